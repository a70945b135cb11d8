import Foods
import Foundation
import JournalStore
import Nutrition
import SimulatedPeople

extension MadeUpPerson {
  /// Eats a day, and logs what is logged.
  ///
  /// - Parameter hour: what is eaten after it is not logged.
  /// - Returns: kilocalories that were eaten.
  mutating func eat(on day: CalendarDay, isLogged: Bool, until hour: Double) -> Double {
    let isWeekend = [2, 3].contains(day.daysSince1970 % 7)
    let wanted = max(900, plannedIntake + (isWeekend ? 150 : -60) + random.normal(deviation: 220))
    var left = wanted
    var eaten = 0.0
    let occasions = occasions()
    for (index, occasion) in occasions.enumerated() {
      let share = occasion.share / occasions[index...].reduce(0) { $0 + $1.share }
      let parts = menu.dish(occasion.type, calories: left * share, using: &random)
      let calories = parts.reduce(0) { $0 + $1.food.nutrients(grams: $1.grams).calories }
      eaten += calories
      left = max(0, left - calories)
      if isLogged, occasion.hour < hour { log(parts, occasion, on: day) }
    }
    return eaten
  }

  struct Occasion {
    var type: MealType
    var hour: Double
    /// Of the day's energy, before the sum is made 1.
    var share: Double
  }

  private mutating func occasions() -> [Occasion] {
    var occasions = [
      Occasion(type: .breakfast, hour: random.uniform(7.2, 8.6), share: 0.24),
      Occasion(type: .lunch, hour: random.uniform(12, 13.5), share: 0.33),
      Occasion(type: .dinner, hour: random.uniform(18.3, 20.2), share: 0.38),
    ]
    let snacks = Int((habits.mealsPerDay - 3 + random.uniform(0, 1)).rounded(.down))
    for _ in 0..<max(0, snacks) {
      occasions.append(
        Occasion(type: .snack, hour: random.uniform(9, 22), share: 0.1 / max(1, habits.mealsPerDay - 3)))
    }
    return occasions.sorted { $0.hour < $1.hour }
  }

  private mutating func log(_ parts: [MealMenu.Part], _ occasion: Occasion, on day: CalendarDay) {
    let time = day.midnightUTC + (occasion.hour * 60).rounded() * 60
    var words: [String] = []
    var items: [FoodItem] = []
    for part in parts {
      let error = 1 + random.normal(deviation: habits.loggingError)
      let grams = min(max(5, (part.grams * error / 5).rounded() * 5), 1500)
      words.append("\(grams.text()) g \(part.said)")
      items.append(
        FoodItem(
          id: newID(at: time), name: part.food.name, foodType: part.food.foodType, source: .catalog, quantity: grams,
          unit: "g", grams: grams, nutrients: part.food.nutrients(grams: grams), confidence: 0.9,
          catalogId: part.food.id, origin: ItemOrigin(said: part.said, portion: .stated)))
    }
    let name = parts.map(\.said).joined(separator: ", ")
    let meal = Meal(
      id: newID(at: time), name: name.prefix(1).uppercased() + name.dropFirst(), mealType: occasion.type,
      timestamp: time, items: items, rawInput: words.joined(separator: ", "))
    say(
      "\(words.joined(separator: ", ")) for \(occasion.type == .snack ? "a snack" : occasion.type.rawValue)", at: time,
      reply: "Logged \(occasion.type.rawValue): \(name), \(meal.totals.calories.text()) kcal.", .meal(meal))
  }

  mutating func drink(on day: CalendarDay, until hour: Double) {
    for glass in 0..<(3 + Int(random.uniform(0, 3))) {
      let at = 8.5 + Double(glass) * 2.6 + random.uniform(-0.4, 0.4)
      guard at < hour else { continue }
      let time = day.midnightUTC + (at * 60).rounded() * 60
      let amount = [250.0, 300, 330, 500][Int(random.uniform(0, 4))]
      say(
        "drank \(amount.text()) ml water", at: time, reply: "Logged \(amount.text()) ml of water.",
        .water(WaterEntry(id: newID(at: time), amountMl: amount, timestamp: time)))
    }
  }
}
