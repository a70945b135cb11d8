import JSONTree

/// A reply in its provider's own form, kept because the next request has to repeat more of it than text and calls:
/// signed thoughts, encrypted reasoning.
///
/// To everybody but the adapter that made it, it is opaque; other adapters pass it over.
public struct NativeContent: Sendable, Equatable {
  /// Whose form it is in.
  enum Form: Sendable {
    case anthropic, gemini, responses
  }

  /// One piece of a reply: a block, a part or an item.
  struct Piece: Sendable, Equatable {
    var value: JSONValue
    /// The id of the call that this piece is, as `ModelToolCall` has it.
    var callID: String?
  }

  let form: Form
  let pieces: [Piece]
}

extension ChatMessage {
  /// The pieces to send back in this form, or nil where there are none. A call that is no longer in the message (a
  /// repeated one, taken out) is left out here too, so that no call stays without an answer.
  func pieces(in form: NativeContent.Form) -> [NativeContent.Piece]? {
    guard let native, native.form == form else { return nil }
    let ids = Set(toolCalls.map(\.id))
    return native.pieces.filter { piece in piece.callID.map(ids.contains) ?? true }
  }
}

extension ModelToolCall {
  /// The arguments as an object, empty where they are none. Servers answer 400 or 500 for good to a conversation with
  /// arguments in it that are no JSON object.
  var object: JSONValue {
    guard let parsed = try? JSONValue(parsing: arguments), parsed.objectValue != nil else { return [:] }
    return parsed
  }

  /// The text of that object, as the model wrote it.
  var objectText: String { object == [:] ? "{}" : arguments }
}
