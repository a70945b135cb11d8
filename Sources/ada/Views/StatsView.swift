import Coaching
import Nutrition

/// How each engine did, against what it is to reach.
struct StatsView {
  /// Fewer turns than this say little about a share of a hundred.
  static let fewTurns = 20

  let page: Page
  /// How far back; nil is everything.
  let days: Int?

  func text(for engines: [EngineStatistics]) -> String {
    guard !engines.isEmpty else {
      let when = days.map { "in the last \(Self.counted($0, "day"))" } ?? "yet"
      return Page.text([page.wrapped("Nothing has been answered \(when).")])
    }
    return Page.text(engines.map(block) + [notes(engines)])
  }

  private func block(_ engine: EngineStatistics) -> [String] {
    let model = TerminalText.safe(engine.model.map { "\(engine.provider) \($0)" } ?? "The offline engine")
    return [page.heading(model)]
      + [
        row("turns", turns(engine)), success(engine), fallbacks(engine),
        row("repairs", Self.list(engine.repairs)),
        row("asked again", engine.reasks > 0 ? Self.counted(engine.reasks, "time") : ""),
        row("first word", engine.firstWord.map(Self.times) ?? ""), answer(engine), row("tokens", tokens(engine)),
        row("cost", engine.cost.map { $0.text(decimals: $0 < 1 ? 4 : 2) } ?? ""),
      ].flatMap { $0 }
  }

  private func turns(_ engine: EngineStatistics) -> String {
    let did = engine.model == nil ? "understood" : "used"
    let cancelled = engine.cancelled > 0 ? ", \(engine.cancelled) cancelled" : ""
    return "\(engine.turns), \(engine.successes) \(did)\(cancelled)"
  }

  private func success(_ engine: EngineStatistics) -> [String] {
    guard let rate = engine.successRate else { return [] }
    let isMet = rate >= EngineStatistics.successTarget
    let percent = "\((rate * 100).text(decimals: 1)) %"
    let target = "(target \((EngineStatistics.successTarget * 100).text()) %: \(isMet ? "met" : "missed"))"
    let bar = Bar(share: rate, width: page.width >= 70 ? 22 : 0).text
    return row("success", [percent, bar, target].filter { !$0.isEmpty }.joined(separator: " "), isGood: isMet)
  }

  /// Each reason with a bar as long as its share of them all.
  private func fallbacks(_ engine: EngineStatistics) -> [String] {
    let all = engine.fallbacks.values.reduce(0, +)
    guard all > 0 else { return [] }
    let reasons = Self.ordered(engine.fallbacks)
    let widest = reasons.reduce(0) { max($0, $1.name.count) }
    let counts = reasons.reduce(0) { max($0, "\($1.count)".count) }
    return row(engine.model == nil ? "stood in" : "not used", Self.counted(all, "time"))
      + reasons.map { reason in
        let bar = page.width >= 60 ? "  " + Bar(share: Double(reason.count) / Double(all), width: 18).text : ""
        let count = "\(reason.count)".paddedLeft(to: counts)
        return String(repeating: " ", count: 15) + "\(reason.name.paddedRight(to: widest))  \(count)\(bar)"
      }
  }

  private func answer(_ engine: EngineStatistics) -> [String] {
    guard let answer = engine.answer else { return [] }
    let isMet = answer.p95 <= EngineStatistics.latencyTarget
    let target = "(target p95 \(Self.time(EngineStatistics.latencyTarget)): \(isMet ? "met" : "missed"))"
    return row("answer", "\(Self.times(answer)) \(target)", isGood: isMet)
  }

  private func tokens(_ engine: EngineStatistics) -> String {
    guard let input = engine.inputTokens, let output = engine.outputTokens else { return "" }
    func words(_ count: Int) -> String { Figures.whole(Double(count)) }
    let cached = engine.cachedInputTokens.flatMap { $0 > 0 ? " (\(words($0)) from the cache)" : nil } ?? ""
    return "\(words(input)) in\(cached), \(words(output)) out"
  }

  private func notes(_ engines: [EngineStatistics]) -> [String] {
    var notes: [String] = []
    if engines.contains(where: { $0.turns < Self.fewTurns }) {
      notes.append("Shares of fewer than \(Self.fewTurns) turns say little.")
    }
    if engines.contains(where: { $0.cost != nil }) {
      notes.append("The cost is reckoned from the prices in the configuration.")
    }
    return notes.flatMap { page.dimmed($0, indent: "") }
  }

  private func row(_ label: String, _ text: String, isGood: Bool = false) -> [String] {
    if text.isEmpty { return [] }
    let lines = page.hanging("  \(label.paddedRight(to: 11))  ", text)
    return isGood ? lines.map { page.style(.good, $0) } : lines
  }
}

extension StatsView {
  /// "3 turns".
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// "p50 410 ms, p95 1.2 s, p99 1.9 s".
  static func times(_ figures: Percentiles) -> String {
    "p50 \(time(figures.p50)), p95 \(time(figures.p95)), p99 \(time(figures.p99))"
  }

  /// Milliseconds as a person reads them: "0.9 ms", "12 ms", "1.24 s".
  static func time(_ milliseconds: Double) -> String {
    if milliseconds < 10 { return "\(milliseconds.text(decimals: 1)) ms" }
    return milliseconds < 1000 ? "\(milliseconds.text()) ms" : "\((milliseconds / 1000).text(decimals: 2)) s"
  }

  /// The most frequent first, as words: "rate_limited" is "rate limited".
  static func ordered(_ counts: [String: Int]) -> [(name: String, count: Int)] {
    counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .map { (TerminalText.safe($0.key.replacing("_", with: " ")), $0.value) }
  }

  private static func list(_ counts: [String: Int]) -> String {
    ordered(counts).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
  }
}
