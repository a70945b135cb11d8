import Foundation
import Interchange
import JSONTree
import JournalStore
import Nutrition

/// What an import found, and what became of it.
struct ImportSummary {
  let format: String
  let path: String
  let isDryRun: Bool
  var report: ImportReport
  var tally = ImportTally()
  var turnID: String?

  init(format: String, path: String, file: any ImportedFile, isDryRun: Bool) {
    self.format = format
    self.path = path
    self.isDryRun = isDryRun
    report = file.report
  }

  /// "Apple Health".
  var title: String { ImportFormat(rawValue: format)?.title ?? format }

  /// The summary for scripts (docs/import.md).
  var json: JSONValue {
    var kinds = JSONObject()
    for kind in ImportedRecord.Kind.allCases {
      guard let count = tally.counts[kind] else { continue }
      kinds[kind.rawValue] = [
        "added": .integer(count.added), "updated": .integer(count.updated), "known": .integer(count.known),
        "deleted": .integer(count.deleted), "refused": .integer(count.refused),
      ]
    }
    return [
      "schema": "ada.import/1", "format": .string(format), "file": .string(path), "dryRun": .bool(isDryRun),
      "exportedAt": .text(report.exportedAt), "from": .text(report.firstDay?.description),
      "to": .text(report.lastDay?.description), "read": .integer(report.read),
      "sources": .texts(report.sources), "records": .object(kinds), "profileChanged": .bool(tally.profileChanged),
      "skipped": .array(
        report.skipped.map { ["count": .integer($0.count), "reason": .string($0.reason)] }),
      "notes": .texts(report.notes), "turnId": .text(turnID),
    ]
  }
}
