import Foundation
import LanguageModels
import Nutrition

/// A picture on disk, known by what is in it, not by its name.
struct PhotoFile {
  /// A phone's largest photos are half of this.
  static let mostBytes = 40 * 1024 * 1024
  /// Pixels; more would take gigabytes to unfold.
  static let mostPixels = 100_000_000

  let kind: ImageContent.Kind
  let data: Data

  /// - Throws: `Failure`: 66 where there is no such file, 65 where it is no picture that can be sent.
  init(path: String) throws {
    let file = try InputFile(path)
    defer { close(file.descriptor) }
    let name = URL(filePath: path).lastPathComponent
    guard let size = file.size else { throw Failure(.data, "\(name) is no regular file; give a JPEG, PNG or WebP.") }
    guard size <= Self.mostBytes else {
      throw Failure(.data, "\(name) is over \(Self.mostBytes / 1_048_576) MiB; a photo of a meal is far smaller.")
    }
    let handle = FileHandle(fileDescriptor: file.descriptor)
    guard let data = try? handle.read(upToCount: Self.mostBytes) else {
      throw Failure(.data, "\(name) is empty; give a JPEG, PNG or WebP.")
    }
    try self.init(data: data, name: name)
  }

  init(data: Data, name: String) throws {
    let bytes = Array(data.prefix(32))
    guard let kind = Self.kind(of: bytes) else {
      if Self.isHEIC(bytes) {
        throw Failure(
          .data,
          "\(name) is HEIC, which no model takes; save it as JPEG (heif-convert \(name) photo.jpg) and try again.")
      }
      throw Failure(.data, "\(name) is no JPEG, PNG or WebP picture.")
    }
    self.kind = kind
    self.data = data
    if let pixels = PixelSize(data, kind: kind), pixels.count > Self.mostPixels {
      throw Failure(.data, "\(name) has over \(Self.mostPixels / 1_000_000) megapixels; make it smaller first.")
    }
  }

  /// Known by its first bytes.
  static func kind(of bytes: [UInt8]) -> ImageContent.Kind? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)), Array(bytes[8..<12]) == Array("WEBP".utf8) {
      return .webp
    }
    return nil
  }

  /// An ISO media file of one of the brands of HEIF.
  private static func isHEIC(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 12, Array(bytes[4..<8]) == Array("ftyp".utf8) else { return false }
    return ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"].contains(
      String(decoding: bytes[8..<12], as: UTF8.self))
  }
}
