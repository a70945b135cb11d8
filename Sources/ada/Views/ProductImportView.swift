import Foundation
import Nutrition
import Products

/// What an import of products did, and what it left out and why.
struct ProductImportView {
  let page: Page

  func text(for report: ProductImportReport, seconds: Double) -> String {
    let rate = seconds > 0 ? " (\(Self.grouped(Int(Double(report.rows) / seconds))) rows/s)" : ""
    var lines = [
      "\(Self.grouped(report.rows)) rows in \(seconds.text(decimals: 1)) s\(rate): \(Self.grouped(report.new)) new, "
        + "\(Self.grouped(report.changed)) changed, \(Self.grouped(report.unchanged)) as they were."
    ]
    for skipped in report.skipped { lines.append("Left out, \(skipped.reason): \(Self.grouped(skipped.count))") }
    for dropped in report.dropped {
      lines.append("\(dropped.figure.capitalized) that cannot be, left out: \(Self.grouped(dropped.count))")
    }
    if report.reckoned > 0 {
      lines.append("Energy reckoned from protein, carbs and fat: \(Self.grouped(report.reckoned))")
    }
    if report.wrongCheckDigits > 0 {
      lines.append("Barcodes whose check digit is wrong, found by name only: \(Self.grouped(report.wrongCheckDigits))")
    }
    lines.append("\(Self.grouped(report.total)) products on this machine.")
    return Page.text([lines.flatMap { page.wrapped($0) }])
  }

  private static func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")))
  }
}
