internal import CFoodTable

/// A food table read in place: fixed-width sections in bytes that are part of the program (docs/food-table.md).
///
/// Nothing is parsed or copied when a table is opened; a look-up touches only the pages it needs. The value is no more than
/// an address, as catalogues are handed on a hundred times in each sentence.
struct TableBytes: Sendable {
  // The bytes are a constant of the binary: they are never written and never freed, so sharing them is safe.
  nonisolated(unsafe) let base: UnsafeRawPointer

  /// Where a section starts, and how many elements it has.
  struct Section: Sendable {
    var offset: Int
    var count: Int
  }

  /// The sections' tags in the order in which every table has them.
  private static let tags = [
    "FOOD", "NCOL", "NVAL", "PORT", "PDSC", "CATG", "TOKN", "POST", "ENTR", "EWRD", "ALIA", "ENGL", "STRS",
  ]

  var foods: Section { section(0) }
  var nutrientSteps: Section { section(1) }
  var nutrientValues: Section { section(2) }
  var portions: Section { section(3) }
  var portionDescriptions: Section { section(4) }
  var categories: Section { section(5) }
  var words: Section { section(6) }
  var postings: Section { section(7) }
  var entries: Section { section(8) }
  var entryWords: Section { section(9) }
  var aliases: Section { section(10) }
  var english: Section { section(11) }
  var strings: Section { section(12) }

  /// The reference foods embedded in the program.
  static let reference = TableBytes(base: UnsafeRawPointer(ada_food_table_bytes()), count: ada_food_table_count())

  /// The foods known from product labels, embedded in the program.
  static let branded = TableBytes(base: UnsafeRawPointer(ada_branded_table_bytes()), count: ada_branded_table_count())

  /// Opens a table. The bytes are the program's own, so a wrong mark or section is a build mistake.
  init(base: UnsafeRawPointer, count: Int) {
    self.base = base
    precondition(count > 16 && base.loadUnaligned(as: UInt64.self) == 0x01_44_4F_4F_46_41_44_41, "no food table")
    precondition(u32(8) == Self.tags.count, "the food table has other sections")
    for (place, tag) in Self.tags.enumerated() {
      let row = UnsafeRawBufferPointer(start: base + Self.row(of: place), count: 4)
      precondition(row.elementsEqual(tag.utf8), "the food table has no section \(tag) at its place")
    }
  }

  /// Where the directory tells of a section.
  private static func row(of place: Int) -> Int { 16 + 16 * place }

  @inline(__always)
  private func section(_ place: Int) -> Section {
    let row = Self.row(of: place)
    return Section(offset: u32(row + 4), count: u32(row + 12))
  }

  @inline(__always)
  func u32(_ offset: Int) -> Int { Int(base.load(fromByteOffset: offset, as: UInt32.self)) }

  @inline(__always)
  func u8(_ offset: Int) -> UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }

  /// The bytes of the string at an offset of the string pool.
  @inline(__always)
  func utf8(at offset: Int) -> UnsafeRawBufferPointer {
    let start = strings.offset + offset
    let length = Int(base.loadUnaligned(fromByteOffset: start, as: UInt16.self))
    return UnsafeRawBufferPointer(start: base + start + 2, count: length)
  }

  func string(at offset: Int) -> String { String(decoding: utf8(at: offset), as: UTF8.self) }
}
