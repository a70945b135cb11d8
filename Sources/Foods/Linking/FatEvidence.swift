/// What was said of the fat in a food, beside what the names of foods say of it: USDA's surveys have most vegetables,
/// grains, eggs and beans cooked with and without fat, and meat with its fat eaten or left, in rows that differ in
/// nothing else. One word of many in their long names does not outweigh a shorter name that says the contrary.
struct FatEvidence {
  /// What a phrase or a name says.
  struct Statement: OptionSet {
    let rawValue: UInt8
    /// Cooked without any.
    static let none = Statement(rawValue: 1)
    static let oil = Statement(rawValue: 2)
    static let butter = Statement(rawValue: 4)
    /// Some, whatever its kind.
    static let some = Statement(rawValue: 8)
    /// Meat with its own.
    static let whole = Statement(rawValue: 16)
    static let lean = Statement(rawValue: 32)
    /// Any in cooking.
    static let added: Statement = [.oil, .butter, .some]
  }

  private let said: Statement
  /// Boiling and steaming need no fat, but butter may follow.
  private let isImplied: Bool
  /// It was cooked; what is only called frozen may be as it was bought.
  let isOfCooking: Bool

  /// nil where nothing was said of it.
  init?(_ query: Query) {
    var said = Self.statement(query.words)
    let texts = query.words.map(\.text)
    // "White rice, no fat": behind a food it is how it was cooked, before it what was bought ("fat-free yogurt").
    if said.isEmpty, let place = texts.firstIndex(of: "nonfat"), place > query.head { said = .none }
    isImplied = said.isEmpty
    // "Lean" ground beef is sold by its share of fat; of another cut it is what one eats.
    if isImplied, texts.contains("lean"), !texts.contains("ground") { said = .lean }
    if isImplied, texts.contains(where: Self.fatless.contains) { said = .none }
    isOfCooking = !said.isEmpty
    if isImplied, said.isEmpty, texts.contains("frozen") { said = .none }
    // "Butter" and "oil" by themselves are foods.
    guard !said.isEmpty, isImplied || query.words.count > 1 else { return nil }
    self.said = said
  }

  /// What the name of a food adds to its score or takes from it. A package was not cooked with anything yet.
  func score(of name: [PhraseWord], isLabel: Bool) -> Float {
    let row = Self.statement(name)
    guard !row.isEmpty else { return isLabel && !isImplied ? Self.silentLabel : 0 }
    // What a label names with oil was put up in it.
    if isLabel, !isContrary(row) { return 0 }
    let score = isContrary(row) ? Self.contrary : row.isDisjoint(with: said) ? isAlike(row) ? Self.alike : 0 : Self.same
    return isImplied ? score / 2 : score
  }

  private func isContrary(_ row: Statement) -> Bool {
    if said.contains(.none) { return row.isDisjoint(with: .none) && !row.isDisjoint(with: .added) }
    if said.contains(.lean) { return row.contains(.whole) && !row.contains(.lean) }
    if row.contains(.none) { return true }
    return row.contains(.lean) && !row.contains(.whole)
  }

  /// "With fat" is with oil or butter, and the fat of meat.
  private func isAlike(_ row: Statement) -> Bool {
    said.contains(.some) && !row.isDisjoint(with: [.oil, .butter, .whole])
      || row.contains(.some) && !said.isDisjoint(with: [.oil, .butter])
  }

  private static let same: Float = 0.25
  private static let alike: Float = 0.15
  private static let contrary: Float = -0.3
  private static let silentLabel: Float = -0.15
  private static let fatless: Set<String> = ["steamed", "boiled"]

  private static func statement(_ words: [PhraseWord]) -> Statement {
    var out: Statement = []
    for (index, word) in words.enumerated() where !word.roles.contains(.free) {
      let kind: Statement
      switch word.text {
      case "nofatadded": kind = .none
      case "fatadded": kind = .some
      case "leanandfat": kind = .whole
      case "leanonly": kind = .lean
      case "buttered": kind = .butter
      case "butter", "margarine", "oil", "fat", "lard", "ghee", "dripping":
        // Peanut butter is no fat for cooking, nor butter the first word of a cookie.
        guard !word.roles.isDisjoint(with: [.tail, .negated]) else { continue }
        if index > 0, notFats.contains(words[index - 1].text) { continue }
        kind = word.text == "oil" ? .oil : Self.butters.contains(word.text) ? .butter : .some
      default: continue
      }
      if word.roles.contains(.negated) {
        out.insert(.none)
      } else {
        out.insert(kind)
      }
    }
    return out
  }

  private static let butters: Set<String> = ["butter", "margarine", "ghee"]
  private static let notFats: Set<String> = [
    "peanut", "almond", "nut", "cashew", "apple", "cocoa", "low", "reduced", "trimmed",
  ]
}
