import Coaching
import JSONTree
import Nutrition

extension PeriodSummary {
  /// Days for scripts (docs/json.md); averages are over days with meals, null where there are none.
  var json: JSONValue {
    [
      "from": .text(days.first?.day.description), "to": .text(days.last?.day.description),
      "days": .array(days.map(\.figuresJSON)), "averages": averagesJSON,
      "averageWaterMl": .figure(averageWaterMl), "daysWithWater": .integer(daysWithWater),
      "includesToday": .bool(isLastUnfinished), "hits": hitsJSON,
      "beverageShare": .figure(beverages.share, decimals: 3), "workouts": .integer(workouts.count),
      "workoutMin": .figure(workouts.reduce(0) { $0 + $1.durationMin }),
      "workoutCalories": .figure(workouts.compactMap(\.caloriesBurned).reduce(0, +)), "training": training.json,
      "targetChanges": .array(
        targetChanges.map { change in
          [
            "day": .string(change.day.description), "calories": .figure(change.kilocalories),
            "causes": .texts(change.causes),
          ]
        }),
    ]
  }

  var averagesJSON: JSONValue {
    averages.map { mean in
      [
        "days": .integer(mean.days), "calories": .figure(mean.calories), "targetCalories": .figure(mean.target),
        "proteinG": .figure(mean.proteinG), "carbsG": .figure(mean.carbsG), "fatG": .figure(mean.fatG),
      ]
    } ?? .null
  }

  private var hitsJSON: JSONValue {
    func json(_ hits: Hits) -> JSONValue { ["days": .integer(hits.days), "of": .integer(hits.of)] }
    return ["energy": json(energyHits), "protein": json(proteinHits), "water": json(waterHits)]
  }
}

extension TrainingVolume {
  var json: JSONValue {
    [
      "muscles": .array(
        muscles.map {
          ["name": .string($0.name), "sets": .integer($0.sets), "volumeKg": .figure($0.volumeKg)]
        }),
      "exercises": .array(
        exercises.map { exercise in
          [
            "name": .string(exercise.name), "muscles": .texts(exercise.muscles), "sets": .integer(exercise.sets),
            "volumeKg": .figure(exercise.volumeKg),
            "best": exercise.best.map { best in
              [
                "weightKg": .figure(best.weightKg), "reps": .integer(best.reps),
                "oneRepMaxKg": .figure(best.oneRepMaxKg),
              ]
            } ?? .null,
          ]
        }),
    ]
  }
}

extension StreakSummary {
  var json: JSONValue {
    [
      "current": .integer(current), "longest": .integer(longest),
      "days": .array(days.map { ["day": .string($0.day.description), "state": .string($0.state.rawValue)] }),
    ]
  }
}

extension ProgressSummary {
  var json: JSONValue {
    [
      "weeks": .array(
        weeks.map { week in
          [
            "from": .text(week.days.first?.day.description), "to": .text(week.days.last?.day.description),
            "averages": week.averagesJSON, "averageWaterMl": .figure(week.averageWaterMl),
            "workouts": .integer(week.workouts.count),
          ]
        }),
      "weight": weight.json(targetKg: targetKg), "lastWeek": weeks.last?.json ?? .null, "training": training.json,
    ]
  }
}
