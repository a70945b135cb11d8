import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

struct AuditTests {
  private static let noon = Date.made("2026-11-20", hour: 12)

  private static func item(
    _ name: String = "Bar", grams: Double = 100, calories: Double, protein: Double = 10, carbs: Double = 30,
    fat: Double = 10, type: FoodType = .food, isOwn: Bool = false, sodium: Double? = nil, caffeine: Double? = nil,
    sugar: Double? = nil
  ) -> FoodItem {
    FoodItem(
      id: "i-\(name)", name: name, foodType: type, grams: grams,
      nutrients: Nutrients(
        calories: calories, proteinG: protein, carbsG: carbs, fatG: fat, sugarG: sugar, sodiumMg: sodium,
        caffeineMg: caffeine), isCalorieOverridden: isOwn)
  }

  /// 10 g protein, 30 g carbs and 10 g fat are 250 kcal.
  @Test(arguments: [
    (item(calories: 250), nil), (item(calories: 330), nil), (item(calories: 500), Finding.Rule.energy),
    (item(calories: 500, isOwn: true), nil), (item(calories: 60), .energy),
    (item(calories: 1046), .kilojoules), (item(calories: 950), .kilojoules), (item(calories: 1400), .portion),
    (item(grams: 30, calories: 250), .portion), (item(grams: 2500, calories: 250), .portion),
    (item(grams: 2500, calories: 250, type: .drink), nil), (item(calories: 250, sodium: 12_000), .milligrams),
    (item(calories: 250, sodium: 800), nil), (item(calories: 250, caffeine: 4000), .milligrams),
    (item(calories: 250, sugar: 300), .milligrams),
    (item("Water", grams: 500, calories: 0, protein: 0, carbs: 0, fat: 0, type: .water), nil),
  ])
  func `an item that cannot be is named by its slip`(item: FoodItem, rule: Finding.Rule?) {
    #expect(ItemRules.verdict(on: item)?.rule == rule)
  }

