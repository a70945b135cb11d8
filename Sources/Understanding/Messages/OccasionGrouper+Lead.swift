extension OccasionGrouper {
  /// What leads up to a food's name.
  enum Lead {
    /// "over the", "in my": what the scene holds.
    case whereabouts
    /// "the", "my": a thing that is known already, and no word of eating before it.
    case definite
    /// "I ate the", "had a".
    case eating
    case none

    /// What leads up to the name that `name` are the places of in `tokens`.
    init(to name: Range<Int>, in tokens: [Token]) {
      var before = min(name.lowerBound, tokens.count) - 1
      let noun = before
      while before >= 0, ListWords.determiners.contains(tokens[before]) { before -= 1 }
      if before >= 0, EatingWords.having.contains(tokens[before]) {
        self = .eating
      } else if before >= 0, Self.places.contains(tokens[before]), !Self.leadsToFood(before, in: tokens) {
        self = .whereabouts
      } else if noun >= 0, Self.ofKnown.contains(tokens[noun]), !EatingWords.having.occurs(in: tokens[..<noun]),
        !Self.isCounted(noun, in: tokens)
      {
        self = .definite
      } else {
        self = .none
      }
    }

    /// "indulging in a", "followed by a".
    private static func leadsToFood(_ preposition: Int, in tokens: [Token]) -> Bool {
      preposition > 0
        && (MealWords.verbs.contains(tokens[preposition - 1]) || tokens[preposition - 1].isWord("followed"))
    }

    /// "one of those yoghurts": so many of what is known, which nobody counts of what only stood there.
    private static func isCounted(_ determiner: Int, in tokens: [Token]) -> Bool {
      determiner > 1 && tokens[determiner - 1].isWord("of") && tokens[determiner - 2].isCount
    }

    private static let ofKnown = ListWords.definite.union(ListWords.owners)

    /// Prepositions that hardly stand before what was eaten.
    private static let places: WordSet = [
      "in", "on", "at", "over", "under", "off", "like", "between", "among", "by", "near", "against", "into", "through",
      "behind", "across", "outside", "above", "below", "past", "around", "about", "towards", "beside",
    ]
  }
}
