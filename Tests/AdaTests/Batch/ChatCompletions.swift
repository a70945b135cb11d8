import AdaTestSupport
import JSONTree

/// Replies of a Chat Completions server, as they go over the wire.
enum ChatCompletions {
  /// One tool call.
  static func call(_ name: String, _ arguments: JSONValue) -> ScriptedServer.Reply {
    .events(callEvents(name, arguments) + ["[DONE]"])
  }

  /// One tool call whose reply waits at a gate.
  static func call(_ name: String, _ arguments: JSONValue, after gate: Gate) -> ScriptedServer.Reply {
    var reply = call(name, arguments)
    reply.steps.insert(.wait(gate), at: 0)
    return reply
  }

  static func water(_ amountMl: Int) -> JSONValue { ["amountMl": .integer(amountMl), "timestamp": nil] }

  private static func callEvents(_ name: String, _ arguments: JSONValue) -> [String] {
    let function: JSONValue = ["name": .string(name), "arguments": .string(arguments.serialized())]
    let call: JSONValue = ["index": 0, "id": "call_1", "type": "function", "function": function]
    return [
      chunk(["role": "assistant", "tool_calls": [call]], nil), chunk([:], "tool_calls"),
    ]
  }

  /// Some words.
  static func words(_ text: String) -> ScriptedServer.Reply {
    .events([chunk(["role": "assistant", "content": .string(text)], nil), chunk([:], "stop"), "[DONE]"])
  }

  private static func chunk(_ delta: JSONValue, _ reason: String?) -> String {
    let choice: JSONValue = ["index": 0, "delta": delta, "finish_reason": reason.map(JSONValue.string) ?? .null]
    let value: JSONValue = [
      "id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": "scripted", "choices": [choice],
    ]
    return value.serialized()
  }
}
