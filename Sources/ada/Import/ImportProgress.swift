import Foundation

/// How far an import has come, on a terminal's standard error; silent on anything else and where colour is switched off.
struct ImportProgress {
  private let console: Console
  private let isShown: Bool
  private var lastShown = ContinuousClock.now
  private var hasDrawn = false

  init(console: Console, environment: [String: String], noColor: Bool) {
    self.console = console
    isShown = Style(for: console, environment: environment, noColor: noColor).isColored
  }

  /// - Parameter share: 0...1; nil where it is not known.
  mutating func show(_ share: Double?, _ words: String) {
    guard isShown, lastShown.duration(to: .now) > .milliseconds(100) else { return }
    lastShown = .now
    hasDrawn = true
    var text = words
    if let share {
      let cells = Int(min(1, max(0, share)) * 24)
      text =
        "[" + String(repeating: "=", count: cells) + String(repeating: " ", count: 24 - cells) + "] "
        + "\(Int(share * 100)) %  \(words)"
    }
    console.write("\r\u{1B}[K\(text)")
  }

  mutating func clear() {
    if hasDrawn { console.write("\r\u{1B}[K") }
    hasDrawn = false
  }
}
