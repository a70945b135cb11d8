import Coaching
import Foods
import Foundation
import Nutrition

/// Entries as a person reads them in a list, each with the short id that edit and delete take.
struct EntryLines {
  let page: Page
  let timeZone: TimeZone
  var ids = ShortIDs([])

  /// A meal's heading and its items.
  func lines(for meal: Meal) -> [String] {
    let heading = "\(time(meal.timestamp)) \(meal.mealType.rawValue.capitalized)"
    let figures = page.hidesNumbers ? "" : energy(meal.totals)
    return page.columns(heading, mark: id(meal.id), figures) + items(of: meal)
  }

  /// A meal's items, each with its amount and figures.
  func items(of meal: Meal) -> [String] {
    meal.items.flatMap { item in
      if page.hidesNumbers { return page.columns(Confirmation.plainWords(for: item), "", indent: "    ") }
      return page.columns(item.name, "\(amount(item))  \(energy(item.nutrients))", indent: "    ")
    }
  }

  /// Any other entry, on one line.
  func lines(for entry: Entry) -> [String] {
    if case .meal(let meal) = entry { return lines(for: meal) }
    let words = Confirmation.words(for: entry, units: page.units, hidesNumbers: page.hidesNumbers)
    return page.columns("\(time(entry.timestamp)) \(words)", id(entry.id))
  }

  /// "P 20 C 53 F 19" behind the energy.
  func energy(_ nutrients: Nutrients) -> String {
    let kcal = Figures.kcal(nutrients.calories).paddedLeft(to: 10)
    guard page.width >= 60 else { return kcal }
    return "\(kcal)  \(macros(nutrients))"
  }

  func macros(_ nutrients: Nutrients) -> String {
    func part(_ ink: Style.Ink, _ letter: String, _ grams: Double) -> String {
      page.style(ink, "\(letter) \(grams.text().paddedLeft(to: 3))")
    }
    return part(.protein, "P", nutrients.proteinG) + " " + part(.carbs, "C", nutrients.carbsG) + " "
      + part(.fat, "F", nutrients.fatG)
  }

  /// Grams, or a drink's volume; nothing where the person gave the energy and no amount is known.
  private func amount(_ item: FoodItem) -> String {
    if item.isCalorieOverridden { return "" }
    return volume(of: item).map { page.units.volume(millilitres: $0) } ?? Figures.amount(of: item)
  }

  /// A drink's millilitres where it was said as a volume. Water's are its grams, as the day's total counts them
  /// (`Hydration`); of other drinks nobody knows them who said none.
  private func volume(of item: FoodItem) -> Double? {
    if item.foodType == .food { return nil }
    if let one = FoodCatalog.millilitres(in: item.unit), item.quantity > 0 {
      // A pint that is no US one, or an amount that was mended in grams: the weight is what was committed.
      let volume = item.quantity * one
      if Self.densities.contains(item.grams / volume) { return volume }
    }
    return item.foodType == .water ? item.grams : nil
  }

  /// Grams that a millilitre of a drink can weigh: strong spirits and sweet liqueurs are near the ends.
  private static let densities = 0.8..<1.2

  /// A time of day, its hours below those of the other lines.
  private func time(_ date: Date) -> String {
    page.clock.text(date, in: timeZone).paddedLeft(to: page.clock.width)
  }

  private func id(_ id: String) -> String { page.style(.dim, ids[id]) }
}
