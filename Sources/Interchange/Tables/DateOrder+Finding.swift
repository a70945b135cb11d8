import Nutrition

extension DateOrder {
  /// The order of a table's dates: what the person says, else what every date of the column allows, else `usual`.
  ///
  /// - Throws: where two orders are possible and neither is usual, naming the first such date.
  static func of(
    _ column: TableColumn, in file: TableFile, _ options: TableOptions, usual: DateOrder? = nil
  ) throws(ImportError) -> DateOrder? {
    if let said = options.dates { return said }
    var table = try ImportTable(file, mapping: options.mapping)
    var possible: Set<DateOrder>?
    var first: ImportTable.Row?
    while let row = try table.next() {
      guard let orders = TableDate.orders(row.text(column)) else { continue }
      if first == nil { first = row }
      let left = possible?.intersection(orders) ?? orders
      guard !left.isEmpty else { throw row.wrong(column, "a date in another order than those above it") }
      possible = left
    }
    guard let possible, let first else { return nil }
    if possible.count == 1 { return possible.first }
    if let usual { return usual }
    throw first.wrong(
      column, "the month or the day first, and no date of the file tells; add --dates mdy or --dates dmy")
  }
}
