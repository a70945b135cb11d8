import CSodium
import Foundation

/// A file that only a passphrase opens, and of which no piece can be cut off, moved or changed unseen.
///
/// The format is in docs/backups.md: a header (16 bytes of name, Argon2id's operations and memory as little-endian
/// 64-bit numbers, 16 bytes of salt, 24 bytes of stream header), then pieces of 64 KiB, each sealed with
/// XChaCha20-Poly1305 (libsodium's secretstream); the last one is marked as the last.
public enum SealedFile {
  /// What a sealed file begins with.
  static let name = Array("ADA SEALED 1\n\0\0\0".utf8)
  static let pieceBytes = 64 * 1024

  /// What each guess at the passphrase costs.
  struct Cost: Sendable {
    var operations: UInt64
    /// Bytes.
    var memory: UInt64

    /// libsodium's "moderate": about 0.7 s and 256 MiB.
    static let moderate = Cost(operations: 3, memory: 256 << 20)
  }

  // A file that asks for more than this is not one of ours, and must not take the machine's memory.
  private static let mostOperations: UInt64 = 16
  private static let mostMemory: UInt64 = 1 << 30

  /// Whether a file is sealed, by how it begins.
  public static func isSealed(_ path: String) -> Bool {
    guard let source = try? FileSource(path: path) else { return false }
    return (try? source.read(name.count)) == name
  }

  /// Seals a file into a new one (0600).
  public static func seal(_ plain: String, into sealed: String, passphrase: Passphrase) throws(ArchiveError) {
    try seal(plain, into: sealed, passphrase: passphrase, cost: .moderate)
  }

  static func seal(
    _ plain: String, into sealed: String, passphrase: Passphrase, cost: Cost
  ) throws(ArchiveError) {
    try load()
    let source = try FileSource(path: plain)
    let sink = try FileSink(path: sealed)
    var salt = [UInt8](repeating: 0, count: CSODIUM_SALT_BYTES)
    csodium_random(&salt, salt.count)
    var start = [UInt8](repeating: 0, count: CSODIUM_HEADER_BYTES)
    let stream = try passphrase.withKey(salt: salt, cost) { csodium_seal($0, &start) }
    defer { csodium_end(stream) }
    let header = name + bytes(cost.operations) + bytes(cost.memory) + salt + start
    try sink.write(header)
    var piece = try source.read(pieceBytes)
    while true {
      let next = piece.count == pieceBytes ? try source.read(pieceBytes) : []
      var out = [UInt8](repeating: 0, count: piece.count + CSODIUM_PIECE_EXTRA)
      csodium_push(stream, &out, piece, piece.count, header, header.count, next.isEmpty ? 1 : 0)
      try sink.write(out)
      if next.isEmpty { break }
      piece = next
    }
    try sink.finish()
  }

  /// Opens a sealed file into a new one (0600).
  /// - Throws: `notSealed`, `wrongPassphrase`, `cutOrChanged`; nothing is left behind then.
  public static func open(_ sealed: String, into plain: String, passphrase: Passphrase) throws(ArchiveError) {
    try load()
    let source = try FileSource(path: sealed)
    let saltBytes = CSODIUM_SALT_BYTES
    let startBytes = CSODIUM_HEADER_BYTES
    let extra = CSODIUM_PIECE_EXTRA
    let header = try source.read(name.count + 16 + saltBytes + startBytes)
    guard header.count == name.count + 16 + saltBytes + startBytes, header.starts(with: name) else {
      throw .notSealed(path: sealed)
    }
    let cost = Cost(
      operations: number(header[name.count..<name.count + 8]), memory: number(header[name.count + 8..<name.count + 16]))
    guard (1...mostOperations).contains(cost.operations), (8192...mostMemory).contains(cost.memory) else {
      throw .notSealed(path: sealed)
    }
    let salt = Array(header[(name.count + 16)...].prefix(saltBytes))
    let start = Array(header.suffix(startBytes))
    let stream = try passphrase.withKey(salt: salt, cost) { csodium_open($0, start) }
    defer { csodium_end(stream) }
    let sink = try FileSink(path: plain)
    var isFirst = true
    while true {
      let piece = try source.read(pieceBytes + extra)
      guard piece.count >= extra else { throw .cutOrChanged(path: sealed) }
      var out = [UInt8](repeating: 0, count: piece.count - extra + 1)
      let result = csodium_pull(stream, &out, piece, piece.count, header, header.count)
      guard result >= 0 else { throw isFirst ? .wrongPassphrase(path: sealed) : .cutOrChanged(path: sealed) }
      try sink.write(out.dropLast())
      isFirst = false
      if result == 1 { break }
    }
    guard try source.read(1).isEmpty else { throw .cutOrChanged(path: sealed) }
    try sink.finish()
  }

  private static func load() throws(ArchiveError) {
    if let reason = csodium_load() { throw .cannotSeal(reason: String(cString: reason)) }
  }

  private static func bytes(_ number: UInt64) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// What a person thought of to keep others out. It is never printed, and its key lives as long as it takes to start.
public struct Passphrase: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
  private let text: String

  /// Nil for an empty one.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  public var description: String { "a passphrase" }
  public var customMirror: Mirror { Mirror(self, children: []) }

  func withKey(
    salt: [UInt8], _ cost: SealedFile.Cost, _ body: (UnsafePointer<UInt8>) -> OpaquePointer?
  ) throws(ArchiveError) -> OpaquePointer {
    var key = [UInt8](repeating: 0, count: CSODIUM_KEY_BYTES)
    defer { csodium_forget(&key, key.count) }
    // Composed and decomposed letters are the same to who types them.
    let normal = text.precomposedStringWithCanonicalMapping
    guard csodium_key(&key, normal, normal.utf8.count, salt, cost.operations, cost.memory) == 0, let stream = body(key)
    else {
      throw .cannotSeal(reason: "there is not enough memory for the key")
    }
    return stream
  }
}
