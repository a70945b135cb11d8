import Foundation
import Nutrition
import ToolCalls

/// Questions about training, the journal and foods in general that go on from the last.
extension FollowUpReader {
  func activity(_ rest: [Token], _ old: AddWorkout?) -> AddWorkout? {
    guard var new = reader.workout(in: rest) else { return nil }
    if new.durationMin == nil, new.distanceKm == nil {
      new.durationMin = old?.durationMin
      if old?.durationMin == nil { new.distanceKm = old?.distanceKm }
    }
    return new
  }

  func span(of rest: [Token]) -> JournalQuestion.Span? {
    JournalQuestionReader.Said(rest).namesDays ? reader.journal.span(of: rest) : nil
  }

  func journal(_ rest: [Token], _ old: JournalQuestion) -> JournalQuestion? {
    var question = old
    if let nutrients = Self.nutrients(in: rest) {
      question.topic = if case .left = old.topic { .left(nutrients) } else { .eaten(nutrients) }
      return question
    }
    if rest.count == 1, QuestionWords.water.contains(rest[0]) {
      question.topic = .water
      return question
    }
    if let earlier = Self.daysBefore(rest, old.span) {
      question.span = earlier
      return question
    }
    let said = JournalQuestionReader.Said(rest)
    let meal = said.time.meal ?? said.words.lazy.compactMap { TimeWords.meals[$0] }.first
    if said.rest.isEmpty {
      guard said.namesDays || meal != nil else { return nil }
      if said.namesDays { question.span = reader.journal.span(of: rest) }
      if meal != nil { question.meal = meal }
      return question
    }
    if said.namesDays { question.span = reader.journal.span(of: rest) }
    switch old.topic {
    case .food:
      guard let item = reader.known(in: said.rest[...]).first else { return nil }
      question.topic = .food(item.name)
    case .workouts, .lastWorkout, .burned, .record:
      guard let name = reader.workout(in: said.rest)?.name else { return nil }
      question.topic =
        switch old.topic {
        case .burned: .burned(name)
        case .lastWorkout: .lastWorkout(name)
        case .record(let record, _, _): .record(record, name, kilometres: nil)
        default: .workouts(name)
        }
    default: return nil
    }
    return question
  }

  /// "And the day before?", "the week before that": as many days, ahead of those.
  private static func daysBefore(_ rest: [Token], _ old: JournalQuestion.Span) -> JournalQuestion.Span? {
    guard case .days(let first, let last) = old, rest.contains(where: { $0.isOne(of: "before", "previous") }),
      rest.allSatisfy({ $0.isOne(of: "the", "before", "that", "previous", "day", "week", "month", "one") })
    else { return nil }
    let count = last.daysSince1970 - first.daysSince1970 + 1
    return .days(first.advanced(by: -count), through: last.advanced(by: -count))
  }

  func ranking(_ said: [Token], _ old: FoodRanking) -> FoodRanking? {
    let rest = said.filter { !$0.isOne(of: "ones", "foods") }
    if let nutrients = Self.nutrients(in: rest.filter { !AskedNutrient.grades.contains($0) && !$0.isWord("in") }) {
      let isLow =
        rest.contains { $0.isWord("low") } || old.wishes.first?.isLow == true && !rest.contains { $0.isWord("high") }
      return FoodRanking(nutrients.map { FoodRanking.Wish($0, isLow: isLow) }, kinds: old.kinds)
    }
    let kinds = rest.compactMap { QueryReader.kinds[$0] }
    return kinds.count == rest.count ? FoodRanking(old.wishes, kinds: kinds) : nil
  }
}
