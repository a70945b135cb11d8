import Foundation
import JSONTree

/// Takes the key out of what a server sends, which may repeat it: text, also where the key lies over several pieces,
/// and calls.
struct KeyRedactor {
  /// A shorter key is a word such as `ollama`, which a server wants and nobody keeps secret.
  private static let leastLength = 8

  private let key: String
  /// An end of the text so far with which the key may begin.
  private var held = ""

  /// Nil where there is nothing to hide.
  init?(_ endpoint: ModelEndpoint) {
    guard let key = endpoint.key, key.utf8.count >= Self.leastLength else { return nil }
    self.key = key
  }

  /// The events that may go on now, in their order; text that may turn out to be the key waits for what follows.
  mutating func take(_ event: ChatEvent) -> [ChatEvent] {
    switch event {
    case .text(let text):
      let free = take(text)
      return free.isEmpty ? [] : [.text(free)]
    case .toolCall(var call):
      call.name = redacted(call.name)
      call.arguments = redacted(arguments: call.arguments)
      return rest() + [.toolCall(call)]
    // The provider's own form goes to nobody but the provider.
    case .usage, .native: return [event]
    case .finished(.other(let word)): return rest() + [.finished(.other(redacted(word)))]
    case .finished: return rest() + [event]
    }
  }

  private mutating func take(_ text: String) -> String {
    let whole = redacted(held + text)
    let tail = Array(whole.utf8.suffix(key.utf8.count - 1))
    let start = tail.indices.first { key.utf8.starts(with: tail[$0...]) } ?? tail.endIndex
    // A key is ASCII, so that no character is cut here.
    let end = whole.utf8.index(whole.endIndex, offsetBy: start - tail.count)
    held = String(whole[end...])
    return String(whole[..<end])
  }

  private mutating func rest() -> [ChatEvent] {
    defer { held = "" }
    return held.isEmpty ? [] : [.text(held)]
  }

  private func redacted(_ text: String) -> String { text.replacingOccurrences(of: key, with: ModelEndpoint.keyMark) }

  /// Raw JSON may write the key with escapes, which only reading it shows.
  private func redacted(arguments: String) -> String {
    let plain = redacted(arguments)
    guard plain.contains("\\"), let value = try? JSONValue(parsing: plain) else { return plain }
    let written = value.serialized()
    return written.contains(key) ? redacted(written) : plain
  }
}
