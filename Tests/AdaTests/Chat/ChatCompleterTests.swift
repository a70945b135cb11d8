import Foods
import Testing

@testable import ada

struct ChatCompleterTests {
  private let completer = ChatCompleter(catalog: .reference)

  @Test(arguments: [
    ("", "/to", ["/today"]), ("", "/un", ["/undo"]), ("", "/T", ["/targets", "/today"]), ("2 ", "/to", []),
    ("/today ", "ban", []),
  ])
  func `commands are completed at the start of a line`(before: String, word: String, expected: [String]) {
    #expect(completer.completions(before: before, word: word) == expected)
  }

  @Test(arguments: [
    ("2 ", "banan", "banana"), ("", "spaghe", "spaghetti"), ("I had peanut ", "but", "butter"),
    ("2 ", "Oatm", "Oatmeal"),
    ("/search ", "yogu", "yogurt"),
  ])
  func `names of foods are completed everywhere else`(before: String, word: String, expected: String) {
    #expect(completer.completions(before: before, word: word).contains(expected))
  }

  @Test(arguments: ["", "b", "12", "500ml"])
  func `too little to go by completes nothing`(word: String) {
    #expect(completer.completions(before: "I had ", word: word) == [])
  }
}
