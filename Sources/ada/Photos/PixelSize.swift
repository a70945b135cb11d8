import Foundation
import LanguageModels

/// How many pixels a picture has, read from its head without unfolding it.
struct PixelSize: Equatable {
  var width: Int
  var height: Int

  /// A head may claim any two figures: more than can be counted are as many as can.
  var count: Int {
    let (count, isOver) = width.multipliedReportingOverflow(by: height)
    return isOver ? .max : count
  }

  /// Nil where the head does not say.
  init?(_ data: Data, kind: ImageContent.Kind) {
    let bytes = [UInt8](data)
    let size: (Int, Int)? =
      switch kind {
      case .png: bytes.count >= 24 ? (Self.big(bytes, 16, 4), Self.big(bytes, 20, 4)) : nil
      case .jpeg: Self.jpeg(bytes)
      case .webp: Self.webp(bytes)
      case .gif: nil
      }
    guard let size, size.0 > 0, size.1 > 0 else { return nil }
    (width, height) = size
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The frame header (SOF0 to SOF15) behind whatever stands in front of it (ITU T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(bytes, place + 7, 2), big(bytes, place + 5, 2))
      }
      place += 2 + max(2, big(bytes, place + 2, 2))
    }
    return nil
  }

  /// The first chunk: extended, lossless or lossy (RFC 9649).
  private static func webp(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 ": return (little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
    default: return nil
    }
  }
}
