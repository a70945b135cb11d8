import Foods
import ToolCalls

/// What is answered where nothing is written.
extension MessageReader {
  func note(_ segment: Segment, sentence: [Token], segments: [Segment], into draft: inout Draft) {
    let last = segments.last { $0.frame == segment.frame } ?? segment
    let tokens = Array(sentence[segment.range.lowerBound..<last.range.upperBound])
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
      let isWell = segment.frame == .feeling && Wellbeing.isGood(sentence)
      draft.query = draft.query ?? (isWell ? .wellbeing : segment.frame.query)
    }
  }
}
