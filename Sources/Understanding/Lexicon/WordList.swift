/// Word classes written as running text.
enum WordList {
  /// The words of `text`, parted by spaces and line breaks.
  static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }
}
