/// One piece of a sentence: a word, a number, a clock reading, a sign or an emoji.
///
/// It never changes, and lists of tokens are cut and handed on hundreds of times in a sentence: they share it.
final class Token: Equatable, Sendable, WordSaying {
  enum Kind: Equatable, Sendable {
    case word
    /// Digits, decimals and fractions ("250", "1,5", "1/2", "1½"); `value` holds the number.
    case number
    /// "7:30" or "1:02:30"; `value` holds hours (or minutes) with the rest as its fraction: 7.5.
    case clock
    /// One sign, or "\n" for a line break.
    case punctuation
    /// A picture; `folded` is what it shows in words, empty where that is neither food nor activity.
    case emoji
  }

  /// How a token follows the one before it.
  enum Join: Equatable, Sendable {
    /// Begins the sentence, or stands after white space.
    case apart
    /// Nothing between: the "g" of "250g".
    case glued
    /// A hyphen or dash between: the "fat" of "low-fat", the "3" of "2-3".
    case hyphen
  }

  let kind: Kind
  /// How many bytes `folded` has, 255 where they are more, and the first of them: most words that are not meant differ in it.
  private let outline: UInt16
  /// The last byte of `folded`.
  private let last: UInt8
  /// "P40", "b12".
  var endsInDigit: Bool { last >= 0x30 && last <= 0x39 }
  /// As written.
  let text: String
  /// Lower case, without accents, straight apostrophes; "w/" is "with".
  let folded: String
  /// Of `folded`.
  let mark: WordMark
  /// The number, for `.number` and `.clock`.
  let value: Double?
  let join: Join
  /// Where the token stands in the sentence.
  let range: Range<String.Index>

  init(
    kind: Kind, text: String, folded: String, value: Double? = nil, join: Join = .apart, range: Range<String.Index>
  ) {
    self.kind = kind
    outline = Self.outline(bytes: folded.utf8.count, first: folded.utf8.first ?? 0)
    last = folded.utf8.last ?? 0
    self.text = text
    self.folded = folded
    mark = WordMark(folded)
    self.value = value
    self.join = join
    self.range = range
  }

  static func == (one: Token, other: Token) -> Bool {
    one === other
      || one.kind == other.kind && one.text == other.text && one.folded == other.folded && one.value == other.value
        && one.join == other.join && one.range == other.range
  }

  /// The same piece, following the one before it in another way.
  func joined(_ join: Join) -> Token {
    Token(kind: kind, text: text, folded: folded, value: value, join: join, range: range)
  }

  /// A word that is read in the place of what was typed at `range`.
  static func word(_ word: String, join: Join = .apart, at range: Range<String.Index>) -> Token {
    Token(kind: .word, text: word, folded: word, join: join, range: range)
  }

  /// Several of them, all at `range`.
  static func words(_ words: [String], join: Join = .apart, at range: Range<String.Index>) -> [Token] {
    words.map { word($0, join: join, at: range) }
  }

  /// A sign that is read in the place of what was typed at `range`.
  static func sign(_ sign: String, join: Join = .glued, at range: Range<String.Index>) -> Token {
    Token(kind: .punctuation, text: sign, folded: sign, join: join, range: range)
  }

  /// A number that is read in the place of what was typed at `range`, written as plainly as it can be.
  static func number(_ value: Double, join: Join = .apart, at range: Range<String.Index>) -> Token {
    let text = NumberPhrase.plain(value)
    return Token(kind: .number, text: text, folded: text, value: value, join: join, range: range)
  }

  @inline(__always)
  private static func outline(bytes: Int, first: UInt8) -> UInt16 {
    UInt16(UInt8(clamping: bytes)) << 8 | UInt16(first)
  }

  /// Whether this is the word `word` (given folded). Inlined, a token that stands in a list is not copied to be asked.
  @inline(__always)
  func isWord(_ word: StaticString) -> Bool { kind == .word && says(word) }

  /// Whether this is the sign `sign`.
  @inline(__always)
  func isSign(_ sign: StaticString) -> Bool { kind == .punctuation && says(sign) }

  /// Whether this says `word`; letters are compared only where the outlines agree, which takes no call.
  @inline(__always)
  func says(_ word: StaticString) -> Bool {
    outline == Self.outline(bytes: word.utf8CodeUnitCount, first: word.utf8Start.pointee) && folded.isSame(as: word)
  }

  @inline(__always)
  func ends(in ending: StaticString) -> Bool {
    last == ending.utf8Start[ending.utf8CodeUnitCount - 1] && folded.ends(in: ending)
  }

  /// Whether this counts: a number in digits or a cardinal in words.
  @inline(__always)
  var isCount: Bool { kind == .number || kind == .word && NumberWords.cardinals.contains(self) }

  /// Whether it is a figure to a tenth or finer: "81.4" and "80.0".
  var hasDecimals: Bool {
    kind == .number && (value.map { $0 != $0.rounded() } ?? false || text.hasSuffix(".0") || text.hasSuffix(",0"))
  }

  /// The number that it says, in digits or as a cardinal in words.
  var saidNumber: Double? { value ?? NumberWords.cardinals[self] }

  /// Whether this ends a phrase: a sign, or a word that joins one food to the next.
  var isBreak: Bool {
    kind == .punctuation || folded.isOne(of: "and", "with", "plus", "then", "for", "from", "on", "at", "in")
  }
}
