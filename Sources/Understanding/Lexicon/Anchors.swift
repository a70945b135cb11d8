/// What a sentence has to say for a rule to find something in it: one of some words or signs, or a figure of some kind.
struct Anchor: Sendable {
  fileprivate enum Kind { case number, fraction, clock, anything }

  fileprivate var words: [String] = []
  fileprivate var kinds: Set<Kind> = []

  /// Of a rule that no word tells of.
  static let anything = Anchor(kind: .anything)
  /// Numbers, and words that end in one: "40", "P40".
  static let numbers = Anchor(kind: .number)
  /// Numbers with a stroke in them: "1/2", "8/10", "20/11".
  static let fractions = Anchor(kind: .fraction)
  static let clocks = Anchor(kind: .clock)

  private init(kind: Kind) { kinds = [kind] }

  /// Any of the words of `classes`.
  init(_ classes: any Sequence<String>...) {
    for words in classes { self.words += Array(words) }
  }

  /// What either stands or falls by.
  static func | (one: Anchor, other: Anchor) -> Anchor {
    var both = one
    both.words += other.words
    both.kinds.formUnion(other.kinds)
    return both
  }
}

extension Anchor: ExpressibleByStringLiteral {
  /// Any of the words and signs of a running text.
  init(stringLiteral text: String) { self.init(text.parted(by: " \n").map(String.init)) }
}

/// The anchors of a list of rules: one look at each token of a sentence tells which of them may find something in it, where
/// each rule by itself would look at every token once more.
struct Anchors: Sendable {
  /// The rules of a list, a bit each, the first of them lowest.
  typealias Rules = UInt64

  private let byWord: WordTable<Rules>
  private let always: Rules
  private let ofNumbers: Rules
  private let ofFractions: Rules
  private let ofClocks: Rules

  /// At most `Rules.bitWidth` of them.
  init(_ anchors: [Anchor]) {
    precondition(anchors.count <= Rules.bitWidth, "A list of rules is longer than its bits.")
    var byWord: [String: Rules] = [:]
    for (place, anchor) in anchors.enumerated() {
      for word in anchor.words { byWord[word, default: 0] |= 1 << Rules(place) }
    }
    func rules(of kind: Anchor.Kind) -> Rules {
      anchors.indices.filter { anchors[$0].kinds.contains(kind) }.reduce(0) { $0 | 1 << Rules($1) }
    }
    self.byWord = WordTable(byWord)
    always = rules(of: .anything)
    ofNumbers = rules(of: .number)
    ofFractions = rules(of: .fraction)
    ofClocks = rules(of: .clock)
  }

  /// Those that may find something in `tokens`.
  func rules(in tokens: some Sequence<Token>) -> Rules {
    var found = always
    for token in tokens {
      if let rules = byWord[token] { found |= rules }
      if token.kind == .number {
        found |= ofNumbers
        if ofFractions != 0, token.folded.utf8.contains(UInt8(ascii: "/")) { found |= ofFractions }
      } else if token.kind == .clock {
        found |= ofClocks
      } else if token.endsInDigit {
        found |= ofNumbers
      }
    }
    return found
  }
}
