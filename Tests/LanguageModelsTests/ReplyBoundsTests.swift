import AdaTestSupport
import JSONTree
import Testing

@testable import LanguageModels

/// Numbers, calls and fragments that no honest server sends: a reply with them is read or refused, in time.
@Suite(.timeLimit(.minutes(60))) struct ReplyBoundsTests {
  static let counts = [Int.max, Int.min, -5, 1_000_000_001]

  static func read<Reader: ReplyReader>(_ events: [JSONValue], _ make: (ModelEndpoint) -> Reader) throws -> [ChatEvent]
  {
    var reader = make(try ModelEndpoint(baseURL: "http://localhost/v1"))
    var read: [ChatEvent] = []
    for event in events { read += try reader.read(ServerSentEvent(data: event.serialized())) }
    return read + (try reader.finish())
  }

  static func usage(_ events: [ChatEvent]) -> TokenUsage? {
    events.lazy.compactMap { if case .usage(let usage) = $0 { usage } else { nil } }.first
  }

  @Test(arguments: counts) func `a count of tokens is brought into its range`(_ count: Int) throws {
    let number = JSONValue.integer(count)
    let limit = count < 0 ? 0 : 1_000_000_000
    let chat = try Self.read(
      [
        [
          "choices": [["index": 0, "delta": ["content": "hi"], "finish_reason": "stop"]],
          "usage": [
            "prompt_tokens": number, "completion_tokens": number, "prompt_tokens_details": ["cached_tokens": number],
          ],
        ]
      ], OpenAIReplyReader.init)
    #expect(Self.usage(chat) == TokenUsage(input: limit, output: limit, cachedInput: limit))
    let responses = try Self.read(
      [
        [
          "type": "response.completed",
          "response": ["status": "completed", "usage": ["input_tokens": number, "output_tokens": number]],
        ]
      ], ResponsesReplyReader.init)
    #expect(Self.usage(responses) == TokenUsage(input: limit, output: limit))
    let anthropic = try Self.read(
      [
        [
          "type": "message_start",
          "message": [
            "usage": [
              "input_tokens": number, "cache_read_input_tokens": number, "cache_creation_input_tokens": number,
            ]
          ],
        ],
        ["type": "message_delta", "delta": ["stop_reason": "end_turn"], "usage": ["output_tokens": number]],
      ], AnthropicReplyReader.init)
    #expect(Self.usage(anthropic) == TokenUsage(input: limit, output: limit, cachedInput: limit))
    let gemini = try Self.read(
      [
        [
          "candidates": [["finishReason": "STOP"]],
          "usageMetadata": [
            "promptTokenCount": number, "candidatesTokenCount": number, "thoughtsTokenCount": number,
          ],
        ]
      ], GeminiReplyReader.init)
    #expect(Self.usage(gemini) == TokenUsage(input: limit, output: limit))
  }

  @Test(arguments: [Int.max, Int.min, -1, 10_000]) func `a place that no reply has is refused`(_ place: Int) {
    let number = JSONValue.integer(place)
    let error = ModelError.invalidReply(reason: "a part of it has the number \(place)")
    #expect(throws: error) {
      try Self.read(
        [["type": "response.output_item.added", "output_index": number, "item": ["type": "function_call"]]],
        ResponsesReplyReader.init)
    }
    #expect(throws: error) {
      try Self.read(
        [["type": "content_block_start", "index": number, "content_block": ["type": "text", "text": ""]]],
        AnthropicReplyReader.init)
    }
    #expect(throws: error) {
      try Self.read(
        [["choices": [["delta": ["tool_calls": [["index": number, "function": ["name": "add_water"]]]]]]]],
        OpenAIReplyReader.init)
    }
  }

  @Test(arguments: [true, false]) func `a reply has no more calls than a sentence can ask for`(hasIndex: Bool) throws {
    var calls = ToolCallAssembler()
    for number in 0..<ToolCallAssembler.mostCalls {
      try calls.add(index: hasIndex ? number : nil, id: "x\(number)", name: "add_water", arguments: "{}")
    }
    #expect(calls.calls(isCutOff: false).count == ToolCallAssembler.mostCalls)
    #expect(throws: ModelError.invalidReply(reason: "it has more than 32 calls")) {
      try calls.add(index: hasIndex ? 99 : nil, id: "y", name: "add_water", arguments: "{}")
    }
  }

  /// Linear: read anew for each fragment, this would be gigabytes, and the limit is there for that.
  @Test(.timeLimit(.minutes(5)), arguments: ["a", "}", #"\""#]) func `a hundred thousand named fragments are one call`(
    _ piece: String
  ) throws {
    var calls = ToolCallAssembler()
    try calls.add(index: 0, name: "add_meal", arguments: #"{"items":[{"name":""#)
    for _ in 0..<100_000 { try calls.add(index: 0, name: "add_meal", arguments: .string(piece)) }
    try calls.add(index: 0, name: "add_meal", arguments: #""}]}"#)
    let made = calls.calls(isCutOff: false)
    #expect(made.count == 1 && made.first?.isComplete == true)
  }

  /// Linear too: copied for each piece, this would be tens of gigabytes.
  @Test(.timeLimit(.minutes(5))) func `twenty thousand pieces of text and of thoughts are put together`() throws {
    let piece = JSONValue.string(String(repeating: "more ", count: 40))
    var anthropic: [JSONValue] = [
      ["type": "content_block_start", "index": 0, "content_block": ["type": "thinking", "thinking": "a "]],
      ["type": "content_block_start", "index": 1, "content_block": ["type": "text", "text": ""]],
    ]
    for _ in 0..<20_000 {
      let (thought, text): (JSONValue, JSONValue) = (
        ["type": "thinking_delta", "thinking": piece], ["type": "text_delta", "text": piece]
      )
      anthropic.append(["type": "content_block_delta", "index": 0, "delta": thought])
      anthropic.append(["type": "content_block_delta", "index": 1, "delta": text])
    }
    anthropic.append(["type": "message_delta", "delta": ["stop_reason": "end_turn"]])
    let gemini =
      [JSONValue](repeating: ["candidates": [["content": ["parts": [["text": piece]]]]]], count: 20_000)
      + [["candidates": [["finishReason": "STOP"]]]]
    #expect(try Self.read(anthropic, AnthropicReplyReader.init).count == 20_002)
    #expect(try Self.read(gemini, GeminiReplyReader.init).count == 20_001)
  }

  @Test(arguments: [
    ("{}", true, true), (#"{"a":"}"} "#, true, true), (#"[{"a":1}]"#, true, true), ("null", true, true),
    ("{amountMl: 500,}", false, true), (#"{"a":1"#, false, false), (#"{"a":"}"#, false, false), ("{}{}", false, true),
    ("}", false, false), ("", false, true), (#"{"a":"\\"}"#, true, true),
  ])
  func `arguments are known to be whole however they are cut`(_ text: String, isValid: Bool, isBalanced: Bool) {
    for size in [1, 2, text.count + 1] {
      var progress = JSONProgress()
      var rest = text[...]
      while !rest.isEmpty {
        progress.append(String(rest.prefix(size)))
        _ = progress.isValid()
        rest = rest.dropFirst(size)
      }
      #expect(progress.text == text && progress.isValid() == isValid && progress.isBalanced == isBalanced)
    }
  }
}
