public import Nutrition

/// A file that was read to its end: what it holds, and what was left out. Nothing of it is in the journal yet.
public protocol ImportedFile {
  var report: ImportReport { get }
  var person: ImportedPerson { get }

  /// Hands out the records in batches of at most so many.
  func forEachBatch<Failure: Error>(of size: Int, _ body: ([ImportedRecord]) throws(Failure) -> Void) throws(Failure)
}

/// Records that fit in memory, as those of trackers do.
public struct ImportedList: ImportedFile {
  public var report: ImportReport
  public var person = ImportedPerson()
  public var records: [ImportedRecord]

  public init(report: ImportReport, records: [ImportedRecord]) {
    self.report = report
    self.records = records
  }

  /// Hands over the records in batches of at most `size`.
  public func forEachBatch<Failure: Error>(
    of size: Int, _ body: ([ImportedRecord]) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    while start < records.count {
      let end = min(start + size, records.count)
      try body(Array(records[start..<end]))
      start = end
    }
  }
}
