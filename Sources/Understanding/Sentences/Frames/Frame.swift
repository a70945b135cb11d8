/// What a clause does with what it names.
enum Frame: Equatable, Sendable {
  /// Says that it happened, or only names it.
  case report
  case question
  case plan
  case hypothetical
  case negation
  case someoneElse
  /// A habit, a taste, an opinion.
  case habit
  case feeling
  case injection

  /// What Ada makes of a clause that writes nothing.
  var query: Query {
    switch self {
    case .report, .habit, .injection: .other
    case .question: .advice(.general)
    case .plan, .hypothetical: .plan
    case .negation: .notDone
    case .someoneElse: .someoneElse
    case .feeling: .feeling
    }
  }
}
