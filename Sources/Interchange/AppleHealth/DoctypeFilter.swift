/// Leaves out the document type in front of an export. Apple's own is broken in some versions, and entities in another
/// could blow up; nothing in it is needed.
struct DoctypeFilter {
  private let file: String
  private let root: [UInt8]
  private var held: [UInt8] = []
  private var isPast = false

  /// The root has to begin within this.
  static let longest = 1 << 20

  init(file: String, root: String) {
    self.file = file
    self.root = Array(root.utf8)
  }

  /// Hands on what is no document type.
  mutating func pass(
    _ bytes: UnsafeMutableRawBufferPointer, _ next: (UnsafeMutableRawBufferPointer) throws -> Void
  ) throws {
    if isPast { return try next(bytes) }
    held.append(contentsOf: bytes)
    if let doctype = held.firstRange(of: Array("<!DOCTYPE".utf8)), !isBehindRoot(doctype.lowerBound) {
      guard let start = held[doctype.upperBound...].firstRange(of: root) else {
        guard held.count < Self.longest else {
          throw ImportError("\(file) is no Apple Health export: there is no <HealthData> behind its document type.")
        }
        return
      }
      // Line ends stay, so that errors name the right line.
      let gone = doctype.lowerBound..<start.lowerBound
      held.replaceSubrange(gone, with: held[gone].filter { $0 == UInt8(ascii: "\n") })
    } else if held.count < 4096 {
      // A document type may still come.
      return
    }
    try release(next)
  }

  /// Hands on what was held back of a short file.
  mutating func finish(_ next: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
    if isPast { return }
    try release(next)
  }

  private func isBehindRoot(_ place: Int) -> Bool {
    held.firstRange(of: root).map { $0.lowerBound < place } ?? false
  }

  private mutating func release(_ next: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
    isPast = true
    if !held.isEmpty { try held.withUnsafeMutableBytes(next) }
    held = []
  }
}
