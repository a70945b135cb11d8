import Nutrition

/// What a try of the model showed.
struct ModelTestView {
  let page: Page

  func text(for trial: ModelTrial.Result) -> String {
    let seconds = { (value: Double) in "\(value.text(decimals: 2)) s" }
    var lines = [page.heading("\(trial.provider), \(trial.model)")]
    lines += page.wrapped("  answers     in \(seconds(trial.totalSeconds)), first words after \(seconds(trial.firstSeconds))")
    lines += page.wrapped(
      trial.pieces > 1 ? "  streams     yes, \(trial.pieces) pieces" : "  streams     no, the answer came in one piece")
    lines += page.wrapped(
      trial.callsTools
        ? "  calls tools yes, in \(seconds(trial.toolSeconds))"
        : "  calls tools no: it answered in words, so the offline engine will do the logging")
    return lines.joined(separator: "\n") + "\n"
  }
}
