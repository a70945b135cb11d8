import Nutrition
import Testing

/// Two independent public implementations, run side by side, agree within 0.12 kg; these are their means.
struct BodyWeightModelTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var sex: Sex
    var years: Int
    var cm: Double
    var kg: Double
    var level: Double
    var change: Double
    var maintenance: Double
    /// Day and expected kilograms.
    var expected: [(day: Int, kg: Double)]
    var testDescription: String { "\(sex) \(years) y \(cm) cm \(kg) kg \(change) kcal" }
    var model: BodyWeightModel? {
      BodyWeightModel(weightKg: kg, heightCm: cm, ageYears: years, sex: sex, physicalActivityLevel: level)
    }
  }

  static let cases = [
    Case(
      sex: .male, years: 30, cm: 180, kg: 90, level: 1.6, change: -500, maintenance: 3010.4,
      expected: [(28, 87.88), (84, 85.30), (180, 81.63), (365, 76.71), (1095, 71.045)]),
    Case(
      sex: .female, years: 40, cm: 165, kg: 80, level: 1.5, change: -500, maintenance: 2209.0,
      expected: [(28, 77.755), (365, 66.025), (1095, 57.015)]),
    Case(
      sex: .male, years: 23, cm: 180, kg: 70, level: 1.6, change: 300, maintenance: 2745.8,
      expected: [(28, 71.49), (365, 77.685), (1095, 80.07)]),
    Case(
      sex: .male, years: 45, cm: 178, kg: 110, level: 1.5, change: -750, maintenance: 2992.5,
      expected: [(28, 107.01), (365, 89.38)]),
  ]

  @Test(arguments: cases)
  func `the weight follows the published implementations within 0,1 kg`(each: Case) throws {
    let model = try #require(each.model)
    #expect(abs(model.maintenance - each.maintenance) < 0.1)
    for (day, kilograms) in each.expected {
      let weight = try #require(model.weight(intake: model.maintenance + each.change, afterDays: day))
      #expect(abs(weight - kilograms) < 0.1, "day \(day): \(weight)")
    }
  }

  @Test func `a goal is solved for its intake`() throws {
    let model = try #require(Self.cases[0].model)
    let intake = try #require(model.intake(toReach: 80, inDays: 180))
    #expect(abs(intake - 2415) < 10)
    #expect(model.days(toReach: 80, intake: intake + 0.5).map { (179...182).contains($0) } == true)
  }

  @Test func `maintenance keeps the weight`() throws {
    let model = try #require(Self.cases[1].model)
    let weight = try #require(model.weight(intake: model.maintenance, afterDays: 365))
    #expect(abs(weight - 80) < 1e-6)
    #expect(model.days(toReach: 75, intake: model.maintenance) == nil)
  }

  @Test func `what is assumed is listed`() throws {
    let model = try #require(BodyWeightModel(weightKg: 70, physicalActivityLevel: 1.5))
    #expect(model.assumptions.prefix(3) == [.height(centimetres: 165), .age(years: 30), .sexUnknown])
    #expect(model.assumptions.count == 4)
    #expect(
      BodyWeightModel(
        weightKg: 70, heightCm: 170, ageYears: 30, sex: .female, bodyFatPercentage: 25, physicalActivityLevel: 1.5)?
        .assumptions == [])
  }

  @Test(arguments: [nil, 0, -70, Double.nan])
  func `without a weight there is no forecast`(kg: Double?) {
    #expect(BodyWeightModel(weightKg: kg, physicalActivityLevel: 1.5) == nil)
  }

  @Test(arguments: [0, 800, 20_000, -5000, 1e9])
  func `even an impossible intake gives finite weights above zero`(intake: Double) throws {
    let model = try #require(Self.cases[2].model)
    let weights = model.weights(intake: intake, days: 3650)
    #expect(!weights.isEmpty && weights.allSatisfy { $0.isFinite && $0 > 0 })
  }

  @Test func `the model says nothing about a starved body`() throws {
    let model = try #require(Self.cases[2].model)
    #expect(model.weights(intake: 0, days: 3650).count < 200)
    #expect(model.weight(intake: 0, afterDays: 3650) == nil)
    #expect(model.intake(toReach: 25, inDays: 365) == nil)
  }

  @Test func `no days and no number give no weights`() throws {
    let model = try #require(Self.cases[2].model)
    #expect(model.weights(intake: 2000, days: 0) == [])
    #expect(model.weights(intake: .nan, days: 10) == [])
    #expect(model.intake(toReach: .nan, inDays: 10) == nil)
    #expect(model.intake(toReach: 10, inDays: 1) == nil)
  }
}
