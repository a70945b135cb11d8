import Testing

@testable import Foods

/// The table's words were folded in Python; Swift must fold the same names to the same words.
@Suite struct FoldAgreementTests {
  private let table = TableBytes.reference

  @Test func `every name in the table folds to the words the table has for it`() {
    let reading = PhraseReading(table: table)
    var differing: [String] = []
    var compared = 0
    for entry in 0..<table.entries.count where table.kind(ofEntry: entry) == .name {
      let food = table.food(ofEntry: entry)
      // A chain's own words are added to its items' names by the script.
      guard table.source(ofFood: food) != .menu else { continue }
      compared += 1
      let name = table.name(ofFood: food)
      let expected = table.wordRange(ofEntry: entry).map {
        String(decoding: table.wordText(table.entryWord($0).word), as: UTF8.self)
      }
      let words = reading.read(name).map(\.text)
      if words != expected { differing.append("\(name): \(words) and not \(expected)") }
    }
    #expect(compared > 15_000)
    #expect(differing == [])
  }

  @Test func `every word of the table is found again, and stands in byte order`() {
    for word in 0..<table.words.count {
      let text = String(decoding: table.wordText(word), as: UTF8.self)
      #expect(table.word(text) == word)
    }
  }

  @Test(arguments: [
    ("Crème brûlée", ["creme", "brulee"]), ("Kellogg's cookies", ["kellogg", "cooky"]), ("kelloggs", ["kellogg"]),
    ("M&M’s", ["m", "m"]), ("2% milk 1.5%", ["2%", "milk", "1.5%"]), ("potatoes, tomatoes", ["potato", "tomato"]),
    ("Radishes glasses juices", ["radish", "glass", "juice"]), ("smörgås", ["smorga"]), ("🍌🍎", ["🍌", "🍎"]),
    ("fat-free", ["fat", "free"]), ("pies fries", ["pie", "fry"]), ("leaves", ["leaf"]), ("", []), ("  ,()", []),
  ])
  func `words fold to small plain singulars`(text: String, words: [String]) {
    #expect(WordFolding.words(text) == words)
  }
}
