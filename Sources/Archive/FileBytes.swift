import Foundation
import JournalStore

/// Writes a file piece by piece in flat memory. The file gets its name when it is whole, and only then.
public final class FileSink {
  private let descriptor: Int32
  /// Where it is written until it is whole; nil for a stream such as standard output.
  private let draft: String?
  private let path: String
  private var buffer: [UInt8] = []
  private var isPublished = false
  private static let capacity = 64 * 1024

  /// Writes to a stream that is open already.
  public init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    path = name
    draft = nil
    buffer.reserveCapacity(Self.capacity)
  }

  /// Writes a new file for its owner alone (0600).
  /// - Throws: `exists`, `cannotWrite`.
  public init(path: String) throws(ArchiveError) {
    self.path = path
    guard access(path, F_OK) != 0 else { throw .exists(path: path) }
    let draft = DurableFile.draft(for: path)
    guard let file = DurableFile.create(draft) else {
      throw .cannotWrite(path: path, reason: DurableFile.reason())
    }
    descriptor = file
    self.draft = draft
    buffer.reserveCapacity(Self.capacity)
  }

  deinit {
    if let draft {
      close(descriptor)
      if !isPublished { unlink(draft) }
    }
  }

  public func write(_ text: String) throws(ArchiveError) { try write(text.utf8) }

  public func write(_ bytes: some Collection<UInt8>) throws(ArchiveError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { try flush() }
  }

  private func flush() throws(ArchiveError) {
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        throw .cannotWrite(path: path, reason: DurableFile.reason())
      }
      rest = rest.dropFirst(count)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left and gives the file its name.
  /// - Throws: `exists` where somebody else took the name meanwhile, `cannotWrite`.
  public func finish() throws(ArchiveError) {
    try flush()
    guard let draft else { return }
    guard fsync(descriptor) == 0 else { throw .cannotWrite(path: path, reason: DurableFile.reason()) }
    guard DurableFile.publish(draft, as: path) else {
      throw errno == EEXIST ? .exists(path: path) : .cannotWrite(path: path, reason: DurableFile.reason())
    }
    isPublished = true
  }
}

/// Reads a file piece by piece.
struct FileSource: ~Copyable {
  private let descriptor: Int32
  private let path: String

  init(path: String) throws(ArchiveError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .cannotRead(path: path, reason: errno == ENOENT ? "there is no such file" : DurableFile.reason())
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// So many bytes, fewer only at the end of the file.
  func read(_ count: Int) throws(ArchiveError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Foundation.read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        filled += got
      }
    }
    guard failure == 0 else {
      throw .cannotRead(path: path, reason: String(cString: strerror(failure)).lowercased())
    }
    return bytes
  }
}
