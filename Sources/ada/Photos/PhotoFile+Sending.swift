import CImage
import Foundation
import LanguageModels

extension PhotoFile {
  /// Pixels; models see no more of a plate in a larger picture, and count more tokens.
  static let longestSide = 1024
  private static let quality: Int32 = 85
  /// The least that a provider takes as one picture (Anthropic: 5 MB as base64).
  static let mostSentBytes = 3_700_000

  /// The picture as it is sent: an upright JPEG of at most 1024 pixels, without what else is in the file (where and when
  /// it was taken), where libgd is installed; else as it is.
  ///
  /// - Parameter canShrink: whether libgd can be had.
  /// - Throws: `Failure` with code 65 where the picture is damaged, 69 where it is too large and nothing can shrink it.
  func content(canShrink: Bool = cimage_load() != 0) throws -> ImageContent {
    guard canShrink else {
      guard data.count <= Self.mostSentBytes else {
        throw Failure(
          .unavailable, "The photo is too large to be sent; install libgd3, with which Ada makes it smaller.")
      }
      return ImageContent(kind: kind, data: data)
    }
    var count: Int32 = 0
    let orientation = ExifOrientation(data, kind: kind)
    let shrunk = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> UnsafeMutablePointer<UInt8>? in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      return cimage_shrink(
        code, start, Int32(bytes.count), Int32(Self.longestSide), orientation.isMirrored ? 1 : 0,
        Int32(orientation.quarterTurns), Self.quality, &count)
    }
    guard let shrunk else { throw Failure(.data, "The photo is damaged and cannot be read.") }
    defer { cimage_free(shrunk) }
    return ImageContent(kind: .jpeg, data: Data(bytes: shrunk, count: Int(count)))
  }

  private var code: cimage_kind {
    switch kind {
    case .png: CIMAGE_PNG
    case .webp: CIMAGE_WEBP
    case .jpeg, .gif: CIMAGE_JPEG
    }
  }
}
