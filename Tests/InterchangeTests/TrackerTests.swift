import Foundation
import Nutrition
import Randomness
import Testing

@testable import Interchange

struct TrackerTests {
  private let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private func options(
    dates: DateOrder? = nil, unit: WeightUnit? = nil, mapping: [TableColumn: String] = [:], since: String? = nil
  ) -> TableOptions {
    TableOptions(
      timeZone: berlin, since: since.flatMap { CalendarDay($0) }, dates: dates, weightUnit: unit, mapping: mapping)
  }

  private let cronometer = """
    Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Caffeine (mg),Water (g),Carbs (g),Fiber (g),Sugars (g),Fat (g),Protein (g),Sodium (mg),Category
    2026-11-19,08:10 AM,Breakfast,"Oats, Rolled",40.00 g,151.60,0.00,0.00,3.50,27.10,4.00,0.40,2.60,5.30,2.40,Cereal
    2026-11-19,08:12 AM,Breakfast,"Egg, Fried",2.00 large,180.00,0.00,0.00,,0.80,0.00,0.40,13.60,12.60,190.00,Eggs
    2026-11-19,09:00 PM,Snacks,Tap Water,500.00 g,0.00,0.00,0.00,500.00,0,0,0,0,0,0,Beverages
    2026-11-20,,Lunch,Burrito,1.00 serving,,,,,,,,,,,
    """

  @Test func `Cronometer's servings become meals and water`() throws {
    let folder = try TestFolder()
    let list = try FoodTable.read(folder.file("servings.csv", cronometer), as: .cronometer, options())
    #expect(list.report.read == 4)
    #expect(list.skipped("without energy") == 1)
    let meal = try #require(list.meals.first)
    #expect(list.meals.count == 1)
    #expect(meal.name == "Oats, Rolled, Egg, Fried")
    #expect(meal.mealType == .breakfast)
    // 08:10 in Berlin in winter.
    #expect(meal.timestamp == CalendarDay("2026-11-19")?.midnightUTC.addingTimeInterval(7 * 3600 + 600))
    #expect(meal.items.map(\.grams) == [40, 100])
    #expect(meal.items.map(\.unit) == ["g", "large"])
    #expect(meal.items.map(\.isCalorieOverridden) == [false, true])
    #expect(meal.items[0].nutrients.fiberG == 4)
    #expect(list.waters.map(\.amountMl) == [500])
  }

  @Test func `a later export of the same day has the same ids`() throws {
    let folder = try TestFolder()
    let early = cronometer.split(separator: "\n").prefix(2).joined(separator: "\n")
    let first = try FoodTable.read(folder.file("a.csv", early), as: .cronometer, options())
    let second = try FoodTable.read(folder.file("b.csv", cronometer), as: .cronometer, options())
    #expect(first.meals.map(\.id) == [second.meals[0].id])
  }

