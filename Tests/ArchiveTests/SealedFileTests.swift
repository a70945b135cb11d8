import Foundation
import Testing

@testable import Archive

@Suite struct SealedFileTests {
  let home = try! TemporaryHome()
  let passphrase = Passphrase("correct horse")!

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `what was sealed opens again, byte for byte`(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let plain = try home.file("plain", bytes)
    let sealed = home.path("sealed")
    try SealedFile.seal(plain, into: sealed, passphrase: passphrase, cost: .least)
    #expect(SealedFile.isSealed(sealed))
    #expect(!SealedFile.isSealed(plain))
    #expect(try FileManager.default.attributesOfItem(atPath: sealed)[.posixPermissions] as? Int == 0o600)
    try SealedFile.open(sealed, into: home.path("again"), passphrase: passphrase)
    #expect(try home.bytes("again") == bytes)
    #expect(try home.drafts == [])
  }

  @Test func `a sealed file shows nothing of what is in it, and no two are alike`() throws {
    let plain = try home.file("plain", "a burrito for lunch".utf8)
    try SealedFile.seal(plain, into: home.path("a"), passphrase: passphrase, cost: .least)
    try SealedFile.seal(plain, into: home.path("b"), passphrase: passphrase, cost: .least)
    let bytes = try home.bytes("a")
    #expect(Data(bytes).range(of: Data("burrito".utf8)) == nil)
    #expect(try bytes.dropFirst(32) != home.bytes("b").dropFirst(32))
  }

  @Test func `another passphrase does not open it, and leaves nothing`() throws {
    let plain = try home.file("plain", "secret".utf8)
    let sealed = home.path("sealed")
    try SealedFile.seal(plain, into: sealed, passphrase: passphrase, cost: .least)
    #expect(throws: ArchiveError.wrongPassphrase(path: sealed)) {
      try SealedFile.open(sealed, into: home.path("again"), passphrase: Passphrase("correct horses")!)
    }
    #expect(!FileManager.default.fileExists(atPath: home.path("again")))
    #expect(try home.drafts == [])
  }

  @Test(arguments: [1, 17, 18, 1000, 65_553])
  func `a file that was cut off is not taken for a whole one`(missing: Int) throws {
    let plain = try home.file("plain", [UInt8](repeating: 7, count: 150_000))
    let sealed = home.path("sealed")
    try SealedFile.seal(plain, into: sealed, passphrase: passphrase, cost: .least)
    let cut = try home.file("cut", home.bytes("sealed").dropLast(missing))
    #expect(throws: ArchiveError.cutOrChanged(path: cut)) {
      try SealedFile.open(cut, into: home.path("again"), passphrase: passphrase)
    }
    #expect(!FileManager.default.fileExists(atPath: home.path("again")))
  }

  @Test(arguments: ["a changed byte", "more bytes", "pieces swapped"])
  func `a file that was changed is not taken for the one that was written`(how: String) throws {
    let plain = try home.file("plain", [UInt8](repeating: 7, count: 250_000))
    try SealedFile.seal(plain, into: home.path("sealed"), passphrase: passphrase, cost: .least)
    var bytes = try home.bytes("sealed")
    let piece = 65_536 + 17
    switch how {
    case "a changed byte": bytes[bytes.count - 100] ^= 1
    case "more bytes": bytes.append(0)
    default:
      let first = Array(bytes[72 + piece..<72 + 2 * piece])
      bytes.replaceSubrange(72 + piece..<72 + 2 * piece, with: bytes[72 + 2 * piece..<72 + 3 * piece])
      bytes.replaceSubrange(72 + 2 * piece..<72 + 3 * piece, with: first)
    }
    let changed = try home.file("changed", bytes)
    #expect(throws: ArchiveError.cutOrChanged(path: changed)) {
      try SealedFile.open(changed, into: home.path("again"), passphrase: passphrase)
    }
  }

  @Test func `a header that asks for all the memory there is is refused before it gets any`() throws {
    let plain = try home.file("plain", "x".utf8)
    try SealedFile.seal(plain, into: home.path("sealed"), passphrase: passphrase, cost: .least)
    var bytes = try home.bytes("sealed")
    for place in 24..<31 { bytes[place] = 0xFF }
    let greedy = try home.file("greedy", bytes)
    let short = try home.file("short", bytes.prefix(40))
    for path in [greedy, short] {
      #expect(throws: ArchiveError.notSealed(path: path)) {
        try SealedFile.open(path, into: home.path("again"), passphrase: passphrase)
      }
    }
  }

  @Test func `a back-up is sealed at a cost that makes guessing dear`() throws {
    let plain = try home.file("plain", "x".utf8)
    try SealedFile.seal(plain, into: home.path("sealed"), passphrase: passphrase)
    let bytes = try home.bytes("sealed")
    #expect(Array(bytes[16..<32]) == [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0])
    try SealedFile.open(home.path("sealed"), into: home.path("again"), passphrase: passphrase)
    #expect(try home.bytes("again") == Array("x".utf8))
  }

  @Test func `a passphrase is not shown`() {
    #expect("\(passphrase)" == "a passphrase")
    var dumped = ""
    dump(passphrase, to: &dumped)
    #expect(!dumped.contains("horse"))
    #expect(!String(reflecting: passphrase).contains("horse"))
    #expect(Passphrase("") == nil)
  }
}

extension SealedFile.Cost {
  /// As little as Argon2id allows: tests guess nothing.
  static let least = SealedFile.Cost(operations: 1, memory: 8192)
}
