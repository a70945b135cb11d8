import Foundation
import Nutrition
import Testing

@testable import ToolCalls

@Suite struct `Decoding tool calls` {
  static let now = Date(timeIntervalSince1970: 1_763_640_000)

  struct Case: CustomTestStringConvertible, Sendable {
    var arguments: String
    var call: ToolCall
    var repairs: Int = 0
    var testDescription: String { arguments }
  }

  @Test(arguments: [
    Case(arguments: #"{"amountMl":500,"timestamp":null}"#, call: .addWater(AddWater(amountMl: 500))),
    Case(arguments: #"{"amountMl":"500"}"#, call: .addWater(AddWater(amountMl: 500)), repairs: 1),
    Case(arguments: #"{"amount_ml":"1,250 ml"}"#, call: .addWater(AddWater(amountMl: 1250)), repairs: 2),
    Case(arguments: #"{"amountMl":"1/2"}"#, call: .addWater(AddWater(amountMl: 0.5)), repairs: 1),
    Case(arguments: "```json\n{\"amountMl\":330}\n```", call: .addWater(AddWater(amountMl: 330)), repairs: 1),
    Case(arguments: #"{"amountMl":330,"timestamp":"lunchtime"}"#, call: .addWater(AddWater(amountMl: 330)), repairs: 1),
    Case(
      arguments: #"{"amountMl":330,"timestamp":"2025-11-20T10:00:00Z"}"#,
      call: .addWater(AddWater(amountMl: 330, timestamp: Date(timeIntervalSince1970: 1_763_632_800)))),
  ]) func `water arguments are mended only where the schema asks for it`(_ one: Case) throws {
    if case .addWater(let water) = one.call, water.amountMl < 1 {
      #expect(throws: ToolCallError.outOfRange(path: "amountMl", value: "0.5", allowed: "from 1 to 10000")) {
        try ToolCall.decode(name: "add_water", arguments: one.arguments, now: Self.now)
      }
      return
    }
    let decoded = try ToolCall.decode(name: "add_water", arguments: one.arguments, now: Self.now)
    #expect(decoded.call == one.call)
    #expect(decoded.repairs.count == one.repairs, "\(decoded.repairs)")
  }

  @Test func `digits in a text field stay text`() throws {
    let decoded = try ToolCall.decode(name: "search_food", arguments: #"{"query":null,"barcode":"020"}"#, now: Self.now)
    #expect(decoded.call == .searchFood(SearchFood(barcode: "020")))
    let number = try ToolCall.decode(name: "search_food", arguments: #"{"query":20}"#, now: Self.now)
    #expect(number.call == .searchFood(SearchFood(query: "20")))
  }

  @Test func `near misses of an enumeration are read as the value`() throws {
    let decoded = try ToolCall.decode(
      name: "set_goal", arguments: #"{"goalType":"Cut","activityLevel":"very active","goalRate":"0.5 kg"}"#,
      now: Self.now)
    #expect(decoded.call == .setGoal(SetGoal(goalType: .cut, goalRate: 0.5, activityLevel: .veryActive)))
    #expect(decoded.repairs.count == 3)
  }

  @Test func `one item without its list is a list of one`() throws {
    let decoded = try ToolCall.decode(
      name: "add_meal", arguments: #"{"items":{"name":"egg","quantity":2}}"#, now: Self.now)
    #expect(decoded.call == .addMeal(AddMeal(items: [.init(name: "egg", quantity: 2)])))
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    var tool: String
    var arguments: String
    var sentence: String
    var testDescription: String { "\(tool) \(arguments)" }
  }

  @Test(arguments: [
    Fault(tool: "add_food", arguments: "{}", sentence: "There is no tool named add_food."),
    Fault(tool: "add_water", arguments: #"{"amountMl":5"#, sentence: "The arguments are not valid JSON"),
    Fault(tool: "add_water", arguments: "[]", sentence: "arguments must be an object."),
    Fault(tool: "add_water", arguments: "{}", sentence: "amountMl is missing."),
    Fault(
      tool: "add_water", arguments: #"{"amountMl":20000}"#,
      sentence: "amountMl is 20000; it must be from 1 to 10000."),
    Fault(tool: "add_weight", arguments: #"{"weightKg":8}"#, sentence: "weightKg is 8; it must be from 20 to 400."),
    Fault(
      tool: "add_workout", arguments: #"{"name":"run","durationMin":2000}"#,
      sentence: "durationMin is 2000; it must be from 1 to 1440."),
    Fault(tool: "add_meal", arguments: #"{"items":[]}"#, sentence: "items is missing."),
    Fault(tool: "add_meal", arguments: #"{"items":[{"quantity":1}]}"#, sentence: "items[0].name is missing."),
    Fault(
      tool: "add_meal", arguments: #"{"items":[{"name":"a"},{"name":"b","grams":9000}]}"#,
      sentence: "items[1].grams is 9000; it must be from 0.01 to 5000."),
    Fault(
      tool: "add_meal",
      arguments: #"{"items":[{"name":"a","calories":900,"proteinG":10,"carbsG":10,"fatG":10}]}"#,
      sentence: "items[0].calories: 900 kcal does not fit the macros, which come to 170 kcal at 4/4/9."),
    Fault(
      tool: "add_water", arguments: #"{"amountMl":300,"timestamp":"2025-11-23T10:00:00Z"}"#,
      sentence: "timestamp is 2025-11-23T10:00:00Z; it must be no more than a day ahead."),
    Fault(tool: "correct_entry", arguments: #"{"items":[{"action":"add"}]}"#, sentence: "items[0].item is missing."),
  ]) func `a fault names the field's path`(_ fault: Fault) throws {
    let error = try #require(throws: ToolCallError.self) {
      try ToolCall.decode(name: fault.tool, arguments: fault.arguments, now: Self.now)
    }
    #expect(error.description.hasPrefix(fault.sentence), "\(error)")
  }

  @Test func `energy the person gave is not checked against the macros`() throws {
    let item = AddMeal.Item(
      name: "bar", calories: 900, proteinG: 1, carbsG: 1, fatG: 1, isStatedByPerson: true)
    try ToolCall.addMeal(AddMeal(items: [item])).check(now: Self.now)
  }
}
