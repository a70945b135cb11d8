import Foundation
public import Understanding

extension Clarification {
  /// The question with its numbered choices, as one text.
  public var text: String {
    choices.isEmpty
      ? question
      : question + " " + choices.enumerated().map { "\($0 + 1) \($1.label)" }.joined(separator: ", ") + "?"
  }

  var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  init?(json: String) {
    guard let value = try? JSONDecoder().decode(Clarification.self, from: Data(json.utf8)) else { return nil }
    self = value
  }
}
