internal import CFoodTable

/// A food table read in place: fixed-width sections in bytes that are part of the program (docs/food-table.md).
///
/// Nothing is parsed or copied when a table is opened; a look-up touches only the pages it needs.
struct TableBytes: Sendable {
  // The bytes are a constant of the binary: they are never written and never freed, so sharing them is safe.
  nonisolated(unsafe) let base: UnsafeRawPointer
  let foods: Section
  let nutrientSteps: Section
  let nutrientValues: Section
  let portions: Section
  let portionDescriptions: Section
  let categories: Section
  let words: Section
  let postings: Section
  let entries: Section
  let entryWords: Section
  let aliases: Section
  let english: Section
  let strings: Section

  /// Where a section starts, and how many elements it has.
  struct Section: Sendable {
    var offset: Int
    var count: Int
  }

  /// The reference foods embedded in the program.
  static let reference = TableBytes(base: UnsafeRawPointer(ada_food_table_bytes()), count: ada_food_table_count())

  /// The foods known from product labels, embedded in the program.
  static let branded = TableBytes(base: UnsafeRawPointer(ada_branded_table_bytes()), count: ada_branded_table_count())

  /// Opens a table. The bytes are the program's own, so a wrong mark or a missing section is a build mistake.
  init(base: UnsafeRawPointer, count: Int) {
    precondition(count > 16 && base.loadUnaligned(as: UInt64.self) == 0x01_44_4F_4F_46_41_44_41, "no food table")
    var sections: [UInt32: Section] = [:]
    for index in 0..<Int(base.load(fromByteOffset: 8, as: UInt32.self)) {
      let row = 16 + 16 * index
      sections[base.load(fromByteOffset: row, as: UInt32.self)] = Section(
        offset: Int(base.load(fromByteOffset: row + 4, as: UInt32.self)),
        count: Int(base.load(fromByteOffset: row + 12, as: UInt32.self)))
    }
    func found(_ tag: String) -> Section? {
      sections[tag.utf8.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }]
    }
    func section(_ tag: String) -> Section {
      guard let section = found(tag) else { preconditionFailure("the food table has no section \(tag)") }
      return section
    }
    self.base = base
    foods = section("FOOD")
    nutrientSteps = section("NCOL")
    nutrientValues = section("NVAL")
    portions = section("PORT")
    portionDescriptions = section("PDSC")
    categories = section("CATG")
    words = section("TOKN")
    postings = section("POST")
    entries = section("ENTR")
    entryWords = section("EWRD")
    aliases = section("ALIA")
    english = found("ENGL") ?? Section(offset: 0, count: 0)
    strings = section("STRS")
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
