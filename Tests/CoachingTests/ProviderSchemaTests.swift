import AdaTestSupport
import JSONTree
import Testing

@testable import Coaching
@testable import LanguageModels

/// Every tool, as each provider is shown it, keeps to that provider's published rules.
@Suite struct ProviderSchemaTests {
  static let tools = CoachTools.definitions(.full)
  static let all = tools + CoachTools.definitions(.compact)

  @Test(arguments: tools) func `OpenAI takes a tool as strict`(_ tool: ToolDefinition) {
    #expect(tool.strict)
    #expect(ProviderSchemaRules.openAIStrict.faults(in: tool.parameters) == [])
  }

  @Test(arguments: all) func `Anthropic takes a tool`(_ tool: ToolDefinition) {
    let schema = SchemaProfile.optional.schema(tool.parameters)
    #expect(ProviderSchemaRules.anthropicTool.faults(in: schema) == [])
  }

  @Test(arguments: all) func `Gemini takes a tool's parameters`(_ tool: ToolDefinition) {
    let schema = SchemaProfile.optional.schema(tool.parameters)
    #expect(ProviderSchemaRules.geminiParameters.faults(in: schema) == [])
  }

  @Test(arguments: all) func `a tool's name is one that every provider takes`(_ tool: ToolDefinition) {
    #expect(tool.name.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) != nil)
    #expect(!tool.description.isEmpty)
  }

  @Test func `a nullable object may be left out, and is written without its alternative`() {
    let schema: JSONValue = [
      "type": "object",
      "properties": [
        "item": [
          "anyOf": [
            [
              "type": "object", "properties": ["grams": ["type": ["number", "null"]]], "required": ["grams"],
              "additionalProperties": false,
            ], ["type": "null"],
          ], "description": "What.",
        ]
      ],
      "required": ["item"], "additionalProperties": false,
    ]
    #expect(
      SchemaProfile.optional.schema(schema) == [
        "type": "object",
        "properties": [
          "item": ["type": "object", "properties": ["grams": ["type": "number"]], "description": "What."]
        ],
      ])
    #expect(SchemaProfile.strict.schema(schema) == schema)
  }

  @Test(arguments: [
    (ProviderSchemaRules.openAIStrict, #"{"type":"object","properties":{"a":{"type":"string"}},"required":[]}"#, 2),
    (.openAIStrict, #"{"type":"string"}"#, 1),
    (.openAIStrict, #"{"type":"object","properties":{},"required":[],"additionalProperties":false,"allOf":[]}"#, 1),
    (
      .anthropicAnswer,
      #"{"type":"object","properties":{"a":{"type":"number","minimum":1}},"additionalProperties":false}"#, 1
    ),
    (.anthropicTool, #"{"type":"object","properties":{"a":{"type":"text"}}}"#, 1),
    (.geminiParameters, #"{"type":"object","properties":{"a":{"type":["number","null"]}}}"#, 1),
    (.geminiParameters, #"{"type":"object","properties":{"a":{"anyOf":[{"type":"null"},{"type":"string"}]}}}"#, 1),
    (.geminiParameters, #"{"type":"object","properties":{"a":{"type":"array"}},"additionalProperties":false}"#, 2),
  ]) func `the rules find what a provider refuses`(_ rules: ProviderSchemaRules, _ schema: String, _ faults: Int) throws
  {
    #expect(rules.faults(in: try JSONValue(parsing: schema)).count == faults)
  }
}
