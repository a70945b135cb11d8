import Nutrition

/// Energy of the running day. Both rules are Ada's own rule of thumb: a straight line from 07:00 to 21:00, three hours
/// later for who likes to eat late.
extension InsightContext {
  /// Share of a day's energy that the line has reached by now, 0...1.
  private var expectedShare: Double {
    let start = mealTiming == .late ? 10 : 7
    return min(1, max(0, Double(minute - start * 60) / (14 * 60)))
  }

  /// Well under the day's target for the hour.
  var underForHour: Insight? {
    guard minute >= 15 * 60, let target = today.energyTarget, !today.meals.isEmpty else { return nil }
    let eaten = today.eaten.calories
    guard eaten / target < expectedShare - 0.35 else { return nil }
    let left = target - eaten
    return Insight(
      .underForHour, [.init("eaten", eaten, .kcal), .init("target", target, .kcal), .init("left", left, .kcal)],
      quiet: "There is little logged for this hour; a proper meal would do you good.",
      "\(eaten.text()) of \(target.text()) kcal by \(clock): there is room for a proper meal, \(left.text()) kcal are left."
    )
  }

  /// Over the day's target, or most of it eaten early.
  var overForHour: Insight? {
    guard goal != .bulk, flexibility != .flexible, let target = today.energyTarget else { return nil }
    let eaten = today.eaten.calories
    let figures: [InsightFigure] = [.init("eaten", eaten, .kcal), .init("target", target, .kcal)]
    if eaten > 1.1 * target {
      let over = eaten - target
      return Insight(
        .overForHour, figures + [.init("over", over, .kcal)],
        "\(over.text()) kcal over today's \(target.text()). One day changes little; the week is what counts.")
    }
    guard minute < 17 * 60, eaten / target > expectedShare + 0.35 else { return nil }
    let left = max(0, target - eaten)
    return Insight(
      .overForHour, figures + [.init("left", left, .kcal)],
      "\(eaten.text()) of \(target.text()) kcal by \(clock): \(left.text()) kcal are left for the rest of the day, so a "
        + "lighter dinner fits.")
  }
}

/// What the day's food and drink is made of.
extension InsightContext {
  /// Water for the hour, against what is to be drunk of the goal.
  var lowWater: Insight? {
    let logsWater = today.waterMl > 0 || past.suffix(7).filter { $0.waterMl > 0 }.count >= 3
    guard minute >= 14 * 60, logsWater else { return nil }
    let fromDrinks = today.targets.water.toDrinkMl
    let expected = fromDrinks * min(1, Double(minute - 8 * 60) / (13 * 60))
    guard today.waterMl < 0.5 * expected else { return nil }
    let drunk = today.waterMl
    let words = "\(units.volume(millilitres: drunk)) of water by \(clock), of about "
    return Insight(
      .lowWater, [.init("drunk", drunk, .millilitres), .init("to drink", fromDrinks, .millilitres)],
      quiet: "A glass of water would be good about now.",
      words + "\(units.volume(millilitres: fromDrinks)) a day: a glass now helps.")
  }

  /// The drinks' share of the energy, against the product's limit of 30 %.
  var drinks: Insight? {
    let beverages = today.beverages
    guard beverages.isPointedOut, beverages.totalCalories >= 800 else { return nil }
    let percent = (beverages.share * 100).rounded()
    return Insight(
      .drinks,
      [
        .init("share of energy", percent, .percent), .init("from drinks", beverages.beverageCalories, .kcal),
        .init("eaten and drunk", beverages.totalCalories, .kcal),
      ],
      "\(percent.text()) % of today's energy, \(beverages.beverageCalories.text()) kcal, was drunk. Drinks fill less than "
        + "food.")
  }

  /// Fibre for what was eaten, against 14 g for each 1000 kcal (IOM 2005).
  var fibre: Insight? {
    guard minute >= 17 * 60, let target = today.energyTarget, let fibre = today.eaten.fiberG else { return nil }
    let eaten = today.eaten.calories
    guard eaten >= 0.7 * target, today.caloriesWithFibre >= 0.8 * eaten else { return nil }
    let wanted = MacroSplit.fiber(calories: eaten)
    guard fibre < 0.6 * wanted else { return nil }
    return Insight(
      .fibre, [.init("fibre", fibre, .grams), .init("for what was eaten", wanted, .grams)],
      quiet: "Fibre is short today; beans, oats, fruit or whole grain would help.",
      "\(fibre.text()) g of fibre today, where \(wanted.text()) g would fit: beans, oats, fruit or whole grain help.")
  }

  /// Sodium of the day, against `DailyLimit.sodiumMg`.
  var sodium: Insight? {
    guard let sodium = today.eaten.sodiumMg, sodium > DailyLimit.sodiumMg else { return nil }
    return Insight(
      .sodium, [.init("sodium", sodium, .milligrams), .init("limit", DailyLimit.sodiumMg, .milligrams)],
      quiet: "It was a salty day; water and something fresh balance it.",
      "\(sodium.text()) mg of sodium today, over the \(DailyLimit.sodiumMg.text()) mg of a day. Water and something fresh balance it."
    )
  }

  /// Protein over the meals, against a meal's worth of it (ISSN 2017).
  var proteinSpread: Insight? {
    guard minute >= 18 * 60, today.meals.count >= 3, weightKg != nil else { return nil }
    let total = today.eaten.proteinG
    guard let most = today.meals.max(by: { $0.nutrients.proteinG < $1.nutrients.proteinG }),
      total >= 2 * mealProtein, most.nutrients.proteinG > 0.6 * total,
      today.meals.count(where: { $0.nutrients.proteinG >= mealProtein }) == 1
    else { return nil }
    let largest = most.nutrients.proteinG
    return Insight(
      .proteinSpread,
      [
        .init("in one meal", largest, .grams), .init("that day", total, .grams),
        .init("for a meal", mealProtein, .grams),
      ],
      quiet: "Most of today's protein came in one meal; a little at each meal serves you better.",
      "\(largest.text()) of today's \(total.text()) g of protein came with \(most.type.rawValue); about "
        + "\(mealProtein.text()) g at each meal is used better.")
  }
}
