import CustomDump
import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

@Suite struct MemoryTests {
  let journal = try! Journal.test()

  private let bar = OwnFood(
    id: "bar", name: "Protein bar", nutrients: Nutrients(calories: 210, proteinG: 20, carbsG: 22, fatG: 7, fiberG: 3),
    isPerServing: true, servingGrams: 60)
  private let alias = FoodAlias(id: "alias", phrase: "milk", foodId: "usda:1", foodName: "Oat milk")
  private var shake: Recipe { Recipe(id: "shake", name: "shake", items: Meal.make().items, servings: 2) }

  @Test func `what was taught is read back as it was, in its order`() throws {
    try journal.log(.remember(.recipe(shake)), .remember(.food(bar)), .remember(.alias(alias)))
    expectNoDifference(try journal.personalFoods(), [.food(bar), .alias(alias), .recipe(shake)])
    #expect(try journal.everything == [])
  }

  @Test func `undo takes back what was taught and what was forgotten, redo puts it back`() throws {
    try journal.log(.remember(.food(bar)))
    var better = bar
    better.nutrients.calories = 220
    try journal.log(.remember(.food(better)))
    try journal.log(.forget(id: "bar"))
    #expect(try journal.personalFoods() == [])
    let undone = try journal.undo()
    #expect(undone[0].memoryChanged && undone[0].entries == [])
    #expect(try journal.personalFoods() == [.food(better)])
    try journal.undo()
    #expect(try journal.personalFoods() == [.food(bar)])
    try journal.undo()
    #expect(try journal.personalFoods() == [])
    try journal.redo(count: 2)
    #expect(try journal.personalFoods() == [.food(better)])
  }

  @Test func `a name is known once, and what is not there cannot be forgotten`() throws {
    try journal.log(.remember(.food(bar)))
    var second = bar
    second.id = "other"
    second.name = "PROTEIN BAR"
    #expect(throws: JournalError.self) { try journal.log(.remember(.food(second))) }
    #expect(throws: JournalError.noSuchEntry(id: "nothing")) { try journal.log(.forget(id: "nothing")) }
    try journal.log(.forget(id: "bar"))
    try journal.log(.remember(.food(second)))
    #expect(try journal.personalFoods() == [.food(second)])
  }

  @Test func `an item keeps how it was read`() throws {
    var meal = Meal.make()
    meal.items[0].origin = ItemOrigin(
      said: "burrito", portion: .portion, linkConfidence: 0.9, portionConfidence: 0.8)
    try journal.log(.add(.meal(meal)))
    expectNoDifference(try journal.everything, [.meal(meal)])
  }

  @Test func `uses are counted by words, food and day, deleted meals and older ones left out`() throws {
    func meal(_ id: String, _ said: String, _ food: String, at: Date = noon) -> JournalChange {
      var meal = Meal.make(id, at: at)
      meal.items.removeLast()
      meal.items[0].origin = ItemOrigin(said: said)
      meal.items[0].catalogId = food
      return .add(.meal(meal))
    }
    let before = { noon.addingTimeInterval(-86_400 * $0) }
    try journal.log(meal("a", "milk", "x"), meal("b", "milk", "x"), meal("c", "oat milk", "y"))
    try journal.log(meal("d", "milk", "x", at: before(1)), meal("e", "milk", "x", at: before(2)))
    try journal.log(meal("f", "milk", "x", at: before(4)), .remove(id: "e"))
    #expect(
      try journal.foodUses(since: before(3)) == [
        FoodUse(said: "milk", foodId: "x", days: 2, lastDay: 20_777),
        FoodUse(said: "oat milk", foodId: "y", days: 1, lastDay: 20_777),
      ])
  }

  @Test func `a turn is found by the beginning or the end of its id`() throws {
    let id = try journal.log(.add(.water()))
    #expect(try journal.resolveTurn(idPrefix: String(id.prefix(8))) == [id])
    #expect(try journal.resolveTurn(idPrefix: String(id.suffix(6))) == [id])
    #expect(try journal.resolveTurn(idPrefix: "%") == [])
  }

  @Test func `a journal of the first version is brought up to date with all it holds`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: folder.journal.path)
    try old.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID); PRAGMA journal_mode = WAL")
    }
    var migrator = DatabaseMigrator()
    migrator.registerMigration("001 the journal") { db in
      try db.execute(
        sql: Schema.turnTables + Schema.entryTables + Schema.personTables + Schema.planTables + Schema.bodyTables)
      try db.execute(sql: "PRAGMA user_version = 1")
    }
    try migrator.migrate(old)
    try old.write { db in
      try db.execute(
        sql: """
          INSERT INTO turn (id, text, at, created_at, state, status) VALUES ('t', 'an egg', 0, 0, 'done', 'logged');
          INSERT INTO meal (id, turn_id, created_at, updated_at, name, meal_type, timestamp, status, calories, protein_g,
            carbs_g, fat_g) VALUES ('m', 't', 0, 0, 'Egg', 'snack', 0, 'completed', 70, 6, 0, 5);
          INSERT INTO food_item (id, meal_id, position, name, food_type, source, quantity, unit, grams, calories,
            protein_g, carbs_g, fat_g, is_calorie_overridden, confidence, assumptions)
          VALUES ('i', 'm', 0, 'Egg', 'food', 'chat', 1, 'egg', 50, 70, 6, 0, 5, 0, 1, '[]');
          """)
    }
    try old.close()
    let journal = try Journal.other(in: folder.url)
    let meal = try #require(try journal.meals(from: .distantPast, to: .distantFuture).first)
    #expect(meal.items.map(\.name) == ["Egg"] && meal.items[0].origin == nil)
    try journal.log(.remember(.food(bar)))
    #expect(try journal.personalFoods() == [.food(bar)])
  }
}
