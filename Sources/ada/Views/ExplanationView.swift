import Coaching
import Foods
import Foundation
import JournalStore
import Nutrition

/// How a turn was read, in words.
struct ExplanationView {
  let page: Page
  let timeZone: TimeZone
  let now: Date

  func text(for explanation: Explanation) -> String {
    let turn = explanation.turn
    let moment = MomentText(timeZone: timeZone, now: now, clock: page.clock)
    let when = moment.text(turn.at)
    var head = page.hanging("You said: ", turn.text)
    if !when.isEmpty { head += page.dimmed("read as of \(when)") }
    head += page.hanging("Read by:  ", explanation.engine)
    head += page.hanging("Came to:  ", outcome(turn))
    let assumed = turn.assumptions.flatMap { page.wrapped($0, indent: "  ", hang: "  ") }
    return Page.text(
      [head] + explanation.parts.map(lines) + [assumed.isEmpty ? [] : [page.heading("Assumed")] + assumed])
  }

  private func outcome(_ turn: Turn) -> String {
    switch turn.state {
    case .undone: "taken back since"
    case .failed: "nothing: \(turn.error ?? "it failed")"
    case .pending: "nothing yet"
    case .done: turn.reply.flatMap { $0.isEmpty ? nil : $0 } ?? turn.status?.rawValue ?? "nothing"
    }
  }

  private func lines(for part: Explanation.Part) -> [String] {
    switch part.entry {
    case .meal(let meal):
      let time = page.clock.text(meal.timestamp, in: timeZone)
      return [page.heading("\(time) \(meal.mealType.rawValue.capitalized)")] + part.items.flatMap(lines)
    case .workout, .water, .weight, .goal:
      let words = Confirmation.words(for: part.entry, units: page.units, hidesNumbers: page.hidesNumbers)
      let formula = page.hidesNumbers ? [] : part.formula.map { page.hanging("    energy  ", $0) } ?? []
      return [page.heading(words)] + formula
    }
  }

  private func lines(for item: Explanation.Item) -> [String] {
    var lines = page.wrapped(item.item.name, indent: "  ", hang: "  ")
    if let said = item.said { lines += page.hanging("    words   ", "\"\(said)\"") }
    lines += page.hanging("    food    ", food(of: item))
    if !page.hidesNumbers {
      lines += page.hanging("    weight  ", item.weight)
      lines += page.hanging("    energy  ", item.figures)
    }
    lines += page.hanging("    sure    ", sure(item.item))
    return lines
  }

  private func food(of item: Explanation.Item) -> String {
    if let food = item.food { return "\(food.name), \(food.id), \(food.source.words)" }
    return item.item.catalogId ?? "in no table"
  }

  private func sure(_ item: FoodItem) -> String {
    var parts = [item.isCalorieOverridden ? "the energy is yours" : "\(percent(item.confidence)) in all"]
    if let link = item.origin?.linkConfidence { parts.append("food \(percent(link))") }
    if let portion = item.origin?.portionConfidence { parts.append("weight \(percent(portion))") }
    return parts.joined(separator: ", ")
  }

  private func percent(_ share: Double) -> String { "\((share * 100).text()) %" }
}
