import JSONTree

/// Whole numbers as servers send them, who may send any.
extension JSONValue {
  /// A count of tokens, brought into 0...1,000,000,000; nil where it is no whole number.
  var tokenCount: Int? { intValue.map(TokenUsage.count) }

  /// The number of a piece of a reply; nil where it is no whole number.
  ///
  /// - Throws: `invalidReply` outside of 0..<10,000.
  func place() throws(ModelError) -> Int? {
    guard let number = intValue else { return nil }
    guard (0..<10_000).contains(number) else { throw .invalidReply(reason: "a part of it has the number \(number)") }
    return number
  }
}
