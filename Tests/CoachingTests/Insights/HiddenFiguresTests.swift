import Testing

@testable import Coaching

@Suite struct HiddenFiguresTests {
  @Test(arguments: [
    ("weighed 82.4 kg", "weighed … kg"), ("1,346 kcal left of 1,796 kcal.", "… kcal left of … kcal."),
    ("Burrito, 220 g, 463 kcal", "Burrito, … g, … kcal"), ("2 eggs at 08:30", "2 eggs at 08:30"),
    ("a 500-calorie lunch", "a …-calorie lunch"), ("12 st 13 lb", "… st … lb"),
    ("3 glasses, 330 ml", "3 glasses, 330 ml"),
    ("2026-11-20, 5 km in 28 min", "2026-11-20, 5 km in 28 min"), ("", ""), ("no figures", "no figures"),
    ("1900kJ and 30g", "…kJ and …g"), ("4 great games", "4 great games"),
  ]) func `amounts of energy, weight and nutrients are taken out, and nothing else`(text: String, left: String) {
    #expect(HiddenFigures.redacted(text) == left)
  }
}
