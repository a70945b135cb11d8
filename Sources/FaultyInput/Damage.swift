public import Randomness

/// Bytes as a bad line, a bad server or a bad day leaves them.
public enum Damage {
  /// The bytes with one to four places changed, taken out, repeated or cut off.
  public static func done(to bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes[place] = marks[Int.random(in: 0..<marks.count, using: &generator)]
      case 3: bytes.insert(marks[Int.random(in: 0..<marks.count, using: &generator)], at: place)
      case 4: bytes.removeSubrange(place..<min(place + 12, bytes.count))
      case 5: bytes.removeLast(bytes.count - place)
      default: bytes.insert(contentsOf: bytes[place..<min(place + 24, bytes.count)], at: place)
      }
    }
    return bytes
  }

  /// Pieces put together at random: what no grammar would make.
  public static func soup(of pieces: [[UInt8]], using generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<24, using: &generator)).flatMap { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    }
  }

  private static let marks = Array("{}[]\",:'\\`\n\r0-.eE /*u".utf8) + [0xFF, 0xEF, 0x00]
}
