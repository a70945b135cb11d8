import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import Nutrition
import Testing

@testable import ada

@Suite struct ViewsCommandTests {
  /// A journal with a meal of two items, a workout, water and a weigh-in, all of the tests' noon.
  static func fill(_ program: ViewsProgram, items: [FoodItem] = [.make()]) throws -> (meal: Meal, water: WaterEntry) {
    let now = TestClock.noon
    let journal = try Journal(folder: program.home.appending(path: "data"))
    let meal = Meal.make(id: EntryID.make(at: now), timestamp: now, items: items)
    let water = WaterEntry(id: EntryID.make(at: now), amountMl: 500, timestamp: now)
    let workout = WorkoutLog.make(id: EntryID.make(at: now), startTime: now)
    let weight = BodyWeightEntry(id: EntryID.make(at: now), weightKg: 90, timestamp: now)
    try journal.perform(
      [.add(.meal(meal)), .add(.water(water)), .add(.workout(workout)), .add(.weight(weight))],
      as: NewTurn(text: "a burrito, water, a run, 90 kg", at: now, timeZone: "UTC"), reply: "Logged.")
    try journal.close()
    return (meal, water)
  }

  @Test(arguments: ["today", "week", "targets", "meals", "weight", "profile", "history", "undo", "redo", "model"])
  func `every command has something to say about an empty journal`(command: String) throws {
    try ViewsProgram.using { program in
      let text = try program.run(command)
      #expect(text.code == 0, "\(text.error)")
      #expect(!text.out.isEmpty && !text.out.contains("\u{1B}"))
      let json = try program.run(command, "--json")
      #expect(json.code == 0)
      #expect(throws: Never.self) { try json.json() }
    }
  }

  @Test func `reading makes no journal where there is none`() throws {
    try ViewsProgram.using { program in
      _ = try program.run("today")
      #expect(!FileManager.default.fileExists(atPath: program.home.appending(path: "data").path))
    }
  }

  @Test func `a day is shown and printed as JSON`() throws {
    try ViewsProgram.using { program in
      _ = try Self.fill(program)
      #expect(try program.run("today").out.contains("463 of "))
      let json = try program.run("today", "--json").json()
      #expect(json["eaten"]?["calories"]?.doubleValue == 463)
      #expect(json["meals"]?[0]?["kind"]?.stringValue == "meal")
      #expect(json["workouts"]?[0]?["caloriesBurned"]?.doubleValue == 360)
      #expect(json["waterMl"]?.intValue == 500)
      #expect(json["targets"]?["active"]?["calories"]?.intValue == 360)
      #expect(try program.run("today", "--date", "yesterday", "--json").json()["meals"]?.arrayValue?.isEmpty == true)
      let week = try program.run("week", "--json").json()
      #expect(week["days"]?.arrayValue?.count == 7)
      #expect(week["averages"]?["days"]?.intValue == 1)
      #expect(try program.run("weight", "--json").json()["trend"]?[0]?["trendKg"]?.doubleValue == 90)
    }
  }

  @Test func `a profile is set in any units, and undo takes it back`() throws {
    try ViewsProgram.using { program in
      let set = try program.run(
        "profile", "set", "--sex", "male", "--height", "5'10\"", "--weight", "12 st 13", "--activity", "very-active")
      #expect(set.code == 0, "\(set.error)")
      let json = try program.run("profile", "--json").json()
      #expect(json["heightCm"]?.doubleValue == 177.8)
      #expect(json["weightKg"]?.doubleValue == 82.1)
      #expect(json["activityLevel"]?.stringValue == "veryActive")
      let undone = try program.run("undo", "--json").json()
      #expect(undone["undone"]?[0]?["profileChanged"]?.boolValue == true)
      #expect(try program.run("profile", "--json").json()["heightCm"]?.isNull == true)
      #expect(try program.run("redo").out.contains("Put back: profile set sex male"))
      #expect(try program.run("profile", "--json").json()["heightCm"]?.doubleValue == 177.8)
    }
  }

  @Test func `an entry is edited and deleted by its short id, and undo brings it back`() throws {
    try ViewsProgram.using { program in
      let meal = try Self.fill(program).meal
      let id = EntryID.short(meal.id)
      #expect(try program.run("meals").out.contains(id))
      let edited = try program.run("edit", id, "--grams", "110g", "--meal", "dinner", "--json").json()
      #expect(edited["kind"]?.stringValue == "correction")
      #expect(edited["items"]?[0]?["calories"]?.doubleValue == 231.5)
      #expect(edited["mealType"]?.stringValue == "dinner")
      let deleted = try program.run("delete", id)
      #expect(deleted.code == 0, "\(deleted.error)")
      #expect(try program.run("meals", "--json").json() == .array([]))
      #expect(try program.run("undo", "2").code == 0)
      let meals = try program.run("meals", "--json").json()
      #expect(meals[0]?["id"]?.stringValue == meal.id)
      #expect(meals[0]?["totals"]?["calories"]?.doubleValue == 463)
    }
  }

