import Nutrition

/// Rules about one item of a meal. Each gives at most one sentence and the option that mends it.
enum ItemRules {
  /// A sentence and what to add to `ada edit ID --item N`; nil where the item is all right.
  typealias Verdict = (rule: Finding.Rule, text: String, option: String)

  /// The first rule that an item breaks: one slip often breaks several.
  static func verdict(on item: FoodItem) -> Verdict? {
    kilojoules(item) ?? portion(item) ?? milligrams(item) ?? energy(item)
  }

  /// More than a third and 80 kcal beside 4/4/9/7; fibre, rounding and polyols stay within that.
  static func energy(_ item: FoodItem) -> Verdict? {
    let macros = item.nutrients.atwaterCalories
    let stated = item.nutrients.calories
    guard !item.isCalorieOverridden, macros > 0, (stated - macros).magnitude > max(80, 0.35 * max(macros, stated))
    else {
      return nil
    }
    return (
      .energy, "\(item.name): \(Figures.kcal(stated)), but its macros make \(Figures.kcal(macros)).",
      "--calories \(macros.text())"
    )
  }

  /// Energy that is 4.184 times what its macros make, within a tenth.
  static func kilojoules(_ item: FoodItem) -> Verdict? {
    let macros = item.nutrients.atwaterCalories
    guard macros >= 20 else { return nil }
    let ratio = item.nutrients.calories / macros
    guard (ratio / UnitConversion.kilojoulesPerKilocalorie - 1).magnitude < 0.1 else { return nil }
    let kilocalories = UnitConversion.kilocalories(kilojoules: item.nutrients.calories)
    return (
      .kilojoules,
      "\(item.name): \(Figures.kcal(item.nutrients.calories)) looks like kilojoules; that is "
        + "\(Figures.kcal(kilocalories)).", "--calories \(kilocalories.text())"
    )
  }

  /// More energy than pure fat has, macros heavier than the item, or more than anybody eats or drinks at once.
  static func portion(_ item: FoodItem) -> Verdict? {
    let grams = Figures.grams(item.grams)
    let option = "--grams 100g"
    if item.nutrients.calories > item.grams * 9.1, item.nutrients.calories > 20 {
      return (
        .portion, "\(item.name): \(Figures.kcal(item.nutrients.calories)) in \(grams) is more than pure fat has.",
        option
      )
    }
    let macros = item.nutrients.proteinG + item.nutrients.carbsG + item.nutrients.fatG
    if macros > item.grams * 1.05 + 1 {
      return (.portion, "\(item.name): \(Figures.grams(macros)) of protein, carbs and fat in \(grams).", option)
    }
    let most = item.foodType == .food ? 2000.0 : 3000
    if item.grams > most { return (.portion, "\(item.name): \(grams) at once is a lot.", option) }
    return nil
  }

  /// Sodium over 10 g or caffeine over 1 g in an item, or more fibre or sugar than the item weighs.
  static func milligrams(_ item: FoodItem) -> Verdict? {
    let nutrients = item.nutrients
    let name = item.name
    if let sodium = nutrients.sodiumMg, sodium > 10_000 || sodium > item.grams * 393 + 50 {
      return (
        .milligrams, "\(name): \(Figures.whole(sodium)) mg of sodium, more than salt holds or anybody eats.",
        "--name \(ShellText.quoted(name))"
      )
    }
    if let caffeine = nutrients.caffeineMg, caffeine > 1000 {
      return (
        .milligrams, "\(name): \(Figures.whole(caffeine)) mg of caffeine would be dangerous.",
        "--name \(ShellText.quoted(name))"
      )
    }
    for (word, grams) in [("fibre", nutrients.fiberG), ("sugar", nutrients.sugarG)] {
      if let grams, grams > item.grams + 1 {
        return (
          .milligrams, "\(name): \(Figures.grams(grams)) of \(word) in \(Figures.grams(item.grams)); milligrams?",
          "--name \(ShellText.quoted(name))"
        )
      }
    }
    return nil
  }
}
