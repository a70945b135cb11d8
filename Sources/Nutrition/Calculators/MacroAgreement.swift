/// How stated energy stands to stated macros, by 4 kcal a gram of protein and carbohydrate and 9 of fat (Atwater and
/// Bryant 1900).
public enum MacroAgreement: Equatable, Sendable {
  case agrees
  /// The macros alone have more energy than was stated, by more than labels round: so many kcal in all.
  case macrosExceed(Double)
  /// All three macros were stated and leave much of the energy over, as alcohol does: so many kcal in all.
  case macrosFallShort(Double)

  /// Compares kcal with grams; a macro that was not stated is nil and counts as none.
  public init(calories: Double, proteinG: Double?, carbsG: Double?, fatG: Double?) {
    let sum = 4 * (proteinG ?? 0) + 4 * (carbsG ?? 0) + 9 * (fatG ?? 0)
    // Fibre and sugar alcohols have less than 4 kcal a gram, and labels round: a fifth is let pass.
    if sum > calories * 1.2 + 20 {
      self = .macrosExceed(sum)
    } else if proteinG != nil, carbsG != nil, fatG != nil, sum < calories * 0.8 - 20 {
      self = .macrosFallShort(sum)
    } else {
      self = .agrees
    }
  }
}
