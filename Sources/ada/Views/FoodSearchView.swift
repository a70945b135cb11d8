import Coaching
import Foods
import Foundation
import Nutrition

/// Foods that a search found, best first, with the id that `ada foods show` takes.
struct FoodSearchView {
  let page: Page

  func text(for matches: [FoodMatch], query: String) -> String {
    if matches.isEmpty {
      return Page.text([page.wrapped("No food is called anything like \"\(query)\"; try fewer or plainer words.")])
    }
    let lines = matches.flatMap { match in
      let food = match.food
      return page.columns(food.name, page.hidesNumbers ? "" : energy(food), indent: "")
        + page.dimmed("\(food.id) \(food.source.words)")
    }
    return
      (lines + [""]
      + page.dimmed(
        page.hidesNumbers ? NumberFreeText.notice : "For 100 g, unless said; ada foods show ID has portions.",
        indent: ""))
      .joined(separator: "\n") + "\n"
  }

  private func energy(_ food: Food) -> String {
    let kcal = Figures.kcal(food.per100g.calories)
    guard page.width >= 60 else { return kcal }
    let macros = EntryLines(page: page, timeZone: .gmt, ids: ShortIDs([])).macros(food.per100g)
    return "\(kcal)  \(macros)"
  }
}
