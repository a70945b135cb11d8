extension UserProfile {
  /// Takes over what a change of goal sets; the rest stays.
  public mutating func take(_ goal: GoalEntry) {
    goalType = goal.goalType ?? goalType
    goalRate = goal.goalRate ?? goalRate
    activityLevel = goal.activityLevel ?? activityLevel
    targetWeightKg = goal.targetWeightKg ?? targetWeightKg
    calorieTarget = goal.calorieTarget ?? calorieTarget
    if goal.activityLevel != nil { state(.activityLevel) }
    if goal.goalType != nil || goal.targetWeightKg != nil || goal.calorieTarget != nil { state(.goal) }
  }

  /// Whole years on a day; nil where the birth date is not known or gives no age of a living person.
  public func age(on day: CalendarDay) -> Int? {
    birthDate.flatMap { day.age(bornOn: CalendarDay(midnightUTC: $0)) }
  }
}
