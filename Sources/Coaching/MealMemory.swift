import Foods
import Foundation
import Nutrition

/// Looks up meals that a sentence names by habit or by day: in what was taught, else among the journal's own.
struct MealMemory {
  let personal: PersonalFoods
  /// The moment the sentence is read with.
  let now: Date
  let timeZone: TimeZone
  /// Meals between two moments, oldest first.
  let meals: (Date, Date) -> [Meal]

  /// A meal is a habit from so many times on in `habitDays`.
  static let usualFrom = 3
  static let habitDays = 60

  /// What a reference stands for.
  struct Found: Equatable {
    var items: [FoodItem]
    var mealType: MealType?
    var assumption: String?
  }

  /// What could not be found, as a question to the person.
  struct Missing: Error, Equatable { var question: String }

  /// - Parameter eaten: the meal that the sentence is about, by its words or the hour.
  func find(_ reference: MealReference, eaten: MealType) throws(Missing) -> Found {
    switch reference {
    case .usual(let meal): try usual(meal, eaten: eaten)
    case .earlier(let days, let meal): try earlier(days, meal, eaten: eaten)
    case .again(let meal): try again(meal)
    }
  }

  // MARK: Habits

  private func usual(_ meal: MealType?, eaten: MealType) throws(Missing) -> Found {
    let kind = meal ?? eaten
    for name in meal == nil ? ["usual", "usual \(kind.rawValue)"] : ["usual \(kind.rawValue)"] {
      if let taught = taught(name) { return Found(items: taught, mealType: meal ?? (name == "usual" ? nil : kind)) }
    }
    let past = meals(now.addingTimeInterval(-86_400 * Double(Self.habitDays)), now).filter { $0.mealType == kind }
    let kinds = Dictionary(grouping: past, by: Self.contents)
    let best = kinds.max { a, b in
      (a.value.count, a.value.last?.timestamp ?? now) < (b.value.count, b.value.last?.timestamp ?? now)
    }
    guard let best, best.value.count >= Self.usualFrom, let latest = best.value.last else {
      throw Missing(
        question: "I do not know your usual \(kind.rawValue) yet. What is it? Say \"my usual \(kind.rawValue) is ...\"."
      )
    }
    return Found(
      items: latest.items, mealType: kind,
      assumption: "your usual \(kind.rawValue) taken as \(Self.words(latest)), which you had "
        + "\(best.value.count) times in \(Self.habitDays) days")
  }

  private func taught(_ name: String) -> [FoodItem]? {
    guard case .recipe(let recipe)? = personal.named(name) ?? personal.named("go to \(name.dropFirst(6))") else {
      return nil
    }
    return recipe.items
  }

  /// The meal that a taught name has in it: "usual breakfast".
  static func mealType(ofTaught name: String) -> MealType? {
    name.split(separator: " ").last.flatMap { MealType(rawValue: $0.lowercased()) }
  }

  /// What makes two meals the same: their foods, whatever the amounts.
  private static func contents(_ meal: Meal) -> [String] { meal.items.map { $0.catalogId ?? $0.name }.sorted() }

  // MARK: Earlier meals

  private func earlier(_ days: Int, _ meal: MealType?, eaten: MealType) throws(Missing) -> Found {
    let day = CalendarDay(now, in: timeZone).advanced(by: -days)
    let (start, end) = day.interval(in: timeZone)
    let all = meals(start, end)
    let name = days == 0 ? "today" : days == 1 ? "yesterday" : "on \(day)"
    guard !all.isEmpty else { throw Missing(question: "No meal is logged \(name). What was it?") }
    let wanted = all.filter { $0.mealType == meal ?? eaten }
    let found = wanted.isEmpty && meal == nil && all.count == 1 ? all : wanted
    guard !found.isEmpty else {
      let there = Self.list(all.map(\.mealType.rawValue))
      let missing = meal.map { "No \($0.rawValue) is logged \(name), only \(there)." } ?? "You logged \(there) \(name)."
      throw Missing(question: "\(missing) Which one do you mean, or what was it?")
    }
    return taken(found, words: "\(found[0].mealType.rawValue) \(name)", meal: meal)
  }

  private func again(_ meal: MealType?) throws(Missing) -> Found {
    let past = meals(now.addingTimeInterval(-86_400 * 30), now.addingTimeInterval(1))
    guard let last = past.last(where: { meal == nil || $0.mealType == meal }) else {
      throw Missing(question: "There is no \(meal?.rawValue ?? "meal") to repeat yet. What was it?")
    }
    return taken([last], words: "last \(last.mealType.rawValue)", meal: meal)
  }

  private func taken(_ meals: [Meal], words: String, meal: MealType?) -> Found {
    Found(
      items: meals.flatMap(\.items), mealType: meal,
      assumption: "taken from your \(words): \(meals.map(Self.words).joined(separator: "; "))")
  }

  private static func words(_ meal: Meal) -> String { meal.items.map(\.name).joined(separator: "; ") }

  private static func list(_ names: [String]) -> String {
    var seen = Set<String>()
    let unique = names.filter { seen.insert($0).inserted }
    guard unique.count > 1, let last = unique.last else { return unique.first ?? "" }
    return unique.dropLast().joined(separator: ", ") + " and " + last
  }
}
