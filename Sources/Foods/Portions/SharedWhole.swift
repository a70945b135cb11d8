internal import Nutrition

/// What is baked for several and cut: "half a quiche" and "a whole cheesecake" are of the whole, where "a quiche" is one
/// person's.
enum SharedWhole {
  /// Grams of the whole; nil where a part of one is of what a single person is served.
  static func grams(of food: Food, quantity: Double?, said: [String]) -> Double? {
    if let quantity, quantity < 1, said == [ciabatta.noun], food.name == ciabatta.name { return ciabatta.grams }
    guard food.source != .dish, food.source != .menu, food.source != .branded else { return nil }
    // "Pie, strawberry cream, individual size or tart".
    if said.last == "tart", food.name.hasSuffix("individual size or tart") { return nil }
    let isPart = quantity.map { $0 < 1 } ?? false
    guard isPart || said.contains("whole") && quantity ?? 1 == 1, said.allSatisfy({ !single.contains($0) }),
      let whole = wholes.first(where: { food.category.hasPrefix($0.category) && said.contains($0.noun) })
    else { return nil }
    return whole.grams
  }

  /// Cut from the loaf that shops sell, of which tables have a slice by its label alone; "half a ham ciabatta" is a roll's.
  private static let ciabatta = (noun: "ciabatta", name: "Ciabatta", grams: 270.0)

  /// "the whole pizza": one of it, and no serving.
  static func isMeant(_ food: Food, said: [String]) -> Bool { food.category == "Pizza" && said.contains("whole") }

  /// Nouns by which such a whole is called as words are folded ("quich"), the category of its table and its weight as shops sell it: a quiche of 400 g,
  /// a cheesecake of 500 g, a pie or a cake of 600 g.
  private static let wholes: [(noun: String, category: String, grams: Double)] = [
    ("quich", "Turnovers", 400), ("cheesecake", "Cakes and pies", 500), ("pie", "Cakes and pies", 600),
    ("cake", "Cakes and pies", 600), ("sponge", "Cakes and pies", 600), ("gateau", "Cakes and pies", 600),
    ("tart", "Cakes and pies", 600),
  ]
  /// Said of what one person is served.
  private static let single: Set<String> = [
    "slice", "piece", "cupcake", "mini", "miniature", "individual", "small", "little", "personal", "snack", "fairy",
    "cup", "rice", "fish", "crab", "mince", "pop",
  ]
}
