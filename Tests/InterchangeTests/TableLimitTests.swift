import Foundation
import Nutrition
import Testing

@testable import Interchange

struct TableLimitTests {
  private static func options(since: String? = nil) -> TableOptions {
    var options = TableOptions(timeZone: .gmt, since: since.flatMap { CalendarDay($0) })
    options.mostRows = 100
    return options
  }

  private static let kinds: [@Sendable (String) throws -> ImportedList] = [
    { try FoodTable.read($0, as: .plain, options()) }, { try WeightTable.read($0, options()) },
    { try WorkoutTable.read($0, as: .strong, options()) },
  ]

  @Test(arguments: kinds.indices) func `a table of more rows than fit is refused in one sentence`(kind: Int) throws {
    let folder = try TestFolder()
    for (count, expected) in [(100, "read"), (102, "more than 100 rows; import a part of it with --since")] {
      let rows = (0..<count).map { "2026-11-20,Lunch,rice,100,\(50 + Double($0) / 10),kg\n" }.joined()
      let path = try folder.file("\(count).csv", "Date,Meal,Exercise Name,Calories,Weight,Unit\n" + rows)
      let words = Refusal.words { try Self.kinds[kind](path) }
      #expect(words.contains(expected), "\(words)")
    }
  }

  @Test func `rows that are left out do not count`() throws {
    let folder = try TestFolder()
    let old = String(repeating: "2025-01-01,Lunch,rice,100\n", count: 200)
    let path = try folder.file("many.csv", "Date,Meal,Name,Calories\n" + old + "2026-11-20,Lunch,rice,100\n")
    #expect(try FoodTable.read(path, as: .plain, Self.options(since: "2026-11-01")).meals.count == 1)
  }
}
