import JSONTree
import Testing

@testable import ToolCalls

@Suite struct SchemaRefusalTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    var tool: ToolName
    var arguments: String
    var sentence: String
    var testDescription: String { "\(tool.rawValue) \(arguments)" }

    init(_ tool: ToolName, _ arguments: String, _ sentence: String) {
      (self.tool, self.arguments, self.sentence) = (tool, arguments, sentence)
    }
  }

  /// What the model is shown when it is asked once more: each names the field.
  @Test(arguments: [
    Refusal(.addWater, #"{"amountMl":"a glass"}"#, "amountMl must be a number."),
    Refusal(.addWater, #"{"amountMl":"2 cups"}"#, "amountMl must be a number."),
    Refusal(.addWater, #"{"amountMl":"2-3"}"#, "amountMl must be a number."),
    Refusal(.addWater, #"{"amountMl":null}"#, "amountMl is missing."),
    Refusal(
      .addWater, #"{"amountMl":5"#, "The arguments are not valid JSON: the text ends too early at byte 13, in amountMl."
    ),
    Refusal(
      .addWater, #"{"amountMl":500}{"amountMl":300}"#, "The arguments are not valid JSON: more text after the value"),
    Refusal(.addMeal, #"{"items":"two eggs"}"#, "items must be a list."),
    Refusal(.addMeal, #"{"items":[{"name":"egg"},{"grams":"x"}]}"#, "items[1].name is missing."),
    Refusal(.addMeal, #"{"items":[{"name":"egg"},{"name":{"a":1}}]}"#, "items[1].name must be text."),
    Refusal(
      .addMeal, #"{"items":[{"name":"egg"}],"mealType":"elevenses"}"#,
      "mealType must be one of breakfast, lunch, dinner, snack, null."),
    Refusal(.correctEntry, #"{"items":[{"action":"alter"}]}"#, "items[0].action must be one of add, replace, remove."),
    Refusal(
      .addMeal, #"{"items":[{"name":"a"},{"name":"b","grams":-5}]}"#,
      "items[1].grams is -5; it must be from 0.01 to 5000."),
  ]) func `what cannot be mended is refused with the field's path`(_ refusal: Refusal) throws {
    let error = try #require(throws: ToolCallError.self) {
      try ToolCall.decode(name: refusal.tool.rawValue, arguments: refusal.arguments, now: SchemaRepairTests.now)
    }
    #expect(error.description.hasPrefix(refusal.sentence), "\(error)")
  }
}
