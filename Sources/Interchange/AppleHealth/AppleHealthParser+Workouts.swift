import Nutrition

/// Workouts, Apple's own daily sums, and the person.
extension AppleHealthParser {
  func startWorkout(_ attributes: XMLAttributes) {
    report.read += 1
    guard let start = attributes["startDate"].flatMap({ HealthMoment($0) }), start.local >= 0,
      let end = attributes["endDate"].flatMap({ HealthMoment($0) })
    else { return skip(.unreadable) }
    if let since, end.local < since { return skip(.early) }
    let name = attributes["sourceName"] ?? XMLText(unnamed)
    hasStatisticsDistance = false
    workout = HealthWorkout(
      activity: attributes["workoutActivityType"]?.string ?? "", start: start, end: end,
      source: sources.number(name, device: attributes["device"]),
      durationMin: measured("duration", "durationUnit", attributes) { unit in
        if unit == "min" { return 1 }
        if unit == "hr" { return 60 }
        return unit == "s" ? 1 / 60 : nil
      },
      kilometres: measured("totalDistance", "totalDistanceUnit", attributes, HealthQuantity.kilometres),
      kilocalories: measured("totalEnergyBurned", "totalEnergyBurnedUnit", attributes, HealthQuantity.kilocalories))
  }

  /// What newer exports say of a workout in elements of their own.
  func statistics(_ attributes: XMLAttributes) {
    guard let type = attributes["type"], type.hasPrefix("HKQuantityTypeIdentifier") else { return }
    let name = type.dropFirst(24)
    if name == "ActiveEnergyBurned" {
      let known = workout?.kilocalories
      workout?.kilocalories = measured("sum", "unit", attributes, HealthQuantity.kilocalories) ?? known
    } else if name.hasPrefix("Distance"), let distance = measured("sum", "unit", attributes, HealthQuantity.kilometres)
    {
      let earlier = hasStatisticsDistance ? workout?.kilometres ?? 0 : 0
      workout?.kilometres = earlier + distance
      hasStatisticsDistance = true
    }
  }

  private func measured(
    _ value: StaticString, _ unit: StaticString, _ attributes: XMLAttributes, _ factor: (XMLText) -> Double?
  ) -> Double? {
    guard let number = attributes[value]?.number, number >= 0, let size = attributes[unit].flatMap(factor) else {
      return nil
    }
    return number * size
  }

  func take(_ workout: HealthWorkout) {
    guard workout.minutes > 0, workout.minutes <= 1440 else { return skip(.impossible) }
    guard workouts.count < Self.mostSamples else { return tooMany("workouts") }
    workouts.append(workout)
  }

  func summary(_ attributes: XMLAttributes) {
    report.read += 1
    guard let day = attributes["dateComponents"].flatMap({ CalendarDay($0.string) }), day.daysSince1970 >= 0,
      let energy = measured("activeEnergyBurned", "activeEnergyBurnedUnit", attributes, HealthQuantity.kilocalories)
    else { return skip(.unreadable) }
    if let since, day.daysSince1970 * 86400 < since { return skip(.early) }
    if energy > 0 { summaries[day] = energy }
  }

  func me(_ attributes: XMLAttributes) {
    if let sex = attributes["HKCharacteristicTypeIdentifierBiologicalSex"] {
      person.sex = sex == "HKBiologicalSexMale" ? .male : sex == "HKBiologicalSexFemale" ? .female : nil
    }
    person.birthDay = attributes["HKCharacteristicTypeIdentifierDateOfBirth"].flatMap { CalendarDay($0.string) }
  }
}
