import CInterchange
import Foundation

/// The lines of a file, one after the other, in memory that does not grow with it. A gzip file is unpacked on the way.
final class LineFile {
  let path: String
  private let file: gzFile
  private let size: Int
  private var buffer: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  /// The number of the line that was read last, from 1.
  private(set) var number = 0

  static let longestLine = 32 << 20

  init(path: String) throws(ProductFileError) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .cannotOpen(path: path, reason: errno == ENOENT ? "there is no such file" : Self.reason)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .cannotOpen(path: path, reason: "it is a folder") }
    guard let file = gzopen(path, "rbe") else { throw .cannotOpen(path: path, reason: Self.reason) }
    self.file = file
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    gzbuffer(file, 256 << 10)
    // Last: a file that cannot be opened leaves nothing to be freed.
    buffer = .allocate(byteCount: 1 << 20, alignment: 16)
  }

  deinit {
    gzclose_r(file)
    buffer.deallocate()
  }

  /// The share of the file's own bytes that was read, 0...1; nil for a pipe.
  var progress: Double? { size > 0 ? min(1, Double(gzoffset(file)) / Double(size)) : nil }

  /// The next line without its end, good until the next call; nil at the end of the file.
  func next() throws(ProductFileError) -> UnsafeRawBufferPointer? {
    var searched = start
    while true {
      if let base = buffer.baseAddress, let found = memchr(base + searched, 0x0A, end - searched) {
        let place = base.distance(to: UnsafeMutableRawPointer(mutating: found))
        return line(to: place, next: place + 1)
      }
      if isAtEnd { return start < end ? line(to: end, next: end) : nil }
      searched = end - start
      try fill()
      searched += start
    }
  }

  private func line(to place: Int, next: Int) -> UnsafeRawBufferPointer {
    var last = place
    if last > start, buffer[last - 1] == 0x0D { last -= 1 }
    let line = UnsafeRawBufferPointer(rebasing: buffer[start..<last])
    start = next
    number += 1
    return line
  }

  /// Moves what is left to the front and reads behind it.
  private func fill() throws(ProductFileError) {
    if start > 0, let base = buffer.baseAddress {
      memmove(base, base + start, end - start)
      (start, end) = (0, end - start)
    }
    if end == buffer.count {
      guard buffer.count < Self.longestLine else { throw .lineTooLong(path: path, line: number + 1) }
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
      larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
      buffer.deallocate()
      buffer = larger
    }
    let count = gzread(file, buffer.baseAddress.map { $0 + end }, UInt32(buffer.count - end))
    guard count >= 0 else {
      var code: Int32 = 0
      gzerror(file, &code)
      throw code == Z_ERRNO ? .cannotRead(path: path, reason: Self.reason) : .damaged(path: path)
    }
    end += Int(count)
    if count == 0 {
      // A gzip file that was cut is only known by its end.
      var code: Int32 = 0
      gzerror(file, &code)
      guard code == Z_OK || code == Z_STREAM_END else { throw .damaged(path: path) }
      isAtEnd = true
    }
  }

  private static var reason: String { String(cString: strerror(errno)).lowercased() }
}
