/// Lines of an embedded tab-separated text, found without reading their fields.
struct TabSeparatedLines: Sendable {
  private let bytes: @Sendable () -> UnsafeBufferPointer<UInt8>
  private let starts: [Int32]

  /// - Parameter bytes: gives the text, which stays in place as long as the program runs and ends with a line feed.
  init(bytes: @escaping @Sendable () -> UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    let text = bytes()
    var starts: [Int32] = [0]
    starts.reserveCapacity(text.count / 48)
    for index in text.indices where text[index] == UInt8(ascii: "\n") { starts.append(Int32(index + 1)) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  func firstField(of line: Int) -> String {
    String(decoding: bytes(line).prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
  }

  func fields(of line: Int) -> [String] {
    bytes(line).split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func bytes(_ line: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes()[Int(starts[line])..<Int(starts[line + 1]) - 1]
  }
}
