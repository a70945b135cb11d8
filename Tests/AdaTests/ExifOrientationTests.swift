import CImage
import Foundation
import LanguageModels
import Testing

@testable import ada

@Suite struct ExifOrientationTests {
  static let expected: [(tag: UInt8, isMirrored: Bool, quarterTurns: Int)] = [
    (1, false, 0), (2, true, 0), (3, false, 2), (4, true, 2), (5, true, 3), (6, false, 1), (7, true, 1), (8, false, 3),
    (0, false, 0), (9, false, 0),
  ]

  @Test(arguments: expected)
  func `the tag is found in each kind of file, in both orders of bytes`(
    tag: UInt8, isMirrored: Bool, quarterTurns: Int
  ) {
    var expected = ExifOrientation()
    (expected.isMirrored, expected.quarterTurns) = (isMirrored, quarterTurns)
    for isBig in [true, false] {
      let block = TestPicture.exif(orientation: tag, isBig: isBig)
      #expect(ExifOrientation(Self.jpeg(block), kind: .jpeg) == expected)
      #expect(ExifOrientation(TestPicture.png(width: 3, height: 2, exif: block), kind: .png) == expected)
      #expect(ExifOrientation(Self.webp(block), kind: .webp) == expected)
      #expect(ExifOrientation(Self.webp(Array("Exif\0\0".utf8) + block), kind: .webp) == expected)
    }
  }

  @Test func `a file that stops anywhere, or lies about its lengths, is read without harm`() {
    let block = TestPicture.exif(orientation: 6)
    for whole in [Self.jpeg(block), Self.webp(block), TestPicture.png(width: 2, height: 2, exif: block)] {
      guard let kind = PhotoFile.kind(of: Array(whole.prefix(32))) else {
        Issue.record("no picture")
        continue
      }
      for count in 0..<whole.count {
        #expect(ExifOrientation(whole.prefix(count), kind: kind).quarterTurns <= 1)
        var changed = whole
        changed[count] = 0xFF
        #expect((0...3).contains(ExifOrientation(changed, kind: kind).quarterTurns))
      }
    }
  }

  /// Where the dark corner of the stored picture, its upper left, comes to lie, and whether the sides change places.
  static let corners: [(tag: UInt8, x: Int, y: Int, isTurned: Bool)] = [
    (1, 0, 0, false), (2, 1, 0, false), (3, 1, 1, false), (4, 0, 1, false),
    (5, 0, 0, true), (6, 1, 0, true), (7, 1, 1, true), (8, 0, 1, true),
  ]

  @Test(.enabled(if: cimage_load() != 0), arguments: corners)
  func `a picture is sent upright`(tag: UInt8, x: Int, y: Int, isTurned: Bool) throws {
    let stored = TestPicture.png(width: 48, height: 32, exif: TestPicture.exif(orientation: tag)) { column, row in
      column < 16 && row < 16 ? 0 : 255
    }
    let sent = try PhotoFile(data: stored, name: "x").content(canShrink: true)
    let size = try #require(PixelSize(sent.data, kind: .jpeg))
    #expect(size.width == (isTurned ? 32 : 48) && size.height == (isTurned ? 48 : 32))
    let greys = try JPEGPixels(sent.data)
    for column in 0...1 {
      for row in 0...1 {
        let grey = greys.grey(column == 0 ? 6 : size.width - 7, row == 0 ? 6 : size.height - 7)
        #expect(column == x && row == y ? grey < 64 : grey > 192, "\(column) \(row): \(grey)")
      }
    }
  }

  private static func jpeg(_ block: [UInt8]) -> Data {
    let exif = Array("Exif\0\0".utf8) + block
    return Data(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        + [0xFF, 0xC0, 0, 17, 8, 3, 0, 4, 0, 3, 0xFF, 0xDA, 0, 2])
  }

  private static func webp(_ block: [UInt8]) -> Data {
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      Array(name.utf8) + [UInt8(body.count), 0, 0, 0] + body + (body.count % 2 == 1 ? [0] : [])
    }
    let chunks = chunk("VP8X", [8, 0, 0, 0, 9, 0, 0, 4, 0, 0]) + chunk("ODD ", [1]) + chunk("EXIF", block)
    return Data(Array("RIFF".utf8) + [UInt8(chunks.count + 4), 0, 0, 0] + Array("WEBP".utf8) + chunks)
  }
}

/// A JPEG unfolded by libgd, to look at its pixels.
private final class JPEGPixels {
  private typealias Open = @convention(c) (Int32, UnsafeRawPointer) -> OpaquePointer?
  private typealias Pixel = @convention(c) (OpaquePointer, Int32, Int32) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private let image: OpaquePointer
  private let pixel: Pixel
  private let close: Close

  init(_ data: Data) throws {
    let library = try #require(dlopen("libgd.so.3", RTLD_NOW))
    let open = unsafeBitCast(try #require(dlsym(library, "gdImageCreateFromJpegPtr")), to: Open.self)
    pixel = unsafeBitCast(try #require(dlsym(library, "gdImageGetTrueColorPixel")), to: Pixel.self)
    close = unsafeBitCast(try #require(dlsym(library, "gdImageDestroy")), to: Close.self)
    image = try #require(
      data.withUnsafeBytes { bytes in bytes.baseAddress.flatMap { open(Int32(bytes.count), $0) } })
  }

  deinit { close(image) }

  /// 0 is black, 255 is white.
  func grey(_ x: Int, _ y: Int) -> Int { Int(pixel(image, Int32(x), Int32(y)) & 0xFF) }
}
