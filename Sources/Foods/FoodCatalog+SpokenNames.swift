extension FoodCatalog {
  /// The words of a phrase as names have them, those that stand for others replaced: "macaroni" for "mac" before cheese.
  public func nameWords(_ text: String) -> [String] { PhraseReading(table: table).read(text).map(\.text) }

  /// Whether people call `food` just so, word by word: "surf and turf". The table's own names do not count.
  public func isSpokenName(_ text: String, of food: Food) -> Bool {
    guard let index = table.foodIndex(id: food.id) else { return false }
    let numbers = PhraseReading(table: table).read(text).map { table.word($0.text) }
    guard let first = numbers.first, let first else { return false }
    var isSpoken = false
    table.forEachEntry(withWord: first) { entry in
      guard !isSpoken, table.food(ofEntry: entry) == index, table.kind(ofEntry: entry) == .spoken else { return }
      let range = table.wordRange(ofEntry: entry)
      isSpoken = range.count == numbers.count && zip(range, numbers).allSatisfy { table.entryWord($0).word == $1 }
    }
    return isSpoken
  }
}
