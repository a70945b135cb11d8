import Coaching
import Nutrition

/// What is known of the person, and how to supply the rest.
struct ProfileView {
  let page: Page

  /// - Parameters:
  ///   - weight: the last weighing.
  ///   - machineZone: the zone that holds where the profile names none.
  ///   - today: for the age.
  func text(for profile: UserProfile, weight: BodyWeightEntry?, machineZone: String, today: CalendarDay) -> String {
    let units = page.units
    let birth = profile.birthDate.map { CalendarDay(midnightUTC: $0) }
    let age = birth.flatMap { today.age(bornOn: $0) }.map { " (\($0) years)" } ?? ""
    let person: [(String, String?, String)] = [
      ("sex", profile.sex?.rawValue, "--sex"), ("born", birth.map { "\($0)\(age)" }, "--birth-date"),
      ("height", profile.heightCm.map { units.height(centimetres: $0) }, "--height"),
      ("weight", weight.map { units.weight(kilograms: $0.weightKg) }, "--weight"),
      ("body fat", weight?.bodyFatPercentage.map { "\($0.text(decimals: 1)) %" }, "--body-fat"),
    ]
    let stage = profile.lifeStage.map { [("stage", Optional($0.rawValue), "--life-stage")] } ?? []
    let training = profile.trainingStyle.map { [("training", Optional($0.rawValue), "--training")] } ?? []
    let eating = profile.mealTimingWords.map { [("eating", Optional($0), "--meal-timing")] } ?? []
    let goal: [(String, String?, String)] = [
      ("activity", profile.activityLevel.words, "--activity"), ("mode", mode(profile), "--mode"),
      ("goal", goalWords(profile), "--goal"),
      ("target", profile.targetWeightKg.map { units.weight(kilograms: $0) }, "--target-weight"),
      ("calories", profile.calorieTarget.map { "\($0.text()) kcal a day, your own" } ?? "computed", "--calories"),
      ("protein", "\(profile.proteinGramsPerPound.text(decimals: 2)) g per pound\(chosen(profile))", "--protein"),
      ("fat", "\((profile.fatPercentage * 100).text(decimals: 1)) % of energy\(chosen(profile))", "--fat"),
      ("water", profile.waterTargetMl.map { "\(units.volume(millilitres: $0)), your own" } ?? "computed", "--water"),
    ]
    let machine: [(String, String?, String)] = [
      ("units", profile.units.rawValue, "--units"),
      ("clock", "\(profile.shownClock.rawValue) hours\(profile.clock == nil ? ", by your units" : "")", "--clock"),
      ("time zone", profile.timeZone ?? "\(machineZone), this machine's", "--time-zone"),
    ]
    if page.hidesNumbers {
      return Page.text([
        [page.heading("You")] + (Array(person.prefix(3)) + stage + training + eating).flatMap(row),
        [page.heading("Display")] + (machine + [("numbers", Optional("hidden"), "--numbers")]).flatMap(row),
      ])
    }
    return Page.text([
      [page.heading("You")] + (person + stage).flatMap(row),
      [page.heading("Goal")] + (goal + training + eating).flatMap(row),
      [page.heading("Display")] + machine.flatMap(row),
    ])
  }

  private func row(_ name: String, _ value: String?, _ option: String) -> [String] {
    let value = value ?? "not set (ada profile set \(option))"
    return page.hanging("  \(name.paddedRight(to: 10))", value)
  }

  private func chosen(_ profile: UserProfile) -> String { profile.macroOrigin == nil ? "" : ", your own" }

  private func mode(_ profile: UserProfile) -> String {
    switch profile.energyMode {
    case .measured: "measured (a quiet day plus logged activity)"
    case .multiplier:
      "multiplier (activity level \(profile.activityLevel.multiplier.text(decimals: 3)), workouts add nothing)"
    }
  }

  private func goalWords(_ profile: UserProfile) -> String {
    guard profile.goalType != .maintain else { return "maintain" }
    return "\(profile.goalType.rawValue), \(page.units.weightRate(kilogramsPerWeek: profile.goalRate))"
  }
}

extension ActivityLevel {
  /// "very active".
  var words: String { self == .veryActive ? "very active" : rawValue }
}
