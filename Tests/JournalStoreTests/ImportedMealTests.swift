import Foundation
import Nutrition
import Testing

@testable import JournalStore

/// Meals of tables that have no ids: which of them is that of an earlier import.
struct ImportedMealTests {
  /// A lunch of these foods, as a table of no known tracker has it.
  private func lunch(_ foods: String...) -> ImportedRecord {
    let id = EntryID.make(at: noon, of: "lunch")
    let items = foods.enumerated().map { index, name in
      FoodItem(
        id: "\(id)-\(index + 1)", name: name, unit: "serving", grams: 100,
        nutrients: Nutrients(calories: 100 * Double(index + 1)))
    }
    let meal = Meal(
      id: id, name: foods.joined(separator: ", "), mealType: .lunch, timestamp: noon, items: items, notes: nil)
    return ImportedRecord(.entry(.meal(meal)), mayMeetAnother: true)
  }

  private func foods(_ journal: Journal) throws -> [[String]] {
    try journal.meals(from: .distantPast, to: .distantFuture).map { $0.items.map(\.name) }
  }

  @Test func `a table that shares no food with another's meal adds one, and each renews its own`() throws {
    let journal = try Journal.test()
    _ = try journal.importing([lunch("Rice", "Beans")])
    #expect(try journal.tally([lunch("Soup")]).total == ImportTally.Count(added: 1))
    #expect(try journal.importing([lunch("Soup")]).1.total == ImportTally.Count(added: 1))
    #expect(try foods(journal) == [["Rice", "Beans"], ["Soup"]])
    // The same files again, in any order.
    for record in [lunch("Rice", "Beans"), lunch("Soup"), lunch("Rice", "Beans")] {
      #expect(try journal.importing([record]).1.total == ImportTally.Count(known: 1))
    }
    #expect(try journal.importing([lunch("Soup", "Bread")]).1.total == ImportTally.Count(updated: 1))
    #expect(try journal.importing([lunch("Rice")]).1.total == ImportTally.Count(updated: 1))
    #expect(try foods(journal) == [["Rice"], ["Soup", "Bread"]])
  }

  @Test func `what the person made of a table's meal takes no other table's place`() throws {
    let journal = try Journal.test()
    _ = try journal.importing([lunch("Rice")])
    var edited = try #require(try journal.meals(from: .distantPast, to: .distantFuture).first)
    edited.items[0].name = "Risotto"
    try journal.log(.replace(.meal(edited)))
    #expect(try journal.importing([lunch("Rice")]).1.total == ImportTally.Count(known: 1))
    #expect(try journal.importing([lunch("Soup")]).1.total == ImportTally.Count(added: 1))
    try journal.log(.remove(id: edited.id))
    #expect(try journal.importing([lunch("Rice")]).1.total == ImportTally.Count(deleted: 1))
    #expect(try foods(journal) == [["Soup"]])
  }
}
