import Testing
import Understanding

@testable import Coaching

@Suite struct UnitAnswerTests {
  @Test(arguments: [
    (UnitQuestion(value: 5, unit: "oz", result: 141.7476, resultUnit: "g"), "5 oz is 141.7 g."),
    (UnitQuestion(value: 70, unit: "kg", result: 11.0231, resultUnit: "st"), "70 kg is 11 st 0.3 lb."),
    (UnitQuestion(value: 170.18, unit: "cm", result: 5.5833, resultUnit: "foot"), "170.2 cm is 5 ft 7 in."),
    (UnitQuestion(value: 1, unit: "cup", result: 236.588, resultUnit: "ml"), "1 cup is 236.6 ml."),
    (UnitQuestion(value: 10, unit: "g", result: 0.352740, resultUnit: "oz"), "10 g is 0.3527 oz."),
    (UnitQuestion(value: 12, unit: "st", result: 76.2035, resultUnit: "kg"), "12 st is 76.2 kg."),
  ])
  func `a measure in another unit is said as people say it`(question: UnitQuestion, answer: String) {
    #expect(question.answer == answer)
  }
}
