import FaultyInput
import Foundation
import JSONTree
import Nutrition
import Randomness
import Testing

@testable import ToolCalls

@Suite struct SchemaRepairTests {
  static let now = Date(timeIntervalSince1970: 1_763_640_000)

  struct Case: Sendable, CustomTestStringConvertible {
    var tool: ToolName
    var arguments: String
    var call: ToolCall
    var repairs: [Repair.Kind: String]
    var testDescription: String { "\(tool.rawValue) \(arguments)" }

    init(_ tool: ToolName, _ arguments: String, _ call: ToolCall, _ repairs: [Repair.Kind: String] = [:]) {
      (self.tool, self.arguments, self.call, self.repairs) = (tool, arguments, call, repairs)
    }
  }

  private static func water(_ ml: Double) -> ToolCall { .addWater(AddWater(amountMl: ml)) }
  private static func weight(_ kg: Double) -> ToolCall { .addWeight(AddWeight(weightKg: kg)) }
  private static func meal(_ items: AddMeal.Item...) -> ToolCall { .addMeal(AddMeal(items: items)) }

  static let cases: [Case] = [
    // The text.
    Case(.addWater, "```json\n{\"amountMl\": 500}\n```", water(500), [.codeFence: ""]),
    Case(.addWater, #"Logging it now: {"amountMl": 500} done"#, water(500), [.surroundingText: ""]),
    Case(.addWater, #"{"amountMl": 500,}"#, water(500), [.trailingComma: ""]),
    Case(
      .addWater, #"{'amountMl': 500, 'timestamp': None}"#, water(500), [.singleQuotes: "", .foreignWord: "timestamp"]),
    Case(.addWater, #"{amountMl: 500}"#, water(500), [.unquotedKey: ""]),
    Case(.addWater, #""{\"amountMl\": 500}""#, water(500), [.encodedTwice: ""]),
    // Numbers.
    Case(.addWater, #"{"amountMl": "500"}"#, water(500), [.numberInText: "amountMl"]),
    Case(.addWater, #"{"amountMl": "1,250.5"}"#, water(1250.5), [.digitGrouping: "amountMl"]),
    Case(.addWater, #"{"amountMl": "250 ml"}"#, water(250), [.unitInNumber: "amountMl"]),
    Case(.addWater, #"{"amountMl": 250 ml}"#, water(250), [.unquotedText: "amountMl", .unitInNumber: "amountMl"]),
    Case(.addWater, #"{"amountMl": "1.5 l"}"#, water(1500), [.unitConverted: "amountMl"]),
    Case(
      .addWater, #"{"amountMl": {"value": 2, "unit": "dl"}}"#, water(200),
      [.wrapped: "amountMl", .unitConverted: "amountMl"]),
    Case(.addWater, #"{"amountMl": [250]}"#, water(250), [.wrapped: "amountMl"]),
    Case(.addWeight, #"{"weightKg": "80 kg"}"#, weight(80), [.unitInNumber: "weightKg"]),
    Case(.addWeight, #"{"weight_kg": 80}"#, weight(80), [.renamedKey: "weightKg"]),
    Case(.addWeight, #"{"weight": 80}"#, weight(80), [.renamedKey: "weightKg"]),
    Case(
      .addWeight, #"{"weight_lbs": 200}"#, weight(90.718474), [.renamedKey: "weightKg", .unitConverted: "weightKg"]),
    Case(.addWeight, #"{"weightKg": "200 lb"}"#, weight(90.718474), [.unitConverted: "weightKg"]),
    Case(
      .addMeal, #"{"items":[{"name":"rice","quantity":"1/2","unit":"cup","grams":"250 g"}]}"#,
      meal(.init(name: "rice", quantity: 0.5, unit: "cup", grams: 250)),
      [.fraction: "items[0].quantity", .unitInNumber: "items[0].grams"]),
    Case(
      .addMeal, #"{"items":[{"name":"rice","grams":"2 cups"}]}"#, meal(.init(name: "rice")),
      [.unreadable: "items[0].grams"]),
    Case(
      .addMeal, #"{"items":[{"name":"rice","calories":"837 kJ"}]}"#, meal(.init(name: "rice", calories: 837 / 4.184)),
      [.unitConverted: "items[0].calories"]),
    Case(
      .addMeal, #"{"items":[{"name":"egg","quantity":"2 large"}]}"#, meal(.init(name: "egg", quantity: 2)),
      [.unitInNumber: "items[0].quantity"]),
    Case(
      .addWorkout, #"{"name":"run","duration":"1 hour","distance_miles":2}"#,
      .addWorkout(AddWorkout(name: "run", durationMin: 60, distanceKm: 3.218688)),
      [.unitConverted: "durationMin", .renamedKey: "durationMin"]),
    Case(
      .addWorkout, #"{"name":"bench","exercises":[{"name":"bench","sets":[{"reps":"8","weight":"60 kg"}]}]}"#,
      .addWorkout(AddWorkout(name: "bench", exercises: [.init(name: "bench", sets: [.init(reps: 8, weightKg: 60)])])),
      [.numberInText: "exercises[0].sets[0].reps", .renamedKey: "exercises[0].sets[0].weightKg"]),
    Case(
      .addWorkout, #"{"name":"bench","exercises":[{"name":"bench","sets":[{"reps":8.0}]}]}"#,
      .addWorkout(AddWorkout(name: "bench", exercises: [.init(name: "bench", sets: [.init(reps: 8)])]))),
    Case(
      .addWorkout, #"{"name":"bench","exercises":[{"name":"bench","sets":[{"reps":7.5}]}]}"#,
      .addWorkout(AddWorkout(name: "bench", exercises: [.init(name: "bench", sets: [.init()])])),
      [.unreadable: "exercises[0].sets[0].reps"]),
    // Text stays text.
    Case(.searchFood, #"{"query":null,"barcode":"020"}"#, .searchFood(SearchFood(barcode: "020"))),
    Case(.searchFood, #"{"barcode":020}"#, .searchFood(SearchFood(barcode: "020")), [.unquotedText: "barcode"]),
    Case(.searchFood, #"{"query":"1/2 & 1/2"}"#, .searchFood(SearchFood(query: "1/2 & 1/2"))),
    Case(.searchFood, #"{"query":20}"#, .searchFood(SearchFood(query: "20")), [.textFromNumber: "query"]),
    Case(.searchFood, #"{"query":"1,234.5"}"#, .searchFood(SearchFood(query: "1,234.5"))),
    // Enumerations.
    Case(.setGoal, #"{"goalType":"CUT"}"#, .setGoal(SetGoal(goalType: .cut)), [.enumNearMiss: "goalType"]),
    Case(
      .setGoal, #"{"activityLevel":"very_active"}"#, .setGoal(SetGoal(activityLevel: .veryActive)),
      [.enumNearMiss: "activityLevel"]),
    Case(
      .addMeal, #"{"items":[{"name":"egg"}],"mealType":"breakfst"}"#,
      .addMeal(AddMeal(items: [.init(name: "egg")], mealType: .breakfast)), [.enumNearMiss: "mealType"]),
    Case(
      .addMeal, #"{"items":[{"name":"egg"}],"mealType":"lunchtime"}"#,
      .addMeal(AddMeal(items: [.init(name: "egg")], mealType: .lunch)), [.enumNearMiss: "mealType"]),
    // Nothing said.
    Case(
      .addMeal, #"{"items":[{"name":"egg","unit":"None","grams":"n/a","calories":""}],"mealType":"null"}"#,
      meal(.init(name: "egg")), [.wordForNull: "items[0].unit"]),
    Case(
      .addMeal, #"{"items":[{"name":"egg"}],"timestamp":"this morning"}"#, meal(.init(name: "egg")),
      [.unreadable: "timestamp"]),
    Case(.addWater, #"{"amountMl":58,"time":58}"#, water(58), [.renamedKey: "timestamp", .unreadable: "timestamp"]),
    // Shape.
    Case(
      .addMeal, #"{"items":{"name":"egg","quantity":2}}"#, meal(.init(name: "egg", quantity: 2)), [.oneForList: "items"]
    ),
    Case(
      .addMeal, #"{"items":["egg","toast"]}"#, meal(.init(name: "egg"), .init(name: "toast")),
      [.textForObject: "items[0]"]),
    Case(.addMeal, #"{"items":"[{\"name\":\"egg\"}]"}"#, meal(.init(name: "egg")), [.encodedTwice: "items"]),
    Case(.addWater, #"{"add_water":{"amountMl":500}}"#, water(500), [.wrapped: ""]),
    Case(.addWater, #"{"_":{"amountMl":500}}"#, water(500), [.wrapped: ""]),
    Case(.addWater, #"{"name":"add_water","arguments":{"amountMl":500}}"#, water(500), [.wrapped: ""]),
    Case(.addWater, #"{"arguments":"{\"amountMl\":500}"}"#, water(500), [.wrapped: ""]),
    Case(.addWater, #"[{"amountMl":500}]"#, water(500), [.wrapped: ""]),
    Case(
      .addMeal, #"{"name":"add_meal","parameters":{"items":[{"name":"egg"}]}}"#, meal(.init(name: "egg")),
      [.wrapped: ""]),
    Case(
      .addMeal, #"{"foods":[{"food_name":"egg","protein":12,"carbs_g":1,"fat_grams":9,"qty":2}]}"#,
      meal(.init(name: "egg", quantity: 2, proteinG: 12, carbsG: 1, fatG: 9)), [.renamedKey: "items"]),
    Case(
      .addMeal, #"{"name":"Lunch","items":[{"name":"egg","brand":{"name":"x"}}]}"#,
      .addMeal(AddMeal(name: "Lunch", items: [.init(name: "egg")]))),
    Case(
      .correctEntry, #"{"items":[{"action":"Replace","item_name":"egg","item":"null"}]}"#,
      .correctEntry(CorrectEntry(items: [.init(action: .replace, itemName: "egg")])),
      [.enumNearMiss: "items[0].action", .wordForNull: "items[0].item"]),
    Case(.getProgress, "", .getProgress(GetProgress())), Case(.getProgress, "null", .getProgress(GetProgress())),
  ]

  @Test(arguments: cases) func `arguments are mended as far as the schema says how`(_ example: Case) throws {
    let (value, repairs) = try SchemaRepair.mend(
      ["", "null"].contains(example.arguments) ? "{}" : example.arguments, by: example.tool.schema)
    #expect(value.objectValue != nil)
    for (kind, path) in example.repairs {
      #expect(repairs.contains { $0.kind == kind && $0.path == path }, "\(kind) at \(path) is not in \(repairs)")
    }
    if example.repairs.isEmpty { #expect(repairs.isEmpty) }
    do {
      let decoded = try ToolCall.decode(name: example.tool.rawValue, arguments: example.arguments, now: Self.now)
      #expect(decoded.call == example.call)
      #expect(decoded.repairs == repairs)
    } catch {
      // Decoded and mended; what a replacement is to be was never said.
      #expect(error == .missing(path: "items[0].item"))
      #expect(example.tool == .correctEntry)
    }
  }

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
      try ToolCall.decode(name: refusal.tool.rawValue, arguments: refusal.arguments, now: Self.now)
    }
    #expect(error.description.hasPrefix(refusal.sentence), "\(error)")
  }

  @Test func `arguments that fit are left alone`() throws {
    let text =
      #"{"name":null,"items":[{"name":"2 % milk","quantity":1,"unit":"cup","grams":null,"calories":null,"proteinG":null,"carbsG":null,"fatG":null,"foodType":"drink"}],"mealType":"snack","timestamp":"2025-11-20T10:00:00Z"}"#
    let (value, repairs) = try SchemaRepair.mend(text, by: ToolName.addMeal.schema)
    #expect(value.serialized() == text)
    #expect(repairs.isEmpty)
  }

  @Test func `repairs are described with their path`() throws {
    let (_, repairs) = try SchemaRepair.mend(#"{"amountMl":"2 l"}"#, by: ToolName.addWater.schema)
    #expect(repairs.map(\.description) == [#"amountMl: unit_converted ("2 l" read as 2000)"#])
  }

  @Test func `the number of repairs that are kept is bounded`() throws {
    let items = (0..<2000).map { #"{"name":"a","grams":"\#($0 + 1)"}"# }.joined(separator: ",")
    let (value, repairs) = try SchemaRepair.mend(#"{"items":[\#(items)]}"#, by: ToolName.addMeal.schema)
    #expect(value["items"]?[1999]?["grams"] == 2000)
    #expect(repairs.count == 200)
  }

  @Test(arguments: ToolName.allCases) func `what is mended once needs no mending again`(_ tool: ToolName) throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<150 {
      let text = FaultyArguments.text(for: tool.schema, using: &generator)
      guard let (value, _) = try? SchemaRepair.mend(text, by: tool.schema) else { continue }
      let again = try SchemaRepair.mend(value.serialized(), by: tool.schema)
      #expect(again.value == value, "\(text)")
    }
  }

  @Test(arguments: ToolName.allCases) func `no damage to arguments crashes their reader`(
    _ tool: ToolName
  ) {
    var generator = SeededGenerator(seed: 6)
    var decoded = 0
    for _ in 0..<300 {
      var text = FaultyArguments.text(for: tool.schema, using: &generator)
      if Bool.random(using: &generator) {
        text = String(decoding: Damage.done(to: Array(text.utf8), using: &generator), as: UTF8.self)
      }
      if (try? ToolCall.decode(name: tool.rawValue, arguments: text, now: Self.now)) != nil { decoded += 1 }
    }
    #expect(decoded > 0)
  }

  @Test(arguments: ToolName.allCases) func `no cut of faulty arguments is decoded`(_ tool: ToolName) throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<10 {
      let text = FaultyArguments.text(for: tool.schema, using: &generator)
      guard text.first == "{" else { continue }
      let end = try #require(text.lastIndex(of: "}"))
      var cut = text.startIndex
      while cut < end {
        text.formIndex(after: &cut)
        if cut == end { break }
        #expect(throws: ToolCallError.self) {
          try SchemaRepair.mend(String(text[..<cut]), by: tool.schema)
        }
      }
    }
  }
}
