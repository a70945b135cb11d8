import Coaching
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

  /// Grams or millilitres; nothing where the person gave the energy and no amount is known.
  private func amount(_ item: FoodItem) -> String {
    if item.isCalorieOverridden { return "" }
    return item.grams.text(decimals: item.grams < 10 ? 1 : 0) + (item.foodType == .food ? " g" : " ml")
  }

  private func time(_ date: Date) -> String { MomentText(timeZone: timeZone, now: date).time(date) }

  private func id(_ id: String) -> String { page.style(.dim, ids[id]) }
}
