/// The foods Ada knows, and how to find them. A value without state: the tables are part of the program.
public struct FoodCatalog: Sendable {
  let table: TableBytes

  /// USDA's FNDDS, SR Legacy and Foundation tables and restaurant menus, embedded in the program.
  public static let reference = FoodCatalog(table: .reference)

  /// The food with this id, where there is one.
  public func food(id: String) -> Food? { table.foodIndex(id: id).map(table.food) }

  /// How many foods there are.
  public var count: Int { table.foods.count }

  /// Foods for a search line, best first: typo tolerant, singular and plural alike.
  public func search(_ query: String, limit: Int = 10) -> [FoodMatch] { matches(query, limit: limit, floor: 0) }

  /// The food a noun phrase means ("beef burrito", "unsweetened almond milk"), or nil when nothing is near.
  public func link(_ phrase: String) -> FoodMatch? { matches(phrase, limit: 2, floor: 0.25).first }

  /// Near foods to offer in a question back, best first.
  public func candidates(for phrase: String, limit: Int) -> [FoodMatch] { matches(phrase, limit: limit, floor: 0.1) }

  /// True when the folded word is in any food's name.
  public func knows(word: String) -> Bool {
    let words = WordFolding.words(word)
    return !words.isEmpty && words.allSatisfy { table.word($0) != nil }
  }

  /// Text is read up to here; a food's name is not longer.
  static let longestText = 400

  private func matches(_ text: String, limit: Int, floor: Float) -> [FoodMatch] {
    let text = text.utf8.count > Self.longestText ? text.prefix(Self.longestText) : text[...]
    guard limit > 0, let query = Query(text, table: table) else { return [] }
    return CandidateSearch(table: table).best(limit, for: query).compactMap { candidate in
      let confidence = confidence(candidate.score)
      return candidate.score > floor ? FoodMatch(food: table.food(candidate.food), confidence: confidence) : nil
    }
  }

  /// A score as a share of right answers.
  func confidence(_ score: Float) -> Double { Double(min(0.99, max(0, score * 0.9))) }
}
