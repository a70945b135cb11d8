/// One exchange as a `WireLog` tells it: `>` goes out, `<` comes in, `*` is what became of it.
struct WireTranscript {
  /// How much of a line is told.
  private static let longestLine = 16_384
  private static let secretHeaders: Set = [
    "authorization", "proxy-authorization", "x-api-key", "x-goog-api-key", "api-key", "cookie", "set-cookie",
  ]

  private let log: WireLog
  private let endpoint: ModelEndpoint
  private var line: [UInt8] = []
  private var isCut = false

  /// Nil where nothing is to be told.
  init?(_ endpoint: ModelEndpoint) {
    guard let log = endpoint.wireLog else { return nil }
    self.log = log
    self.endpoint = endpoint
  }

  func tell(_ request: HTTPRequest) {
    log.write("> POST \(endpoint.redacted(Self.withoutKey(request.url)))")
    let own = Set(endpoint.headers.map { $0.name.lowercased() })
    for header in request.headerLines {
      let name = header.prefix { $0 != ":" }
      let isSecret = Self.secretHeaders.contains(name.lowercased()) || own.contains(name.lowercased())
      log.write("> " + (isSecret ? "\(name): [hidden]" : endpoint.redacted(header)))
    }
    write(request.body ?? [], mark: ">")
  }

  mutating func tell(_ event: HTTPEvent) {
    switch event {
    case .head(let status, let headers):
      log.write("< \(status)")
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
        log.write("< \(name): " + (Self.secretHeaders.contains(name) ? "[hidden]" : endpoint.redacted(value)))
      }
    case .body(let bytes):
      for byte in bytes {
        if byte == 0x0A {
          endLine()
        } else if line.count < Self.longestLine {
          line.append(byte)
        } else {
          isCut = true
        }
      }
    }
  }

  mutating func end(_ error: ModelError?) {
    if !line.isEmpty { endLine() }
    if let error { log.write("* \(endpoint.redacted(error.description))") }
  }

  private mutating func endLine() {
    if !line.isEmpty { write(line, mark: "<", isCut: isCut) }
    line = []
    isCut = false
  }

  /// The whole line is looked through before it is shortened, so that no half of a key is left; of a line that was cut
  /// as it came, the end may be half of one and is left out.
  private func write(_ bytes: [UInt8], mark: String, isCut: Bool = false) {
    var text = endpoint.redacted(String(decoding: bytes, as: UTF8.self))
    if isCut { text = String(text.dropLast(endpoint.key?.count ?? 0)) }
    let isLong = text.utf8.count > Self.longestLine
    log.write("\(mark) \(isLong ? text.prefix(Self.longestLine) + "…" : text[...])\(isCut ? "…" : "")")
  }

  /// The address without what keys are called in queries.
  private static func withoutKey(_ url: String) -> String {
    guard let question = url.firstIndex(of: "?") else { return url }
    let parts = url[url.index(after: question)...].split(separator: "&", omittingEmptySubsequences: false).map { part in
      let name = part.prefix { $0 != "=" }
      let isSecret = ["key", "api_key", "apikey", "api-key", "access_token", "token"].contains(name.lowercased())
      return isSecret ? "\(name)=[hidden]" : String(part)
    }
    return url[...question] + parts.joined(separator: "&")
  }
}
