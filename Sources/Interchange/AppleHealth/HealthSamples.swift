import Nutrition

/// One figure of one moment, small as there may be very many.
struct HealthSample {
  var seconds: Int
  var offset: Int32
  var source: Int32
  var value: Double

  var moment: HealthMoment { HealthMoment(seconds: seconds, offset: Int(offset)) }
}

/// Something eaten: what one app reported for one moment under one name.
struct HealthFood: Hashable {
  var seconds: Int
  var source: Int
  var name: String?
}

/// What was in it.
struct HealthFoodFigures {
  var offset = 0
  var zone: String?
  var meal: MealType?
  var calories: Double?
  var nutrients = Nutrients()

  mutating func add(_ value: Double, of quantity: HealthQuantity) {
    switch quantity {
    case .energy: calories = (calories ?? 0) + value
    case .protein: nutrients.proteinG += value
    case .carbs: nutrients.carbsG += value
    case .fat: nutrients.fatG += value
    case .fiber: nutrients.fiberG = (nutrients.fiberG ?? 0) + value
    case .sugar: nutrients.sugarG = (nutrients.sugarG ?? 0) + value
    case .sodium: nutrients.sodiumMg = (nutrients.sodiumMg ?? 0) + value
    case .caffeine: nutrients.caffeineMg = (nutrients.caffeineMg ?? 0) + value
    default: break
    }
  }
}

/// A workout as it was exported.
struct HealthWorkout {
  var activity: String
  var start: HealthMoment
  var end: HealthMoment
  var source: Int
  var durationMin: Double?
  var kilometres: Double?
  var kilocalories: Double?
  var zone: String?
  var externalID: String?

  /// Minutes as exported, else from its ends.
  var minutes: Double {
    if let durationMin, durationMin > 0 { return durationMin }
    return Double(end.seconds - start.seconds) / 60
  }
}
