import AdaTestSupport
import JSONTree
import LanguageModels
import Testing

/// Tool calls as OpenAI and those who speak like it stream them.
@Suite(.timeLimit(.minutes(60))) struct OpenAICallStreamTests {
  struct CallCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var chunks: [String]
    var calls: [ModelToolCall]
    var finish = FinishReason.toolCalls
  }

  static let meal = #"{"name":"taco","grams":120}"#
  static let water = #"{"amountMl":500}"#

  static let callCases = [
    CallCase(
      testDescription: "fragments",
      chunks: [
        Chunk.call(0, id: "a", name: "add_meal", arguments: ""), Chunk.call(0, arguments: #"{"name":"ta"#),
        Chunk.call(0, arguments: #"co","grams":120}"#), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [ModelToolCall(id: "a", name: "add_meal", arguments: meal)]),
    CallCase(
      testDescription: "two calls interleaved",
      chunks: [
        Chunk.call(0, id: "a", name: "add_meal"), Chunk.call(1, id: "b", name: "add_water"),
        Chunk.call(0, arguments: #"{"name":"taco","#), Chunk.call(1, arguments: #"{"amountMl""#),
        Chunk.call(0, arguments: #""grams":120}"#), Chunk.call(1, arguments: ":500}"), Chunk.finish("tool_calls"),
        Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "add_meal", arguments: meal),
        ModelToolCall(id: "b", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "no ids, and stop for a reason",
      chunks: [
        Chunk.call(0, name: "add_meal", arguments: .string(meal)),
        Chunk.call(1, name: "add_water", arguments: .string(water)), Chunk.finish("stop"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "call_1", name: "add_meal", arguments: meal),
        ModelToolCall(id: "call_2", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "the same id twice",
      chunks: [
        Chunk.call(0, id: "x", name: "add_meal", arguments: .string(meal)),
        Chunk.call(1, id: "x", name: "add_water", arguments: .string(water)), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "x", name: "add_meal", arguments: meal),
        ModelToolCall(id: "call_2", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "all calls under index 0",
      chunks: [
        Chunk.call(0, id: "a", name: "add_water", arguments: .string(water)),
        Chunk.call(0, id: "b", name: "add_water", arguments: .string(water)), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "add_water", arguments: water),
        ModelToolCall(id: "b", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "no index",
      chunks: [
        Chunk.call(nil, id: "a", name: "add_meal", arguments: #"{"name":"taco","#),
        Chunk.call(nil, arguments: #""grams":120}"#), Chunk.call(nil, id: "b", name: "add_water"),
        Chunk.call(nil, id: "b", arguments: .string(water)), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "add_meal", arguments: meal),
        ModelToolCall(id: "b", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "id and name late, repeated or newly minted",
      chunks: [
        Chunk.call(0, arguments: #"{"amount"#), Chunk.call(0, id: "a", name: "add_water", arguments: #"Ml""#),
        Chunk.call(0, id: "b", name: "add_water", arguments: ":500}"), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [ModelToolCall(id: "a", name: "add_water", arguments: water)]),
    CallCase(
      testDescription: "a name in pieces",
      chunks: [
        Chunk.call(0, id: "a", name: "add_"), Chunk.call(0, name: "water", arguments: .string(water)),
        Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [ModelToolCall(id: "a", name: "add_water", arguments: water)]),
    CallCase(
      testDescription: "arguments null, missing, and an object",
      chunks: [
        Chunk.call(0, id: "a", name: "get_progress", arguments: .null), Chunk.call(1, id: "b", name: "get_progress"),
        Chunk.call(2, id: "c", name: "add_water", arguments: ["amountMl": 500]), Chunk.finish("tool_calls"),
        Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "get_progress", arguments: "{}"),
        ModelToolCall(id: "b", name: "get_progress", arguments: "{}"),
        ModelToolCall(id: "c", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "cut off by the token limit",
      chunks: [
        Chunk.call(0, id: "a", name: "add_water", arguments: .string(water)),
        Chunk.call(1, id: "b", name: "add_meal", arguments: #"{"name":"ta"#), Chunk.finish("length"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "add_water", arguments: water),
        ModelToolCall(id: "b", name: "add_meal", arguments: #"{"name":"ta"#, isComplete: false),
      ], finish: .length),
    CallCase(
      testDescription: "cut off before the arguments",
      chunks: [Chunk.call(0, id: "b", name: "get_progress", arguments: ""), Chunk.finish("length"), Chunk.done],
      calls: [ModelToolCall(id: "b", name: "get_progress", arguments: "{}", isComplete: false)], finish: .length),
    CallCase(
      testDescription: "cut off but called complete",
      chunks: [
        Chunk.call(0, id: "b", name: "add_meal", arguments: #"{"items":[{"name":"ta"}"#), Chunk.finish("tool_calls"),
        Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "b", name: "add_meal", arguments: #"{"items":[{"name":"ta"}"#, isComplete: false)
      ]),
    CallCase(
      testDescription: "faulty JSON that was not cut",
      chunks: [
        Chunk.call(0, id: "b", name: "add_water", arguments: #"{amountMl: 500,}"#), Chunk.finish("tool_calls"),
        Chunk.done,
      ],
      calls: [ModelToolCall(id: "b", name: "add_water", arguments: "{amountMl: 500,}")]),
    CallCase(
      testDescription: "no terminator but a finish reason",
      chunks: [Chunk.call(0, id: "a", name: "add_water", arguments: .string(water)), Chunk.finish("tool_calls")],
      calls: [ModelToolCall(id: "a", name: "add_water", arguments: water)]),
    CallCase(
      testDescription: "a terminator but no finish reason",
      chunks: [Chunk.call(0, id: "a", name: "add_water", arguments: .string(water)), Chunk.done],
      calls: [ModelToolCall(id: "a", name: "add_water", arguments: water)]),
    CallCase(
      testDescription: "nine identical calls are nine calls",
      chunks: (0..<9).map { (n: Int) in Chunk.call(n, id: "i\(n)", name: "add_water", arguments: .string(water)) } + [
        Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: (0..<9).map { ModelToolCall(id: "i\($0)", name: "add_water", arguments: water) }),
  ]

  @Test(arguments: callCases)
  func `tool calls are put together`(_ example: CallCase) async throws {
    let server = try ScriptedServer([.events(example.chunks)])
    let reply = try await ask(server)
    #expect(reply.toolCalls == example.calls)
    #expect(reply.finishReason == example.finish)
  }
}
