import Foundation
import JSONTree
import LanguageModels
import Testing

/// The form a provider's replies have on the wire, and the adapter that reads it.
enum WireForm: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case chat, responses, anthropic, gemini

  var testDescription: String { rawValue }

  /// The name in a turn.
  var provider: String { self == .responses || self == .chat ? "openai" : rawValue }

  /// - Parameter maximumReplyBytes: eight mebibytes in Ada; less saves a debug build seconds.
  func model(baseURL: String, maximumReplyBytes: Int) throws -> any ChatModel {
    let endpoint = try ModelEndpoint(baseURL: baseURL, key: "k-secret", keySource: "THE_KEY", model: "scripted")
    return switch self {
    case .chat: OpenAIChatModel(endpoint: endpoint, maximumReplyBytes: maximumReplyBytes)
    case .responses: OpenAIResponsesModel(endpoint: endpoint, maximumReplyBytes: maximumReplyBytes)
    case .anthropic: AnthropicChatModel(endpoint: endpoint, maximumReplyBytes: maximumReplyBytes)
    case .gemini: GeminiChatModel(endpoint: endpoint, maximumReplyBytes: maximumReplyBytes)
    }
  }

  /// A tool call. Arguments come in pieces where the form has pieces.
  struct Call: Sendable {
    var id: String?
    /// The id in later pieces, where it is another.
    var laterID: String?
    var name: String
    var arguments: [String]

    static func water(_ id: String? = "call_a", laterID: String? = nil) -> Call {
      Call(id: id, laterID: laterID, name: "add_water", arguments: ["{\"amount", "Ml\":500}"])
    }
    static func eggs(_ id: String? = "call_b", laterID: String? = nil) -> Call {
      Call(
        id: id, laterID: laterID, name: "add_meal",
        arguments: ["{\"items\":[{\"name\":\"egg\",", "\"quantity\":2}]}"])
    }
    static func raw(_ arguments: String, name: String = "add_water") -> Call {
      Call(id: "call_a", name: name, arguments: [arguments])
    }
  }

  enum Ending: Sendable {
    case natural, refusal, filter
    /// The provider's last words never come.
    case missing
  }

  /// What a reply says, whoever says it.
  struct Reply: Sendable {
    var thought: String?
    var text: String?
    var calls: [Call] = []
    var ending = Ending.natural
  }

  /// The reply as events of an event stream, each with its empty line.
  func events(_ reply: Reply) -> [String] {
    switch self {
    case .chat: chat(reply).map { "data: \($0)\n\n" } + (reply.ending == .missing ? [] : ["data: [DONE]\n\n"])
    case .responses: responses(reply).map(Self.named)
    case .anthropic: anthropic(reply).map(Self.named)
    case .gemini: gemini(reply).map { "data: \($0)\n\n" }
    }
  }

  /// An event under the name that its type is.
  private static func named(_ data: String) -> String {
    let type = (try? JSONValue(parsing: data))?["type"]?.stringValue ?? "broken"
    return "event: \(type)\ndata: \(data)\n\n"
  }

  static func quoted(_ text: String) -> String { JSONValue.string(text).serialized() }

  /// The pieces of all calls in turn: the first of each, then the second of each.
  static func interleaved(_ calls: [Call]) -> [(place: Int, call: Call, piece: String)] {
    (0..<(calls.map(\.arguments.count).max() ?? 0)).flatMap { round in
      calls.enumerated().compactMap { place, call in
        call.arguments.indices.contains(round) ? (place, call, call.arguments[round]) : nil
      }
    }
  }
}
