import Nutrition

/// Turns the tokens of a clause about eating into what each of them does.
struct ClauseScanner {
  let tokens: [Token]
  let filter: SceneFilter
  let quantities: QuantityParser
  /// The steps around a food that the words of the clause may take.
  let open: Anchors.Rules
  var elements: [MealElement] = []
  var index = 0
  /// A verb of eating stood last: what follows is its object, with or without a preposition.
  var isAfterVerb = false
  /// Something is put to something else: what it is put to was not measured.
  var isAdding = false
  /// Up to here the tokens stand in brackets.
  var bracketEnd = 0

  init(_ tokens: [Token]) {
    self.tokens = tokens
    filter = SceneFilter(tokens)
    quantities = filter.quantities
    open = Self.circumstances.rules(in: tokens)
  }

  /// The clause's elements in order.
  static func elements(of tokens: [Token]) -> [MealElement] {
    var scanner = ClauseScanner(tokens)
    while scanner.index < tokens.count { scanner.step() }
    return scanner.elements
  }

  mutating func step() {
    let token = tokens[index]
    switch token.kind {
    case .punctuation: sign(token)
    case .clock:
      take(.gap)
      skipTimeWord()
    case .emoji:
      if !token.folded.isEmpty { elements.append(.word(index)) }
      index += 1
    case .number where level() != nil: take(.gap, count: 3)
    case .number where isListNumber: take(.hard, count: 2)
    case .number where isBehindDoor: index += 1
    case .number where isBareLength: take(.gap, count: 2)
    case .number:
      if token.join != .apart, isAfterContent { content() } else if !none(), !repeats(), !amount() { plainNumber() }
    case .word: word(token)
    }
  }

  mutating func take(_ element: MealElement, count: Int = 1) {
    elements.append(element)
    index += count
  }

  var isAfterContent: Bool {
    guard index > 0, !elements.isEmpty, case .word(let last) = elements[elements.count - 1] else { return false }
    return last == index - 1 || last == index - 2 && tokens[index - 1].isSign(".") && tokens[index].join == .glued
  }

  // MARK: Signs

  mutating func sign(_ token: Token) {
    switch token {
    case ",": take(.soft(.comma, index))
    case "&":
      if let end = fixedPhrase() { return take(through: end) }
      // "g&t": the letters are one name.
      let isInitials =
        isAfterContent && token.join == .glued && index + 1 < tokens.count && tokens[index + 1].join == .glued
        && min(tokens[index - 1].text.utf8.count, tokens[index + 1].text.utf8.count) < 3
      take(isInitials ? .word(index) : .soft(.and, index))
    case "+", "\n", ";", ":", "=", "|", "•": take(.hard)
    case ".", "!", "?", "…":
      // "A.B.C. Diner" and "Wow! Crisps": inside a name the sign parts nothing.
      let next = index + 1 < tokens.count ? index + 1 : nil
      let isInitial =
        index > 0 && token.join == .glued && tokens[index - 1].text.utf8.count == 1 && tokens[index - 1].kind == .word
      let isShort = index > 0 && token.join == .glued && SentenceSplitter.shortened.contains(tokens[index - 1])
      let isInside =
        isShort
        || next.map { tokens[$0].join == .glued || filter.isNameLike[$0] && (isAfterContent || isInitial && index > 2) }
          ?? false
      if isInside { index += 1 } else { take(.hard) }
    case "-":
      let isInName =
        index > 0 && index + 1 < tokens.count && filter.isNameLike[index - 1] && filter.isNameLike[index + 1]
      take(isInName ? .soft(.comma, index) : token.join == .glued ? .gap : .hard)
    case "(", "[": bracket()
    case "@":
      index += 1
      if index < tokens.count, tokens[index].kind == .number || tokens[index].kind == .clock {
        take(.gap)
        skipTimeWord()
      }
    case "£", "$", "€":
      let isPrice = index + 1 < tokens.count && tokens[index + 1].kind == .number
      take(.gap, count: isPrice ? 2 : 1)
    case ")", "]": take(.bracketEnd)
    case "/": if isListSlash { take(.hard) } else { index += 1 }
    case "%": if isAfterContent { take(.word(index)) } else { index += 1 }
    default: index += 1
    }
  }

  /// The "2)" of "1) porridge 2) coffee".
  private var isListNumber: Bool {
    let next = index + 1
    return next + 1 < tokens.count && !isInBracket && tokens[next].isSign(")") && tokens[next].join == .glued
      && tokens[next + 1].kind == .word && tokens[index].join == .apart
  }

  /// "cod / new potatoes / peas" parts foods; "grilled / fried cod" leaves open how one was made.
  private var isListSlash: Bool {
    guard index > 0, index + 1 < tokens.count, tokens[index].join == .apart, tokens[index + 1].join == .apart,
      !isInBracket, elements.last?.isNamed ?? false
    else { return false }
    // Nothing but how it was made stands before.
    let named = elements.reversed().prefix { $0.isWord }
    let isManner = named.allSatisfy {
      if case .word(let word) = $0 { MealWords.modifiers.contains(tokens[word]) } else { false }
    }
    return !isManner
  }

  var isInBracket: Bool { index < bracketEnd }

  private static let amongAdditions: WordSet = [
    "and", ",", "+", "&", "a", "some", "little", "oat", "soy", "almond", "whole", "skim", "skimmed", "full", "(", "[",
  ]

  /// "tea (milk, two sugars)": what was put in the drink before, which "with" would say as well.
  private func holdsAdditions(_ bracket: ArraySlice<Token>) -> Bool {
    guard elements.last?.isWord ?? false, CoffeeWords.stirred.occurs(in: bracket) else { return false }
    return bracket.allSatisfy {
      CoffeeWords.stirred.contains($0) || Self.amongAdditions.contains($0) || $0.isCount
        || UnitTable.unit(named: $0.folded) != nil
    } && bracket.last.map { CoffeeWords.stirred.contains($0) } ?? false
  }

  /// Tokens in the longest aside that brackets hold.
  private static let longestBracket = 64

  mutating func bracket() {
    // What is not closed within a phrase's length is no bracket; looking further would cost the square of a long line.
    let horizon = min(index + Self.longestBracket, tokens.count)
    let close = tokens[index..<horizon].firstIndex { $0.isSign(")") || $0.isSign("]") } ?? horizon
    let inside = tokens[index..<close]
    if holdsAdditions(inside) { return take(.soft(.with, index)) }
    // "(yield from a raw piece)" tells how a table weighed its piece, not what was eaten.
    if inside.contains(where: { $0.isWord("yield") || $0.isWord("yields") }) {
      index = min(close + 1, tokens.count)
      return
    }
    // "a slice of pie (an eighth of a 9-inch pie)": what the slice was of.
    if case .word(let noun)? = elements.last, inside.contains(where: { $0.isWord("of") }),
      inside.last.map({ EnglishPlural.singular(of: $0.folded) }) == EnglishPlural.singular(of: tokens[noun].folded)
    {
      index = min(close + 1, tokens.count)
      return
    }
    bracketEnd = close
    take(.bracket(index))
  }

  // MARK: Numbers
}
