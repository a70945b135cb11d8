import Coaching
import Foundation

/// Reads lines from a descriptor as they come, in bounded memory however long a line is.
struct LineSource {
  /// Text has no NUL; one before any line that can be read, in about so many bytes, means the whole input is something else,
  /// later ones a bad line. How the input comes in pieces does not matter.
  private static let judgedBytes = 8192
  /// As much as one read takes, and half of what is ever held.
  private static let mostAtOnce = 64 * 1024

  private let descriptor: Int32
  private var number = 0
  private var line: [UInt8] = []
  private var isTooLong = false
  private var isAtEnd = false
  /// A line came that can be read: this is text.
  private var isText = false
  /// Lines before that, which would fail if it is.
  private var unjudged: [InputLine] = []
  private var judgedSoFar = 0
  private(set) var bytesRead = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The lines that are at hand once the next read has come, none for one that ended inside a line; nil at the end of the
  /// input. What is there already is taken along, so that lines which came together are logged together.
  /// - Throws: `Failure`: 65 for binary input, 74 where reading fails; `CancellationError` where a signal ended it.
  mutating func next() throws -> [InputLine]? {
    if isAtEnd { return nil }
    var lines: [InputLine] = []
    let start = bytesRead
    repeat {
      let chunk = try read()
      if chunk.isEmpty {
        isAtEnd = true
        if !line.isEmpty || isTooLong { judge(endLine(), into: &lines) }
        lines += unjudged
        unjudged = []
        return lines
      }
      bytesRead += chunk.count
      for part in chunk.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0 { judge(endLine(), into: &lines) }
        if !isText, part.element.contains(0) {
          throw Failure(.data, "The input is binary, not a transcript: one message a line, as UTF-8 text.")
        }
        append(part.element)
      }
    } while bytesRead - start < Self.mostAtOnce && isReady(within: 0)
    return lines
  }

  /// Hands a line on, once it is known that this is text.
  private mutating func judge(_ next: InputLine, into lines: inout [InputLine]) {
    unjudged.append(next)
    judgedSoFar += next.size
    isText = isText || next.isReadable || judgedSoFar > Self.judgedBytes
    guard isText else { return }
    lines += unjudged
    unjudged = []
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if isTooLong { return }
    if line.count + bytes.count > TranscriptLine.mostBytes + 1 {
      isTooLong = true
      line = []
    } else {
      line += bytes
    }
  }

  private mutating func endLine() -> InputLine {
    number += 1
    defer {
      line.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if isTooLong || line.count > TranscriptLine.mostBytes { return InputLine(number: number, content: .tooLong) }
    // A byte order mark at the very start is no part of the first message.
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    let text = String(validating: line, as: UTF8.self)
    return InputLine(number: number, content: text.map(InputLine.Content.text) ?? .notUTF8)
  }

  /// Waits for input in short spells, so that an interrupt is noticed while nothing comes.
  private func read() throws -> [UInt8] {
    while !isReady(within: 100) {
      if Interrupts.isRequested { throw CancellationError() }
    }
    if Interrupts.isRequested { throw CancellationError() }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, count in
      var got = -1
      repeat { got = Foundation.read(descriptor, buffer.baseAddress, buffer.count) } while got < 0 && errno == EINTR
      if got < 0 { failure = errno }
      count = max(0, got)
    }
    if failure == EISDIR { throw Failure(.noInput, "The input is a directory, not a transcript.") }
    if failure != 0 { throw Failure(.inputOutput, "The input cannot be read: \(String(cString: strerror(failure))).") }
    return bytes
  }

  /// Whether something can be read, or the input has ended, after so many milliseconds at most.
  private func isReady(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) != 0
  }
}

extension InputLine {
  /// Whether it is words, of which control characters are none.
  fileprivate var isReadable: Bool {
    guard case .text(let text) = content else { return false }
    return text.contains { $0.isLetter || $0.isNumber }
      && !text.unicodeScalars.contains { $0.value < 32 && $0 != "\t" || $0.value == 127 }
  }

  /// Bytes, about.
  fileprivate var size: Int {
    switch content {
    case .text(let text): text.utf8.count + 1
    case .notUTF8: 80
    case .tooLong: TranscriptLine.mostBytes
    }
  }
}
