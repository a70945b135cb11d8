import Foods
import Foundation
import Nutrition
import ToolCalls

/// Reads a message sentence by sentence and puts its calls together.
struct MessageReader {
  let foods: FoodPhrases
  let context: ReadingContext

  func reading(of tokens: [Token]) -> Reading {
    var draft = Draft()
    for sentence in SentenceSplitter.sentences(of: tokens) { read(sentence, into: &draft) }
    return finished(draft)
  }

  /// What has been found so far.
  private struct Draft {
    var timed: [(call: ToolCall, time: TimeMention)] = []
    var occasions: [OccasionGrouper.Occasion] = []
    var goals: [SetGoal] = []
    /// Kilometres that no activity was said for.
    var distance: Double?
    var query: Query?
    var assumptions: [String] = []
    /// The food asked about last: "how many calories in a bagel? I had one".
    var subject: [Token] = []
    var order: [Kind] = []
    var sawFood = false

    enum Kind { case meals, other }
  }

  private func read(_ original: SentenceSplitter.Sentence, into draft: inout Draft) {
    var sentence = original
    sentence.tokens = resolvingAnaphors(sentence.tokens, subject: draft.subject)
    let frame = FrameReader.frame(of: sentence.tokens, isFirst: true)
    let mayBeGoal = frame == nil || [.report, .plan, .habit, .negation].contains(frame)
    if mayBeGoal, !sentence.isQuestion,
      let goal = GoalReader(units: context.units, weightKg: context.weightKg).goal(in: sentence.tokens)
    {
      draft.goals.append(goal)
      return
    }
    let segments = restated(SegmentReader(foods: foods, context: context).segments(of: sentence))
    for segment in segments { collect(segment, among: segments, into: &draft) }
    let eaten = OccasionGrouper(foods: foods).result(of: segments, sentence: sentence.tokens)
    for occasion in eaten.occasions { OccasionGrouper.add(occasion, to: &draft.occasions) }
    for water in eaten.water { draft.timed.append((.addWater(water.call), water.time)) }
    if let asked = segments.first(where: { $0.frame != .report }) {
      note(asked, sentence: sentence.tokens, segments: segments, into: &draft)
    }
  }

  private func collect(_ segment: Segment, among segments: [Segment], into draft: inout Draft) {
    let time = time(of: segment, among: segments)
    draft.assumptions += segment.assumptions
    switch segment.content {
    case .workout(let workout): draft.timed.append((.addWorkout(workout), time))
    case .weight(let weight): draft.timed.append((.addWeight(weight), time))
    case .water(let water): draft.timed.append((.addWater(water), time))
    case .food: draft.sawFood = true
    case .amounts(let amounts): draft.distance = amounts.kilometers
    case .nothing: break
    }
  }

  /// A segment without words of time takes its day from the ones around it in the sentence.
  private func time(of segment: Segment, among segments: [Segment]) -> TimeMention {
    var time = segment.time
    guard !time.saysWhen else { return time }
    let before = segments.filter { $0.range.upperBound <= segment.range.lowerBound }.reversed()
    let after = segments.filter { $0.range.lowerBound >= segment.range.upperBound }
    for other in Array(before) + after where other.time.saysWhen && other.time.day != .future {
      var moment = other.time
      moment.meal = nil
      if other.content != .nothing {
        // What another entry's clock says is not this one's; its day is.
        moment.clock = nil
        moment.secondsAgo = nil
      }
      time = time.filled(from: moment)
      break
    }
    return time
  }

  // MARK: Words that point back

  /// "I had one with butter" after a question about bagels.
  private func resolvingAnaphors(_ tokens: [Token], subject: [Token]) -> [Token] {
    guard !subject.isEmpty else { return tokens }
    for (index, token) in tokens.enumerated() where index > 0 && token.kind == .word {
      let isCount = NumberWords.cardinals[token.folded] != nil
      guard isCount || ["it", "that", "some", "them", "those", "half"].contains(token.folded) else { continue }
      guard
        tokens[..<index].contains(where: {
          ["had", "ate", "drank", "have", "having", "finished", "got", "log", "add"].contains($0.folded)
        })
      else { continue }
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      guard
        next == nil || next?.kind == .punctuation
          || [
            "with", "for", "and", "at", "this", "today", "yesterday", "but", "in", "on", "of", "last", "earlier",
            "anyway",
          ].contains(next?.folded ?? "")
      else { continue }
      let kept = isCount || token.isWord("half") ? index + 1 : index
      return Array(tokens[..<kept]) + subject + Array(tokens[(index + 1)...])
    }
    return tokens
  }

  /// "We had roast dinner, my plate was chicken and potatoes": what was on the plate is what was eaten.
  private func restated(_ segments: [Segment]) -> [Segment] {
    var result = segments
    for index in segments.indices.dropFirst() {
      let words = segments[index].tokens.prefix(3).map(\.folded)
      guard words.count == 3, words[0] == "my", OccasionGrouper.shares.contains(words[1]),
        ["was", "had", "were", "included"].contains(words[2])
      else { continue }
      for earlier in 0..<index where result[earlier].content == .food { result[earlier].content = .nothing }
    }
    return result
  }

  // MARK: What writes nothing

