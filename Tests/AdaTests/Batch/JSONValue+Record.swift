import JSONTree

/// The fields of a batch record that tests ask for.
extension JSONValue {
  var line: Int? { self["line"]?.intValue }
  var text: String? { self["text"]?.stringValue }
  var status: String? { self["status"]?.stringValue }
  var at: String? { self["at"]?.stringValue }
  var reply: String { self["reply"]?.stringValue ?? "" }
  var entries: [JSONValue] { self["entries"]?.arrayValue ?? [] }
}
