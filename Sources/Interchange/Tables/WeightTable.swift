import Foundation
import Nutrition

/// Weigh-ins as a table: a date, a weight, and body fat where it is there.
public enum WeightTable {
  public static func read(_ path: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
    var table = try ImportTable(TableSource.open(path), file: path, mapping: options.mapping)
    try table.require(.date, .weight, for: "table of weights")
    let unit = try unit(of: table, options)
    let order = try DateOrder.of(.date, in: path, options)
    var report = ImportReport()
    var records: [ImportedRecord] = []
    var seen: Set<String> = []
    while let row = try table.next() {
      report.read += 1
      if row.isDeleted {
        report.skip("deleted")
        continue
      }
      guard let figure = try row.number(.weight) else {
        report.skip("without a weight")
        continue
      }
      let (day, seconds) = try row.moment(.date, order)
      if let since = options.since, day < since {
        report.skip("before --since")
        continue
      }
      let kilograms = (figure * unit.kilograms * 1000).rounded() / 1000
      guard (20...400).contains(kilograms) else {
        throw row.wrong(.weight, "no weight of a person in \(unit.rawValue)")
      }
      let fat = try row.number(.bodyFat).flatMap { $0 > 0 && $0 < 100 ? $0 : nil }
      let id = EntryID.make(
        at: day.midnightUTC + Double(seconds ?? 0), of: "weight|\(seconds.map(String.init) ?? "")|\(kilograms)")
      guard seen.insert(id).inserted else {
        report.skip("twice in the file")
        continue
      }
      report.span(day)
      // A weighing without a time is one of the morning.
      let at = options.timeZone.date(day, seconds: seconds ?? 7 * 3600)
      let entry = BodyWeightEntry(id: id, weightKg: kilograms, bodyFatPercentage: fat, timestamp: at)
      records.append(ImportedRecord(.entry(.weight(entry)), timeZone: options.timeZone.identifier))
    }
    return ImportedList(report: report, records: records)
  }

  private static func unit(of table: ImportTable, _ options: TableOptions) throws(ImportError) -> WeightUnit {
    if let heading = table.unit(.weight) {
      guard let unit = WeightUnit(heading: heading) else {
        throw ImportError("The weights of \(table.file) are in \"\(heading.prefix(20))\"; Ada reads kg, lb and st.")
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
