import AdaTestSupport
import Nutrition
import Testing

@testable import Coaching

/// What a person says a food holds counts before the catalogue's figures.
@Suite(.timeLimit(.minutes(60))) struct StatedFiguresTests {
  private func item(_ sentence: String) async throws -> FoodItem {
    let test = try TestCoach([])
    let reply = try await test.say(sentence).planned.reply
    return try #require(try test.meals().first?.items.first, "\(reply)")
  }

  @Test(
    arguments: [
      ("a protein bar, 200 kcal and 20 g protein", 200.0, 20.0), ("a protein bar, 200 kcal, 0 g fat", 200, nil),
      ("pasta 700 kcal 20 g protein 0 g carbs", 700, 20),
    ])
  func `macros that were not said share the energy that the said ones leave`(
    sentence: String, calories: Double, protein: Double?
  ) async throws {
    let item = try await item(sentence)
    #expect(item.nutrients.calories == calories)
    if let protein { #expect(item.nutrients.proteinG == protein) }
    #expect(abs(item.nutrients.atwaterCalories - calories) < 1, "\(item.nutrients)")
    #expect(item.assumptions.contains { $0.contains(" as in ") && $0.hasSuffix(" kcal") }, "\(item.assumptions)")
  }

  @Test(arguments: ["a banana, 3 g protein", "2 eggs (20 g protein)", "porridge with 20 g of protein"])
  func `a macro alone changes the energy of the usual amount with it`(sentence: String) async throws {
    let plain = try await item(
      String(sentence.prefix { $0 != "," && $0 != "(" }).replacing(" with 20 g of protein", with: ""))
    let item = try await item(sentence)
    let change = item.nutrients.proteinG - plain.nutrients.proteinG
    #expect(abs(change) > 1 && item.grams == plain.grams)
    #expect(abs(item.nutrients.calories - plain.nutrients.calories - 4 * change) < 0.01)
    #expect(item.assumptions.contains("protein as you gave it, with the energy changed to match"))
  }

  @Test func `three macros are the energy`() async throws {
    let item = try await item("yogurt 15 g protein 8 g carbs 2 g fat")
    #expect(item.nutrients == Nutrients(calories: 110, proteinG: 15, carbsG: 8, fatG: 2))
  }

  @Test func `of what no table knows nothing is made up`() async throws {
    let item = try await item("quargbol 300 kcal 20 g protein")
    #expect(item.nutrients == Nutrients(calories: 300, proteinG: 20))
    #expect(item.assumptions == ["no carbs or fat counted for quargbol: only energy and protein were given"])
  }
}
