import Nutrition
import Testing

@Suite struct MacroAgreementTests {
  @Test(arguments: [
    (450.0, 30.0 as Double?, 40.0 as Double?, 18.0 as Double?, MacroAgreement.agrees),
    (450, nil, nil, nil, .agrees),
    (450, 30, nil, nil, .agrees),
    (300, 30, 40, 20, .macrosExceed(460)),
    (100, 30, nil, nil, .agrees),
    (100, 40, nil, nil, .macrosExceed(160)),
    (600, 10, 40, 5, .macrosFallShort(245)),
    (600, 10, 40, nil, .agrees),
    (0, nil, nil, nil, .agrees),
  ])
  func `energy and macros are held against each other`(
    kcal: Double, protein: Double?, carbs: Double?, fat: Double?, expected: MacroAgreement
  ) {
    #expect(MacroAgreement(calories: kcal, proteinG: protein, carbsG: carbs, fatG: fat) == expected)
  }
}
