import Foods
import Nutrition
import ToolCalls

/// What is answered where nothing is written.
extension MessageReader {
  func note(_ segment: Segment, sentence: [Token], segments: [Segment], into draft: inout Draft) {
    let last = segments.last { $0.frame == segment.frame } ?? segment
    var tokens = Array(sentence[segment.range.lowerBound..<last.range.upperBound])
    // "If I eat a pizza now, what's left": what is supposed stands before the question.
    if sentence[0].isWord("if"), tokens.contains(where: { $0.isOne(of: "left", "remaining", "over") }) {
      tokens = Array(sentence[..<last.range.upperBound])
    }
    if segment.frame == .question {
      let reader = QueryReader(foods: foods, now: context.now, timeZone: context.timeZone)
      let query = reader.query(in: tokens)
      draft.query = draft.query ?? query
      guard draft.isLong else { return }
      let asked = Self.subject(of: tokens)
      if let name = askedName(in: asked) ?? askedName(in: tokens) {
        draft.subject = name
      } else if case .nutrition(let items) = query, let item = items.last {
        draft.subject = Self.subject(of: Lexer.tokens(of: item.name))
      }
    } else {
      draft.query = draft.query ?? (segment.frame == .feeling ? query(ofFeeling: sentence) : segment.frame.query)
    }
  }

  /// Hunger and thirst are answered with what the day has left; nobody needs a doctor for them.
  private func query(ofFeeling sentence: [Token]) -> Query {
    if Wellbeing.isHungry(sentence) { return .advice(.whatToEat(nil)) }
    if Wellbeing.isThirsty(sentence) {
      return .progress(JournalQuestion(.water, .day(CalendarDay(context.now, in: context.timeZone))))
    }
    return Wellbeing.isGood(sentence) ? .wellbeing : .feeling
  }
}
