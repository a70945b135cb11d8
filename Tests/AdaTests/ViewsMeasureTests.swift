import Nutrition
import Testing

@testable import ada

@Suite struct ViewsMeasureTests {
  @Test(arguments: [
    ("178cm", 178.0), ("178 cm", 178), ("178", 178), ("1.78 m", 178), ("1,78m", 178), ("1.78", 178), ("1m78", 178),
    ("1 m 78 cm", 178), ("5'10\"", 177.8), ("5'10", 177.8), ("5’10”", 177.8), ("5 ft 10", 177.8), ("5 ft 10 in", 177.8),
    ("5ft10in", 177.8), ("70 in", 177.8), ("6'", 182.88), ("5 feet 10 inches", 177.8), ("5''", 12.7),
  ])
  func `a height is read as people write it`(text: String, centimetres: Double) throws {
    let read = try #require(MeasureText.centimetres(text, units: .metric))
    #expect(abs(read - centimetres) < 1e-9)
  }

  @Test(arguments: [
    ("82.4kg", 82.4), ("82,4 kg", 82.4), ("82.4", 82.4), ("181 lb", 82.100_218_97), ("181lbs.", 82.100_218_97),
    ("12 st 13", 82.100_218_97), ("12st 13lb", 82.100_218_97), ("12 stone 13 pounds", 82.100_218_97),
    ("13 st", 82.553_811_34), ("0,250 kg", 0.25), (",250 kg", 0.25), ("1,250 kg", 1250), ("10,250 kg", 10_250),
    ("1,000,250 kg", 1_000_250), ("0,25 kg", 0.25),
  ])
  func `a weight is read as people write it`(text: String, kilograms: Double) throws {
    let read = try #require(MeasureText.kilograms(text, units: .metric))
    #expect(abs(read - kilograms) < 1e-7)
  }

  @Test(arguments: [
    "", "heavy", "82 apples", "kg", "82 kg kg", "13 lb 12 st", "-82", "1e3 kg", "1 2 3 4", "8.2.4", "nan", "inf",
  ])
  func `what is no weight is not guessed at`(text: String) {
    #expect(MeasureText.kilograms(text, units: .metric) == nil)
  }

  @Test func `a number alone is in the person's own unit, and asks for one where there are two`() {
    #expect(MeasureText.kilograms("100", units: .us) == 45.359_237)
    #expect(MeasureText.kilograms("12", units: .imperial) == nil)
    #expect(MeasureText.centimetres("70", units: .us) == 177.8)
    #expect(MeasureText.kilogramsPerWeek("1", units: .imperial) == 0.453_592_37)
  }

  @Test(arguments: [
    ("0.5", 0.5), ("0.5 kg", 0.5), ("0.5kg/week", 0.5), ("0.5 kg a week", 0.5), ("1 lb per week", 0.453_592_37),
  ])
  func `a rate may say that it is for a week`(text: String, kilograms: Double) {
    #expect(MeasureText.kilogramsPerWeek(text, units: .metric) == kilograms)
  }

  @Test func `other measures take their usual units`() throws {
    #expect(MeasureText.millilitres("2.5l", units: .metric) == 2500)
    #expect(MeasureText.millilitres("2,500", units: .metric) == 2500)
    #expect(MeasureText.millilitres("80 fl oz", units: .us) == 80 * 29.573_529_562_5)
    #expect(MeasureText.millilitres("1 pint", units: .imperial) == 568.261_25)
    #expect(MeasureText.kilocalories("2,100 kcal") == 2100)
    #expect(try abs(#require(MeasureText.kilocalories("8786.4 kJ")) - 2100) < 1e-9)
    #expect(MeasureText.percent("18%") == 18)
    #expect(MeasureText.percent("0.18") == 18)
    #expect(MeasureText.percent("18 kg") == nil)
    #expect(MeasureText.gramsPerPound("0.9 g/lb") == 0.9)
    #expect(try abs(#require(MeasureText.gramsPerPound("2g/kg")) - 0.907_185) < 1e-4)
    #expect(MeasureText.minutes("1 h 30") == 90)
    #expect(MeasureText.minutes("28min") == 28)
    #expect(MeasureText.kilometres("3.1", units: .us) == 3.1 * 1.609_344)
    #expect(MeasureText.kilometres("800 m", units: .metric) == 0.8)
    #expect(MeasureText.grams("2 lb 4") == 28.349_523_125 * 36)
  }
}
