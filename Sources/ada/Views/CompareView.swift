import Coaching
import Nutrition

/// Where two readings of a transcript differ, line by line, and how often they agree.
struct CompareView {
  let page: Page

  /// Empty where both read the same.
  func text(for compared: ComparedLine, line: Int) -> String {
    switch compared {
    case .notAsked: return ""
    case .failed(let failure): return page.wrapped("\(line): \(failure.description)").map { $0 + "\n" }.joined()
    case .read(let readings):
      guard readings.differs else { return "" }
      let lines =
        page.wrapped("\(line): \(readings.text)", hang: "   ") + page.hanging("   model    ", words(readings.model))
        + page.hanging("   offline  ", words(readings.offline) + apart(readings))
      return lines.map { $0 + "\n" }.joined()
    }
  }

  func text(for summary: ComparisonSummary) -> String {
    var sentences = ["\(StatsView.counted(summary.read, "line")) read by both, \(summary.differing) differently."]
    if summary.agreement.total > 0 {
      let food = summary.agreement.total == 1 ? "1 has food" : "\(summary.agreement.total) have food"
      sentences.append("\(food): \(ComparisonView.words(for: summary.agreement)).")
    }
    if !summary.failures.isEmpty {
      let reasons = StatsView.ordered(summary.failures).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
      sentences.append("The model could not be used for others: \(reasons).")
    }
    if summary.notAsked > 0 {
      sentences.append("\(StatsView.counted(summary.notAsked, "line")) Ada understands without a model.")
    }
    return Page.text([page.wrapped(sentences.joined(separator: " "))])
  }

  private func words(_ side: TwoReadings.Side) -> String {
    if side.kinds.isEmpty { return "nothing to log" }
    let others = side.kinds.filter { $0 != "meal" }
    let foods = side.foods.map { "\($0.name) \(Figures.grams($0.grams))" }
    let parts = foods + others
    return parts.joined(separator: ", ") + (side.calories.map { "; \(Figures.kcal($0))" } ?? "")
  }

  private func apart(_ readings: TwoReadings) -> String {
    guard let factor = readings.factor, readings.grade != .close else { return "" }
    return " (factor \(factor.text(decimals: 1)))"
  }
}