  private func note(_ segment: Segment, sentence: [Token], segments: [Segment], into draft: inout Draft) {
    let last = segments.last { $0.frame == segment.frame } ?? segment
    let tokens = Array(sentence[segment.range.lowerBound..<last.range.upperBound])
    if segment.frame == .question {
      let reader = QueryReader(foods: foods)
      draft.query = draft.query ?? reader.query(in: tokens)
      draft.subject =
        foods.parts(in: tokens).last { $0.confidence > 0.5 }.map { Array(tokens[$0.tokens]) } ?? draft.subject
    } else {
      draft.query = draft.query ?? segment.frame.query
    }
  }

  // MARK: Putting together

  private func finished(_ draft: Draft) -> Reading {
    var reading = Reading(query: draft.query, assumptions: draft.assumptions)
    for goal in merged(draft.goals) { reading.calls.append(.setGoal(goal)) }
    for occasion in draft.occasions { append(occasion, to: &reading) }
    for (call, mention) in WorkoutMerger.merged(draft.timed) {
      let moment = TimeReader.resolve(mention, now: context.now, timeZone: context.timeZone)
      guard !moment.isFuture else {
        reading.query = reading.query ?? .plan
        continue
      }
      reading.calls.append(dated(call, moment.date))
    }
    guard reading.calls.isEmpty else { return reading }
    if reading.query == nil, let distance = draft.distance { reading.clarification = Self.question(about: distance) }
    if reading.query == nil, reading.clarification == nil {
      reading.clarification = Reading.notUnderstood.clarification
      reading.confidence = 0.1
    }
    return reading
  }

  /// "5 km": run, walked or cycled?
  private static func question(about kilometers: Double) -> Clarification {
    let distance = NumberPhrase.plain(kilometers) + " km"
    return Clarification(
      question: "How did you cover \(distance)?",
      choices: [("Running", "ran"), ("Walking", "walked"), ("Cycling", "cycled"), ("Swimming", "swam")].map {
        Clarification.Choice(label: $0.0, sentence: "\($0.1) \(distance)")
      })
  }

  private func append(_ occasion: OccasionGrouper.Occasion, to reading: inout Reading) {
    let moment = TimeReader.resolve(occasion.time, now: context.now, timeZone: context.timeZone)
    guard !moment.isFuture else {
      reading.query = reading.query ?? .plan
      return
    }
    let best = occasion.confidences.max() ?? 0
    let hasFigures = occasion.items.contains { $0.calories != nil }
    guard best >= Self.leastConfidence || hasFigures else {
      reading.clarification = reading.clarification ?? question(about: occasion)
      reading.confidence = min(reading.confidence, best)
      return
    }
    var items: [AddMeal.Item] = []
    for (item, confidence) in zip(occasion.items, occasion.confidences) {
      // What nobody knows cannot be counted; a figure that was said counts.
      if confidence == 0, item.calories == nil {
        reading.assumptions.append("\"\(item.name.prefix(60))\" is not known and not counted")
      } else {
        items.append(item)
        reading.confidence = min(reading.confidence, item.calories == nil ? confidence : 1)
      }
    }
    reading.calls.append(.addMeal(AddMeal(items: items, mealType: occasion.time.meal, timestamp: moment.date)))
  }

  /// Below this the best guess is more often wrong than right.
  private static let leastConfidence = 0.3

  private func question(about occasion: OccasionGrouper.Occasion) -> Clarification? {
    guard let item = occasion.items.first else { return nil }
    let near = foods.catalog.candidates(for: item.name, limit: 4)
    guard !near.isEmpty else {
      guard occasion.isReported else { return nil }
      let name = item.name.prefix(60)
      return Clarification(
        question:
          "I don't know \"\(name)\" yet. Tell me its calories, as in \"\(name) 300 kcal\", or call it by another name.")
    }
    let amount = [item.quantity.map(NumberPhrase.plain), item.unit].compactMap { $0 }.joined(separator: " ")
    return Clarification(
      question: "I don't know \"\(item.name.prefix(60))\". Is it one of these?",
      choices: near.map { match in
        Clarification.Choice(
          label: match.food.name, sentence: amount.isEmpty ? match.food.name : "\(amount) \(match.food.name)")
      })
  }

  private func merged(_ goals: [SetGoal]) -> [SetGoal] {
    guard var goal = goals.first else { return [] }
    for other in goals.dropFirst() {
      goal.goalType = other.goalType ?? goal.goalType
      goal.goalRate = other.goalRate ?? goal.goalRate
      goal.activityLevel = other.activityLevel ?? goal.activityLevel
      goal.targetWeightKg = other.targetWeightKg ?? goal.targetWeightKg
      goal.calorieTarget = other.calorieTarget ?? goal.calorieTarget
    }
    return [goal]
  }

  private func dated(_ call: ToolCall, _ date: Date?) -> ToolCall {
    switch call {
    case .addWorkout(var workout):
      workout.timestamp = date
      return .addWorkout(workout)
    case .addWeight(var weight):
      weight.timestamp = date
      return .addWeight(weight)
    case .addWater(var water):
      water.timestamp = date
      return .addWater(water)
    default: return call
    }
  }
}
