public import Nutrition

/// When or how often the person says they like to eat: "I prefer to eat late", "two meals a day".
struct MealTimingStatement: Equatable {
  var timing: MealTiming?
  /// 1...12.
  var mealsPerDay: Int?

  init?(_ text: String) {
    guard text.utf8.count <= 100, !text.contains("?") else { return nil }
    let small = text.lowercased()
    guard ["eat", "meal"].contains(where: { small.contains($0) }) else { return nil }
    let words = small.replacing("’", with: "'").split { !($0.isLetter || $0.isNumber || $0 == "'") }
      .map(String.init)
    var said = words.filter { !Self.filler.contains($0) }
    if said.first == "eat" || said.first == "eating", said.dropFirst().contains("meals") || said.contains("meal") {
      said.removeFirst()
    }
    if said.count == 3, said[1] == "meals" || said[1] == "meal", said[2] == "day", let count = Self.number(said[0]) {
      mealsPerDay = count
      return
    }
    // "I ate late" tells of a day; a liking is told in the present.
    guard words.contains(where: Self.liking.contains), let last = said.last else { return nil }
    let rest = said.dropLast().filter { !["eat", "eating", "meals", "food"].contains($0) }
    guard rest.isEmpty, said.count >= 2 else { return nil }
    switch last {
    case "late", "later": timing = .late
    case "early", "earlier": timing = .early
    default: return nil
    }
  }

  /// The sentence that says what was noted, made from the profile as it is now.
  static func reply(for profile: UserProfile) -> String {
    profile.mealTimingWords.map { "Noted: you like to eat \($0)." } ?? "Noted."
  }

  func apply(to profile: inout UserProfile) {
    profile.mealTiming = timing ?? profile.mealTiming
    profile.mealsPerDay = mealsPerDay ?? profile.mealsPerDay
  }

  private static let liking: Set<String> = ["prefer", "like", "rather", "usually", "always", "tend", "normally"]
  private static let filler = liking.union([
    "i", "i'd", "i'm", "to", "would", "a", "per", "each", "my", "the", "the", "have", "having", "in", "evening", "at",
    "night", "more", "just", "only", "want",
  ])
  private static let counts = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  private static func number(_ word: String) -> Int? {
    if let index = counts.firstIndex(of: word) { return index + 1 }
    return Int(word).flatMap { (1...12).contains($0) ? $0 : nil }
  }
}

extension UserProfile {
  /// "late, 2 meals a day"; nil where nothing was said of it.
  public var mealTimingWords: String? {
    let count = mealsPerDay.map { $0 == 1 ? "1 meal a day" : "\($0) meals a day" }
    let parts = [mealTiming?.rawValue, count].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
