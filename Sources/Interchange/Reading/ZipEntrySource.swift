import CInterchange

/// One file of an archive, unpacked as it is read. Its checksum and length are checked at its end.
public final class ZipEntrySource: ByteSource {
  private let file: FileSource
  private let entry: ZipArchive.Entry
  private let packed = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
  // zlib keeps the address of its stream.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var position: Int
  private var left: Int
  private var produced = 0
  private var checksum: UInt = 0
  private var isDone = false

  public init(_ entry: ZipArchive.Entry, in archive: ZipArchive) throws(ImportError) {
    file = archive.file
    self.entry = entry
    guard !entry.isEncrypted else {
      throw ImportError("\(archive.file.path) is locked with a password; unpack it first.")
    }
    guard entry.method == 0 || entry.method == 8 else {
      throw ImportError("\(archive.file.path) is packed in a way Ada cannot read (\(entry.method)); unpack it first.")
    }
    let header = try archive.file.bytes(at: entry.offset, count: 30)
    guard header.starts(with: ZipArchive.localSignature), let name = header.uint16(26), let extra = header.uint16(28)
    else { throw ZipArchive.damaged(archive.file) }
    position = entry.offset + 30 + name + extra
    left = entry.compressedSize
    stream.initialize(to: z_stream())
    guard cinterchange_inflate_init_raw(stream) == Z_OK else {
      throw ImportError(.inputOutput, "There is not enough memory to unpack \(archive.file.path).")
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    packed.deallocate()
  }

  public var progress: Double? {
    entry.compressedSize > 0 ? min(1, 1 - Double(left) / Double(entry.compressedSize)) : nil
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    guard !isDone, buffer.count > 0 else { return 0 }
    let count = entry.method == 0 ? try copy(into: buffer) : try inflate(into: buffer)
    produced += count
    checksum = crc32(checksum, buffer.bindMemory(to: UInt8.self).baseAddress, UInt32(count))
    if count == 0 || isDone {
      isDone = true
      guard produced == entry.size, UInt32(truncatingIfNeeded: checksum) == entry.crc else {
        throw ZipArchive.damaged(file)
      }
    }
    guard produced <= entry.size else { throw ZipArchive.damaged(file) }
    return count
  }

  private func copy(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    let wanted = min(left, buffer.count)
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
    let count = try file.read(at: position, into: part)
    position += count
    left -= count
    return count
  }

  private func inflate(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    stream.pointee.next_out = buffer.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(buffer.count)
    while stream.pointee.avail_out > 0 {
      // With nothing left to read zlib may still owe the rest of the last match.
      if stream.pointee.avail_in == 0, left > 0 {
        let part = UnsafeMutableRawBufferPointer(rebasing: packed[..<min(left, packed.count)])
        let count = try file.read(at: position, into: part)
        guard count > 0 else { throw ZipArchive.damaged(file) }
        position += count
        left -= count
        stream.pointee.next_in = packed.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_in = UInt32(count)
      }
      let code = CInterchange.inflate(stream, Z_NO_FLUSH)
      if code == Z_STREAM_END {
        isDone = true
        break
      }
      // Z_BUF_ERROR, where there was nothing to read and nothing to write, among them.
      guard code == Z_OK else { throw ZipArchive.damaged(file) }
    }
    return buffer.count - Int(stream.pointee.avail_out)
  }
}
