/// Where what was eaten came from, beside what the names of foods say of it. "Restaurant", "canned" and "frozen" hardly
/// tell which food is meant, so they weigh next to nothing among words; but of rows that differ in nothing else they
/// tell one, and canned macaroni holds a third of the energy of homemade.
struct OriginEvidence {
  /// What a phrase or a name says.
  struct Origin: OptionSet {
    let rawValue: UInt8
    /// From a restaurant or a counter.
    static let outside = Origin(rawValue: 1)
    static let frozen = Origin(rawValue: 2)
    static let canned = Origin(rawValue: 4)
    static let home = Origin(rawValue: 8)
    static let school = Origin(rawValue: 16)
    /// Made from a box.
    static let mix = Origin(rawValue: 32)
    static let fresh = Origin(rawValue: 64)
  }

  private let said: Origin

  /// nil where nothing was said of it.
  init?(_ query: Query) {
    said = Self.origin(query.words)
    if said.isEmpty { return nil }
  }

  /// What the name of a food adds to its score or takes from it.
  func score(of name: [PhraseWord], isLabel: Bool) -> Float {
    let row = Self.origin(name)
    // "Fresh" and "homemade" on a package are its maker's word, but what was served was in none.
    if isLabel { return row.isEmpty && !said.isDisjoint(with: [.outside, .school]) ? Self.other : 0 }
    if row.isEmpty { return 0 }
    return row.isDisjoint(with: said) ? Self.other : Self.same
  }

  private static let same: Float = 0.12
  private static let other: Float = -0.12

  private static func origin(_ words: [PhraseWord]) -> Origin {
    var out: Origin = []
    for word in words where word.roles.isDisjoint(with: [.free, .negated]) {
      if let origin = origins[word.text] { out.insert(origin) }
    }
    return out
  }

  private static let origins: [String: Origin] = [
    "restaurant": .outside, "fast": .outside, "fast_food": .outside, "takeout": .outside, "takeaway": .outside,
    "pizzeria": .outside, "frozen": .frozen, "freezer": .frozen, "canned": .canned,
    "homemade": .home, "school": .school, "cafeteria": .school, "packaged": .mix, "boxed": .mix, "fresh": .fresh,
  ]
}
