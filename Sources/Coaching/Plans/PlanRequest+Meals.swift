import Nutrition

/// Meals that are in the journal already: copied, or kept under a name.
extension PlanRequest {
  static func copy(_ words: [String], _ today: CalendarDay) -> PlanRequest? {
    guard words[0] == "copy", words.count <= 7 else { return nil }
    var day: CalendarDay?
    var meal: MealType?
    for word in words.dropFirst() {
      if let named = MealType(rawValue: word) {
        meal = named
      } else if word == "yesterday" {
        day = today.advanced(by: -1)
      } else if let dated = CalendarDay(word) {
        day = dated
      } else if word.count >= 3, let weekday = Weekday(text: word) {
        day = today.advanced(by: -((today.dayOfWeek.index - weekday.index + 6) % 7 + 1))
      } else if !["my", "the", "from", "all", "of", "last", "on", "meals", "meal", "day", "to", "today"].contains(word)
      {
        return nil
      }
    }
    return day.map { .copy($0, meal) }
  }

  static func keep(_ words: [String]) -> PlanRequest? {
    guard ["save", "remember", "keep"].contains(words[0]), words.count >= 3 else { return nil }
    var rest = words.dropFirst()
    guard let this = rest.first, ["this", "that", "it"].contains(this) else { return nil }
    rest = rest.dropFirst()
    if rest.first == "meal" { rest = rest.dropFirst() }
    guard let link = rest.first, ["as", "under"].contains(link) else { return nil }
    rest = rest.dropFirst()
    while let first = rest.first, ["a", "an", "my", "the"].contains(first) { rest = rest.dropFirst() }
    guard (1...6).contains(rest.count) else { return nil }
    let isFavourite = rest.count == 1 && ["favourite", "favorite", "fave"].contains(rest[rest.startIndex])
    return .keep(name: isFavourite ? nil : rest.joined(separator: " "))
  }
}
