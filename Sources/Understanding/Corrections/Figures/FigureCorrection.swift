import Foods
import Foundation
import Nutrition
import ToolCalls

/// Reads new figures for a weighing, water, a workout or a goal: "sorry, 77.2", "actually 40 minutes".
struct FigureCorrection {
  let context: ReadingContext

  /// What `tokens`, their opening words gone, change; nil where they are about food.
  func reading(of tokens: [Token], foods: FoodPhrases) -> Reading? {
    let kept = tokens.firstIndex { $0.isWord("not") }.map { $0 > 0 ? Array(tokens[..<$0]) : tokens } ?? tokens
    let unit = FigureUnit(kept)
    for entry in context.lastEntries.reversed() where unit?.fits(entry) ?? true {
      let call: CorrectEntry?
      switch entry {
      case .weight(let weight): call = foods.holdsFood(kept) ? nil : self.weight(kept, last: weight)
      case .water(let water):
        if let question = whichWater(kept, last: water, foods: foods) { return question }
        call = self.water(kept, last: water, foods: foods)
      case .workout(let workout):
        call = self.workout(kept, last: workout, foods: foods)
        // Of a run and stretching behind it, only the run goes some way.
        if call?.distanceKm != nil, workout.distanceKm == nil, context.lastEntries.contains(where: Self.hasDistance) {
          continue
        }
      case .goal(let goal): call = self.goal(kept, last: goal)
      case .meal: call = nil
      }
      if let milliliters = call?.amountMl, milliliters > WaterReader.most {
        return Reading(clarification: WaterReader.tooMuch, confidence: 0.4)
      }
      if let minutes = call?.durationMin, minutes > WorkoutReader.mostMinutes {
        return Reading(clarification: WorkoutReader.tooLong, confidence: 0.4)
      }
      if var call {
        call.entryId = entry.id
        if call.weightKg != nil { call.timestamp = moment(of: kept) }
        return Reading(call)
      }
    }
    return nil
  }

  private static func hasDistance(_ entry: Entry) -> Bool {
    if case .workout(let workout) = entry { workout.distanceKm != nil } else { false }
  }

  /// "79.5 kg yesterday": the day of a weighing is mended with its figure.
  private func moment(of tokens: [Token]) -> Date? {
    let mention = TimeScanner.scan(tokens)
    guard mention.saysWhen, mention.day != .future else { return nil }
    return TimeReader.resolve(mention, now: context.now, timeZone: context.timeZone).date
  }

  /// The unit stands beside the figure, or is the one in which it is near to what was logged.
  private func weight(_ tokens: [Token], last: BodyWeightEntry) -> CorrectEntry? {
    let reader = WeightReader(units: context.units, knownKg: last.weightKg)
    if let finding = reader.finding(in: tokens, hasFood: false, isAlone: true) {
      return CorrectEntry(weightKg: finding.call.weightKg)
    }
    let figures = reader.figures(in: tokens).filter { (30...300).contains($0.kg) }
    return (figures.first(where: \.hasUnit) ?? figures.first).map { CorrectEntry(weightKg: $0.kg) }
  }

  private func workout(_ tokens: [Token], last: WorkoutLog, foods: FoodPhrases) -> CorrectEntry? {
    let reader = WorkoutReader(unitKg: context.units == .metric ? 1 : UnitConversion.kilogramsPerPound)
    switch reader.finding(in: tokens, hasFood: false) {
    case .workout(var new):
      if new.exercises == nil {
        new.distanceKm = new.distanceKm ?? last.distanceKm
        // How long a run takes, which was reckoned from how far it was, is not how long a walk does.
        if new.distanceKm == nil || !last.isLengthReckoned {
          new.durationMin = new.durationMin ?? last.durationMin
        }
      }
      if let exercises = new.exercises { Self.put(Self.inheriting(from: last, exercises), of: last, into: &new) }
      return CorrectEntry(workout: new)
    // "It was 2.2k" behind a row and squats is of the row.
    case .amounts(let amounts) where amounts.kilometers != nil && !last.exercises.isEmpty: return nil
    case .amounts(let amounts):
      var call = CorrectEntry()
      call.durationMin = amounts.minutes
      call.distanceKm = amounts.kilometers
      if call.distanceKm != nil, call.durationMin == nil, last.isLengthReckoned {
        let again = AddWorkout(type: last.type, name: last.name, distanceKm: call.distanceKm)
        call.durationMin = WorkoutEstimator.estimate(again, weightKg: context.weightKg).durationMin
      }
      return call.durationMin == nil && call.distanceKm == nil ? nil : call
    // "2 eggs" are no two kilometres.
    case nil:
      return loads(tokens, last: last) ?? multiple(tokens, of: last)
        ?? (foods.holdsFood(tokens) ? nil : bareFigure(tokens, last: last))
    }
  }

