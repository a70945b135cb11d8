import Nutrition

/// What a try of the model showed.
struct ModelTestView {
  let page: Page

  private func words(for ability: ModelTrial.Ability) -> String {
    guard let reason = ability.reason else { return "yes, in \(ability.seconds.text(decimals: 2)) s" }
    return "no: \(reason)"
  }

  func text(for trial: ModelTrial.Result) -> String {
    let seconds = { (value: Double) in "\(value.text(decimals: 2)) s" }
    var lines = [page.heading("\(trial.provider), \(trial.model)")]
    lines += page.hanging(
      "  answers      ", "in \(seconds(trial.totalSeconds)), first words after \(seconds(trial.firstSeconds))")
    lines += page.hanging(
      "  streams      ", trial.pieces > 1 ? "yes, \(trial.pieces) pieces" : "no, the answer came in one piece")
    lines += page.hanging(
      "  calls tools  ",
      trial.callsTools
        ? "yes, in \(seconds(trial.toolSeconds))"
        : "no: it answered in words, so the offline engine will do the logging")
    lines += page.hanging("  structured   ", words(for: trial.structuredOutput))
    lines += page.hanging("  pictures     ", words(for: trial.images))
    if trial.isLate {
      lines += page.hanging(
        "! ",
        "A turn waits \(seconds(trial.silenceSeconds)) for the first words, then the offline engine answers; "
          + "try once more now that the model is loaded, or set ADA_TIMEOUT higher.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