  @Test func `an unknown id and an ambiguous one get one sentence and change nothing`() throws {
    try ViewsProgram.using { program in
      let meal = try Self.fill(program).meal
      for command in ["delete", "edit"] {
        let options = command == "edit" ? ["--grams", "5"] : []
        let unknown = try program.run([command, "zzzz"] + options)
        #expect(unknown.code == 1)
        #expect(unknown.error == "ada: There is no entry zzzz; ada meals shows the ids of a day.\n")
        // All ids of one millisecond begin alike.
        let ambiguous = try program.run([command, String(meal.id.prefix(8))] + options)
        #expect(ambiguous.code == 1)
        #expect(ambiguous.error.contains(" may be ") && ambiguous.error.contains(EntryID.short(meal.id)))
      }
      #expect(try program.run("meals", "--json").json()[0]?["totals"]?["calories"]?.doubleValue == 463)
      let food = try program.run("foods", "show", "usda:nothing")
      #expect(food.code == 1)
      #expect(food.error.hasPrefix("ada: There is no food usda:nothing"))
    }
  }

  @Test func `what was said is found again by the beginnings of its words`() throws {
    try ViewsProgram.using { program in
      _ = try Self.fill(program)
      #expect(try program.run("history", "burr").out.contains("a burrito, water, a run, 90 kg"))
      #expect(try program.run("history", "burr", "--json").json()["turns"]?.arrayValue?.count == 1)
      #expect(try program.run("history", "pizza").out == "Nothing that was said has \"pizza\" in it.\n")
    }
  }

  @Test func `foods are found and shown with portions`() throws {
    try ViewsProgram.using { program in
      let found = try program.run("foods", "search", "bananna", "--limit", "3", "--json").json()
      let id = try #require(found["foods"]?[0]?["id"]?.stringValue)
      #expect(found["foods"]?.arrayValue?.count ?? 0 <= 3)
      #expect(found["foods"]?[0]?["name"]?.stringValue?.lowercased().contains("banana") == true)
      let shown = try program.run("foods", "show", id, "--json").json()
      #expect(shown["per100g"]?["calories"]?.doubleValue ?? 0 > 0)
      #expect(try program.run("foods", "show", id).out.contains("Portions"))
    }
  }

  @Test(arguments: [
    ["today", "--date", "soon"], ["today", "--nonsense"], ["profile", "set"], ["profile", "set", "--sex", "often"],
    ["profile", "set", "--height", "tall"], ["profile", "set", "--calories", "800"], ["undo", "0"], ["undo", "many"],
    ["edit"], ["edit", "abc"], ["delete"], ["foods", "search"], ["history", "--limit", "0"],
  ])
  func `a bad option ends with 64 and says why`(arguments: [String]) throws {
    try ViewsProgram.using { program in
      let output = try program.run(arguments)
      #expect(output.code == 64)
      #expect(output.out.isEmpty)
      #expect(!output.error.isEmpty)
    }
  }

  @Test func `the model's settings are shown without the key`() throws {
    try ViewsProgram.using { program in
      let environment = ["OPENAI_API_KEY": "sk-secret-secret", "OPENAI_BASE_URL": "http://127.0.0.1:9/v1"]
      for arguments in [["model"], ["model", "--json"], ["model", "test"]] {
        let output = try program.run(arguments, environment: environment)
        #expect(!output.out.contains("secret") && !output.error.contains("secret"))
      }
      let json = try program.run("model", "--json", environment: environment).json()
      #expect(json["hasKey"]?.boolValue == true)
      #expect(json["origins"]?["baseURL"]?.stringValue == "OPENAI_BASE_URL")
    }
  }

  @Test func `a model that is not there is named by its address`() throws {
    try ViewsProgram.using { program in
      // Port 9 (discard) is closed on any machine that runs tests.
      let output = try program.run("model", "test", environment: ["OPENAI_BASE_URL": "http://127.0.0.1:9/v1"])
      #expect(output.code == 69)
      #expect(output.error == "ada: Nobody listens at 127.0.0.1:9.\n")
      let none = try program.run("model", "test")
      #expect(none.code == 78)
    }
  }
}
