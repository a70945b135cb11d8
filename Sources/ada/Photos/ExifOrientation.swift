import Foundation
import LanguageModels

/// How a picture has to be turned to stand upright, as the camera noted it (Exif 2.32, tag 274).
struct ExifOrientation: Equatable {
  /// Whether left and right are to be exchanged, before the turning.
  var isMirrored = false
  /// Quarter turns clockwise, 0...3.
  var quarterTurns = 0

  /// - Parameter value: the tag's, 1...8; anything else is upright.
  init(tag value: Int = 1) {
    switch value {
    case 2: isMirrored = true
    case 3: quarterTurns = 2
    case 4: (isMirrored, quarterTurns) = (true, 2)
    case 5: (isMirrored, quarterTurns) = (true, 3)
    case 6: quarterTurns = 1
    case 7: (isMirrored, quarterTurns) = (true, 1)
    case 8: quarterTurns = 3
    default: break
    }
  }

  /// What stands in a file; upright where nothing does, or where it cannot be read.
  init(_ data: Data, kind: ImageContent.Kind) {
    let bytes = [UInt8](data)
    let block: ArraySlice<UInt8>? =
      switch kind {
      case .jpeg: Self.jpegBlock(bytes)
      case .png: Self.pngBlock(bytes)
      case .webp: Self.webpBlock(bytes)
      case .gif: nil
      }
    self.init(tag: block.flatMap { Self.tag(in: Array($0)) } ?? 1)
  }

  /// Tag 274 in the first directory of a TIFF block (TIFF 6.0, section 2).
  private static func tag(in block: [UInt8]) -> Int? {
    let isBig = block.starts(with: Array("MM".utf8))
    guard isBig || block.starts(with: Array("II".utf8)) else { return nil }
    func number(_ start: Int, _ count: Int) -> Int? { Self.number(block, start, count, isBig: isBig) }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + entry * 12
      // A SHORT stands in the first two of the entry's four bytes of value.
      guard let tag = number(start, 2), let type = number(start + 2, 2) else { return nil }
      if tag == 274, type == 3 { return number(start + 8, 2) }
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int, isBig: Bool) -> Int? {
    guard start >= 0, start <= bytes.count - count else { return nil }
    let range = bytes[start..<start + count]
    return (isBig ? Array(range) : range.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  private static let exifMark = Array("Exif\0\0".utf8)

  /// The application segment 1 that begins with `Exif`, in front of the picture itself (Exif 2.32, 4.7.2).
  private static func jpegBlock(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = number(bytes, place + 2, 2, isBig: true) ?? 0
      // The picture's data begin: nothing of the kind follows.
      guard marker != 0xDA, length >= 2, place + 2 + length <= bytes.count else { return nil }
      let segment = bytes[place + 4..<place + 2 + length]
      if marker == 0xE1, segment.starts(with: exifMark) { return segment.dropFirst(exifMark.count) }
      place += 2 + length
    }
    return nil
  }

  /// The chunk `eXIf` (PNG, third edition, 11.3.4.6).
  private static func pngBlock(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 8
    while let length = number(bytes, place, 4, isBig: true), place + 12 + length <= bytes.count {
      if bytes[place + 4..<place + 8].elementsEqual("eXIf".utf8) { return bytes[place + 8..<place + 8 + length] }
      place += 12 + length
    }
    return nil
  }

  /// The chunk `EXIF`, which some writers begin as JPEG's segment (RFC 9649, 2.7.1.4).
  private static func webpBlock(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 12
    while let length = number(bytes, place + 4, 4, isBig: false), place + 8 + length <= bytes.count {
      if bytes[place..<place + 4].elementsEqual("EXIF".utf8) {
        let chunk = bytes[place + 8..<place + 8 + length]
        return chunk.starts(with: exifMark) ? chunk.dropFirst(exifMark.count) : chunk
      }
      // Chunks begin at even places.
      place += 8 + length + length % 2
    }
    return nil
  }
}
