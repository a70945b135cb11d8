import Nutrition

/// What a try of the model showed.
struct ModelTestView {
  let page: Page

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
    if trial.isLate {
      lines += page.hanging(
        "! ",
        "A turn waits \(seconds(trial.silenceSeconds)) for the first words, then the offline engine answers; "
          + "try once more now that the model is loaded, or set ADA_TIMEOUT higher.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
