/// The partition that the catalogue covers best.
extension FoodPartition {
  /// What it costs to leave out a piece with an amount.
  private static let amountLost = 3.0

  /// More pieces than this are a list: each is looked at with its neighbour only.
  static let longestFood = 6

  /// The foods that explain most of `group` together.
  func bestFoods(in group: [FoodPiece]) -> [Food] {
    if group.count == 1 { return value(of: group[...], in: group).map { [$0.food] } ?? [] }
    // best[i]: the best reading of the pieces before i, its last food, and where the pieces of that begin.
    var best: [(value: Double, food: Food?, start: Int)] = [(0, nil, 0)]
    for end in 1...group.count {
      var winner: (value: Double, food: Food?, start: Int)?
      for start in max(0, end - Self.longestFood)..<end {
        guard let value = self.value(of: group[start..<end], in: group) else { continue }
        let total = best[start].value + value.value
        if total > winner?.value ?? -.infinity { winner = (total, value.food, start) }
      }
      // A piece that is left out takes its amount with it, which is hardly what was meant.
      let loss = group[end - 1].hasAmount ? Self.amountLost : 0
      best.append(winner ?? (best[end - 1].value - loss, nil, end - 1))
    }
    var foods: [Food] = []
    var end = group.count
    while end > 0 {
      if let food = best[end].food { foods.append(food) }
      end = best[end].start
    }
    return foods.reversed()
  }
}
