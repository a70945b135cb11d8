import Coaching
import Nutrition

/// Weeks up to a day, with the weight over them.
struct ProgressSummary {
  /// Of seven days each, the oldest first; the last ends on the day that was asked for.
  var weeks: [PeriodSummary]
  var weight: WeightSummary
  /// Kilograms.
  var targetKg: Double?

  /// - Parameter days: oldest first, a multiple of seven.
  init(days: [DaySummary], weight: WeightSummary, targetKg: Double?, today: CalendarDay) {
    weeks = stride(from: 0, to: days.count, by: 7).map { start in
      PeriodSummary(days: Array(days[start..<min(days.count, start + 7)]), today: today)
    }
    self.weight = weight
    self.targetKg = targetKg
  }

  var firstDay: CalendarDay { weeks.first?.days.first?.day ?? CalendarDay(daysSince1970: 0) }

  /// What was trained over all the weeks.
  var training: TrainingVolume { TrainingVolume(of: weeks.flatMap(\.workouts)) }

  var isEmpty: Bool { weeks.allSatisfy { $0.days.allSatisfy(\.isEmpty) } }
}
