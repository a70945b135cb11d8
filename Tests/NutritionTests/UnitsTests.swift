import Nutrition
import Testing

struct UnitsTests {
  @Test(arguments: [
    (82.4, "82.4 kg", "181.7 lb", "12 st 13.7 lb"), (90, "90 kg", "198.4 lb", "14 st 2.4 lb"),
    // 13 st 13.98 lb reads as one more stone.
    (88.89, "88.9 kg", "196 lb", "14 st 0 lb"), (4, "4 kg", "8.8 lb", "8.8 lb"),
    (Double.nan, "unknown", "unknown", "unknown"),
  ])
  func `weights`(kilograms: Double, metric: String, us: String, imperial: String) {
    #expect(UnitSystem.metric.weight(kilograms: kilograms) == metric)
    #expect(UnitSystem.imperial.weight(kilograms: kilograms) == imperial)
    if kilograms.isFinite { #expect(UnitSystem.us.weight(kilograms: kilograms) == us) }
  }

  @Test(arguments: [(178.0, "178 cm", "5 ft 10 in"), (182.88, "182.9 cm", "6 ft 0 in"), (165, "165 cm", "5 ft 5 in")])
  func `heights`(centimetres: Double, metric: String, us: String) {
    #expect(UnitSystem.metric.height(centimetres: centimetres) == metric)
    #expect(UnitSystem.us.height(centimetres: centimetres) == us)
    #expect(UnitSystem.imperial.height(centimetres: centimetres) == us)
  }

  @Test(arguments: [
    (250.0, "250 ml", "8.5 fl oz", "8.8 fl oz"), (568.26125, "568 ml", "19.2 fl oz", "1 pint"),
    (1500, "1.5 l", "50.7 fl oz", "2.6 pints"),
  ])
  func `volumes`(millilitres: Double, metric: String, us: String, imperial: String) {
    #expect(UnitSystem.metric.volume(millilitres: millilitres) == metric)
    #expect(UnitSystem.us.volume(millilitres: millilitres) == us)
    #expect(UnitSystem.imperial.volume(millilitres: millilitres) == imperial)
  }

  @Test func `distances`() {
    #expect(UnitSystem.metric.distance(kilometres: 5) == "5 km")
    #expect(UnitSystem.us.distance(kilometres: 5) == "3.11 mi")
    #expect(UnitSystem.imperial.distance(kilometres: 42.195) == "26.22 mi")
  }

  @Test func `conversions are exact`() {
    #expect(UnitConversion.kilograms(pounds: 1) == 0.45359237)
    #expect(abs(UnitConversion.kilograms(stones: 12, pounds: 13.7) - 82.417) < 0.001)
    #expect(abs(UnitConversion.kilometres(miles: 26.2188) - 42.195) < 0.001)
    #expect(abs(UnitConversion.kilocalories(kilojoules: 8368) - 2000) < 1e-9)
    #expect(abs(UnitConversion.pounds(kilograms: UnitConversion.kilograms(pounds: 181.7)) - 181.7) < 1e-9)
  }

  @Test(arguments: [
    (0.0, 0, "0"), (-0.04, 1, "0"), (1.05, 1, "1.1"), (-2.5, 0, "-3"), (0.05, 2, "0.05"), (1234.5, 3, "1234.5"),
    (.infinity, 1, "unknown"), (123_456_789_012_345, 6, "123456789012345"), (9.99e14, 9, "999000000000000"),
    (-1e14 - 0.5, 5, "-100000000000000.5"), (1e15, 4, "unknown"),
  ])
  func `numbers read without trailing zeros`(value: Double, decimals: Int, text: String) {
    #expect(value.text(decimals: decimals) == text)
  }

  @Test(arguments: [
    (1.0485, "1.05"), (0.6, "0.6"), (0.012345, "0.0123"), (9.996, "10"), (22.14, "22.1"), (221.4, "221"),
    (1234.5, "1235"), (0, "0"), (-1.0485, "-1.05"), (.nan, "unknown"), (.infinity, "unknown"),
  ])
  func `a number is written with the digits that count`(value: Double, text: String) {
    #expect(value.text(significantDigits: 3) == text)
  }
}
