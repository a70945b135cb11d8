import Nutrition

/// What a measure holds of a food that no table has it for, by the foods nearest to it.
extension FoodCatalog {
  /// Grams in a millilitre where a food has no volume portion: those of the reference food with the nearest name, else
  /// near water for drinks and little over half of it for loose solids.
  func densityByAnalogy(_ food: Food, _ asked: PortionText) -> (gramsPerMillilitre: Double, confidence: Double) {
    if food.foodType == .food, let query = Query(food.name, table: table, correctingTypos: false) {
      for near in CandidateSearch(table: table).best(4, for: query) where near.score > 0.2 {
        if let density = PortionChoice(table.food(near.food)).density(asked) {
          return (density.gramsPerMillilitre, 0.6)
        }
      }
    }
    return (food.foodType == .food ? 0.6 : 1.02, 0.5)
  }

  /// Grams of as many whole pieces as make a helping on a plate, where the food is counted by its own name: idlis, pooris.
  func plateOfPieces(_ food: Food, _ choice: PortionChoice) -> Double? {
    guard food.foodType == .food, let piece = choice.counted(), Self.piecesOnPlate.contains(piece.grams),
      let noun = WordFolding.words(piece.label).first, choice.name.contains(noun) || choice.said.contains(noun)
    else { return nil }
    return piece.grams * max(2, min(6, (Self.plateful / piece.grams).rounded()))
  }

  /// Grams of what comes several to a plate.
  private static let piecesOnPlate = 20.0...150
  /// Grams of small things on one plate.
  private static let plateful = 200.0

  /// What a strip or slice weighs of the reference food with the nearest name that is cut so.
  func partByAnalogy(_ food: Food, _ asked: PortionText) -> PortionChoice.Choice? {
    guard food.foodType == .food, let query = Query(food.name, table: table, correctingTypos: false) else { return nil }
    for near in CandidateSearch(table: table).best(12, for: query) where near.score > 0.2 {
      if let found = PortionChoice(table.food(near.food)).named(asked) { return found }
    }
    return nil
  }
}
