import Foundation
import Nutrition
import Testing

@testable import Interchange

/// Trackers that hand out a whole account as an archive of tables.
struct TrackerArchiveTests {
  private func options(unit: WeightUnit? = nil) -> TableOptions { TableOptions(timeZone: .gmt, weightUnit: unit) }

  private func archive(_ folder: TestFolder, _ files: [(String, String)]) throws -> String {
    try folder.file("export.zip", TestArchive.bytes(files.map { ($0.0, Array($0.1.utf8)) }))
  }

  private let nutrition = """
    Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)
    2026-11-19,Breakfast,420,14,52,21
    2026-11-19,Dinner,810,30,80,45
    """
  private let measurements = "Date,Body Fat %,Weight\n2026-11-19,21.5,181.0\n"
  private let foods = """
    Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g)
    11/19/2026,Barley soup,Soup,Lunch,300,Grams,186,0,4,7,31
    """

  @Test(arguments: [true, false])
  func `MyFitnessPal's archive has the meals and the weights in it`(isNumbered: Bool) throws {
    let folder = try TestFolder()
    let mark = isNumbered ? "-2026-01-01-to-2026-11-20" : ""
    let path = try archive(
      folder,
      [
        ("Nutrition\(isNumbered ? "-" : " ")Summary\(mark).csv", nutrition),
        ("Exercise-Summary\(mark).csv", "Date,Exercise,Calories\n2026-11-19,Rowing,210\n"),
        ("Measurement-Summary\(mark).csv", measurements), ("__MACOSX/._Nutrition-Summary.csv", "?"),
      ])
    let meals = try FoodTable.read(path, as: .myFitnessPal, options()).meals
    #expect(meals.map(\.mealType) == [.breakfast, .dinner])
    let weight = try #require(WeightTable.read(path, options(unit: .lb)).weights.first)
    #expect(weight.weightKg == 82.1 && weight.bodyFatPercentage == 21.5)
  }

  @Test func `Lose It!'s archive has the foods and the weights in it`() throws {
    let folder = try TestFolder()
    let path = try archive(
      folder,
      [
        ("food-logs.csv", foods), ("weights.csv", "Date,Weight,Deleted\n11/19/2026,181,0\n"), ("profile.csv", "a\n"),
        ("notes.txt", "none"),
      ])
    #expect(try FoodTable.read(path, as: .loseIt, options()).meals.first?.items.first?.grams == 300)
    #expect(try WeightTable.read(path, options(unit: .lb)).weights.map(\.weightKg) == [82.1])
  }

  @Test func `Cronometer's figures of the body are told by their metric`() throws {
    let folder = try TestFolder()
    let path = try folder.file(
      "biometrics.csv",
      """
      Day,Time,Group,Metric,Unit,Amount
      2026-11-18,07:10 AM,Biometrics,Weight,kg,82.6
      2026-11-18,07:10 AM,Biometrics,Body Fat,%,22.1
      2026-11-18,07:15 AM,Biometrics,Heart Rate,bpm,58
      2026-11-19,,Biometrics,Weight,lbs,182
      """)
    let list = try WeightTable.read(path, options())
    #expect(list.weights.map(\.weightKg) == [82.6, 82.554])
    #expect(list.weights.map(\.bodyFatPercentage) == [22.1, nil])
    #expect(list.skipped("neither a weight") == 1)
  }

  @Test(arguments: [
    (["a.csv", "b.csv"], "holds more than one table (a.csv, b.csv); unpack it"),
    (["food-logs.csv", "old/food-logs.csv"], "holds more than one table (food-logs.csv, old/food-logs.csv)"),
    (["[Content_Types].xml", "xl/sheet1.xml"], "is a spreadsheet or an archive without a CSV table; save"),
  ])
  func `an archive that leaves it open says what it holds`(names: [String], part: String) throws {
    let folder = try TestFolder()
    let path = try archive(folder, names.map { ($0, foods) })
    let error = #expect(throws: ImportError.self) { try FoodTable.read(path, as: .loseIt, options()) }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }

  @Test func `a fault in an archive is named with the table and its line`() throws {
    let folder = try TestFolder()
    let path = try archive(folder, [("food-logs.csv", foods.replacing("186", with: "plenty"))])
    let error = #expect(throws: ImportError.self) { try FoodTable.read(path, as: .loseIt, options()) }
    #expect(error?.description.hasPrefix("Line 2 of food-logs.csv in \(path): \"plenty\"") == true)
  }
}
