import Nutrition
import Testing

struct MacroSplitTests {
  func split(_ calories: Double, kg: Double?, protein: Double = 0.9, fat: Double = 0.30) -> MacroSplit? {
    MacroSplit(calories: calories, weightKg: kg, proteinGramsPerPound: protein, fatPercentage: fat)
  }

  @Test func `grams per pound are taken times pounds, not kilograms`() throws {
    let macros = try #require(split(2000, kg: 70))
    #expect(abs(macros.proteinG - 138.9) < 0.05)
    #expect(abs(macros.fatG - 66.67) < 0.01)
    #expect(abs(macros.carbsG - (2000 - 138.89 * 4 - 600) / 4) < 0.01)
    #expect(macros.fiberG == 28)
    #expect(macros.notes == [])
  }

  @Test(arguments: [1200.0, 1500, 1800, 2256, 3000, 6000], [40.0, 70, 110, 200])
  func `the parts add up to the calories within 1 %`(calories: Double, kg: Double) throws {
    for preset in MacroPreset.allCases {
      let macros = try #require(
        split(calories, kg: kg, protein: preset.proteinGramsPerPound, fat: preset.fatPercentage))
      let sum = 4 * macros.proteinG + 4 * macros.carbsG + 9 * macros.fatG
      #expect(abs(sum - calories) <= calories * 0.01)
      #expect(macros.proteinG >= 0 && macros.carbsG >= 0 && macros.fatG >= 0)
    }
  }

  @Test func `protein is at least a tenth of the energy`() throws {
    let macros = try #require(split(3000, kg: 40, protein: 0.6))
    #expect(macros.proteinG == 75)
    #expect(macros.notes == [.proteinRaisedToTenPercent])
  }

  @Test func `fat gives way first`() throws {
    // 110 kg x 2.20462 x 1.1 = 266.76 g, 1067 of 1200 kcal: 133 kcal are left for fat.
    let macros = try #require(split(1200, kg: 110, protein: 1.1))
    #expect(abs(macros.proteinG - 266.759) < 0.001)
    #expect(abs(macros.fatG - (1200 - 1067.036) / 9) < 0.001)
    #expect(macros.carbsG == 0)
    #expect(macros.notes == [.fatGaveWay(fromG: 40)])
  }

  @Test func `protein gives way after fat`() throws {
    let macros = try #require(split(1200, kg: 200, protein: 0.9))
    #expect(macros.fatG == 0)
    #expect(macros.proteinG == 300)
    #expect(macros.carbsG == 0)
    #expect(macros.notes.count == 2)
    #expect(macros.notes.first == .fatGaveWay(fromG: 40))
    guard case .proteinGaveWay(let from) = macros.notes.last else {
      Issue.record("no note that protein gave way")
      return
    }
    #expect(abs(from - 396.83) < 0.01)
  }

  @Test(arguments: [(1.4, false), (1.45, true), (1.5, true)])
  func `over 3,1 g of protein per kg is pointed out`(perPound: Double, isPointedOut: Bool) throws {
    let notes = try #require(split(3000, kg: 80, protein: perPound)).notes
    #expect(notes.contains { if case .proteinOverEvidence = $0 { true } else { false } } == isPointedOut)
  }

  @Test(arguments: [(0.1, 0.6), (9, 1.5), (Double.nan, 0.6), (-1, 0.6)])
  func `a protein setting out of range is moved to its edge`(setting: Double, used: Double) throws {
    let macros = try #require(split(3000, kg: 80, protein: setting))
    #expect(macros.notes.contains(.proteinSettingLimited(to: used)))
    #expect(abs(macros.proteinG - 80 * 2.20462 * used) < 0.001)
  }

  @Test(arguments: [(0.05, 0.15), (0.9, 0.45)])
  func `a fat setting out of range is moved to its edge`(setting: Double, used: Double) throws {
    let macros = try #require(split(3000, kg: 80, fat: setting))
    #expect(macros.notes == [.fatSettingLimited(to: used)])
    #expect(abs(macros.fatG - 3000 * used / 9) < 0.001)
  }

  @Test(arguments: [nil, 0, -70, Double.nan])
  func `without a weight there are no macros`(kg: Double?) {
    #expect(split(2000, kg: kg) == nil)
  }

  @Test(arguments: [0, -2000, Double.nan])
  func `without energy there are no macros`(calories: Double) {
    #expect(split(calories, kg: 70) == nil)
  }

  @Test(arguments: [
    (MacroPreset.balanced, 0.9, 0.30), (.standard, 0.8, 0.25), (.strength, 1.3, 0.25), (.weightLoss, 1.1, 0.30),
    (.endurance, 0.8, 0.25),
  ])
  func `presets are the named pairs`(preset: MacroPreset, protein: Double, fat: Double) {
    #expect(preset.proteinGramsPerPound == protein)
    #expect(preset.fatPercentage == fat)
  }
}
