/// What is said back where a message cannot be carried out as it stands.
extension Reading {
  /// The message is in another language.
  static var foreign: Reading { Reading(clarification: .otherLanguage, confidence: 0.1) }

  /// Something is to be other than it was logged, and nothing tells what.
  static var leftAsLogged: Reading {
    Reading(
      clarification: Clarification(
        question: "I left that as it was logged. What was different? Say it with an amount, a food or a time."),
      confidence: 0.4)
  }

  /// "Yes" or "no" to nothing.
  static var nothingAsked: Reading {
    Reading(
      clarification: Clarification(
        question:
          "I asked nothing just now. Say what was different, \"undo\" to take the last thing back, or what you ate, drank, did or weighed."
      ),
      confidence: 0.4)
  }

  /// What is to be kept for later is no food with its figures or parts.
  static var notKept: Reading {
    Reading(
      clarification: Clarification(
        question:
          "I cannot keep that. I keep foods and meals under a name, as in \"remember: my shake is 40 g whey and 300 ml milk\" or \"remember: my bread is 90 kcal per slice\"."
      ),
      confidence: 0.4)
  }

  /// All that was ever logged is not taken out at a word.
  static var oneAtATime: Reading {
    Reading(
      clarification: Clarification(
        question:
          "I take out one entry at a time, so nothing is gone. Say \"undo\" for the last one, or name what goes: \"delete the pizza\", \"delete breakfast\"."
      ),
      confidence: 0.4)
  }

  /// Nothing could be made of the message.
  static var notUnderstood: Reading {
    Reading(
      clarification: Clarification(
        question:
          "I didn't catch that. Try something like \"2 eggs and toast for breakfast\", \"ran 5 km in 28 min\" or \"82.4 kg\"."
      ),
      confidence: 0.1)
  }
}

extension Clarification {
  /// Said to a message in another language than English.
  static var otherLanguage: Clarification {
    otherLanguage(because: "Without a language model I only understand English.")
  }

  private static func otherLanguage(because reason: String) -> Clarification {
    Clarification(
      question: "I didn't catch that. \(reason) Try something like \"2 eggs for breakfast\" or \"ran 5 km\".")
  }

  /// The same where there is a model and it failed, for the reason `failure` tells; nil for any other question.
  public func otherLanguage(after failure: String) -> Clarification? {
    guard self == .otherLanguage else { return nil }
    return .otherLanguage(because: "\(failure) Without the language model I only understand English.")
  }
}
