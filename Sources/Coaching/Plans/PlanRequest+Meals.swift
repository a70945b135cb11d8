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

  /// "call that my gym shake", "call this power breakfast": a name of the person's, where "call it a day" and "call it two
  /// slices" are none.
  private static func call(_ words: [String]) -> PlanRequest? {
    guard ["this", "that", "it"].contains(words[1]), (4...8).contains(words.count) else { return nil }
    let isOwn = words[2] == "my"
    let name = words.dropFirst(isOwn ? 3 : 2)
    guard isOwn || MealType(rawValue: words[words.count - 1]) != nil,
      !name.contains(where: { ["a", "an", "the", "not"].contains($0) || $0.contains(where: \.isNumber) })
    else { return nil }
    return .keep(name: kept(name))
  }

  /// A meal's own name is the usual one's: "save that as my breakfast".
  private static func kept(_ words: ArraySlice<String>) -> String {
    let name = words.joined(separator: " ")
    return MealType(rawValue: name) == nil ? name : "usual \(name)"
  }

  static func keep(_ words: [String]) -> PlanRequest? {
    if words.count > 2, words[0] == "call" || words[0] == "name" { return call(words) }
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
    return .keep(name: isFavourite ? nil : kept(rest))
  }
}
