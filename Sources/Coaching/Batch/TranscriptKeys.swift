public import Foundation
import Nutrition

/// Gives each message of a transcript the key by which it is known when the same transcript comes again.
///
/// A message with a time is known by its text, its time and which occurrence in the input it is. One without is known by
/// the whole input up to it, on standard input together with the day.
public struct TranscriptKeys {
  /// The day for messages on standard input; nil for a file, which is the same on any day.
  let day: CalendarDay?
  private var chain = ContentDigest()
  /// The timed messages that came, and how often those came that came more than once. Eight bytes a message keep a long
  /// transcript's memory small; that two different messages share them is rare, and only numbers the later one anew.
  private var seen = Set<UInt64>()
  private var repeats: [UInt64: Int] = [:]

  init(day: CalendarDay?) { self.day = day }

  /// The key of a message with a time that is all the input.
  public static func key(text: String, at: Date) -> String {
    var keys = TranscriptKeys(day: nil)
    return keys.key(text: text, at: at)
  }

  mutating func key(text: String, at: Date?) -> String {
    let stamp = at.map { String(Int64(($0.timeIntervalSince1970 * 1000).rounded())) }
    chain.take(stamp ?? "-")
    chain.take(text)
    guard let stamp else { return "\(day.map { "in-\($0)" } ?? "file")-\(chain.hexadecimal)" }
    var digest = ContentDigest()
    digest.take(stamp)
    digest.take(text)
    var occurrence = 1
    if !seen.insert(digest.short).inserted {
      occurrence = repeats[digest.short, default: 1] + 1
      repeats[digest.short] = occurrence
    }
    return "at-\(digest.hexadecimal)-\(occurrence)"
  }
}

/// A 128-bit FNV-1a digest of texts (Fowler, Noll, Vo; draft-eastlake-fnv). It tells a person's own sentences apart and
/// withstands no adversary: whoever can write the input can write the journal.
struct ContentDigest: Hashable {
  private var state = UInt128(0x6c62_272e_07bb_0142) << 64 | UInt128(0x62b8_2175_6295_c58d)

  mutating func take(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    // A byte that UTF-8 never has ends each text, so that "ab" + "c" and "a" + "bc" differ.
    mix(0xff)
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt128(byte)) &* (UInt128(1) << 88 | 0x13b)
  }

  var short: UInt64 { UInt64(truncatingIfNeeded: state ^ state >> 64) }
  var hexadecimal: String { String(state, radix: 16) }
}
