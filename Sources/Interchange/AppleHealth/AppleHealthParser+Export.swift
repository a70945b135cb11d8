import Foundation
import Nutrition

extension AppleHealthParser {
  /// What was kept, each thing once.
  func export() throws(ImportError) -> AppleHealthExport {
    let days = try days()
    let workouts = distinctWorkouts()
    let samples = distinctSamples()
    if let height = samples[.height]?.last?.value, (50...280).contains(height) { person.heightCm = height }
    for sample in samples.values.flatMap({ [$0.first, $0.last] }).compactMap({ $0 }) { span(sample.moment.local) }
    for workout in [workouts.first, workouts.last].compactMap({ $0 }) { span(workout.start.local) }
    for (food, figures) in foods { span(food.seconds + figures.offset) }
    report.sources = zip(sources.all, sources.order).sorted { $0.1 < $1.1 }.map(\.0.name)
    report.skipped.sort { ($1.count, $0.reason) < ($0.count, $1.reason) }
    return AppleHealthExport(
      report: report, person: person, days: days, workouts: workouts, foods: foods, samples: samples,
      sources: sources.all.map(\.name))
  }

  private func span(_ local: Int) {
    report.span(CalendarDay(daysSince1970: Int((Double(local) / 86400).rounded(.down))))
  }

  /// Steps, energy and sleep by day.
  private func days() throws(ImportError) -> [ImportedRecord] {
    var sums: [HealthQuantity: [Int: Double]] = [:]
    var nights: [Int: [Int: Double]] = [:]
    try ledger.forEachHour(order: sources.order) { quantity, hour, reports in
      let day = hour / 24
      if quantity == .sleep {
        for report in reports {
          let asleep = report.minutes.reduce(0) { $0 + Double(min(60, max(0, $1))) }
          if asleep > 0 { nights[day, default: [:]][report.source, default: 0] += asleep }
        }
        return
      }
      var sum = 0.0
      for minute in 0..<60 {
        // The first source that covers the minute counts, whatever the others say.
        if let report = reports.first(where: { $0.minutes[minute] >= 0 }) { sum += Double(report.minutes[minute]) }
      }
      sums[quantity, default: [:]][day, default: 0] += sum
    }
    return stepDays(sums[.steps] ?? [:]) + energyDays(sums[.activeEnergy] ?? [:], sums[.basalEnergy] ?? [:])
      + sleepDays(nights)
  }

  private func record(_ day: Int, _ kind: String, _ make: (String, CalendarDay) -> ImportedRecord.Value)
    -> ImportedRecord
  {
    let date = CalendarDay(daysSince1970: day)
    report.span(date)
    return ImportedRecord(make(EntryID.make(at: date.midnightUTC, of: "health|\(kind)|\(date)"), date))
  }

  private func stepDays(_ sums: [Int: Double]) -> [ImportedRecord] {
    sums.sorted { $0.key < $1.key }.map { day, steps in
      record(day, "steps") { id, date in
        .steps(
          StepsDay(
            id: id, day: date, steps: Int(min(steps, HealthQuantity.steps.mostOfARecord).rounded()),
            source: AppleHealthExport.source))
      }
    }
  }

  private func energyDays(_ active: [Int: Double], _ basal: [Int: Double]) -> [ImportedRecord] {
    let fromSummaries = Dictionary(uniqueKeysWithValues: summaries.map { ($0.key.daysSince1970, $0.value) })
    let all = Set(active.keys).union(basal.keys).union(fromSummaries.keys).sorted()
    return all.map { day in
      record(day, "activity") { id, date in
        .activity(
          ActivityDay(
            id: id, day: date, activeCalories: Self.tenth(active[day] ?? fromSummaries[day] ?? 0),
            basalCalories: basal[day].map(Self.tenth), source: AppleHealthExport.source))
      }
    }
  }

  /// Of each night the source that is believed most and saw any sleep.
  private func sleepDays(_ nights: [Int: [Int: Double]]) -> [ImportedRecord] {
    let order = sources.order
    return nights.sorted { $0.key < $1.key }.compactMap { day, bySource in
      guard let best = bySource.min(by: { order[$0.key] < order[$1.key] }) else { return nil }
      let hours = min(24, (best.value / 36).rounded() / 100)
      return record(day, "sleep") { id, date in
        .sleep(SleepDay(id: id, day: date, hours: hours, source: AppleHealthExport.source))
      }
    }
  }

  private static func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// Workouts in the order of time, without those of another source for most of the same time.
  private func distinctWorkouts() -> [HealthWorkout] {
    let order = sources.order
    let believed = workouts.sorted {
      (order[$0.source], $0.kilocalories == nil ? 1 : 0, $0.start.seconds) < (
        order[$1.source], $1.kilocalories == nil ? 1 : 0, $1.start.seconds
      )
    }
    var kept: [HealthWorkout] = []
    // By day, as each is compared only with those around it.
    var byDay: [Int: [Int]] = [:]
    for workout in believed {
      let day = workout.start.seconds / 86400
      let near = (day - 1...day + 1).flatMap { byDay[$0] ?? [] }
      guard !near.contains(where: { kept[$0].source != workout.source && Self.overlap(kept[$0], workout) }) else {
        skip(.twice)
        continue
      }
      byDay[day, default: []].append(kept.count)
      kept.append(workout)
    }
    return kept.sorted { $0.start.seconds < $1.start.seconds }
  }

  /// Whether two take at least half of the shorter one's time together.
  private static func overlap(_ a: HealthWorkout, _ b: HealthWorkout) -> Bool {
    let shared = min(a.end.seconds, b.end.seconds) - max(a.start.seconds, b.start.seconds)
    return shared > 0 && 2 * shared >= min(a.end.seconds - a.start.seconds, b.end.seconds - b.start.seconds)
  }

  /// Samples in the order of time; the same figure in the same minute is one, whoever handed it on.
  private func distinctSamples() -> [HealthQuantity: [HealthSample]] {
    var distinct: [HealthQuantity: [HealthSample]] = [:]
    for quantity in [HealthQuantity.weight, .bodyFat, .height, .hrv, .water] {
      var kept: [HealthSample] = []
      for sample in (samples[quantity] ?? []).sorted(by: { ($0.seconds, $0.source) < ($1.seconds, $1.source) }) {
        guard Self.range(quantity).contains(sample.value) else {
          skip(.impossible)
          continue
        }
        let isThere = kept.reversed().prefix { $0.seconds / 60 == sample.seconds / 60 }.contains { other in
          abs(other.value - sample.value) <= 0.001 * sample.value
            && (quantity != .water || other.source != sample.source)
        }
        if isThere { skip(.twice) } else { kept.append(sample) }
      }
      distinct[quantity] = kept
      samples[quantity] = nil
    }
    return distinct
  }

  /// What the journal takes.
  private static func range(_ quantity: HealthQuantity) -> ClosedRange<Double> {
    switch quantity {
    case .weight: 20...400
    case .bodyFat: 0.1...99.9
    case .height: 30...280
    case .hrv: 0...1000
    case .water: 0.1...10_000
    default: 0...Double.greatestFiniteMagnitude
    }
  }
}
