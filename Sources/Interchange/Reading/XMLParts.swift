import Dispatch
import Foundation
import Synchronization

/// A document whose elements under the root are parsed by two parsers on two threads, a run of them each in turn, and
/// told to one handler in the document's order.
///
/// A run ends where a line begins with one space and the tag `mark`, which is where such an element begins in a file that
/// is indented so. Its parser must have come to an end there, right below the root: else the run ended within an element
/// or a comment, and the reading fails with `XMLPartsError`. So does that of a document with a fault. It is then to be
/// read in one piece, which also names the place of the fault.
final class XMLParts {
  private let parts: [Part]
  private let handler: any XMLHandler
  private let mark: [UInt8]
  private var current = 0
  private var pending: [Reading] = []

  /// Pieces that are read ahead.
  private static let ahead = 6

  /// - Parameters:
  ///   - root: the name of the document's root, without attributes.
  ///   - mark: the name of an element right below it.
  init(file: String, root: String, mark: String, handler: any XMLHandler) throws(ImportError) {
    parts = [try Part(file: file, keepsRoot: true), try Part(file: file, keepsRoot: false)]
    self.handler = handler
    self.mark = Array("\n <\(mark) ".utf8)
    pending.append(parts[1].read(Array("<\(root)>".utf8)))
  }

  /// Takes the next bytes, and tells the handler of those that were parsed meanwhile.
  func parse(_ bytes: UnsafeMutableRawBufferPointer) throws {
    if let end = endOfRun(in: bytes) {
      pending.append(parts[current].read(Array(bytes[..<end]), endsRun: true))
      current = 1 - current
      pending.append(parts[current].read(Array(bytes[end...])))
    } else {
      pending.append(parts[current].read(Array(bytes)))
    }
    while pending.count > Self.ahead { try tell() }
  }

  private func endOfRun(in bytes: UnsafeMutableRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var place = 0
    while let found = memchr(base + place, Int32(mark[0]), bytes.count - place) {
      let line = base.distance(to: found)
      guard line + mark.count <= bytes.count else { return nil }
      if memcmp(found, mark, mark.count) == 0 { return line }
      place = line + 1
    }
    return nil
  }

  deinit { for part in parts { part.close() } }

  /// Ends the document.
  func finish(root: String) throws {
    pending.append(parts[current].read([], isLast: true))
    pending.append(parts[1 - current].read(Array("</\(root)>".utf8), isLast: true))
    while !pending.isEmpty { try tell() }
  }

  private func tell() throws {
    guard let recording = pending.removeFirst().wait() else { throw XMLPartsError() }
    recording.replay(to: handler)
    if let failure = handler.failure { throw failure }
  }
}

/// A document that cannot be read in parts.
struct XMLPartsError: Error {}

/// What becomes of one piece.
private final class Reading: Sendable {
  private let result = Mutex<XMLRecording?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  func finish(_ recording: XMLRecording?) {
    result.withLock { $0 = recording }
    isDone.signal()
  }

  /// The piece's elements; nil where it could not be read.
  func wait() -> XMLRecording? {
    isDone.wait()
    return result.withLock { $0 }
  }
}

/// One of the parsers. Unchecked: after it is made, all of it is used on its own queue alone.
private final class Part: XMLHandler, @unchecked Sendable {
  private let queue = DispatchQueue(label: "xml")
  private let keepsRoot: Bool
  private var stream: XMLStream?
  private var recording = XMLRecording()
  private var depth = 0
  let failure: ImportError? = nil

  init(file: String, keepsRoot: Bool) throws(ImportError) {
    self.keepsRoot = keepsRoot
    stream = try XMLStream(file: file, handler: self)
  }

  /// Parses the next bytes that are this parser's; `endsRun` where they end right below the root.
  func read(_ bytes: [UInt8], endsRun: Bool = false, isLast: Bool = false) -> Reading {
    let reading = Reading()
    queue.async { [self] in
      var bytes = bytes
      do {
        try bytes.withUnsafeMutableBytes { try stream?.parse($0, isLast: isLast) }
        if endsRun, depth != 1 || stream?.isBetweenTokens != true { throw XMLPartsError() }
        reading.finish(recording)
      } catch {
        reading.finish(nil)
      }
      recording = XMLRecording()
    }
    return reading
  }

  /// Lets go of the stream, which knows its handler: this.
  func close() {
    queue.async { [self] in stream = nil }
  }

  func start(_ name: XMLText, _ attributes: XMLAttributes) {
    depth += 1
    if depth > 1 || keepsRoot { recording.start(name, attributes) }
  }

  func end(_ name: XMLText) {
    if depth > 1 || keepsRoot { recording.end(name) }
    depth -= 1
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
