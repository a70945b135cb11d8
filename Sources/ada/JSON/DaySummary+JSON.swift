import Coaching
import Foundation
import JSONTree
import Nutrition
import ToolCalls

extension DaySummary {
  /// A day for scripts (docs/json.md): everything in grams, millilitres, kilocalories, kilograms and minutes.
  func json(in timeZone: TimeZone) -> JSONValue {
    var object = headJSON
    object["targets"] = targetsJSON
    object["meals"] = records(meals.map(Entry.meal), timeZone)
    object["workouts"] = records(workouts.map(Entry.workout), timeZone)
    object["water"] = records(water.map(Entry.water), timeZone)
    object["weights"] = records(weights.map(Entry.weight), timeZone)
    return .object(object)
  }

  /// The day's figures without entries and without how the target comes about, as a week lists them.
  var figuresJSON: JSONValue {
    var object = headJSON
    object["targetCalories"] = .figure(targets.energy.total.kilocalories)
    object["isLogged"] = .bool(!meals.isEmpty)
    object["workouts"] = .integer(workouts.count)
    object["workoutMin"] = .figure(workouts.reduce(0) { $0 + $1.durationMin })
    return .object(object)
  }

  private var headJSON: JSONObject {
    JSONObject([
      .init(key: "day", value: .string(day.description)),
      .init(
        key: "eaten",
        value: [
          "calories": .figure(eaten.calories), "proteinG": .figure(eaten.proteinG), "carbsG": .figure(eaten.carbsG),
          "fatG": .figure(eaten.fatG), "fiberG": .figure(eaten.fiberG), "sugarG": .figure(eaten.sugarG),
          "sodiumMg": .figure(eaten.sodiumMg),
        ]),
      .init(key: "waterMl", value: .figure(hydration.waterMl)),
      .init(key: "remainingCalories", value: .figure(remainingCalories)),
    ])
  }

  private func records(_ entries: [Entry], _ timeZone: TimeZone) -> JSONValue {
    .array(entries.map { EntryRecord($0, in: timeZone).json })
  }

  /// What the day aims at and why (docs/json.md).
  var targetsJSON: JSONValue {
    let energy = targets.energy
    func part(_ figure: EnergyFigure) -> JSONValue {
      ["calories": .figure(figure.kilocalories), "origin": .string(figure.origin)]
    }
    return [
      "day": .string(day.description), "calories": .figure(energy.total.kilocalories),
      "equation": .string(energy.equation), "basis": .string(energy.basis.rawValue),
      "energyMode": .string(energy.mode.rawValue),
      "resting": energy.resting.map {
        ["calories": .figure($0.kilocaloriesPerDay), "formula": .string($0.formula.rawValue)]
      } ?? .null,
      "learned": energy.learned.map {
        [
          "calories": .figure($0.kilocalories), "low": .figure($0.interval.lowerBound),
          "high": .figure($0.interval.upperBound), "usualActive": .figure($0.meanActive),
          "intakeDays": .integer($0.intakeDays),
        ]
      } ?? .null,
      "base": part(energy.base), "adjustment": part(energy.adjustment), "active": part(energy.activeEarned),
      "planned": energy.planned.map(part) ?? .null, "total": part(energy.total),
      "macros": targets.macros.map {
        ["proteinG": .figure($0.proteinG), "carbsG": .figure($0.carbsG), "fatG": .figure($0.fatG)]
      } ?? .null,
      "fiberG": .figure(targets.fiberG),
      "water": [
        "totalMl": .figure(targets.water.totalMl), "toDrinkMl": .figure(targets.water.toDrinkMl),
        "exerciseMl": .figure(targets.water.exerciseMl),
        "origin": .string(targets.water.origin),
      ],
      "assumptions": .texts(targets.assumptions.map { $0.sentence() }),
      "warnings": .texts(NoteLines.warnings(self, units: .metric)),
    ]
  }
}
