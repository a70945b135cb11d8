/// The published equations, as published. kg, cm, years, kcal/day.
public enum EnergyFormula {
  /// Mifflin-St Jeor 1990 (Am J Clin Nutr 51:241), simplified form: 10W + 6.25H - 5A + 5 (male) or - 161 (female).
  public static func mifflinStJeor(sex: Sex, weightKg: Double, heightCm: Double, ageYears: Double) -> Double {
    10 * weightKg + 6.25 * heightCm - 5 * ageYears + (sex == .male ? 5 : -161)
  }

  /// Mifflin-St Jeor 1990 with the coefficients of the regression: 9.99W + 6.25H - 4.92A + 166 (male) - 161.
  public static func mifflinStJeorUnsimplified(sex: Sex, weightKg: Double, heightCm: Double, ageYears: Double) -> Double
  {
    9.99 * weightKg + 6.25 * heightCm - 4.92 * ageYears + (sex == .male ? 166 : 0) - 161
  }

  /// Harris-Benedict as revised by Roza and Shizgal 1984 (Am J Clin Nutr 40:168).
  public static func rozaShizgal(sex: Sex, weightKg: Double, heightCm: Double, ageYears: Double) -> Double {
    switch sex {
    case .male: 88.362 + 13.397 * weightKg + 4.799 * heightCm - 5.677 * ageYears
    case .female: 447.593 + 9.247 * weightKg + 3.098 * heightCm - 4.330 * ageYears
    }
  }

  /// Katch-McArdle: 370 + 21.6 x lean mass. A convention of practice; no primary validation is known.
  public static func katchMcArdle(leanMassKg: Double) -> Double { 370 + 21.6 * leanMassKg }
}
