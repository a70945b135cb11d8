/// Cuts a sentence into tokens, in time linear in its length. Any text is taken; nothing fails.
struct Lexer {
  private let scalars: String.UnicodeScalarView
  private let bytes: String.UTF8View
  private var position: String.Index
  private var tokens: [Token] = []
  private var join = Token.Join.apart

  private init(_ sentence: String) {
    scalars = sentence.unicodeScalars
    bytes = sentence.utf8
    position = scalars.startIndex
  }

  /// The tokens of `sentence`, in order.
  static func tokens(of sentence: String) -> [Token] {
    var lexer = Lexer(sentence)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    while position < scalars.endIndex {
      let scalar = scalars[position]
      if scalar == "\n" || scalar == "\r" {
        lineBreak()
      } else if scalar.isSpace || scalar.isIgnorable {
        step()
        join = .apart
      } else if scalar.isDecimalDigit || scalar.vulgarFraction != nil || startsDecimal {
        number()
      } else if scalar.isLetter {
        word()
      } else if scalar == "#", peek()?.isLetter == true {
        // "#lunch" is lunch.
        step()
        join = .apart
      } else if scalar.isPicture {
        emoji()
      } else if scalar.isHyphen, joinsWithHyphen {
        step()
        join = .hyphen
      } else {
        sign()
      }
    }
  }

  // MARK: Looking

  private func peek() -> Unicode.Scalar? { scalars.scalar(1, after: position) }

  private mutating func step() { position = scalars.index(after: position) }

  /// ".5", but not the point of "eggs.5".
  private var startsDecimal: Bool {
    scalars[position] == "." && peek()?.isDecimalDigit == true && (tokens.isEmpty || join == .apart)
  }

  /// A hyphen between two words or numbers, with no space on either side.
  private var joinsWithHyphen: Bool {
    guard join == .glued, let next = peek(), let last = tokens.last, last.kind == .word || last.kind == .number
    else { return false }
    return next.isLetter || next.isDecimalDigit || next.vulgarFraction != nil
  }

  /// A letter of ASCII but for the "x" of "2x200 ml".
  private static func isPlainLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= 0x61 && small <= 0x7A && small != 0x78
  }

  // MARK: Taking

  /// What stands between `start` and the position.
  private func text(from start: String.Index) -> String { String(scalars[start..<position]) }

  /// - Parameter text: What stands behind `start`, where it is known.
  private mutating func append(
    _ kind: Token.Kind, from start: String.Index, text: String? = nil, folded: String, value: Double? = nil
  ) {
    tokens.append(
      Token(
        kind: kind, text: text ?? self.text(from: start), folded: folded, value: value, join: join,
        range: start..<position))
    join = .glued
  }

  private mutating func lineBreak() {
    let start = position
    step()
    if tokens.last?.isSign("\n") != true { append(.punctuation, from: start, folded: "\n") }
    join = .apart
  }

  private mutating func sign() {
    let start = position
    let scalar = scalars[position]
    step()
    append(.punctuation, from: start, folded: scalar.isHyphen ? "-" : String(scalar))
  }

  private mutating func word() {
    let start = position
    if scalars[position].isTimesLetter, peek()?.isDecimalDigit == true {
      step()
      append(.word, from: start, folded: "x")
      return
    }
    while position < scalars.endIndex {
      // Most letters are plain ones, which are told by their byte at a third of the cost.
      if Self.isPlainLetter(bytes[position]) {
        position = bytes.index(after: position)
        continue
      }
      let scalar = scalars[position]
      let inside = scalar.isApostrophe && position > start && peek()?.isLetter == true
      guard scalar.isLetter || scalar.isDecimalDigit || scalar.isMark || inside else { break }
      // "60kgx10", "330mlx2": a measure, and how often.
      if scalar.isTimesLetter, peek()?.isDecimalDigit == true, join == .glued, tokens.last?.kind == .number,
        UnitTable.unit(named: Folding.fold(text(from: start))) != nil
      {
        break
      }
      // Digits behind letters belong to the word, as in "b12" and "v8".
      step()
    }
    let text = text(from: start)
    var folded = Folding.fold(text)
    if folded == "w", position < scalars.endIndex, scalars[position] == "/" {
      step()
      folded = "with"
      if position < scalars.endIndex, scalars[position] == "o" || scalars[position] == "O",
        peek()?.isLetter != true
      {
        step()
        folded = "without"
      }
      append(.word, from: start, folded: folded)
      join = .apart
      return
    }
    append(.word, from: start, text: text, folded: folded)
  }

  private mutating func emoji() {
    let start = position
    let name = EmojiNames.name(of: scalars[position])
    step()
    // Skin tones, variation selectors and joined pictures belong to the first.
    while position < scalars.endIndex {
      let scalar = scalars[position]
      if scalar.value == 0x200D, peek() != nil {
        step()
        step()
      } else if scalar.isEmojiModifier {
        step()
      } else {
        break
      }
    }
    append(.emoji, from: start, folded: name)
    join = .apart
  }

  private mutating func number() {
    let start = position
    var reader = NumeralReader(scalars: scalars, position: position)
    let numeral = reader.read()
    position = reader.position
    append(
      numeral.isClock ? .clock : .number, from: start, folded: text(from: start), value: numeral.value)
  }
}