  @Test(arguments: [
    ("Soup $(touch /tmp/x)", "--name 'Soup $(touch /tmp/x)'"), ("Kim's `id` \"bar\"", #"--name 'Kim'\''s `id` "bar"'"#),
    ("a\u{1B}[2Jb\nc", "--name 'a[2Jbc'"),
  ])
  func `a name in a command to paste is one word of the shell`(name: String, option: String) {
    #expect(ItemRules.verdict(on: Self.item(name, calories: 250, caffeine: 4000))?.option == option)
  }

  @Test(arguments: [(5.0, 1), (9.9, 1), (11, 0)])
  func `the same meal within ten minutes is there twice`(minutes: Double, count: Int) {
    let meals = [Meal.make(id: "a"), Meal.make(id: "b", timestamp: Meal.make().timestamp + minutes * 60)]
    #expect(EntryRules.duplicates(meals).count == count)
  }

  @Test func `other amounts are no duplicate`() {
    let meals = [Meal.make(id: "a"), Meal.make(id: "b", items: [.make(grams: 110, calories: 231)])]
    #expect(EntryRules.duplicates(meals).isEmpty)
  }

  @Test(arguments: [(0.0, 1), (20, 0), (-20, 0), (10, 1)])
  func `a workout that a device saw for half of its time counts twice`(minutes: Double, count: Int) {
    var device = WorkoutLog.make(id: "d", startTime: WorkoutLog.make().startTime + minutes * 60)
    device.source = .healthKit
    #expect(EntryRules.workoutsTwice([.make(), device]).count == count)
  }

  @Test func `water beside a meal that holds it counts twice`() {
    let meal = Meal.make(items: [Self.item("Water", grams: 300, calories: 0, type: .water)])
    let water = [300.0, 500].map { WaterEntry(id: "w\($0)", amountMl: $0, timestamp: meal.timestamp + 60) }
    #expect(EntryRules.waterTwice(water, [meal]).map(\.water.amountMl) == [300])
  }

  @Test func `a sound journal has no findings`() throws {
    let journal = try Journal.inMemory(now: { Self.noon })
    try Self.write(Self.days(10), to: journal)
    #expect(try Self.findings(in: journal).isEmpty)
  }

  @Test func `every planted defect is found, with the command that mends it`() throws {
    let journal = try Journal.inMemory(now: { Self.noon })
    var device = WorkoutLog.make(id: "device", startTime: Self.noon)
    device.source = .healthKit
    let water = Meal.make(
      id: "glass", timestamp: Self.noon,
      items: [Self.item("Water", grams: 300, calories: 0, protein: 0, carbs: 0, fat: 0, type: .water)])
    var partial = Meal.make(id: "toast", timestamp: Self.noon - 3 * 86_400, items: [.make(id: "t", calories: 300)])
    partial.items[0].nutrients = Nutrients(calories: 300, proteinG: 10, carbsG: 50, fatG: 7)
    let bad = Meal.make(
      id: "bad", timestamp: Self.noon - 3600,
      items: [
        Self.item("Energy", calories: 500), Self.item("Joules", calories: 1046), Self.item("Dense", calories: 1400),
        Self.item("Salty", calories: 250, sodium: 12_000),
      ])
    var entries = Self.days(10).filter { abs($0.timestamp.timeIntervalSince(partial.timestamp)) > 86_400 / 2 }
    entries += [
      .meal(bad), .meal(partial), .meal(water), .water(WaterEntry(id: "water", amountMl: 300, timestamp: Self.noon)),
    ]
    entries += [.workout(.make(id: "own", startTime: Self.noon)), .workout(device)]
    entries += [
      .meal(.make(id: "twin", timestamp: Self.noon - 100)),
      .meal(.make(id: "empty", timestamp: Self.noon - 7200, items: [])),
    ]
    entries.append(.meal(.make(id: "twin2", timestamp: Self.noon - 50)))
    try Self.write(entries, to: journal)
    let findings = try Self.findings(in: journal)
    let expected: Set<Finding.Rule> = [
      .energy, .kilojoules, .portion, .milligrams, .duplicate, .waterTwice, .workoutTwice, .halfLogged, .emptyMeal,
    ]
    #expect(Set(findings.map(\.rule)) == expected)
    #expect(findings.allSatisfy { $0.mend.hasPrefix("ada ") })
    #expect(findings.first { $0.rule == .halfLogged }?.mend == "ada expenditure --complete 2026-11-17")
  }

  @Test(.timeLimit(.minutes(10))) func `ages without an entry are passed over`() throws {
    let journal = try Journal.inMemory(now: { Self.noon })
    let first = Date.made("0001-01-02", hour: 12)
    let bad = [first, Self.noon].enumerated().map { index, time in
      Entry.meal(
        .make(id: "m\(index)", timestamp: time, items: [Self.item("Energy", calories: 500, isOwn: false)]))
    }
    try Self.write(bad, to: journal)
    #expect(try Self.findings(in: journal).compactMap(\.entryID) == ["m0", "m1"])
    // What lies between is not looked at day by day: the next entry is asked for.
    #expect(try journal.nextMoment(from: first.addingTimeInterval(1)) == Self.noon)
    #expect(try journal.nextMoment(from: Self.noon.addingTimeInterval(1)) == nil)
    #expect(try journal.nextMarkedDay(from: CalendarDay(first, in: .gmt)) == nil)
  }

  /// Three meals a day of 2000 kcal in all, up to the 20th.
  private static func days(_ count: Int) -> [Entry] {
    (0..<count).flatMap { back in
      [8.0, 13, 19].enumerated().map { index, hour in
        Entry.meal(
          .make(
            id: "m\(back)-\(index)", timestamp: noon - 12 * 3600 - Double(back) * 86_400 + hour * 3600 - 86_400,
            items: [item("Plate \(index)", grams: 500, calories: 667, protein: 30, carbs: 85, fat: 23)]))
      }
    }
  }

  private static func write(_ entries: [Entry], to journal: Journal) throws {
    let entries = entries.enumerated().map { number, entry -> Entry in
      guard case .meal(var meal) = entry else { return entry }
      for index in meal.items.indices { meal.items[index].id = "\(number)-\(index)" }
      return .meal(meal)
    }
    try journal.perform(entries.map(JournalChange.add), as: NewTurn(text: "all", at: noon))
  }

  private static func findings(in journal: Journal) throws -> [Finding] {
    let audit = Audit(journal: journal, timeZone: .gmt)
    let span = try #require(try audit.span())
    return try audit.findings(from: span.lowerBound, through: span.upperBound)
  }
}
