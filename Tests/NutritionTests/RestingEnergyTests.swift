import Nutrition
import Testing

struct RestingEnergyTests {
  @Test func `body fat wins over height`() {
    let resting = RestingEnergy.estimate(
      weightKg: 80, heightCm: 180, ageYears: 30, sex: .male, bodyFatPercentage: 20)
    #expect(resting?.formula == .katchMcArdle)
    #expect(abs((resting?.kilocaloriesPerDay ?? 0) - 1752.4) < 0.001)
    #expect(resting?.assumptions == [])
  }

  @Test func `body fat alone needs neither height nor age nor sex`() {
    #expect(RestingEnergy.estimate(weightKg: 80, bodyFatPercentage: 20)?.assumptions == [])
  }

  @Test func `height known means Mifflin-St Jeor without assumptions`() {
    let resting = RestingEnergy.estimate(weightKg: 70, heightCm: 175, ageYears: 30, sex: .male)
    #expect(resting == RestingEnergy(kilocaloriesPerDay: 1648.75, formula: .mifflinStJeor, assumptions: []))
  }

  @Test(arguments: [(Sex.male, 178.0), (Sex.female, 165.0)])
  func `no height means Roza-Shizgal with an assumed one`(sex: Sex, centimetres: Double) {
    let resting = RestingEnergy.estimate(weightKg: 70, ageYears: 30, sex: sex)
    let expected = EnergyFormula.rozaShizgal(sex: sex, weightKg: 70, heightCm: centimetres, ageYears: 30)
    #expect(
      resting
        == RestingEnergy(
          kilocaloriesPerDay: expected, formula: .rozaShizgal, assumptions: [.height(centimetres: centimetres)]))
  }

  @Test func `everything unknown but the weight is assumed and listed`() {
    let resting = RestingEnergy.estimate(weightKg: 70)
    #expect(resting?.assumptions == [.height(centimetres: 165), .age(years: 30), .sexUnknown])
    let female = EnergyFormula.rozaShizgal(sex: .female, weightKg: 70, heightCm: 165, ageYears: 30)
    #expect(resting?.kilocaloriesPerDay == female)
  }

  @Test(arguments: [nil, 0, -70, Double.nan, .infinity])
  func `without a usable weight there is no resting energy`(weight: Double?) {
    #expect(RestingEnergy.estimate(weightKg: weight, heightCm: 175, ageYears: 30, sex: .male) == nil)
  }

  @Test(arguments: [0, -175, Double.nan])
  func `an impossible height counts as unknown`(height: Double) {
    #expect(RestingEnergy.estimate(weightKg: 70, heightCm: height)?.formula == .rozaShizgal)
  }

  @Test(arguments: [0, -5, 1.9, 76, 100, Double.nan])
  func `an impossible body fat counts as unknown`(fat: Double) {
    let resting = RestingEnergy.estimate(
      weightKg: 70, heightCm: 175, ageYears: 30, sex: .male, bodyFatPercentage: fat)
    #expect(resting?.formula == .mifflinStJeor)
  }

  @Test func `nobody rests on less than nothing`() {
    #expect(RestingEnergy.estimate(weightKg: 1, heightCm: 20, ageYears: 120, sex: .female)?.kilocaloriesPerDay == 0)
  }

  @Test func `an assumption says what and how to set it`() {
    #expect(
      Assumption.height(centimetres: 178).sentence()
        == "height assumed 178 cm (set it with ada profile set --height)")
    #expect(Assumption.height(centimetres: 178).description(in: .us) == "height assumed 5 ft 10 in")
  }
}
