public import Foundation
public import JournalStore
public import Nutrition
public import ToolCalls

extension TurnRecord {
  /// What a person is told about a message that is in the journal already.
  public static let duplicateReply = "Already logged; --again logs it once more."

  /// The same by what became of it the first time; nil where that is not known.
  static func duplicateReply(of status: TurnStatus?) -> String {
    switch status {
    case .unclear: "Read before, and not understood; --again reads it once more."
    case .answered: "Answered before; --again answers it once more."
    default: duplicateReply
    }
  }

  /// The record of a message that was all the input.
  public init(_ result: TurnResult, of message: Message, isDryRun: Bool) {
    let at = ISO8601.string(from: message.at, in: message.timeZone)
    self.init(line: 1, text: message.text, at: at, status: .duplicate, elapsedMs: result.elapsedMs)
    if let planned = result.planned {
      take(planned, in: message.timeZone)
      turnId = isDryRun ? nil : result.turnID
    } else {
      of = result.duplicateOf
      reply = Self.duplicateReply
    }
  }

  /// Takes over what a turn came to.
  mutating func take(_ planned: PlannedTurn, in timeZone: TimeZone) {
    status = Status(planned.status)
    engine = planned.engine
    fallback = planned.fallback?.reason.rawValue
    entries = EntryRecord.records(of: planned.effects, in: timeZone)
    reply = planned.reply
    assumptions = planned.assumptions
  }
}

extension TurnRecord.Status {
  public init(_ status: TurnStatus) {
    self =
      switch status {
      case .logged: .logged
      case .answered: .answered
      case .unclear: .unclear
      case .failed: .failed
      }
  }
}

extension EntryRecord {
  /// The records of what a turn did, in its order.
  public static func records(of changes: [JournalChange], in timeZone: TimeZone) -> [EntryRecord] {
    changes.compactMap { change in
      switch change {
      case .add(let entry): EntryRecord(entry, in: timeZone)
      case .replace(let entry):
        {
          var record = EntryRecord(entry, in: timeZone)
          record.kind = .correction
          record.of = entry.id
          return record
        }()
      case .remove(let id): EntryRecord(kind: .removal, id: id, of: id)
      case .profile, .remember, .forget, .mark, .plan, .report: nil
      }
    }
  }

  /// An entry as it is, under its own kind.
  public init(_ entry: Entry, in timeZone: TimeZone) {
    self.init(kind: .meal, id: entry.id)
    timestamp = ISO8601.string(from: entry.timestamp, in: timeZone)
    switch entry {
    case .meal(let meal):
      name = meal.name
      mealType = meal.mealType.rawValue
      items = meal.items.map(Item.init)
      totals = Totals(meal.totals)
    case .workout(let workout):
      kind = .workout
      type = workout.type.rawValue
      name = workout.name
      durationMin = Figures.tenth(workout.durationMin)
      caloriesBurned = workout.caloriesBurned.map(Figures.tenth)
      met = workout.met.map(Figures.tenth)
      distanceKm = workout.distanceKm.map { ($0 * 1000).rounded() / 1000 }
      exercises =
        workout.exercises.isEmpty
        ? nil
        : workout.exercises.map { exercise in
          AddWorkout.Exercise(
            name: exercise.name,
            sets: exercise.sets.map {
              AddWorkout.Set(reps: $0.reps, weightKg: $0.weightKg.map(Figures.tenth), durationSec: $0.durationSec)
            })
        }
    case .water(let water):
      kind = .water
      amountMl = Figures.tenth(water.amountMl)
    case .weight(let weight):
      kind = .weight
      weightKg = (weight.weightKg * 100).rounded() / 100
      bodyFatPercentage = weight.bodyFatPercentage.map(Figures.tenth)
    case .goal(let goal):
      kind = .goal
      goalType = goal.goalType?.rawValue
      goalRate = goal.goalRate.map { ($0 * 1000).rounded() / 1000 }
      activityLevel = goal.activityLevel?.rawValue
      targetWeightKg = goal.targetWeightKg.map(Figures.tenth)
      calorieTarget = goal.calorieTarget.map(Figures.tenth)
    }
  }
}

extension EntryRecord.Item {
  init(_ item: FoodItem) {
    self.init(
      name: item.name, foodId: item.catalogId, foodType: item.foodType.rawValue,
      quantity: (item.quantity * 1000).rounded() / 1000, unit: item.unit, grams: Figures.tenth(item.grams),
      calories: Figures.tenth(item.nutrients.calories), proteinG: Figures.tenth(item.nutrients.proteinG),
      carbsG: Figures.tenth(item.nutrients.carbsG), fatG: Figures.tenth(item.nutrients.fatG),
      fiberG: item.nutrients.fiberG.map(Figures.tenth), sugarG: item.nutrients.sugarG.map(Figures.tenth),
      sodiumMg: item.nutrients.sodiumMg.map(Figures.tenth), source: item.source.rawValue,
      confidence: (item.confidence * 100).rounded() / 100)
  }
}

extension EntryRecord.Totals {
  public init(_ totals: Nutrients) {
    self.init(
      calories: Figures.tenth(totals.calories), proteinG: Figures.tenth(totals.proteinG),
      carbsG: Figures.tenth(totals.carbsG), fatG: Figures.tenth(totals.fatG),
      fiberG: totals.fiberG.map(Figures.tenth))
  }
}

extension BatchRunner {
  /// The record of a line as far as the line itself tells.
  func record(_ line: PendingLine, status: TurnRecord.Status, elapsedMs: Double) -> TurnRecord {
    TurnRecord(
      line: line.number, text: line.message.text,
      at: ISO8601.string(from: line.message.at, in: options.timeZone), status: status, elapsedMs: elapsedMs)
  }

  /// The record of a line that is no message.
  func failure(_ line: InputLine, _ reason: String, _ clock: Date) -> TurnRecord {
    let text = if case .text(let text) = line.content { text } else { "" }
    return TurnRecord(
      line: line.number, text: text, at: ISO8601.string(from: clock, in: options.timeZone), status: .failed,
      error: reason, elapsedMs: 0)
  }
}
