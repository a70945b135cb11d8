import Foundation
import JSONTree
import Nutrition
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
}
