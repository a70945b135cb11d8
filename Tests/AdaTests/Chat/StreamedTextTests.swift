import Testing

@testable import ada

struct StreamedTextTests {
  private func shown(_ pieces: [String], width: Int = 20) -> String {
    var text = StreamedText(width: width)
    return pieces.map { text.add($0) }.joined() + text.finish()
  }

  @Test(arguments: [
    (["Hello", " there"], "Hello there\n"),
    (["one two three four five six"], "one two three four\nfive six\n"),
    (["one two thr", "ee four five six"], "one two three four\nfive six\n"),
    (["\n\n  Hi", "\n\nyou "], "Hi\n\nyou\n"),
    ([""], ""),
    (["a\u{1B}", "[31mb\u{202E}c\u{9B}d\u{7}"], "a[31mbcd\n"),
    (["日本日本日本 日本日本日本"], "日本日本日本\n日本日本日本\n"),
    (["line\r", "\nnext"], "line\nnext\n"),
  ])
  func `text is safe and broken between words, however it is cut`(pieces: [String], expected: String) {
    #expect(shown(pieces) == expected)
    // The same text, one character at a time.
    #expect(shown(pieces.joined().unicodeScalars.map { String($0) }) == expected)
  }

  @Test func `a word longer than the line is not held back for ever`() {
    let lines = shown([String(repeating: "x", count: 50)]).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 20 })
    #expect(lines.joined().count == 50)
  }
}
