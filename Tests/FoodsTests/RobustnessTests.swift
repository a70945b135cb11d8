import Randomness
import Testing

@testable import Foods

@Suite struct RobustnessTests {
  private let catalog = FoodCatalog.reference

  @Test(.timeLimit(.minutes(60))) func `random bytes never crash`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      exercise(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(.timeLimit(.minutes(60)), arguments: ["a", "chicken with ", "(", ",", "🥑", "½ "])
  func `an endless text is read no further than a food's name goes`(piece: String) {
    let long = String(repeating: piece, count: (1 << 17) / piece.utf8.count)
    exercise(long)
    let read = String(long.prefix(FoodCatalog.longestText))
    #expect(catalog.link(long)?.food.id == catalog.link(read)?.food.id)
    #expect(catalog.search(long, limit: 3).map(\.food.id) == catalog.search(read, limit: 3).map(\.food.id))
  }

  @Test(.timeLimit(.minutes(60))) func `known words in any order never crash`() {
    var random = SeededGenerator(seed: 11)
    let table = catalog.table
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        String(decoding: table.wordText(Int.random(in: 0..<table.words.count, using: &random)), as: UTF8.self)
      }
      exercise(words.joined(separator: " "))
    }
  }

  @Test func `one changed letter in a long word still finds the food`() {
    var random = SeededGenerator(seed: 3)
    let words = [
      "burrito", "banana", "chicken", "broccoli", "spaghetti", "cheeseburger", "strawberries", "asparagus", "croissant",
      "quesadilla", "cucumber", "pineapple", "mushrooms", "cauliflower", "blueberries",
    ]
    var right = 0
    var tried = 0
    for word in words {
      guard let wanted = catalog.link(word)?.food.id else {
        Issue.record("\(word) is not known")
        continue
      }
      for _ in 0..<20 {
        var letters = Array(word.utf8)
        let place = Int.random(in: 1..<letters.count - 1, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: letters[place] = UInt8.random(in: 0x61...0x7A, using: &random)
        case 1: letters.remove(at: place)
        case 2: letters.insert(UInt8.random(in: 0x61...0x7A, using: &random), at: place)
        default: letters.swapAt(place, place + 1)
        }
        tried += 1
        if catalog.link(String(decoding: letters, as: UTF8.self))?.food.id == wanted { right += 1 }
      }
    }
    #expect(Double(right) / Double(tried) > 0.93)
  }

  private func exercise(_ text: String) {
    _ = catalog.link(text)
    _ = catalog.search(text, limit: 3)
    if let food = catalog.food(id: "usda:2705385") { _ = catalog.portion(of: food, quantity: 1, unit: text) }
  }
}
