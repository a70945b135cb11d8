import Coaching
import Nutrition

/// What was seen in a photo, as the person puts it right line by line before anything is logged.
struct PhotoReview {
  private(set) var meal: Meal

  /// What a line comes to.
  enum Step: Equatable {
    case log
    case stop
    /// The list is shown again.
    case changed
    case misread(String)
  }

  static let help = "Enter logs it, \"2 150\" makes item 2 150 g, \"drop 2\" leaves it out, q logs nothing."

  init(_ meal: Meal) { self.meal = meal }

  /// Takes a line; nil is the end of the input, which logs nothing.
  mutating func take(_ line: String?) -> Step {
    guard let line else { return .stop }
    let words = line.lowercased().split(separator: " ")
    switch words.first {
    case nil: return meal.items.isEmpty ? .stop : .log
    case "q", "quit", "n", "no": return .stop
    case "y", "yes": return meal.items.isEmpty ? .stop : .log
    case "drop": return words.count == 2 ? drop(words[1]) : .misread("Which one? For example: drop 2")
    default: return words.count >= 2 ? set(words[0], to: words[1]) : .misread(Self.help)
    }
  }

  private mutating func drop(_ number: Substring) -> Step {
    guard let place = place(number) else { return missing(number) }
    meal.items.remove(at: place)
    return .changed
  }

  private mutating func set(_ number: Substring, to amount: Substring) -> Step {
    guard let place = place(number) else { return missing(number) }
    let digits = amount.hasSuffix("g") ? amount.dropLast() : amount
    guard let grams = Double(digits), grams > 0, grams <= 5000 else {
      return .misread("An amount is grams, over 0 and at most 5000: \(place + 1) 150")
    }
    var item = meal.items[place]
    item.nutrients = item.nutrients.scaled(by: grams / item.grams)
    (item.grams, item.quantity, item.unit) = (grams, grams, "g")
    // The person's weight takes the place of what was seen.
    item.assumptions.removeAll { $0.hasSuffix("in the photo") }
    item.origin?.portion = .stated
    meal.items[place] = item
    return .changed
  }

  private func place(_ number: Substring) -> Int? {
    Int(number).flatMap { meal.items.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  private func missing(_ number: Substring) -> Step {
    .misread("There is no item \(number.prefix(20)); they go from 1 to \(meal.items.count).")
  }
}

extension PhotoReview {
  /// The items by number, with how sure the model is of each.
  func text(on page: Page) -> String {
    if meal.items.isEmpty { return "Nothing to eat or drink was seen in the photo.\n" }
    if page.hidesNumbers {
      return Page.text([meal.items.enumerated().flatMap { page.hanging("  \($0 + 1)  ", $1.name) }])
    }
    let rows = meal.items.enumerated().map { index, item in
      [
        "\(index + 1)", item.name, Figures.grams(item.grams), Figures.kcal(item.nutrients.calories),
        "\((item.confidence * 100).text()) %",
      ]
    }
    let table = Table(
      columns: [
        .init(title: "", weight: 9), .init(title: "seen", weight: 8, isLeft: true), .init(title: "weight", weight: 7),
        .init(title: "energy", weight: 6), .init(title: "sure", weight: 3),
      ], rows: rows)
    let together = "Together \(Figures.kcal(meal.totals.calories)), estimated from the photo."
    return Page.text([table.lines(on: page) + page.wrapped(together, indent: "  ")])
  }
}
