import Foundation

/// A file, or a part of it, read from the front.
public final class FileSource: ByteSource {
  /// As it was given.
  public let path: String
  /// Bytes of the whole file; nil for a pipe.
  public let size: Int?
  private let descriptor: Int32
  private var bytesRead = 0

  public init(path: String) throws(ImportError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ImportError(
        .noInput,
        errno == ENOENT
          ? "There is no file \(path)." : "\(path) cannot be read: \(String(cString: strerror(errno)).lowercased()).")
    }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    if isKnown, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw ImportError(.noInput, "\(path) is a folder; give the file itself.")
    }
    self.path = path
    size = isKnown && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  deinit { close(descriptor) }

  public var progress: Double? {
    guard let size, size > 0 else { return nil }
    return min(1, Double(bytesRead) / Double(size))
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 {
        bytesRead += count
        return count
      }
      guard errno == EINTR else { throw failure }
    }
  }

  /// Fills the buffer from a place in the file; fewer bytes only at its end.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = pread(
        descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled, off_t(offset + filled))
      if count == 0 { break }
      if count < 0 {
        guard errno == EINTR else { throw failure }
        continue
      }
      filled += count
    }
    return filled
  }

  /// The bytes of a part of the file; fewer only at its end.
  func bytes(at offset: Int, count: Int) throws(ImportError) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    let filled = try read(at: offset, into: buffer)
    bytes.replaceSubrange(0..<filled, with: buffer[..<filled])
    bytes.removeLast(count - filled)
    return bytes
  }

  private var failure: ImportError {
    ImportError(.inputOutput, "\(path) cannot be read: \(String(cString: strerror(errno)).lowercased()).")
  }
}
