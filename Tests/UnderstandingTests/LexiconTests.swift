import Testing

@testable import Understanding

@Suite struct LexiconTests {
  @Test func `every name of a unit is read as that unit`() {
    for name in UnitTable.byName.keys {
      #expect(UnitTable.unit(at: 0, in: Lexer.tokens(of: name))?.unit == UnitTable.byName[name], "\(name)")
    }
  }

  @Test(arguments: [
    ("fl. oz of milk", "fl oz", 3), ("FL OZ", "fl oz", 2), ("fl", nil, 0),
    ("single serving bag", "single serving bag", 3),
    ("imperial tea", nil, 0), ("six eggs", nil, 0), ("strip steak", "strip steak", 2), ("strip of bacon", "strip", 1),
  ])
  func `the longest name of a unit wins`(text: String, name: String?, count: Int) {
    let found = UnitTable.unit(at: 0, in: Lexer.tokens(of: text))
    #expect(found?.unit.name == name && found?.count ?? 0 == count)
  }

  @Test func `a table finds the longest of its phrases, and no other`() {
    let table = PhraseTable([("going", 1), ("going to", 2), ("going to the", 3), ("don't", 4), ("an", 5)])
    let cases = [
      ("going to the shop", 3), ("going to bed", 2), ("going", 1), ("don't", 4), ("an egg", 5), ("and", nil),
    ]
    for (text, value) in cases { #expect(table.match(at: 0, in: Lexer.tokens(of: text))?.value == value, "\(text)") }
  }

  /// The lexer cuts at hyphens and points and takes accents away: a word that holds one would never be found.
  @Test func `every word of a class is one token, folded as it is listed`() {
    let people = [IntentWords.others, MealWords.company, ListWords.selves, ListWords.owners, ListWords.reflexives]
    let verbs = [
      EatingWords.plain, EatingWords.ongoing, EatingWords.taking, EatingWords.giving, EatingWords.wasting,
      IntentWords.reports, IntentWords.thirdPersonVerbs, IntentWords.copulas, IntentWords.deniedCopulas,
      VerbWords.finite,
      VerbWords.pasts, MealWords.verbs, ListWords.seeming, ListWords.negations,
    ]
    let foods = [
      ListWords.sides, ListWords.grains, ListWords.baked, ListWords.sweets, ListWords.shapes, ListWords.flavors,
      ListWords.soldFlavors, ListWords.kinds, ListWords.whole, ListWords.cuisines, ListWords.uncounted,
      CookingWords.cooked, SandwichWords.fillings, SandwichWords.spreads,
    ]
    let amounts = [
      QuantityWords.approximators, QuantityWords.pieces, QuantityWords.namedSizes, QuantityWords.childSizes,
      QuantityWords.measuredSizes, UnitTable.abbreviations, UnitTable.parts,
    ]
    let around = [
      ListWords.causes, ListWords.situating, ListWords.clauseBreaks, ListWords.sentenceEnds, ListWords.determiners,
      IntentWords.openers, IntentWords.foreign, TimeWords.tonight, TimeWords.entries, WeightWords.neutral,
      GoalWords.aroundGoal, QuestionWords.frame, MealWords.small, MealWords.vehicles, CorrectionWords.fillers,
    ]
    for word in [people, verbs, foods, amounts, around].joined().joined() {
      #expect(Lexer.tokens(of: word).map(\.folded) == [word], "\(word)")
    }
  }

  @Test func `a word set holds its words and no other, asked by word or by token`() {
    let held = ["oat", "oats", "crème", "a", "", "überlangeswortfürjedenvorrat"]
    let others = ["oa", "oatss", "creme", "b", "to", "sta", "überlangeswortfürjedenvorra"]
    let set = WordSet(held)
    let table = WordTable(Dictionary(uniqueKeysWithValues: held.map { ($0, $0.count) }))
    for word in held { #expect(set.contains(word) && table[word] == word.count, "\(word)") }
    for word in others { #expect(!set.contains(word) && table[word] == nil, "\(word)") }
    for token in Lexer.tokens(of: "oat oats bran") {
      #expect(set.contains(token) == held.contains(token.folded) && table[token] == table[token.folded])
    }
    #expect(set.isDisjoint(with: others) && !set.isDisjoint(with: others + ["oat"]))
  }
}
