import Foundation

/// Pictures made for tests: nobody's photo.
enum TestPicture {
  /// A grey PNG, not compressed.
  ///
  /// - Parameters:
  ///   - exif: a TIFF block with what a camera noted.
  ///   - pixel: the grey of each column and row.
  static func png(
    width: Int, height: Int, exif: [UInt8] = [],
    pixel: (Int, Int) -> UInt8 = { UInt8(truncatingIfNeeded: $0 &* 3 &+ $1) }
  ) -> Data {
    var rows: [UInt8] = []
    for row in 0..<height { rows += [0] + (0..<width).map { pixel($0, row) } }
    var header = big(width) + big(height)
    header += [8, 0, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + (exif.isEmpty ? [] : chunk("eXIf", exif)) + chunk("IDAT", stored(rows)) + chunk("IEND", []))
  }

  /// A TIFF block with another tag in front of the orientation.
  static func exif(orientation: UInt8, isBig: Bool = true) -> [UInt8] {
    func number(_ value: UInt8, _ count: Int) -> [UInt8] {
      let bytes = Array(repeating: UInt8(0), count: count - 1) + [value]
      return isBig ? bytes : bytes.reversed()
    }
    func short(_ high: UInt8, _ low: UInt8) -> [UInt8] { isBig ? [high, low] : [low, high] }
    let head = Array((isBig ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
    let make = short(1, 15) + number(2, 2) + number(4, 4) + Array("Ada\0".utf8)
    let turned = short(1, 18) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    return head + number(2, 2) + make + turned + [0, 0, 0, 0]
  }

  /// Bytes as zlib's stored blocks (RFC 1950, 1951).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < bytes.count {
      let end = min(start + 65_535, bytes.count)
      let count = UInt16(end - start)
      out += [end == bytes.count ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
      out += [UInt8(~count & 0xFF), UInt8(~count >> 8)]
      out += bytes[start..<end]
      start = end
    }
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return out + big(b << 16 | a)
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in named {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return big(body.count) + named + big(Int(~crc))
  }

  /// A number in four bytes, the highest first.
  static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
