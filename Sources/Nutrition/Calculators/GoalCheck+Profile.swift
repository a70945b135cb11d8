extension GoalCheck {
  /// Checks what is new in a profile that is to be saved: the one gate that commands, chat, models and imports pass.
  ///
  /// Only what differs from `earlier` is checked: a weighing or a birth date is a fact and never refused, and what a
  /// fact makes unsafe afterwards `EnergyTarget` holds in check.
  /// - Parameters:
  ///   - earlier: the profile as it is; nil where there is none.
  ///   - weightKg: the last weighing, in kilograms.
  ///   - day: the day it is, for the age.
  public init(_ profile: UserProfile, changedFrom earlier: UserProfile?, weightKg: Double?, on day: CalendarDay) {
    let isGoalNew =
      profile.goalType != earlier?.goalType ?? .maintain || profile.goalRate != earlier?.goalRate ?? 0
    let target = profile.targetWeightKg == earlier?.targetWeightKg ? nil : profile.targetWeightKg
    let calories = profile.calorieTarget == earlier?.calorieTarget ? nil : profile.calorieTarget
    var uncut = profile
    uncut.calorieTarget = nil
    let maintenance = EnergyTarget.target(for: uncut, weightKg: weightKg, on: day).maintenance
    self.init(
      goalType: isGoalNew ? profile.goalType : .maintain, goalRate: isGoalNew ? profile.goalRate : 0,
      targetWeightKg: target, calorieTarget: calories, weightKg: weightKg, heightCm: profile.heightCm, sex: profile.sex,
      bar: .of(profile, weightKg: weightKg, on: day), maintenance: maintenance > 0 ? maintenance : nil)
  }
}
