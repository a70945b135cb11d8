import Foods

/// A weight that stands behind a food told in several pieces: "meat loaf made with beef (140 g)", "aubergine in oil, 90 g",
/// "mac and cheese, 180 g".
extension FoodPartition {
  /// Fat by the spoon: what weighs more than this is the food that was cooked in it.
  private static let mostFat = 40.0
  /// A part that is told with its food weighs less than this more often than not: "yogurt with granola, 30 g".
  private static let leastWhole = 100.0
  /// A dish that is surely called so may be weighed as less: "mac and cheese, 80 g".
  private static let leastOfDish = 50.0
  private static let sureOfName = 0.97
  /// A name of several pieces that the catalogue knows this well is a dish of its own.
  private static let sureOfDish = 0.8
  /// Of what was counted there before the weight: "two tamales with meat, 190 g".
  private static let sureOfCounted = 0.7

  private static let sureOfSandwich = 0.4

  /// What stands last is no food by itself: "a salad of radish and cress with oil (150 g)".
  private static let sureOfDescribed = 0.6

  private static let fats = CookingWords.fats.union(["fat", "mayo", "mayonnaise"])
  /// What is measured by itself when it is told with a food.
  private static let poured: WordSet = ["milk", "water", "juice", "cream"]

  /// The foods of `group`, where one of them was weighed behind all its pieces; nil where none was.
  func weighedBehind(_ group: [FoodPiece]) -> [Food]? {
    for place in group.indices {
      guard let (range, food) = weighedFood(at: place, in: group) else { continue }
      let before = Array(group[..<range.lowerBound])
      var rest = Array(group[(range.upperBound + 1)...])
      if !rest.isEmpty { rest[0].joiner = nil }
      return (before.isEmpty ? [] : foods(in: before)) + [food]
        + (rest.isEmpty ? [] : foods(in: rest))
    }
    return nil
  }

  /// The food that has the weight of the piece at `place`, of several pieces: a dish of them all, or the last of them with
  /// what describes it.
  private func weighedFood(at place: Int, in group: [FoodPiece]) -> (range: ClosedRange<Int>, food: Food)? {
    guard let range = weighed(behind: place, in: group) else { return nil }
    if let dish = dish(group[range], weighedAt: place) { return (range, dish) }
    guard let grams = group[place].quantity?.grams,
      isDescription(group[range.upperBound], grams: grams)
    else { return nil }
    var start = range.upperBound
    while start > range.lowerBound, isDescription(group[start], grams: grams) { start -= 1 }
    start = min(start, place)
    guard let food = joined(group[start...range.upperBound], weighedAt: place) else { return nil }
    return (start...range.upperBound, food)
  }

  /// The pieces before the weight that the piece at `place` was given, where there are several.
  private func weighed(behind place: Int, in group: [FoodPiece]) -> ClosedRange<Int>? {
    guard let quantity = group[place].quantity, quantity.grams != nil else { return nil }
    let isBehind = { (piece: FoodPiece) in piece.words.last.map { $0 < quantity.tokens.lowerBound } ?? false }
    guard isBehind(group[place]) else { return nil }
    var end = place
    while end + 1 < group.count, isBehind(group[end + 1]), !group[end + 1].hasAmount { end += 1 }
    let start = start(of: place, in: group)
    return start < end ? start...end : nil
  }

  /// Where the food begins whose last piece stands at `end`: behind the last comma, or the last amount.
  private func start(of end: Int, in group: [FoodPiece]) -> Int {
    var start = end
    while start > 0, let joiner = group[start].joiner,
      joiner != .comma || group[start].isBracket || isDenial(group[start])
        || isDependent(group[start])
    {
      let before = group[start - 1]
      // "two tamales with meat": the count goes with the weight.
      guard
        !before.hasAmount || Self.isCount(before.quantity) && start - 1 == 0
          || Self.isCount(before.quantity) && before.joiner == .comma
      else { break }
      start -= 1
    }
    return start
  }

  private static func isCount(_ quantity: Quantity?) -> Bool {
    quantity.map { !$0.hasUnit && !$0.hasContent && $0.value != nil } ?? false
  }

  private func isDenial(_ piece: FoodPiece) -> Bool {
    piece.words.first.map { MealWords.negators.contains(tokens[$0]) } ?? false
  }

  /// The pieces as one food of the weight that was given to the one at `place`.
  private func joined(_ pieces: ArraySlice<FoodPiece>, weighedAt place: Int) -> Food? {
    var whole = Array(pieces)
    whole[place - pieces.startIndex].quantity = nil
    whole[0].quantity = pieces[place].quantity
    whole[0].quantity?.size = nil
    guard let food = value(of: whole[...], in: whole)?.food, food.match != nil else { return nil }
    return food
  }

  /// The same, where the catalogue has a dish of that name and the weight was not that of its last part.
  private func dish(_ pieces: ArraySlice<FoodPiece>, weighedAt place: Int) -> Food? {
    // "a ham and cheese sandwich on rye, 150 g": nobody weighs the bread of one.
    let isSandwich = pieces.dropLast().contains { piece in
      piece.words.last.map { SandwichWords.sliced.contains(tokens[$0].folded) } ?? false
    }
    guard place == pieces.endIndex - 1 || isSandwich, let last = pieces.last?.words.last,
      !Self.poured.contains(tokens[last]),
      let grams = pieces[place].quantity?.grams, grams >= Self.leastOfDish,
      let food = joined(pieces, weighedAt: place), let match = food.match,
      grams >= Self.leastWhole || match.confidence >= Self.sureOfName
    else { return nil }
    let isCounted = pieces.dropLast().contains(where: \.hasAmount)
    let isDescribed = isDescription(pieces[place], grams: Self.mostFat + 1)
    guard match.food.source != .branded || isSandwich,
      match.confidence
        >= (isSandwich
          ? Self.sureOfSandwich
          : isDescribed ? Self.sureOfDescribed : isCounted ? Self.sureOfCounted : Self.sureOfDish),
      agreement(of: match, with: food.pieces) >= 0
    else { return nil }
    return food
  }

  /// Nothing by itself: how the food was cooked, which of it was eaten, the fat it was cooked in.
  private func isDescription(_ piece: FoodPiece, grams: Double) -> Bool {
    var plain = piece
    plain.quantity = nil
    if isDependent(plain) { return true }
    return grams > Self.mostFat && piece.words.count <= 2
      && piece.words.last.map { Self.fats.contains(tokens[$0]) } ?? false
  }
}
