/// The file of a table.
enum TableSource {
  /// - Throws: for a spreadsheet or an archive, which have to be saved as CSV.
  static func open(_ path: String) throws(ImportError) -> any ByteSource {
    let file = try FileSource(path: path)
    guard file.size != nil, try ZipArchive.isArchive(file) else { return file }
    throw ImportError("\(path) is a spreadsheet or an archive; save the table in it as CSV and give that.")
  }
}
