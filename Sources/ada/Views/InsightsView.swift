import Coaching
import Insights
import Nutrition

/// Insights as a list, and where one comes from.
struct InsightsView {
  let page: Page

  func text(for insights: [Insight]) -> String {
    let said = insights.compactMap { $0.words(hidingNumbers: page.hidesNumbers) }
    guard !said.isEmpty else { return "Nothing stands out now.\n" }
    return said.flatMap { page.hanging("- ", $0) }.map { $0 + "\n" }.joined()
  }

  func explanation(of insight: Insight) -> String {
    let words = insight.words(hidingNumbers: page.hidesNumbers)
    let head = words.map { page.wrapped($0).map { page.style(.bold, $0) } } ?? []
    if page.hidesNumbers || insight.kind == .tooLittle {
      let reason = insight.explanation(in: page.units, hidesNumbers: page.hidesNumbers)
      return Page.text([head, page.wrapped(reason)])
    }
    let width = (insight.figures.map(\.name.count).max() ?? 0) + 2
    let figures = insight.figures.flatMap {
      page.hanging("  " + $0.name.paddedRight(to: width), $0.text(in: page.units))
    }
    return Page.text([head, figures, page.hanging("Rule    ", insight.rule) + page.hanging("Source  ", insight.source)])
  }
}
