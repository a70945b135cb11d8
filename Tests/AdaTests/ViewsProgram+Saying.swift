import JSONTree

extension ViewsProgram {
  /// What the offline engine makes of a sentence, as its record; one that was said before counts again.
  func said(_ text: String, at: String = "2026-11-20T12:30:00Z") throws -> JSONValue {
    try run("--offline", "--json", "--again", "--at", at, text).json()
  }
}

extension JSONValue {
  /// The items of a record's first entry.
  var firstItems: [JSONValue] { self["entries"]?[0]?["items"]?.arrayValue ?? [] }
}