  /// Exercises of a session with others are told anew beside those, which stay as they were.
  private static func put(_ exercises: [AddWorkout.Exercise], of last: WorkoutLog, into new: inout AddWorkout) {
    new.exercises = exercises
    guard exercises.count < last.exercises.count,
      exercises.allSatisfy({ told in last.exercises.count { $0.name == told.name } == 1 })
    else { return }
    (new.type, new.name) = (last.type, last.name)
    new.exercises = Self.exercises(of: last).map { old in exercises.last { $0.name == old.name } ?? old }
  }

  /// "3 sets of bench", "bench 4x6" of a bench press in four: in the repetitions and with the load that were told of it, where
  /// nothing else is said of those.
  private static func inheriting(from last: WorkoutLog, _ new: [AddWorkout.Exercise]) -> [AddWorkout.Exercise] {
    new.map { exercise in
      guard let old = last.exercises.last(where: { $0.name == exercise.name }), !old.sets.isEmpty else {
        return exercise
      }
      let isCounted = exercise.sets.contains { $0.reps != nil || $0.durationSec != nil }
      let isLoaded = exercise.sets.contains { $0.weightKg != nil }
      var same = exercise
      same.sets = zip(old.sets(exercise.sets.count), exercise.sets).map { known, told in
        AddWorkout.Set(
          reps: isCounted ? told.reps : known.reps, weightKg: isLoaded ? told.weightKg : known.weightKg,
          durationSec: isCounted ? told.durationSec : known.durationSec)
      }
      return same
    }
  }

  /// "90 kg", "5x5": the load or the sets of the last exercise.
  private func loads(_ tokens: [Token], last: WorkoutLog) -> CorrectEntry? {
    guard let exercise = last.exercises.last, !exercise.sets.isEmpty else { return nil }
    let unitKg = context.units == .metric ? 1 : UnitConversion.kilogramsPerPound
    var exercises = Self.exercises(of: last)
    let place = exercises.count - 1
    for index in tokens.indices {
      var notation = StrengthNotation(tokens, at: index, unitKg: unitKg)
      if var sets = notation.sets() {
        for (at, template) in exercise.sets(sets.count).enumerated() {
          if sets[at].weightKg == nil { sets[at].weightKg = template.weightKg }
          if sets[at].reps == nil, sets[at].durationSec == nil { sets[at].reps = template.reps }
        }
        // "8 reps" and "4 sets" change one figure only.
        if sets.count == 1, exercises[place].sets.count > 1, let reps = sets[0].reps,
          tokens.contains(where: { $0.isWord("reps") })
        {
          for at in exercises[place].sets.indices { exercises[place].sets[at].reps = reps }
        } else {
          exercises[place].sets = sets
        }
        break
      }
      if let kg = notation.load() {
        for at in exercises[place].sets.indices { exercises[place].sets[at].weightKg = kg }
        break
      }
      if index == tokens.count - 1 { return nil }
    }
    return CorrectEntry(workout: AddWorkout(type: last.type, name: last.name, exercises: exercises))
  }

  private func goal(_ tokens: [Token], last: GoalEntry) -> CorrectEntry? {
    let reader = GoalReader(units: context.units, weightKg: context.weightKg)
    if let goal = reader.goal(in: tokens) { return CorrectEntry(goal: goal) }
    if last.calorieTarget != nil,
      let energy = tokens.indices.lazy.compactMap({ QuantityParser(tokens).quantity(at: $0)?.kilocalories }).first,
      (500...10_000).contains(energy)
    {
      return CorrectEntry(goal: SetGoal(goalType: last.goalType, calorieTarget: energy))
    }
    if last.targetWeightKg != nil,
      let kilograms = tokens.indices.lazy.compactMap({ reader.mass(at: $0, in: tokens)?.0 }).first,
      (30...300).contains(kilograms)
    {
      return CorrectEntry(goal: SetGoal(goalType: last.goalType, targetWeightKg: kilograms))
    }
    if let figure = bareFigure(tokens, of: last) { return CorrectEntry(goal: figure) }
    guard let type = last.goalType, let rate = reader.rateAlone(in: tokens) else { return nil }
    return CorrectEntry(goal: SetGoal(goalType: type, goalRate: rate))
  }

  /// "Change that to 1900" of a goal for calories, "make it 68" of one for weight.
  private func bareFigure(_ tokens: [Token], of last: GoalEntry) -> SetGoal? {
    let words = tokens.filter { $0.kind != .punctuation }
    guard words.count == 1, let value = words[0].value else { return nil }
    if last.calorieTarget != nil {
      return (500...10_000).contains(value) ? SetGoal(goalType: last.goalType, calorieTarget: value) : nil
    }
    guard last.targetWeightKg != nil else { return nil }
    let kilograms = context.units == .metric ? value : UnitConversion.kilograms(pounds: value)
    return (30...300).contains(kilograms) ? SetGoal(goalType: last.goalType, targetWeightKg: kilograms) : nil
  }
}
