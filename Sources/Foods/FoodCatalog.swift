/// The foods Ada knows, and how to find them. The tables are part of the program and never change.
public struct FoodCatalog: Sendable {
  let table: TableBytes
  /// Foods known from product labels, asked when the reference foods have no good answer.
  let labels: TableBytes?
  /// What one person taught; nil for the tables alone.
  public internal(set) var personal: PersonalFoods?
  /// Packaged products outside the tables; nil where there are none.
  var products: (any ProductSource)?
  /// Copies of a catalogue share it: what is asked of it are the tables alone.
  private var memo = LinkMemo()

  init(table: TableBytes, labels: TableBytes?) {
    self.table = table
    self.labels = labels
  }

  /// USDA's FNDDS, SR Legacy, Foundation and Branded tables, restaurant menus and dishes put together from those foods,
  /// embedded in the program.
  public static let reference = FoodCatalog(table: .reference, labels: .branded)

  /// The same foods, asked for as if for the first time; for measuring.
  public func forgetting() -> FoodCatalog {
    var catalog = self
    catalog.memo = LinkMemo()
    return catalog
  }

  /// The food with this id, where there is one.
  public func food(id: String) -> Food? {
    if id.hasPrefix(PersonalFoods.ownPrefix) { return personal?.food(id: id) }
    if let barcode = Product.barcode(inID: id) { return products?.product(barcode)?.food }
    if id.hasPrefix("branded:") { return labels.flatMap { table in table.foodIndex(id: id).map(table.food) } }
    return table.foodIndex(id: id).map(table.food)
  }

  /// Foods for a search line, best first: typo tolerant, singular and plural alike.
  public func search(_ query: String, limit: Int = 10) -> [FoodMatch] {
    let own = personalMatch(query).map { [$0] } ?? []
    var found = matches(query, limit: limit, floor: 0).filter { $0.food.id != own.first?.food.id }
    if products != nil {
      found = (found + productMatches(query, limit: limit)).sorted { $0.confidence > $1.confidence }
    }
    return Array((own + found).prefix(limit))
  }

  /// The food a noun phrase means ("beef burrito", "unsweetened almond milk"), or nil when nothing is near.
  /// Look at the confidence: under about 0.3 only part of the phrase is accounted for.
  ///
  /// - Parameters:
  ///   - amount: how much of it was said, which tells foods apart: by its measure, or as what is weighed.
  public func link(_ phrase: String, amount: SaidAmount = .none) -> FoodMatch? {
    if let own = personalMatch(phrase) { return own }
    if amount == .none || amount == .count, Self.isKitchen(phrase) {
      return matches(phrase, limit: 1, floor: 0, amount: amount).first { $0.food.source == .dish }
    }
    var best = matches(phrase, limit: 1, floor: 0, amount: amount).first
    best = cannedMatch(phrase, amount: amount, besides: best) ?? best
    if let found = best, holdsTaughtPart(phrase) {
      best = FoodMatch(food: found.food, confidence: min(found.confidence, Self.leastOfTaughtPart))
    }
    return products == nil ? best : productMatch(phrase, besides: best) ?? best
  }

  /// Near foods to offer in a question back, best first.
  public func candidates(for phrase: String, limit: Int) -> [FoodMatch] { matches(phrase, limit: limit, floor: 0) }

  /// Whether a word, or each of the words that it folds to, is in some food's name, taught ones among them.
  public func knows(word: String) -> Bool {
    if table.word(word) != nil || word.hasPrefix(MealReference.prefix) { return true }
    let words = WordFolding.words(word)
    if let personal, !words.isEmpty, words.allSatisfy(personal.knows) { return true }
    return !words.isEmpty && words.allSatisfy { table.word($0) != nil || labels?.word($0) != nil }
  }

  /// Text is read up to here; a food's name is not longer.
  static let longestText = 400

  /// A reference food that scores this well is not doubted, and no label is asked.
  static let certain: Float = 0.88

  /// The same where the phrase is written as labels are, in capitals.
  static let certainOfNamed: Float = 1.2

  func matches(
    _ text: String, limit: Int, floor: Float, amount: SaidAmount = .none
  ) -> [FoodMatch] {
    memo.answer(to: LinkMemo.Question(phrase: text, limit: limit, floor: floor, amount: amount)) {
      newMatches(text, limit: limit, floor: floor, amount: amount)
    }
  }

  /// A score as a confidence, 0...0.99.
  func confidence(_ score: Float) -> Double { Double(min(0.99, max(0, score * 0.9))) }
}
