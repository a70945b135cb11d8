import Foods
import Testing

@testable import Understanding

/// Which rules of a list a sentence may concern.
@Suite struct AnchorsTests {
  private static let anchors = Anchors([
    "left gave", Anchor(["tea", "coffee"], ["milk"]), .numbers, "," | .fractions, .clocks, .anything,
  ])

  @Test(
    arguments: [
      ("toast", [5]), ("she gave me toast", [0, 5]), ("tea", [1, 5]), ("milk with coffee", [1, 5]),
      ("2 eggs", [2, 5]), ("1/2 melon", [2, 3, 5]), ("toast, jam", [3, 5]), ("toast at 8:30", [4, 5]), ("", [5]),
      ("I left 3 cups of tea, at 8:30", [0, 1, 2, 3, 4, 5]),
    ] as [(String, [Int])])
  func `a rule is asked where one of its words or figures is said`(sentence: String, rules: [Int]) {
    let found = Self.anchors.rules(in: Wording.tokens(of: sentence))
    #expect((0..<64).filter { found >> Anchors.Rules($0) & 1 == 1 } == rules)
  }

  @Test func `a pass mends what one before it wrote out`() {
    func renaming(_ word: StaticString, _ other: String) -> @Sendable ([Token]) -> [Token] {
      { tokens in tokens.map { $0.isWord(word) ? Token.word(other, at: $0.range) : $0 } }
    }
    let passes = Passes([
      Pass("brew", renaming("brew", "cuppa")), Pass("cuppa", renaming("cuppa", "tea")),
      Pass("brew", renaming("brew", "never")),
    ])
    let wording = Wording(foods: FoodPhrases(catalog: .reference), context: OfflineReading.context())
    let told = passes.told(Wording.tokens(of: "a brew and a bun"), by: wording)
    #expect(told.map(\.folded) == ["a", "tea", "and", "a", "bun"])
  }
}
