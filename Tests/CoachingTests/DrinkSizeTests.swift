import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// What a journal holds behind a size that is told late, and behind one more of what was logged in another measure.
@Suite struct DrinkSizeTests {
  private static func journal(behind lines: String) async throws -> [String] {
    try await TestCoach.behind(lines, asksBack: false).words()
  }

  @Test(arguments: [
    ("tall cappuccino / no wait it was a grande", ["Cappuccino (Tall, Whole) 473 g"]),
    ("grande latte with skim milk / actually it was a tall", ["Coffee, Latte, nonfat 360 g"]),
    ("grande latte with skim milk / make that a venti", ["Coffee, Latte, nonfat 600 g"]),
    ("latte / no, venti", ["Coffee, Latte 600 g"]), ("latte / it was the grande size", ["Coffee, Latte 480 g"]),
    ("grande latte and a bagel / make that a venti", ["Bagel 105 g", "Coffee, Latte 600 g"]),
    ("latte and a plum / it was a large plum", ["Coffee, Latte 360 g", "Plum, raw 101 g"]),
  ])
  func `a coffee shop's size mends the drink`(lines: String, entries: [String]) async throws {
    #expect(try await Self.journal(behind: lines).sorted() == entries.sorted())
  }

  private static let toast = "Toast (Bread, white, toasted)"

  @Test(arguments: [
    ("toast / add another slice", ["\(toast) 25 g", "\(toast) 25 g"]),
    ("toast / how many carbs was that? / add another slice", ["\(toast) 25 g", "\(toast) 25 g"]),
    ("toast / two more slices please", ["\(toast) 25 g", "\(toast) 50 g"]),
    ("2 slices of toast with butter / and another slice", ["Butter 14 g", "\(toast) 25 g", "\(toast) 50 g"]),
    ("cheddar 45 g / add one more slice", ["Cheese, Cheddar 21 g", "Cheese, Cheddar 45 g"]),
    ("plum / add another one", ["Plum, raw 75 g", "Plum, raw 75 g"]),
    ("300 ml water / add another 200 ml", ["water 200", "water 300"]),
    // Nobody cuts butter so, and eats so many plums.
    ("butter / another slice", ["Butter 14 g"]), ("plum / add 300 more", ["Plum, raw 75 g"]),
    ("ham roll / add another slice of gouda", ["Cheese, Gouda or Edam 21 g", "Ham salad roll 160 g"]),
  ])
  func `one more is measured as it is said`(lines: String, entries: [String]) async throws {
    #expect(try await Self.journal(behind: lines).sorted() == entries.sorted())
  }
}
