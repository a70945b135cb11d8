import Foundation

/// Sorted runs of blocks in a file that has no name, merged again block by block.
struct SpilledRuns {
  private static let blockBytes = 8 + 60 * 4
  /// Blocks read at a time from each run.
  private static let readAhead = 256

  private let file: TemporaryFile
  private var starts: [Int] = []
  private var length = 0
  private var readers: [RunReader]?

  init() throws(ImportError) {
    file = try TemporaryFile()
  }

  /// Writes one run.
  mutating func append(_ sorted: [(key: UInt64, value: Int32)], _ values: [Float]) throws(ImportError) {
    starts.append(length)
    var buffer: [UInt8] = []
    for (index, (key, place)) in sorted.enumerated() {
      withUnsafeBytes(of: key) { buffer.append(contentsOf: $0) }
      values[Int(place)..<(Int(place) + 60)].withUnsafeBytes { buffer.append(contentsOf: $0) }
      if buffer.count >= 1 << 20 || index == sorted.count - 1 {
        try file.write(buffer)
        length += buffer.count
        buffer.removeAll(keepingCapacity: true)
      }
    }
  }

  /// The block with the lowest key that is left in any run.
  mutating func next() throws(ImportError) -> (UInt64, [Float])? {
    var readers = self.readers ?? makeReaders()
    defer { self.readers = readers }
    var lowest: Int?
    for index in readers.indices {
      try readers[index].fill(from: file)
      guard let key = readers[index].key else { continue }
      if let best = lowest, let bestKey = readers[best].key, bestKey <= key { continue }
      lowest = index
    }
    return lowest.flatMap { readers[$0].take() }
  }

  private func makeReaders() -> [RunReader] {
    zip(starts, starts.dropFirst() + [length]).map { RunReader(position: $0, end: $1) }
  }

  /// Reads one sorted run from its beginning.
  private struct RunReader {
    var position: Int
    let end: Int
    var bytes: [UInt8] = []
    var place = 0

    init(position: Int, end: Int) {
      self.position = position
      self.end = end
    }

    var key: UInt64? {
      place < bytes.count ? bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt64.self) } : nil
    }

    mutating func fill(from file: TemporaryFile) throws(ImportError) {
      guard place >= bytes.count, position < end else { return }
      bytes = try file.read(at: position, count: min(end - position, SpilledRuns.readAhead * SpilledRuns.blockBytes))
      position += bytes.count
      place = 0
    }

    mutating func take() -> (UInt64, [Float])? {
      guard let key else { return nil }
      let block = bytes.withUnsafeBytes { all in
        (0..<60).map { all.loadUnaligned(fromByteOffset: place + 8 + $0 * 4, as: Float.self) }
      }
      place += SpilledRuns.blockBytes
      return (key, block)
    }
  }
}

/// A file without a name, which is gone with its last use.
private final class TemporaryFile {
  private let descriptor: Int32

  init() throws(ImportError) {
    let folder = NSTemporaryDirectory()
    var path =
      Array((folder.hasSuffix("/") ? folder : folder + "/").utf8CString.dropLast()) + Array("ada-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else {
      throw ImportError(.inputOutput, "There is no place for a temporary file in \(folder); set TMPDIR to a folder.")
    }
    unlink(path)
  }

  deinit { close(descriptor) }

  func write(_ bytes: [UInt8]) throws(ImportError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw ImportError(.inputOutput, "The disk of the temporary folder is full; set TMPDIR to another.")
      }
      rest = rest.dropFirst(count)
    }
  }

  func read(at offset: Int, count: Int) throws(ImportError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw ImportError(.inputOutput, "A temporary file cannot be read back.") }
      filled += got
    }
    return bytes
  }
}
