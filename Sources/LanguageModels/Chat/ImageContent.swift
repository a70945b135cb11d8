public import Foundation

/// A picture that goes with what the person says. It is sent as it is: nothing here resizes or looks into it.
public struct ImageContent: Sendable, Equatable {
  /// The kinds that every provider takes.
  public enum Kind: String, Sendable, CaseIterable {
    case jpeg = "image/jpeg"
    case png = "image/png"
    case webp = "image/webp"
    case gif = "image/gif"
  }

  /// What the bytes are, for the provider.
  public var kind: Kind
  /// The file's bytes. OpenAI takes up to 50 MB in a request, Gemini 20 MB, Anthropic 5 MB an image, as base64.
  public var data: Data

  public init(kind: Kind, data: Data) {
    self.kind = kind
    self.data = data
  }

  /// The MIME type, such as `image/jpeg`.
  public var mimeType: String { kind.rawValue }

  /// The bytes as the JSON of a request carries them.
  var base64: String { data.base64EncodedString() }

  /// The bytes as an address that holds them (RFC 2397).
  var dataURL: String { "data:\(mimeType);base64,\(base64)" }
}
