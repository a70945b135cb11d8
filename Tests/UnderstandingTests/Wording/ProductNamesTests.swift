import Testing
import ToolCalls

@testable import Understanding

/// Products whose names deny, plan or praise when they are read word by word.
@Suite struct ProductNamesTests {
  @Test(
    arguments: [
      ("a can of No Fear energy drink plus a wrap", ["No Fear energy drink", "wrap"]),
      ("bagel with I can't believe it's not butter", ["bagel", "I can't believe it's not butter"]),
      ("happy meal and a coffee", ["happy meal", "coffee"]), ("2 take five bars", ["take five bars"]),
      ("3 after eights and a long black", ["after eights", "long black"]), ("a 99 with a flake", ["99 with a flake"]),
      ("a ninety nine with a flake", ["ninety nine with a flake"]), ("two gins in a tin", ["gins in a tin"]),
      ("a 99 from the ice cream van", ["99 from the ice cream van"]),
      ("150 g 80/20 mince", ["80/20 mince"]), ("a french fancy", ["french fancy"]), ("ready brek", ["ready brek"]),
      ("sour patch kids", ["sour patch kids"]), ("cathedral city on toast", ["cathedral city", "toast"]),
      ("electrolytes", ["electrolytes"]), ("had my pre-workout", ["pre-workout"]), ("pre-workout banana", ["banana"]),
      ("2 tbsp single cream", ["single cream"]),
    ])
  func `a name made of speech is a food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(arguments: ["I'm happy, meal plan is working", "no fear, I will be back"])
  func `speech stays speech`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }
}
