import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Doubtful foods: the best reading is logged, and rivals of very different energy are offered by number.
@Suite struct RivalReaderTests {
  private static let reader = RivalReader(catalog: .reference)
  private static let doubt = 0.4

  /// Milk, taken to be a kind without fat.
  private static func milk(grams: Double) throws -> AddMeal.Item {
    let skim = try #require(FoodCatalog.reference.link("fat free milk"))
    return AddMeal.Item(name: "milk", quantity: grams, unit: "g", grams: grams, catalogId: skim.food.id)
  }

  @Test func `rivals that are as near and differ in energy are offered, and leaving it`() throws {
    let milk = try Self.milk(grams: 400)
    let question = try #require(Self.reader.question(about: milk, confidence: Self.doubt))
    #expect((2...4).contains(question.choices.count))
    #expect(question.choices.last?.calls == [])
    guard case .correctEntry(let change)? = question.choices[0].calls?.first else {
      Issue.record("no correction")
      return
    }
    #expect(change.items?.first?.itemName == "milk" && change.items?.first?.action == .replace)
    #expect(change.items?.first?.item?.quantity == 400 && change.items?.first?.item?.unit == "g")
  }

  @Test func `a sure link, stated energy and a trifle are not asked about`() throws {
    var milk = try Self.milk(grams: 400)
    #expect(Self.reader.question(about: milk, confidence: RivalReader.certain) == nil)
    milk.calories = 300
    #expect(Self.reader.question(about: milk, confidence: Self.doubt) == nil)
    let trifle = try Self.milk(grams: 5)
    #expect(Self.reader.question(about: trifle, confidence: Self.doubt) == nil)
  }
}
