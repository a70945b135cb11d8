import Synchronization

/// What the tables answered lately: the words of a sentence are asked for more than once, and people eat the same things
/// again. Asked again the tables would say the same.
final class LinkMemo: Sendable {
  /// Everything an answer hangs on.
  struct Question: Hashable {
    var phrase: String
    var limit: Int
    var floor: Float
    var amount: SaidAmount
  }

  /// A few megabytes at the most; then it begins anew.
  private static let mostAnswers = 2048
  /// Longer phrases are hardly said twice.
  private static let longestPhrase = 60

  private let answers = Mutex<[Question: [FoodMatch]]>([:])

  /// The answer that is remembered, else what `find` says.
  func answer(to question: Question, otherwise find: () -> [FoodMatch]) -> [FoodMatch] {
    guard question.phrase.utf8.count <= Self.longestPhrase else { return find() }
    if let known = answers.withLock({ $0[question] }) { return known }
    let found = find()
    answers.withLock { answers in
      if answers.count >= Self.mostAnswers { answers.removeAll(keepingCapacity: true) }
      answers[question] = found
    }
    return found
  }
}
