public import Foundation

extension EntryID {
  /// An id made of what a thing is (RFC 9562 §5.8, version 8): 48 bits of Unix milliseconds, then 74 bits of a hash.
  ///
  /// The same moment and key give the same id on every machine; other keys of the same moment meet with a chance of
  /// 2^-74. The hash is FNV-1a beside a mix of products and shifts, which keeps accidents apart, not adversaries.
  public static func make(at date: Date, of key: String) -> String {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x8422_2325_cbf2_9ce4
    let milliseconds = UInt64(min(max(0, (date.timeIntervalSince1970 * 1000).rounded()), 281_474_976_710_655))
    // The moment is part of the hash, so that ids of one key differ in their ends, which people see.
    for byte in (0..<8).map({ UInt8(truncatingIfNeeded: milliseconds >> (8 * $0)) }) + Array(key.utf8) {
      first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      second = (second &+ UInt64(byte) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      second ^= second >> 29
    }
    first ^= first >> 32
    return text(
      high: milliseconds << 16 | 0x8000 | (first &* 0xff51_afd7_ed55_8ccd) >> 52,
      low: 0x8000_0000_0000_0000 | (second ^ first) & 0x3FFF_FFFF_FFFF_FFFF)
  }
}
