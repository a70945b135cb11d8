import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition
import ToolCalls

extension FoodCommands {
  struct Recent: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "recent", abstract: "The foods you logged last, each once.")

    @Option(help: ArgumentHelp("How many at most.", valueName: "n"))
    var limit = 20
    @OptionGroup var flags: ViewFlags

    func validate() throws { try FoodCommands.check(limit: limit) }

    func run() throws { try FoodCommands.showLogged(by: .recent, days: 90, limit: limit, flags) }
  }

  struct Favourites: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "favourites", abstract: "The foods you log most, in the last 90 days.", aliases: ["favorites"])

    @Option(help: ArgumentHelp("How many at most.", valueName: "n"))
    var limit = 20
    @OptionGroup var flags: ViewFlags

    func validate() throws { try FoodCommands.check(limit: limit) }

    func run() throws { try FoodCommands.showLogged(by: .often, days: 90, limit: limit, flags) }
  }

  private static func check(limit: Int) throws {
    guard (1...1000).contains(limit) else { throw ValidationError("--limit must be from 1 to 1000.") }
  }

  private static func showLogged(
    by order: Journal.LoggedFoodOrder, days: Int, limit: Int, _ flags: ViewFlags
  ) throws {
    let session = try Session(flags)
    let since = session.today.advanced(by: 1 - days).interval(in: session.timeZone).start
    let foods = try session.journal.loggedFoods(since: since, by: order, limit: limit)
    if flags.json {
      session.print([
        "since": .string(ISO8601.string(from: since, in: session.timeZone)),
        "foods": .array(foods.map { $0.json(in: session.timeZone) }),
      ])
    } else {
      session.print(LoggedFoodsView(page: session.page, timeZone: session.timeZone).text(for: foods, days: days))
    }
  }
}

/// Foods as they were logged last.
struct LoggedFoodsView {
  let page: Page
  let timeZone: TimeZone

  func text(for foods: [LoggedFood], days: Int) -> String {
    if foods.isEmpty { return Page.text([page.wrapped("Nothing was logged in the last \(days) days.")]) }
    if page.hidesNumbers {
      return Page.text([
        foods.flatMap { page.wrapped($0.name, indent: "  ", hang: "  ") },
        page.dimmed("The last \(days) days.", indent: ""),
      ])
    }
    let table = Table(
      columns: [
        .init(title: "food", weight: 5, isLeft: true), .init(title: "times", weight: 4),
        .init(title: "last amount", weight: 2), .init(title: "kcal", weight: 3),
        .init(title: "last", weight: 1, isLeft: true, ink: .dim),
      ],
      rows: foods.map { food in
        [
          String(food.name.prefix(40)), String(food.times), food.isCalorieOverridden ? "" : Figures.grams(food.grams),
          Figures.whole(food.nutrients.calories), CalendarDay(food.last, in: timeZone).description,
        ]
      })
    return Page.text([
      table.lines(on: page), page.dimmed("The last \(days) days; kcal are of the last time.", indent: ""),
    ])
  }
}

extension LoggedFood {
  func json(in timeZone: TimeZone) -> JSONValue {
    [
      "name": .string(name), "foodId": .text(foodId), "times": .integer(times),
      "last": .string(ISO8601.string(from: last, in: timeZone)),
      "grams": isCalorieOverridden ? .null : .figure(grams), "calories": .figure(nutrients.calories),
      "proteinG": .figure(nutrients.proteinG), "carbsG": .figure(nutrients.carbsG), "fatG": .figure(nutrients.fatG),
    ]
  }
}