  @Test func `MyFitnessPal's meals are read with the month first`() throws {
    let folder = try TestFolder()
    let path = try folder.file(
      "n.csv",
      """
      Date,Meal,Calories,Fat (g),Saturated Fat,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Note
      03/04/2026,Breakfast,"1,120.5",10,2,300,50,5,10,20,
      03/04/2026,Snacks,90,1,0,0,20,2,15,1,
      """)
    let list = try FoodTable.read(path, as: .myFitnessPal, options())
    #expect(list.meals.map(\.mealType) == [.breakfast, .snack])
    #expect(list.meals[0].totals.calories == 1120.5)
    #expect(list.meals[0].totals.sodiumMg == 300)
    #expect(list.report.firstDay == CalendarDay("2026-03-04"))
    #expect(
      try FoodTable.read(path, as: .myFitnessPal, options(dates: .dmy)).report.firstDay == CalendarDay("2026-04-03"))
  }

  @Test func `Lose It! leaves out what was deleted and exercise`() throws {
    let folder = try TestFolder()
    let list = try FoodTable.read(
      folder.file(
        "l.csv",
        """
        Date,Name,Icon,Type,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Sodium (mg)
        11/19/2026,Banana,Banana,Breakfast,1,Each,105,0,0.4,1.3,27,1
        11/19/2026,Chips,Chips,Snacks,28,Grams,152,1,10,2,15,170
        11/19/2026,Running,Run,Exercise,30,Minutes,-300,0,,,,
        """), as: .loseIt, options())
    #expect(list.meals.map(\.name) == ["Banana"])
    #expect(list.skipped("deleted") == 1)
    #expect(list.skipped("exercise") == 1)
  }

  @Test func `MacroFactor's foods have their weights`() throws {
    let folder = try TestFolder()
    let list = try FoodTable.read(
      folder.file(
        "m.csv",
        """
        Date,Time,Food Name,Serving Size,Serving Qty,Serving Weight (g),Calories (kcal),Protein (g),Fat (g),Carbs (g)
        13/11/2026,12:45 PM,Rice,cup,1.5,237,308,6.4,0.7,66.8
        13/11/2026,12:50 PM,Biscuits,2 pieces,3,60,280,3,12,40
        """), as: .macroFactor, options())
    #expect(list.meals.map(\.mealType) == [.lunch])
    #expect(list.meals[0].items.map(\.grams) == [237, 60])
    #expect(list.meals[0].items.map(\.quantity) == [1.5, 6])
    #expect(list.meals[0].items.map(\.unit) == ["cup", "pieces"])
  }

  @Test func `a table of any program is read by a mapping, with commas in numbers and kilojoules`() throws {
    let folder = try TestFolder()
    let path = try folder.file("x.csv", "Tag;Speise;Energie (kJ);Eiweiß\n20.11.2026;Käsebrot;1.046,0;12,5\n")
    let mapping: [TableColumn: String] = [.date: "Tag", .name: "Speise", .calories: "Energie (kJ)", .protein: "Eiweiß"]
    let list = try FoodTable.read(path, as: .plain, options(mapping: mapping))
    #expect(list.meals.map(\.name) == ["Käsebrot"])
    #expect(list.meals[0].totals.calories == 250)
    #expect(list.meals[0].totals.proteinG == 12.5)
  }

  @Test func `what is wrong is named with its line or column`() throws {
    let folder = try TestFolder()
    func said(_ text: String, _ style: FoodTable.Style = .plain, _ options: TableOptions? = nil) throws -> String {
      let path = try folder.file("f.csv", text)
      return Refusal.words { try FoodTable.read(path, as: style, options ?? self.options()) }
    }
    #expect(try said("Date,Calories\n2026-11-20,12\n2026-11-21,many\n").contains(#"Line 3 of"#))
    #expect(
      try said("Date,Calories\n2026-11-20,12\n2026-11-21,many\n").contains(
        #""many" in the column Calories is no number"#))
    #expect(try said("Date,Calories\nyesterday,12\n").contains("no date"))
    #expect(try said("Date,Calories\n2026-02-30,12\n").contains("no date"))
    #expect(try said("Date,Time,Calories\n2026-02-20,soon,12\n").contains("no time of day"))
    #expect(try said("Date,Calories\n03/04/2026,12\n").contains("--dates mdy or --dates dmy"))
    #expect(try said("Date,Calories\n13/04/2026,12\n12/31/2026,12\n").contains("another order"))
    #expect(try said("Date,Energy (BTU)\n2026-11-20,12\n").contains(#"in "btu""#))
    #expect(try said("When,Calories\n2026-11-20,12\n").contains(#"no food diary: the column "date" is missing"#))
    #expect(try said("When,Calories\n2026-11-20,12\n").contains("add --map date=NAME"))
    #expect(try said("Date,Calories\n", .cronometer).contains(#"no Cronometer export: the column "food name""#))
    #expect(
      try said("Date,Calories\n", .plain, options(mapping: [.protein: "Eiweiß"])).contains(#"no column "Eiweiß""#))
    #expect(try said("").contains("is empty"))
    #expect(try said("Date,Calories\n2026-11-20,20000\n").contains("more than anyone eats"))
    #expect(Refusal.words { try FoodTable.read("/nowhere.csv", as: .plain, options()) }.contains("There is no file"))
    let sheet = try folder.file("s.xlsx", TestArchive.bytes([("xl/workbook.xml", [1])]))
    #expect(
      Refusal.words { try FoodTable.read(sheet, as: .macroFactor, options()) }.contains("save the table in it as CSV"))
  }

  @Test func `weights come with the unit of the heading or of the option`() throws {
    let folder = try TestFolder()
    let path = try folder.file(
      "w.csv", "Date,Weight (lb),Body Fat %\n2026-11-19 07:05,181.5,21.5\n2026-11-20,182,\n2026-11-21,,\n")
    let list = try WeightTable.read(path, options())
    #expect(list.weights.map { ($0.weightKg * 10).rounded() } == [823, 826])
    #expect(list.weights[0].bodyFatPercentage == 21.5)
    #expect(list.skipped("without a weight") == 1)
    let bare = try folder.file("b.csv", "date,weight\n2026-11-19,82.4\n")
    #expect(Refusal.words { try WeightTable.read(bare, options()) }.contains("--unit kg or --unit lb"))
    #expect(try WeightTable.read(bare, options(unit: .kg)).weights.map(\.weightKg) == [82.4])
    #expect(Refusal.words { try WeightTable.read(bare, options(unit: .st)) }.contains("no weight of a person"))
    #expect(try WeightTable.read(bare, options(unit: .kg, since: "2026-11-20")).weights.isEmpty)
    let deleted = try folder.file(
      "d.csv",
      "Date,Weight,Last Updated,Deleted\n11/19/2026,180,2026-11-19T07:00:00Z,false\n11/20/2026,18,2026-11-20T07:00:00Z,true\n"
    )
    #expect(try WeightTable.read(deleted, options(unit: .lb)).weights.count == 1)
    #expect(try WeightTable.read(folder.file("k.csv", "date;kg\n2026-11-19;82,4\n"), options()).weights.count == 1)
  }

  @Test(arguments: UInt64(0)..<200) func `a damaged table is an error or a reading, never a crash`(seed: UInt64) throws
  {
    var generator = SeededGenerator(seed: seed)
    let folder = try TestFolder()
    var bytes = Array(cronometer.utf8)
    for _ in 0..<Int.random(in: 1...10, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0...2, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      default: bytes.insert(",\"\n;9-/:".utf8.randomElement(using: &generator) ?? 0, at: place)
      }
    }
    let path = try folder.file("x.csv", bytes)
    let said = Refusal.words { try FoodTable.read(path, as: .cronometer, options()) }
    #expect(!said.isEmpty && !said.contains("\n"))
  }
}
