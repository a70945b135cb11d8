import Foods
import Nutrition
import ToolCalls

/// Sentences that set a goal, or another aim that no goal holds.
extension MessageReader {
  /// Takes the goal that a sentence sets, and reads what it reports beside it; false where it sets none.
  func setsGoal(_ sentence: SentenceSplitter.Sentence, in draft: inout Draft) -> Bool {
    guard maySetGoal(sentence) else { return false }
    let parted = GoalParting(foods: foods, context: context(beside: draft)).parted(sentence.tokens)
    let goals = GoalReader(units: context.units, weightKg: parted.weightKg)
    guard let goal = goals.goal(in: parted.goal) else { return false }
    draft.goals.append(goal)
    for rest in parted.reports { read(SentenceSplitter.Sentence(tokens: rest, isQuestion: false), into: &draft) }
    return true
  }

  /// Whether the sentence has a goal's words, is told of the person, and asks nothing.
  private func maySetGoal(_ sentence: SentenceSplitter.Sentence) -> Bool {
    guard GoalReader.maySet(sentence.tokens) else { return false }
    // "Get me to 75 kg" orders what "get me a recipe" asks for.
    if GoalReader.isOrder(sentence.tokens) { return true }
    guard !sentence.isQuestion else { return false }
    var frame = FrameReader.frame(of: sentence.tokens, isFirst: true)
    // "the doctor was kind but firm, so I want to lose 0.4 kg a week".
    if frame == .someoneElse,
      let own = SentenceSplitter.segments(of: sentence.tokens).last(where: { FrameReader.isOwn($0.tokens) }),
      GoalReader.maySet(own.tokens)
    {
      frame = FrameReader.frame(of: own.tokens, isFirst: false)
    }
    if frame == .hypothetical { return GoalReader.opensWish(sentence.tokens) && !asks(sentence) }
    return (frame == nil || [.report, .plan, .habit, .negation, .feeling].contains(frame)) && !asks(sentence)
  }

  /// "Step goal 9000": answered, as no goal holds it.
  func setsOtherAim(_ sentence: SentenceSplitter.Sentence, in draft: inout Draft) -> Bool {
    guard let answer = GoalReader.answerToOtherAim(sentence.tokens, isQuestion: sentence.isQuestion) else {
      return false
    }
    draft.doubt = draft.doubt ?? answer
    return true
  }

  /// A clause of the sentence is a question.
  func asks(_ sentence: SentenceSplitter.Sentence) -> Bool {
    SentenceSplitter.segments(of: sentence.tokens).contains {
      FrameReader.frame(of: $0.tokens, isFirst: false) == .question && !GoalReader.isOrder($0.tokens)
    }
  }
}
