/// USDA's surveys have a food in up to a dozen rows that differ in their state alone, one beside the other. What people
/// call it is a name of one of them ("mac and cheese", "fries"), and the others are found from there.
extension StateEvidence {
  /// The row of the same food that is told better by what was said of its state; nil where there is none.
  func sibling(of food: Int, shift: Float, in table: TableBytes) -> Int? {
    let source = table.source(ofFood: food)
    guard isOfMany, source == .fndds2021 || source == .fndds2017 else { return nil }
    let base = base(of: food, in: table)
    let first = firstWords(of: table.name(ofFood: food))
    let category = table.categoryBytes(ofFood: food)
    let words = told(by: table.name(ofFood: food))
    var best: (food: Int, shift: Float)?
    for other in max(0, food - Self.reach)..<min(table.foods.count, food + Self.reach + 1)
    where other != food && table.source(ofFood: other) == source {
      guard table.categoryBytes(ofFood: other).elementsEqual(category),
        case let name = table.name(ofFood: other), firstWords(of: name) == first,
        self.base(of: other, in: table) == base
      else { continue }
      let told = told(by: name)
      let value = self.shift(of: other, in: table) + Self.word * Float(told - words)
      if told >= words, value > (best?.shift ?? shift + Self.leastBetter) { best = (other, value) }
    }
    return best?.food
  }

  /// Rows on either side that are looked at.
  private static let reach = 40
  private static let leastBetter: Float = 0.1
  /// "Fried" or "baked" beside it, where it was said.
  private static let word: Float = 0.03

  private func told(by name: String) -> Int {
    reading.read(name).count { texts.contains($0.text) && !$0.roles.contains(.free) }
  }

  private func firstWords(of name: String) -> Substring { name.prefix { $0 != "," } }

  /// The words that say which food it is, without those of its state, and how it was cooked: roasted potatoes are not
  /// the canned ones.
  private func base(of food: Int, in table: TableBytes) -> (words: Set<String>, cooking: Set<String>) {
    var out: Set<String> = []
    var cooking: Set<String> = []
    for word in reading.read(table.name(ofFood: food)) where !word.roles.contains(.free) {
      guard let number = table.word(word.text), !Self.states.contains(word.text) else { continue }
      switch table.wordClass(number) {
      case .plain, .strong, .kind: out.insert(word.text)
      case .state: if !Self.fats.contains(word.text) { cooking.insert(word.text) }
      case .weak, .unready: continue
      }
    }
    return (out, cooking)
  }

  private static let fats: Set<String> = ["nofatadded", "fatadded", "leanandfat", "leanonly"]
  private static let states: Set<String> = [
    "oil", "butter", "margarine", "fat", "school", "fast", "food", "fast_food", "peel", "eaten",
  ]
}
