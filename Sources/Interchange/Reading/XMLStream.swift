import CInterchange
import Foundation

/// Takes what a document holds, element by element. Names and values are only good during the call.
protocol XMLHandler: AnyObject {
  func start(_ name: XMLText, _ attributes: XMLAttributes)
  func end(_ name: XMLText)
  /// Text between tags, in pieces.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Asked between pieces of the document: what stops the reading.
  var failure: ImportError? { get }
}

/// A document that is fed piece by piece to expat. It may not have a document type of its own, and so no entities.
final class XMLStream {
  private let parser: XML_Parser
  private let handler: any XMLHandler
  private let file: String
  private var fed = 0
  private var hasDoctype = false

  /// What one tag may take: expat keeps it whole.
  static let longestTag = 4 << 20

  init(file: String, handler: any XMLHandler) throws(ImportError) {
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw ImportError(.inputOutput, "There is not enough memory to read \(file).")
    }
    self.parser = parser
    self.handler = handler
    self.file = file
    // The parser does not outlive this object, so that the reference need not be counted.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let context, let name, let attributes else { return }
        XMLStream.from(context).handler.start(XMLText(name), XMLAttributes(attributes))
      },
      { context, name in
        guard let context, let name else { return }
        XMLStream.from(context).handler.end(XMLText(name))
      })
    XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, _ in
      guard let context else { return }
      let stream = XMLStream.from(context)
      stream.hasDoctype = true
      XML_StopParser(stream.parser, 0)
    }
  }

  deinit { XML_ParserFree(parser) }

  /// Has the handler told of text between tags, which costs time.
  func readsText() {
    XML_SetCharacterDataHandler(parser) { context, bytes, count in
      guard let context, let bytes else { return }
      bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        XMLStream.from(context).handler.text(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
  }

  /// Parses the next bytes, and what is left with `isLast`.
  func parse(_ bytes: UnsafeMutableRawBufferPointer, isLast: Bool = false) throws(ImportError) {
    let base = bytes.bindMemory(to: CChar.self).baseAddress
    if let base {
      base.withMemoryRebound(to: UInt8.self, capacity: bytes.count) { cinterchange_blank_controls($0, bytes.count) }
    }
    fed += bytes.count
    let status = XML_Parse(parser, base, Int32(bytes.count), isLast ? 1 : 0)
    if let failure = handler.failure { throw failure }
    guard status == XML_STATUS_OK else { throw error() }
    guard isLast || fed - Int(XML_GetCurrentByteIndex(parser)) < Self.longestTag else {
      throw ImportError(
        "\(file) has a tag of over \(Self.longestTag >> 20) MiB\(place); it is no export Ada can trust.")
    }
  }

  /// Whether nothing of what was fed waits for the rest of a tag or a comment.
  var isBetweenTokens: Bool { fed == Int(XML_GetCurrentByteIndex(parser)) }

  private func error() -> ImportError {
    let code = XML_GetErrorCode(parser)
    if hasDoctype {
      return ImportError("\(file) declares a document type, which no export of this kind does; it was not read.")
    }
    if code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN || code == XML_ERROR_PARTIAL_CHAR
      || code == XML_ERROR_UNCLOSED_CDATA_SECTION
    {
      return ImportError(
        fed == 0 ? "\(file) is empty." : "\(file) ends in the middle\(place); copy or export it again.")
    }
    if code == XML_ERROR_NO_MEMORY { return ImportError(.inputOutput, "There is not enough memory to read \(file).") }
    let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
    return ImportError("\(file) is no proper XML\(place): \(reason).")
  }

  private var place: String { " (line \(XML_GetCurrentLineNumber(parser)))" }

  private static func from(_ context: UnsafeMutableRawPointer) -> XMLStream {
    Unmanaged<XMLStream>.fromOpaque(context).takeUnretainedValue()
  }
}
