import Foundation

/// How far a long batch has come, on a terminal's standard error; silent on anything else, and where the records
/// themselves are on the terminal, and where colour is switched off.
struct BatchProgress {
  private let console: Console
  private let isShown: Bool
  /// Bytes of the whole input, where that is known.
  private let totalBytes: Int?
  private var lastShown = ContinuousClock.now
  private var hasDrawn = false

  init(console: Console, environment: [String: String], noColor: Bool, totalBytes: Int?) {
    self.console = console
    self.totalBytes = totalBytes
    let style = Style(for: console, environment: environment, noColor: noColor)
    isShown = style.isColored && !Console.standardOutput.isTerminal
  }

  mutating func show(lines: Int, bytes: Int) {
    guard isShown, lastShown.duration(to: .now) > .milliseconds(100) else { return }
    lastShown = .now
    hasDrawn = true
    var text = "\(lines) lines"
    if let totalBytes, totalBytes > 0 {
      let share = min(1, Double(bytes) / Double(totalBytes))
      let cells = Int(share * 24)
      text =
        "[" + String(repeating: "=", count: cells) + String(repeating: " ", count: 24 - cells) + "] "
        + "\(Int(share * 100)) % \(text)"
    }
    console.write("\r\u{1B}[K\(text)")
  }

  mutating func clear() {
    if hasDrawn { console.write("\r\u{1B}[K") }
    hasDrawn = false
  }
}
