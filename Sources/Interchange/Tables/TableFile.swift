/// The file of a table: itself, or the table in an archive, as trackers hand out a whole account.
struct TableFile {
  /// As messages call it.
  let name: String
  private let path: String
  private let entry: ZipArchive.Entry?

  /// - Parameter words: which of an archive's tables is meant: the one whose name has one of these words.
  /// - Throws: for a spreadsheet, and for an archive with no such table or more than one.
  init(_ path: String, named words: [String] = []) throws(ImportError) {
    self.path = path
    let file = try FileSource(path: path)
    guard file.size != nil, try ZipArchive.isArchive(file) else {
      (name, entry) = (path, nil)
      return
    }
    let tables = try ZipArchive(file).entries.filter { Self.isTable($0.name) }
    let meant = tables.filter { table in words.contains { Self.plain(table.name).contains($0) } }
    guard let only = meant.count == 1 ? meant[0] : tables.count == 1 ? tables[0] : nil else {
      throw Self.unclear(path, meant.isEmpty ? tables : meant)
    }
    entry = only
    name = "\(ImportTable.plain(only.name)) in \(path)"
  }

  /// The table from its beginning; each call reads it anew.
  func open() throws(ImportError) -> any ByteSource {
    let file = try FileSource(path: path)
    guard let entry else { return file }
    return try ZipEntrySource(entry, in: ZipArchive(file))
  }

  /// Not the shadows that macOS puts beside each file.
  private static func isTable(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".csv", ".tsv"].contains { name.hasSuffix($0) } && !name.hasPrefix("__macosx/") && !name.contains("/.")
  }

  /// "Nutrition-Summary" and "nutrition_summary" are one.
  private static func plain(_ name: String) -> String {
    name.lowercased().replacing("-", with: " ").replacing("_", with: " ")
  }

  private static func unclear(_ path: String, _ tables: [ZipArchive.Entry]) -> ImportError {
    let names = tables.prefix(8).map { ImportTable.plain($0.name) }.joined(separator: ", ")
    return ImportError(
      tables.isEmpty
        ? "\(path) is a spreadsheet or an archive without a CSV table; save the table in it as CSV and give that."
        : "\(path) holds more than one table (\(names)); unpack it and give the one that is meant.")
  }
}
