public import Nutrition

/// What one person taught and usually has: their words win over the tables. A value; it reads no journal.
public struct PersonalFoods: Equatable, Sendable {
  /// Everything taught, in its order.
  public private(set) var taught: [PersonalFood] = []
  /// On how many days a noun meant a food, and the last of them.
  private var uses: [String: [String: Use]] = [:]
  /// The nouns that have a usual food.
  private var habits: [String: String] = [:]
  /// Folded names and phrases, and the food each means.
  private var names: [String: String] = [:]
  private var words: Set<String> = []
  /// Words of the longest name.
  private(set) var longestName = 0

  public init() {}

  /// - Parameter taught: in the order in which it was taught; of equal names the last counts.
  public init(_ taught: [PersonalFood]) {
    self.taught = taught
    index()
  }

  public var isEmpty: Bool { taught.isEmpty && habits.isEmpty }

  /// Takes over what was taught, in place of what had its id.
  public mutating func remember(_ food: PersonalFood) {
    if let place = taught.firstIndex(where: { $0.id == food.id }) {
      taught[place] = food
    } else {
      taught.append(food)
    }
    index()
  }

  public mutating func forget(id: String) {
    taught.removeAll { $0.id == id }
    index()
  }

  /// What goes by that name, however it is spelt: "My Shakes" is "shake".
  public func named(_ name: String) -> PersonalFood? {
    let key = Self.key(name)
    return key.isEmpty ? nil : taught.last { Self.key($0.name) == key }
  }

  /// What was taught under an id.
  public func taught(id: String) -> PersonalFood? { taught.first { $0.id == id } }

  /// The recipe that a food's id means, where it means one.
  public func recipe(foodID: String) -> Recipe? {
    guard case .recipe(let recipe)? = Self.ownID(foodID).flatMap({ id in taught.first { $0.id == id } }) else {
      return nil
    }
    return recipe
  }

  /// The own food or recipe of a food id as the catalogue shows foods.
  func food(id: String) -> Food? {
    guard let own = Self.ownID(id) else { return nil }
    return switch taught.first(where: { $0.id == own }) {
    case .food(let food)?: Food(food)
    case .recipe(let recipe)?: Food(recipe)
    case .alias?, nil: nil
    }
  }

  /// The id of the food that a phrase means, where the person taught it.
  func foodID(for phrase: String) -> String? {
    if names.isEmpty { return nil }
    return names[Self.key(phrase)]
  }

  func knows(word: String) -> Bool { words.contains(word) }

  /// How many of the words, from the first, are a name the person taught; 0 where they are none. The longest counts.
  public func lengthOfName(in said: ArraySlice<String>) -> Int {
    // "grandma's" is folded as its name was: without the ending.
    guard let first = said.first, !names.isEmpty, let folded = WordFolding.words(first).first, words.contains(folded)
    else { return 0 }
    for count in stride(from: min(longestName, said.count), to: 0, by: -1)
    where names[Self.key(said.prefix(count).joined(separator: " "))] != nil {
      return count
    }
    return 0
  }

  /// The id of an own food or recipe behind the id of a food.
  static func ownID(_ foodID: String) -> String? {
    foodID.hasPrefix(ownPrefix) ? String(foodID.dropFirst(ownPrefix.count)) : nil
  }

  static let ownPrefix = "own:"

  /// Whether a food's id is of something that the person taught.
  public static func isOwn(_ foodID: String) -> Bool { foodID.hasPrefix(ownPrefix) }

  /// The name as it is compared: folded words, without "my" and articles in front.
  static func key(_ name: String) -> String {
    let words = WordFolding.words(name)
    return words.drop { determiners.contains($0) }.joined(separator: " ")
  }

  private static let determiners: Set<String> = ["my", "our", "the", "a", "an", "some"]

  private mutating func index() {
    names = [:]
    words = []
    longestName = 0
    for food in taught {
      let key = Self.key(food.name)
      guard !key.isEmpty else { continue }
      if case .alias(let alias) = food { names[key] = alias.foodId } else { names[key] = Self.ownPrefix + food.id }
      let parts = key.split(separator: " ").map(String.init)
      words.formUnion(parts)
      longestName = max(longestName, parts.count)
    }
  }
}

extension PersonalFoods {
  /// A food counts as the usual one from so many days on.
  public static let usualFrom = 3

  /// Staples that come in kinds which stand in for one another: one kind is what a person has at home.
  private static let staples: Set<String> = [
    "milk", "bread", "toast", "yogurt", "yoghurt", "rice", "pasta", "cheese", "cereal", "butter", "oil", "tofu",
  ]

  /// Words before a staple that make another food of it, or a treat.
  private static let changing: Set<String> = [
    "peanut", "almond", "cashew", "nut", "apple", "garlic", "banana", "chocolate", "strawberry", "vanilla", "condensed",
    "evaporated", "powdered", "malted", "cream", "french", "fried", "cottage", "mac",
  ]

  /// Counts days on which words meant a food.
  ///
  /// A staple said with its kind ("oat milk") counts for the bare noun too.
  /// - Parameters:
  ///   - day: the last of the days, since 1970; the same day counts once.
  ///   - days: how many.
  public mutating func use(_ said: String, foodID: String, day: Int, days: Int = 1) {
    let words = WordFolding.words(said)
    guard let noun = words.last, words.count <= 3, !foodID.hasPrefix(MealReference.prefix) else { return }
    let isKind =
      words.count > 1 && Self.staples.contains(noun) && words.dropLast().allSatisfy { !isChanging($0, noun) }
    guard words.count == 1 || isKind else { return }
    var use = uses[noun]?[foodID] ?? Use(days: 0, last: day - 1)
    if use.last == day { return }
    use.days += days
    use.last = day
    uses[noun, default: [:]][foodID] = use
    habits[noun] = habit(noun)
  }

  /// How often words meant a food: on how many days, and the last of them since 1970.
  struct Use: Equatable, Sendable {
    var days: Int
    var last: Int
  }

  /// "almond" makes a kind of milk and another food of butter.
  private func isChanging(_ word: String, _ noun: String) -> Bool {
    Self.changing.contains(word) && !(noun == "milk" && ["almond", "cashew", "nut"].contains(word))
  }

  /// The food that this person means by a bare noun: had on at least three days, and more often than not.
  public func usualFoodID(for phrase: String) -> String? {
    if habits.isEmpty || phrase.utf8.contains(0x20) { return nil }
    let words = WordFolding.words(phrase)
    return words.count == 1 ? habits[words[0]] : nil
  }

  private func habit(_ noun: String) -> String? {
    guard let counts = uses[noun] else { return nil }
    let total = counts.values.reduce(0) { $0 + $1.days }
    let best = counts.max { ($0.value.days, $1.key) < ($1.value.days, $0.key) }
    guard let best, best.value.days >= Self.usualFrom, best.value.days * 2 > total else { return nil }
    return best.key
  }
}
