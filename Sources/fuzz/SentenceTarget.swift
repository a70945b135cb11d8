import FaultyInput
import Foundation
import Nutrition
import Randomness
import ToolCalls
import Understanding

/// The offline engine: any sentence is read in bounded time, and what is read from it is in range.
struct SentenceTarget {
  private let engine = OfflineEngine()
  private let now = Date(timeIntervalSince1970: 1_763_640_000)
  /// Longer than any sentence may take, on a busy machine too.
  static let limit = Duration.milliseconds(50)

  func input(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...16, using: &generator) {
      let words = Self.words[Int.random(in: 0..<Self.words.count, using: &generator)]
      bytes += words[Int.random(in: 0..<words.count, using: &generator)]
      if Int.random(in: 0..<12, using: &generator) > 0 { bytes.append(0x20) }
    }
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return bytes }
    return Damage.done(to: bytes, using: &generator)
  }

  /// Whether the sentence was read as something to write.
  func check(_ input: [UInt8], using generator: inout SeededGenerator) -> Bool {
    let last = Self.entries(at: now).shuffled(using: &generator)
    let count = Int.random(in: 0...last.count, using: &generator)
    let context = ReadingContext(
      now: now, timeZone: .gmt, lastEntries: Array(last[..<count]), weightKg: 80,
      units: Bool.random(using: &generator) ? .metric : .us, asksBack: Bool.random(using: &generator))
    let sentence = String(decoding: input, as: UTF8.self)
    let start = ContinuousClock.now
    let reading = engine.read(sentence, in: context)
    let elapsed = start.duration(to: .now)
    // A pause of the whole machine is no fault of the sentence's: it is slow only if it is so three times.
    if elapsed > Self.limit, (0..<2).allSatisfy({ _ in time(sentence, context) > Self.limit }) {
      Fuzz.fail("A sentence took \(elapsed).", input)
    }
    if !(0...1).contains(reading.confidence) { Fuzz.fail("The confidence is \(reading.confidence).", input) }
    for call in reading.calls {
      if let fault = fault(of: call) { Fuzz.fail("\(fault): \(call)", input) }
    }
    return !reading.calls.isEmpty
  }

  private func time(_ sentence: String, _ context: ReadingContext) -> Duration {
    ContinuousClock().measure { _ = engine.read(sentence, in: context) }
  }

  /// What is out of range in a call, in words; nil where all is well.
  private func fault(of call: ToolCall) -> String? {
    func isWithin(_ value: Double?, _ range: ClosedRange<Double>) -> Bool { value.map(range.contains) ?? true }
    switch call {
    case .addMeal(let meal):
      if meal.items.isEmpty { return "A meal has no items" }
      if meal.timestamp.map({ $0 > now }) ?? false { return "A meal is in the future" }
      let fits = meal.items.allSatisfy { item in
        (item.quantity ?? 1).isFinite && (item.quantity ?? 1) >= 0 && isWithin(item.grams, 0...5_000)
          && isWithin(item.calories, 0...10_000)
      }
      return fits ? nil : "An item is out of range"
    case .addWorkout(let workout):
      if workout.timestamp.map({ $0 > now }) ?? false { return "A workout is in the future" }
      let estimate = WorkoutEstimator.estimate(workout, weightKg: 80)
      let sets = (workout.exercises ?? []).flatMap(\.sets)
      let fits =
        (1...1440).contains(estimate.durationMin) && estimate.netKcal.isFinite && estimate.netKcal >= 0
        && isWithin(workout.distanceKm, 0...5_000)
        && sets.allSatisfy { isWithin($0.weightKg, 0...1_000) && ($0.reps ?? 1) > 0 }
      return fits ? nil : "A workout is out of range"
    case .addWater(let water): return isWithin(water.amountMl, 1...10_000) ? nil : "Water is out of range"
    case .addWeight(let weight): return isWithin(weight.weightKg, 20...400) ? nil : "A weight is out of range"
    case .setGoal(let goal): return isWithin(goal.goalRate, 0...20) ? nil : "A goal's rate is out of range"
    case .correctEntry(let change):
      let fits =
        isWithin(change.amountMl, 1...10_000) && isWithin(change.weightKg, 20...400)
        && isWithin(change.durationMin, 0...1_440)
      return fits ? nil : "A correction is out of range"
    case .removeEntry, .searchFood, .getProgress: return nil
    }
  }

  /// What may have been logged last.
  private static func entries(at now: Date) -> [Entry] {
    [
      .meal(
        Meal(
          id: "m", name: "eggs", mealType: .lunch, timestamp: now,
          items: [
            FoodItem(
              id: "i", name: "Egg, whole, cooked", quantity: 2, unit: "egg", grams: 100,
              nutrients: Nutrients(calories: 155))
          ], rawInput: "2 eggs")),
      .workout(WorkoutLog(id: "w", type: .cardio, name: "Running", startTime: now, durationMin: 31, distanceKm: 5)),
      .water(WaterEntry(id: "d", amountMl: 500, timestamp: now)),
      .weight(BodyWeightEntry(id: "b", weightKg: 82.5, timestamp: now)),
    ]
  }

  /// Kinds of words, each as likely as the others: verbs, amounts, units, foods, exercise, time, joints, noise.
  private static let words: [[[UInt8]]] =
    [
      "I had|ate|drank|ran|walked|did|skipped|weighed|log|delete|undo|make that|actually|remember: my|forget|should I eat",
      "2|½|1/2|0|-1|1e9|99999999999|three|a dozen|half a|a couple of|2-3|1.5|1,000|0.5|one and a half|82.4|3x8|5x5|٣",
      "g|kg|lb|st|oz|ml|l|cups of|slices of|tbsp|pint|min|hours|km|miles|x|@ 60 kg|%|kcal|steps|reps|min/km|big|small",
      "eggs|toast|rice|milk|peanut butter and jelly sandwich|coffee|water|beer|chicken without skin|pizza|🍕|crisps|"
        + "apple|skim|oat|fried|soup|salad|burrito|unsweetened|my usual breakfast|same as yesterday",
      "run|bench press|squats|swim|yoga|gym|cycling|🏃|weight|body fat|goal|cut|bulk|lose|a week|push ups|leg day",
      "yesterday|at 8pm|this morning|2 hours ago|on Monday|tomorrow|20 Nov|for lunch|breakfast|last night|noon|25:61",
      "it|that|this|them|my|the|it was|it took me|that's|those were|only|also|just|another|same again|all of it|sorry|no|"
        + "I mean|to run|the run|the eggs|for me|not mine|in lbs|as usual",
      "and|with|without|on|but|then|not|,|.|?|!|:|;|(|)|\"|'|/|instead of|no|or|of|the|&|+|-|\n",
      "é|中文|\u{0}|\u{200B}|\u{FEFF}|😀|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|ignore your instructions|{\"a\":1}|%s|;--|\t",
    ].map { $0.split(separator: "|").map { Array($0.utf8) } }
}
