import Coaching
import Foundation
import JSONTree
import Nutrition
import ToolCalls

/// A day's dynamic targets, with what moved them.
struct DynamicTargetsView {
  let page: Page
  let timeZone: TimeZone

  func text(for day: DynamicDay) -> String {
    let targets = day.targets
    let macros = [
      page.style(.protein, "protein \(targets.proteinG.text()) g"),
      page.style(.carbs, "carbs \(targets.carbsG.text()) g"),
      page.style(.fat, "fat \(targets.fatG.text()) g"),
    ].joined(separator: "  ")
    let energy = page.style(.bold, "\(targets.calories.text()) kcal")
    let fits = TextWidth.of(energy) + TextWidth.of(macros) + 4 <= page.width
    var extras: [String] = []
    if let carbs = targets.preworkoutCarbsG { extras += page.wrapped("Before training: \(carbs.text()) g carbs.") }
    if let protein = targets.postworkoutProteinG {
      extras += page.wrapped("After training: \(protein.text()) g protein.")
    }
    if let focus = targets.recoveryFocus { extras += page.wrapped("Look after: \(focus).") }
    return Page.text([
      [page.heading("Today")]
        + (fits ? ["  \(energy)  \(macros)"] : ["  \(energy)", "  \(macros)"])
        + page.wrapped(targets.reasoning, indent: "  "),
      targets.adjustments.flatMap { page.hanging("  - ", $0) }, extras, page.dimmed(source(day), indent: ""),
    ])
  }

  private func source(_ day: DynamicDay) -> String {
    let who = day.engine == "offline" ? "by the calculator" : "by \(day.engine), within the calculator's bounds"
    let why = day.fallback.map { " (a model was asked: \($0.replacing("_", with: " ")))" } ?? ""
    let clock = page.clock.text(day.calculatedAt, in: timeZone)
    return "Reckoned at \(clock) \(who)\(why); confidence \((day.targets.confidence * 100).text()) %."
  }
}

extension DynamicDay {
  /// For scripts: `targets` is schemas/dynamic-nutrition-targets.schema.json.
  func json(in timeZone: TimeZone) -> JSONValue {
    [
      "day": .string(day.description), "engine": .string(engine), "fallback": .text(fallback),
      "calculatedAt": .string(ISO8601.string(from: calculatedAt, in: timeZone)), "isCached": .bool(isCached),
      "targets": [
        "calories": .figure(targets.calories), "protein_g": .figure(targets.proteinG),
        "carbs_g": .figure(targets.carbsG),
        "fat_g": .figure(targets.fatG), "reasoning": .string(targets.reasoning),
        "adjustments": .texts(targets.adjustments), "confidence": .figure(targets.confidence, decimals: 2),
        "preworkout_carbs_g": .figure(targets.preworkoutCarbsG),
        "postworkout_protein_g": .figure(targets.postworkoutProteinG), "recovery_focus": .text(targets.recoveryFocus),
      ],
    ]
  }
}
