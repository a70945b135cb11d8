import Testing
import ToolCalls

@testable import Understanding

/// Macros in letters and in a row, as people who count them note them.
@Suite struct MacroShorthandTests {
  @Test(arguments: [
    "lasagne 612 kcal 41p 55c 22f", "lasagne 612 kcal P41 C55 F22", "lasagne 612 kcal P 41 C 55 F 22",
    "lasagne 612 kcal 41g P 55g C 22g F", "lasagne 612 cals, 41p/55c/22f",
    "lasagne 612 kcal 41 protein 55 carbs 22 fat",
    "lasagne 612 kcal - protein: 41g, carbs: 55g, fat: 22g", "lasagne 612 kcal (p: 41, c: 55, f: 22)",
    "lasagne, 612 kcal, 41 g protein, 55 g carbs, 22 g fat",
  ])
  func `macros are read in every shorthand`(said: String) {
    let items = OfflineReading.items(said)
    #expect(items.map(\.calories) == [612])
    #expect(items.map(\.proteinG) == [41] && items.map(\.carbsG) == [55] && items.map(\.fatG) == [22])
  }

  @Test func `each food keeps its own`() {
    let items = OfflineReading.items("trout 33p 0c 9f, crumpet 4p 28c 1f")
    #expect(items.map(\.proteinG) == [33, 4] && items.map(\.fatG) == [9, 1])
  }

  @Test func `one macro with its name is no food`() {
    let items = OfflineReading.items("gnocchi, carbs about 62g")
    #expect(items.map(\.carbsG) == [62])
  }

  @Test(arguments: ["a cup of tea and 2 pears", "10 pears", "ran 5 k in 31 min", "1 c rice and 2 pears"])
  func `a letter or a figure alone is no macro`(said: String) {
    #expect(OfflineReading.items(said).allSatisfy { $0.proteinG == nil && $0.fatG == nil })
  }

  @Test func `what is written out stays as it was told`() {
    let said = Lexer.tokens(of: "lasagne, 41 g protein, 22 g fat")
    #expect(MacroShorthand.spelled(said) == said)
  }

  @Test(arguments: ["540 kcal, 38 g protein, 51 g carbs, 19 g fat", "540 kcal 38p 51c 19f"])
  func `figures without a food are asked about`(said: String) {
    #expect(OfflineReading.read(said).clarification?.question.contains("log 540 kcal") == true)
  }
}
