import Charts
import Coaching
import Nutrition

/// Pictures of days and weeks.
struct DayPictures {
  let units: UnitSystem

  /// A bar a day, against the day's target.
  func energy(_ days: [DaySummary], label: (CalendarDay) -> String) -> BarChart {
    BarChart(
      title: "Energy", unit: "kcal",
      bars: days.map { day in
        BarChart.Bar(
          label: label(day.day), value: day.meals.isEmpty ? nil : day.eaten.calories,
          target: day.targets.energy.total.kilocalories, color: day.streak.color)
      })
  }

  /// A bar a week: the mean of its days with meals, against their mean target.
  func weeklyEnergy(_ weeks: [PeriodSummary]) -> BarChart {
    BarChart(
      title: "Energy a day, by week", unit: "kcal",
      bars: weeks.map { week in
        let mean = week.averages
        return BarChart.Bar(
          label: week.days.first?.day.monthDay ?? "", value: mean?.calories, target: mean?.target,
          color: StreakDay(eaten: mean?.calories, target: mean?.target ?? 0).color)
      })
  }

  /// Energy, protein and water of a day or, on average, of several.
  func rings(_ period: PeriodSummary) -> Rings {
    var rings: [Rings.Ring] = []
    func add(_ name: String, _ value: Double, _ target: Double, _ unit: String, _ color: ChartColor) {
      let words = "\(Figures.whole(value)) of \(Figures.whole(target)) \(unit)"
      rings.append(.init(name: name, share: target > 0 ? value / target : 0, words: words, color: color))
    }
    if let mean = period.averages {
      add("energy", mean.calories, mean.target, "kcal", .energy)
      let protein = period.loggedDays.compactMap(\.targets.macros?.proteinG)
      if !protein.isEmpty {
        add("protein", mean.proteinG, protein.reduce(0, +) / Double(protein.count), "g", .protein)
      }
    }
    if let water = period.averageWaterMl {
      let days = period.days.filter { $0.hydration.waterMl > 0 }
      let goal = days.reduce(0) { $0 + $1.targets.water.toDrinkMl } / Double(days.count)
      rings.append(
        .init(
          name: "water", share: water / goal,
          words: "\(units.volume(millilitres: water)) of \(units.volume(millilitres: goal))", color: .water))
    }
    return Rings(rings)
  }

  /// Sets by muscle, the most trained first.
  func muscles(_ training: TrainingVolume) -> Shares {
    Shares(
      title: "Sets by muscle",
      shares: training.muscles.prefix(10).map { muscle in
        let load = muscle.volumeKg > 0 ? ", \(units.load(kilograms: muscle.volumeKg))" : ""
        return .init(
          name: muscle.name, value: Double(muscle.sets),
          words: "\(muscle.sets) \(muscle.sets == 1 ? "set" : "sets")\(load)", color: .trend)
      })
  }
}

extension StreakDay {
  var color: ChartColor { gridState.color }

  /// As the grid draws it.
  var gridState: CalendarGrid.State {
    switch self {
    case .noData: .unknown
    case .under: .under
    case .onTarget: .onTarget
    case .slightlyOver: .slightlyOver
    case .over: .over
    }
  }
}

extension CalendarDay {
  /// "11-20".
  var monthDay: String { String(description.dropFirst(5)) }
}

extension UnitSystem {
  /// What was lifted in all: "4,200 kg", or pounds in both systems that have them.
  func load(kilograms: Double) -> String {
    self == .metric
      ? "\(Figures.whole(kilograms)) kg" : "\(Figures.whole(UnitConversion.pounds(kilograms: kilograms))) lb"
  }
}
