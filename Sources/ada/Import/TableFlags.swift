public import ArgumentParser
import Foundation
public import Interchange
import Nutrition

extension DateOrder: ExpressibleByArgument {}

extension WeightUnit: ExpressibleByArgument {}

/// The options of tables.
struct TableFlags: ParsableArguments {
  @Option(help: "What dates like 03/04/2026 begin with, where the file does not tell.")
  var dates: DateOrder?

  @Option(help: "The unit of weights, where the heading says none.")
  var unit: WeightUnit?

  @Option(
    help: ArgumentHelp(
      "Columns by their names in the file, such as date=Day,name=Food,calories=kcal.", valueName: "list"))
  var map: String?

  func validate() throws { _ = try mapping }

  private var mapping: [TableColumn: String] {
    get throws {
      var mapping: [TableColumn: String] = [:]
      for part in (map ?? "").split(separator: ",") {
        let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard sides.count == 2, !sides[1].isEmpty else {
          throw ValidationError("--map wants pairs such as date=Day,calories=kcal, not \"\(part)\".")
        }
        guard let column = TableColumn(rawValue: sides[0]) else {
          let names = TableColumn.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("--map knows no \"\(sides[0])\"; it knows \(names).")
        }
        mapping[column] = sides[1]
      }
      return mapping
    }
  }

  func options(_ timeZone: TimeZone, since: CalendarDay?) throws -> TableOptions {
    TableOptions(timeZone: timeZone, since: since, dates: dates, weightUnit: unit, mapping: try mapping)
  }
}
