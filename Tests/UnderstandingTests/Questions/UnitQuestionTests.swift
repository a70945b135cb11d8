import Nutrition
import Testing

@testable import Understanding

@Suite struct UnitQuestionTests {
  private static func question(_ sentence: String, units: UnitSystem = .metric) -> UnitQuestion? {
    if case .conversion(let question)? = OfflineReading.read(sentence, units: units).query { return question }
    return nil
  }

  @Test(arguments: [
    ("how much is 5 oz in grams?", "oz", 141.748, "g"), ("how many kilos is 150 lb", "lb", 68.039, "kg"),
    ("160 lb in kg", "lb", 72.575, "kg"), ("how many ml are in a cup?", "cup", 236.588, "ml"),
    ("how many cups in a litre", "l", 4.227, "cup"), ("how far is 9 miles in km", "mile", 14.484, "km"),
    ("convert 12 km to miles", "km", 7.456, "mile"), ("what is 700 kj in kcal?", "kj", 167.304, "kcal"),
    ("how many kj is 90 kcal", "kcal", 376.56, "kj"), ("how many ml is 6 oz", "fl oz", 177.441, "ml"),
    ("what's 11 st 5 in kg", "st", 72.121, "kg"), ("how tall is 5'7 in cm", "foot", 170.18, "cm"),
    ("how many grams in an ounce", "oz", 28.35, "g"), ("convert 5 ft 7 in to cm", "foot", 170.18, "cm"),
  ])
  func `a measure is given in another unit`(sentence: String, unit: String, result: Double, resultUnit: String) throws {
    let question = try #require(Self.question(sentence))
    #expect(question.unit == unit && question.resultUnit == resultUnit)
    #expect(abs(question.result - result) < 0.01)
  }

  @Test func `a pint is the person's own`() {
    #expect(Self.question("how many ml in a pint")?.result.rounded() == 473)
    #expect(Self.question("how many ml in a pint", units: .imperial)?.result.rounded() == 568)
  }

  @Test(arguments: [
    "how many grams in a cup of rice", "how many calories in 3 oz of cheese", "how much is a can in ml", "160 lb",
    "how many grams is 2 miles", "3 oz cheese in a bun", "5 km in 28 min", "a cup in the morning",
  ])
  func `a question about food is none about units`(sentence: String) {
    #expect(Self.question(sentence) == nil)
  }
}
