import Nutrition
import Testing

/// Published worked examples and tables.
struct EnergyFormulaTests {
  struct Person: CustomTestStringConvertible, Sendable {
    var sex: Sex
    var kg: Double
    var cm: Double
    var years: Double
    var kcal: Double
    var testDescription: String { "\(sex) \(kg) kg \(cm) cm \(years) y = \(kcal)" }
  }

  @Test(arguments: [
    Person(sex: .male, kg: 70, cm: 175, years: 30, kcal: 1648.75),
    Person(sex: .male, kg: 90, cm: 180, years: 30, kcal: 1880),
    Person(sex: .female, kg: 65, cm: 165, years: 28, kcal: 1380.25),
    Person(sex: .female, kg: 80, cm: 165, years: 40, kcal: 1470.25),
  ])
  func `Mifflin-St Jeor gives the published values`(person: Person) {
    let kcal = EnergyFormula.mifflinStJeor(
      sex: person.sex, weightKg: person.kg, heightCm: person.cm, ageYears: person.years)
    #expect(abs(kcal - person.kcal) < 0.001)
  }

  @Test func `Mifflin-St Jeor unsimplified keeps the regression's coefficients`() {
    let kcal = EnergyFormula.mifflinStJeorUnsimplified(sex: .male, weightKg: 90, heightCm: 180, ageYears: 30)
    #expect(abs(kcal - 1881.5) < 0.001)
  }

  @Test(arguments: [
    Person(sex: .male, kg: 70, cm: 175, years: 30, kcal: 1695.667),
    Person(sex: .female, kg: 65, cm: 165, years: 28, kcal: 1438.578),
  ])
  func `Roza-Shizgal gives the published values`(person: Person) {
    let kcal = EnergyFormula.rozaShizgal(
      sex: person.sex, weightKg: person.kg, heightCm: person.cm, ageYears: person.years)
    #expect(abs(kcal - person.kcal) < 0.001)
  }

  @Test func `Katch-McArdle takes the lean mass, here of 80 kg at 20 % fat`() {
    #expect(abs(EnergyFormula.katchMcArdle(leanMassKg: 64) - 1752.4) < 0.001)
  }
}
