import Foundation
import Nutrition

extension UserProfile {
  /// A man of 30 on `Self.day`, 180 cm, who keeps his weight.
  static func make(
    sex: Sex? = .male, birthDate: Date? = CalendarDay("1996-05-02")?.midnightUTC, heightCm: Double? = 180,
    activityLevel: ActivityLevel = .light, energyMode: EnergyMode = .measured, goalType: GoalType = .maintain,
    goalRate: Double = 0, calorieTarget: Double? = nil, waterTargetMl: Double? = nil
  ) -> UserProfile {
    UserProfile(
      sex: sex, birthDate: birthDate, heightCm: heightCm, activityLevel: activityLevel, energyMode: energyMode,
      goalType: goalType, goalRate: goalRate, calorieTarget: calorieTarget, waterTargetMl: waterTargetMl,
      createdAt: Date(timeIntervalSince1970: 0), updatedAt: Date(timeIntervalSince1970: 0))
  }

  static let day = CalendarDay(daysSince1970: 20_777)  // 2026-11-20
}
