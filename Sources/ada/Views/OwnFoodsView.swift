import Coaching
import Nutrition

/// What the person taught.
struct OwnFoodsView {
  let page: Page

  func text(for taught: [PersonalFood]) -> String {
    if taught.isEmpty {
      return Page.text([
        page.wrapped(
          "You have taught nothing yet. Try: ada \"remember: my shake is 40 g whey and 300 ml milk\", or ada foods add."
        )
      ])
    }
    let kinds: [(String, (PersonalFood) -> Bool)] = [
      ("Foods", { if case .food = $0 { true } else { false } }),
      ("Other names", { if case .alias = $0 { true } else { false } }),
      ("Recipes and meals", { if case .recipe = $0 { true } else { false } }),
    ]
    return Page.text(
      kinds.map { heading, isOne in
        let lines = taught.filter(isOne).flatMap { page.wrapped(words($0), indent: "  ", hang: "  ") }
        return lines.isEmpty ? [] : [page.heading(heading)] + lines
      })
  }

  func remembered(_ food: PersonalFood, assumptions: [String]) -> String {
    Page.text([
      page.hanging(page.style(.good, "+ "), "remembered \(words(food))")
        + assumptions.flatMap { page.dimmed("Assumed: \($0).") }
    ])
  }

  func forgotten(_ food: PersonalFood) -> String {
    Page.text([page.hanging("- ", "\(food.name) is forgotten") + page.dimmed("ada undo brings it back.", indent: "")])
  }

  private func words(_ food: PersonalFood) -> String { page.hidesNumbers ? food.name : Confirmation.words(for: food) }
}
