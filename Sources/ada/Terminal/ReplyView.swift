import Coaching
import Foundation
import JournalStore
import Nutrition

/// What a person sees after a turn: the committed rows, what was assumed, and what is left of the day.
struct ReplyView {
  let style: Style
  let width: Int
  let timeZone: TimeZone
  let now: Date
  /// Whether what is left of the day follows; not where nothing was written.
  var showsBudget = true

  func text(for planned: PlannedTurn, day: DaySummary) -> String {
    let hides = planned.hidesNumbers || day.hidesNumbers
    // Figures are hidden before the text is broken: behind that a figure and its unit may stand on two lines.
    func shown(_ text: String) -> String { hides ? HiddenFigures.redacted(text) : text }
    let assumptions = assumptions(shown(planned.assumptions.joined(separator: "; ")))
    guard planned.status == .logged else { return wrapped(shown(planned.reply)) + assumptions }
    let page = Page(style: style, width: width, units: day.units, clock: day.clock, hidesNumbers: hides)
    var lines: [String] = []
    for change in planned.effects { lines += block(for: change, planned.removed, page) }
    // Warnings and what could not be done stand in the reply behind the confirmation.
    let said = Confirmation.sentence(
      for: planned.effects, removed: planned.removed, units: day.units, hidesNumbers: hides)
    let more = planned.reply.dropFirst(planned.reply.hasPrefix(said) ? said.count : 0)
    var text = lines.map { $0 + "\n" }.joined() + assumptions
    if !more.allSatisfy(\.isWhitespace) { text += wrapped(shown(String(more.drop(while: \.isWhitespace)))) }
    return hides || !showsBudget ? text : text + budget(day)
  }

  /// Which engine answered, where a model was tried and could not.
  func engineNote(_ planned: PlannedTurn) -> String {
    planned.fallback.map { TerminalText.safe("\($0.description) The offline engine answered.") + "\n" } ?? ""
  }

  private func block(for change: JournalChange, _ removed: [Entry], _ page: Page) -> [String] {
    func words(_ entry: Entry) -> String {
      safe(Confirmation.words(for: entry, units: page.units, hidesNumbers: page.hidesNumbers))
    }
    return switch change {
    case .add(.meal(let meal)): mealBlock("+ ", meal, heading: meal.mealType.rawValue.capitalized, page)
    case .replace(.meal(let meal)): mealBlock("= ", meal, heading: "Now \(meal.mealType.rawValue)", page)
    case .add(let entry): line("+ ", words(entry), entry, page)
    case .replace(let entry): line("= ", words(entry), entry, page)
    case .remove(let id):
      removed.first { $0.id == id }.map { line("- ", "taken back: " + words($0), $0, page) } ?? [
        style(.good, "- ") + "taken back"
      ]
    case .profile: []
    case .remember(let food):
      [style(.good, "+ ") + "remembered " + safe(page.hidesNumbers ? food.name : Confirmation.words(for: food))]
    case .forget: [style(.good, "- ") + "forgotten"]
    case .mark(let mark): [style(.good, "= ") + safe(Confirmation.words(for: mark))]
    case .report(let report): [style(.good, "= ") + safe(Confirmation.words(for: report))]
    case .plan(let change):
      [style(.good, "= ") + safe(Confirmation.words(for: change, units: page.units, hidesNumbers: page.hidesNumbers))]
    }
  }

  /// Words behind a mark, broken where they are too long, and when it was, which is not.
  private func line(_ mark: String, _ words: String, _ entry: Entry, _ page: Page) -> [String] {
    var lines = TextWidth.wrap(words, to: width - 2, indent: "").map { "  " + $0 }
    let when = when(entry, page)
    let last = lines.removeLast()
    lines += TextWidth.of(last) + TextWidth.of(when) <= width ? [last + when] : [last, when]
    return [style(.good, mark) + lines[0].dropFirst(2)] + lines.dropFirst()
  }

  private func mealBlock(_ mark: String, _ meal: Meal, heading: String, _ page: Page) -> [String] {
    let lines = EntryLines(page: page, timeZone: timeZone)
    var block = [style(.good, mark) + style(.bold, heading) + when(.meal(meal), page)] + lines.items(of: meal)
    if meal.items.count > 1, !page.hidesNumbers {
      block += lines.page.columns("Together", lines.energy(meal.totals), indent: "    ")
    }
    return block
  }

  private func when(_ entry: Entry, _ page: Page) -> String {
    let moment = MomentText(timeZone: timeZone, now: now, clock: page.clock).text(entry.timestamp)
    return moment.isEmpty ? "" : style(.dim, "  \(moment)")
  }

  private func assumptions(_ text: String) -> String {
    if text.isEmpty { return "" }
    return TextWidth.wrap("  assumed: " + safe(text), to: width, indent: "    ")
      .map { style(.dim, $0) }.joined(separator: "\n") + "\n"
  }

  private func budget(_ day: DaySummary) -> String {
    let total = Figures.kcal(day.targets.energy.total.kilocalories)
    let left = day.remainingCalories.rounded()
    let words = left >= 0 ? "\(Figures.kcal(left)) left of \(total)" : "\(Figures.kcal(-left)) over \(total)"
    let protein = day.targets.macros.map { ", protein \(day.eaten.proteinG.text()) of \($0.proteinG.text()) g" } ?? ""
    return wrapped("Today: \(words)\(protein).")
  }

  private func wrapped(_ text: String) -> String {
    text.isEmpty ? "" : TextWidth.wrap(safe(text), to: width, indent: "").joined(separator: "\n") + "\n"
  }

  private func safe(_ text: String) -> String { TerminalText.safe(text) }
}

extension String {
  func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - TextWidth.of(self))) + self
  }
}
