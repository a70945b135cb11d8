import Foundation
public import Nutrition

extension AppleHealthExport {
  /// Hands over what was read in batches of `size`, the last one smaller: days, workouts, meals, then single figures.
  public func forEachBatch<Failure: Error>(
    of size: Int, _ body: ([ImportedRecord]) throws(Failure) -> Void
  ) throws(Failure) {
    var batch: [ImportedRecord] = []
    func take(_ record: ImportedRecord) throws(Failure) {
      batch.append(record)
      guard batch.count >= size else { return }
      try body(batch)
      batch.removeAll(keepingCapacity: true)
    }
    for record in days { try take(record) }
    for workout in workouts { try take(record(of: workout)) }
    for meal in meals() { try take(meal) }
    // Figures of the same minute from the same scale are one weighing.
    var fats: [Int: Double] = [:]
    for sample in samples[.bodyFat] ?? [] { fats[sample.seconds / 60] = sample.value }
    for sample in samples[.weight] ?? [] { try take(weight(sample, bodyFat: fats[sample.seconds / 60])) }
    for quantity in [HealthQuantity.height, .bodyFat] {
      for sample in samples[quantity] ?? [] { try take(metric(sample, quantity)) }
    }
    for sample in samples[.hrv] ?? [] { try take(hrv(sample)) }
    for sample in samples[.water] ?? [] { try take(water(sample)) }
    if !batch.isEmpty { try body(batch) }
  }

  private func record(of workout: HealthWorkout) -> ImportedRecord {
    let minutes = workout.minutes
    let key = workout.externalID ?? "\(workout.activity)|\(workout.end.seconds - workout.start.seconds)"
    let id = EntryID.make(at: workout.start.date, of: "health|workout|\(key)")
    return ImportedRecord(
      .entry(
        .workout(
          WorkoutLog(
            id: id, type: HealthActivityName.type(workout.activity), name: HealthActivityName.words(workout.activity),
            startTime: workout.start.date, endTime: workout.end.date, durationMin: Self.rounded(minutes, 100),
            distanceKm: workout.kilometres.flatMap { $0 > 0 && $0 <= 5000 ? Self.rounded($0, 1000) : nil },
            caloriesBurned: workout.kilocalories.flatMap { $0 <= 30_000 ? Self.rounded($0, 10) : nil },
            source: .healthKit, healthKitId: id))),
      timeZone: workout.zone ?? workout.start.zoneName)
  }

  private func weight(_ sample: HealthSample, bodyFat: Double?) -> ImportedRecord {
    let kilograms = Self.rounded(sample.value, 1000)
    let id = EntryID.make(at: sample.moment.date, of: "health|weight|\(Self.rounded(sample.value, 100))")
    return ImportedRecord(
      .entry(
        .weight(
          BodyWeightEntry(
            id: id, weightKg: kilograms, bodyFatPercentage: bodyFat.map { Self.rounded($0, 100) },
            timestamp: sample.moment.date))),
      timeZone: sample.moment.zoneName)
  }

  private func metric(_ sample: HealthSample, _ quantity: HealthQuantity) -> ImportedRecord {
    let kind: BodyMetric.Kind = quantity == .height ? .heightCm : .bodyFatPercentage
    let value = Self.rounded(sample.value, 100)
    let id = EntryID.make(at: sample.moment.date, of: "health|\(kind.rawValue)|\(value)")
    return ImportedRecord(
      .bodyMetric(BodyMetric(id: id, kind: kind, value: value, timestamp: sample.moment.date, source: Self.source)),
      timeZone: sample.moment.zoneName)
  }

  private func hrv(_ sample: HealthSample) -> ImportedRecord {
    let value = Self.rounded(sample.value, 1000)
    let id = EntryID.make(at: sample.moment.date, of: "health|hrv|\(value)")
    return ImportedRecord(
      .hrv(HRVSample(id: id, sdnnMs: value, timestamp: sample.moment.date, source: Self.source)),
      timeZone: sample.moment.zoneName)
  }

  private func water(_ sample: HealthSample) -> ImportedRecord {
    let source = sources[Int(sample.source)]
    let value = Self.rounded(sample.value, 10)
    let id = EntryID.make(at: sample.moment.date, of: "health|water|\(source)|\(value)")
    return ImportedRecord(
      .entry(.water(WaterEntry(id: id, amountMl: value, timestamp: sample.moment.date))),
      timeZone: sample.moment.zoneName)
  }

  static func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }
}
