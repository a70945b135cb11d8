import Foundation
import Nutrition

/// Weigh-ins as a table: a date, a weight, and body fat where it is there.
///
/// A column of its own for each figure, or, as Cronometer has it, a row for each with a column that says of what.
public enum WeightTable {
  /// The weigh-ins of the table at `path`, and what of it could not be read.
  public static func read(_ path: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
    let file = try TableFile(path, named: ["weight", "measurement", "progress", "biometric"])
    var table = try ImportTable(file, mapping: options.mapping)
    let isByMetric = table.has(.metric) && !table.has(.weight)
    let figure = isByMetric ? TableColumn.amount : .weight
    try table.require(.date, figure, for: "table of weights")
    let order = try DateOrder.of(.date, in: file, options)
    var report = ImportReport()
    var weights: [BodyWeightEntry] = []
    var fats: [Date: Double] = [:]
    var seen: Set<String> = []
    while let row = try table.next(report, options) {
      report.read += 1
      if row.isDeleted {
        report.skip("deleted")
        continue
      }
      let metric = isByMetric ? row.text(.metric).lowercased() : "weight"
      guard ["weight", "body fat"].contains(metric) else {
        report.skip("neither a weight nor body fat")
        continue
      }
      guard let number = try row.number(figure) else {
        report.skip("without a weight")
        continue
      }
      let (day, seconds) = try row.moment(.date, order)
      if let since = options.since, day < since {
        report.skip("before --since")
        continue
      }
      // A weighing without a time is one of the morning.
      let at = options.timeZone.moment(of: day, seconds: Double(seconds ?? 7 * 3600))
      let fat = metric == "weight" ? try row.number(.bodyFat) : number
      if let fat, fat > 0, fat < 100 { fats[at] = fat }
      guard metric == "weight" else { continue }
      let unit = try unit(of: row, in: table, options)
      let kilograms = (number * unit.kilograms * 1000).rounded() / 1000
      guard (20...400).contains(kilograms) else {
        throw row.wrong(figure, "no weight of a person in \(unit.rawValue)")
      }
      let id = EntryID.make(
        at: day.midnightUTC + Double(seconds ?? 0), of: "weight|\(seconds.map(String.init) ?? "")|\(kilograms)")
      guard seen.insert(id).inserted else {
        report.skip("twice in the file")
        continue
      }
      report.span(day)
      weights.append(BodyWeightEntry(id: id, weightKg: kilograms, timestamp: at))
    }
    let records = weights.map { weight in
      var weight = weight
      weight.bodyFatPercentage = fats[weight.timestamp]
      return ImportedRecord(.entry(.weight(weight)), timeZone: options.timeZone.identifier)
    }
    return ImportedList(report: report, records: records)
  }

  /// The unit that the row, else the heading, else the person says.
  private static func unit(
    of row: ImportTable.Row, in table: ImportTable, _ options: TableOptions
  ) throws(ImportError) -> WeightUnit {
    let said = row.text(.unit)
    if let name = said.isEmpty ? table.unit(.weight) : said {
      guard let unit = WeightUnit(heading: name) else {
        throw ImportError("The weights of \(table.file) are in \"\(name.prefix(20))\"; Ada reads kg, lb and st.")
      }
      return unit
    }
    guard let unit = options.weightUnit else {
      throw ImportError(
        "The column \(table.title(.weight)) of \(table.file) does not say its unit; add --unit kg or --unit lb.")
    }
    return unit
  }
}
