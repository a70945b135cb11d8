public import Foundation

/// Ids of turns, entries and items: UUIDs of version 7 (RFC 9562 §5.7), so that later ids sort after earlier ones.
public enum EntryID {
  /// A new id: 48 bits of Unix milliseconds, then 74 random bits, as lower-case hexadecimal with dashes.
  ///
  /// Ids of the same millisecond are in no particular order. A date before 1970 counts as 1970.
  public static func make(at date: Date, using generator: inout some RandomNumberGenerator) -> String {
    let milliseconds = UInt64(min(max(0, (date.timeIntervalSince1970 * 1000).rounded()), 281_474_976_710_655))
    let high = milliseconds << 16 | 0x7000 | generator.next() & 0x0FFF
    let low = 0x8000_0000_0000_0000 | generator.next() & 0x3FFF_FFFF_FFFF_FFFF
    return text(high: high, low: low)
  }

  /// A new id from the system's random numbers.
  public static func make(at date: Date) -> String {
    var generator = SystemRandomNumberGenerator()
    return make(at: date, using: &generator)
  }

  /// The last six characters: what to show a person, as the first ones are a clock and look alike within a minute.
  public static func short(_ id: String) -> String { String(id.suffix(6)) }

  static func text(high: UInt64, low: UInt64) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: 36) { buffer in
      var position = 0
      for nibble in 0..<32 {
        if nibble == 8 || nibble == 12 || nibble == 16 || nibble == 20 {
          buffer[position] = UInt8(ascii: "-")
          position += 1
        }
        let word = nibble < 16 ? high : low
        buffer[position] = digits[Int(word >> UInt64(60 - 4 * (nibble % 16)) & 0xF)]
        position += 1
      }
      return position
    }
  }
}
