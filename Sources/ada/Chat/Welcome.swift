/// What the chat says before the first prompt.
struct Welcome: Equatable {
  /// The journal has never heard a sentence.
  var isNew: Bool
  /// Sentences of an earlier run that were taken up now.
  var recovered: Int
  var hasModel: Bool

  /// The lines, and whether each is an aside.
  var lines: [(text: String, isQuiet: Bool)] {
    var lines: [(String, Bool)] = []
    if isNew {
      lines.append(("Hello, I am Ada. Tell me what you ate, drank, did or weighed, and I keep the journal.", false))
      lines.append(("For example: 2 eggs, toast and a glass of orange juice. /help lists the rest.", false))
      lines.append(("Or begin with /setup: a few questions, Enter skips any, and your targets at the end.", false))
    }
    if recovered > 0 {
      let what = recovered == 1 ? "1 message that was" : "\(recovered) messages that were"
      lines.append(("Took up \(what) cut off last time.", false))
    }
    if !hasModel {
      lines.append(("No model is set up; the offline engine answers everything.", true))
    }
    return lines
  }
}
