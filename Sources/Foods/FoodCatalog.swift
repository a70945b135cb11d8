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

  /// Foods by how well a name of theirs answers all of `text`, best first.
  func ranked(_ text: String, limit: Int, floor: Float, amount: SaidAmount) -> [FoodMatch] {
    let cut = text.utf8.count > Self.longestText ? text.prefix(Self.longestText) : text[...]
    // Meat is the same with its bone and without: that only tells how much of the weight is eaten.
    let text = cut.contains(Self.boneIn) ? Substring(cut.replacing(Self.boneIn, with: "")) : cut
    let reading = PhraseReading(table: table)
    var words = reading.read(text)
    if let spaced = spaced(text, words: words) { words = reading.read(spaced) }
    guard limit > 0, var query = Query(words, table: table) else { return [] }
    query.isServed = amount != .weight && amount != .ounces
    let measure = MeasureEvidence(amount, query: query)
    let state = StateEvidence(query, amount: amount, reading: reading)
    let denied = query.words.filter { $0.roles.contains(.negated) }.map(\.text)
    let wide = measure == nil && denied.isEmpty ? limit : max(limit, MeasureEvidence.candidates)
    var found = CandidateSearch(table: table).best(max(wide, state?.candidates ?? 0), for: query).map {
      (table: table, candidate: $0, shift: Float(0))
    }
    let isNamed = isInCapitals(text)
    if let labels, (found.first?.candidate.score ?? 0) < (isNamed ? Self.certainOfNamed : Self.certain),
      let query = Query(query.words, table: labels, correctingTypos: false)
    {
      // Two foods in few words are more often two foods than a product that is named after both.
      let isPair = query.words.count <= 5 && hasAnd(text)
      let weights = LinkWeights.standard
      for var candidate in CandidateSearch(table: labels).best(
        state?.isCooked == true ? max(wide, MeasureEvidence.candidates) : wide, for: query)
      {
        candidate.score += isNamed ? weights.labelNamed : weights.label(amount)
        if isPair, !isNamed, !amount.isWeight { candidate.score += weights.labelOfPair }
        if !isNamed, !isAsEaten(labels, candidate.food, for: query) { candidate.score += weights.labelNotAsEaten }
        found.append((labels, candidate, 0))
      }
    }
    if let measure {
      for index in found.indices {
        found[index].candidate.score += measure.score(of: found[index].candidate.food, in: found[index].table)
      }
    }
    if !denied.isEmpty {
      for index in found.indices where holds(denied, found[index].table.food(found[index].candidate.food).name) {
        found[index].candidate.score -= LinkWeights.standard.denied
      }
    }
    if let state {
      for index in found.indices {
        found[index].shift = state.shift(of: found[index].candidate.food, in: found[index].table)
      }
    }
    let nearest = found.max { $0.candidate.score < $1.candidate.score }
    found.sort { $0.candidate.score + $0.shift > $1.candidate.score + $1.shift }
    if let best = found.first, best.candidate.score > 0,
      let told = state?.sibling(of: best.candidate.food, shift: best.shift, in: best.table)
    {
      found.removeAll { $0.candidate.food == told && $0.table.source(ofFood: told) != .branded }
      var sibling = best
      sibling.candidate.food = told
      found.insert(sibling, at: 0)
    }
    return found.prefix(limit).filter { $0.candidate.score > floor }.map { table, candidate, shift in
      let food = table.food(candidate.food)
      guard shift > 0, let nearest, food.isOneKind(with: nearest.table.food(nearest.candidate.food)) else {
        return FoodMatch(food: food, confidence: confidence(candidate.score))
      }
      // What agrees with the state that was said is as sure as the row beside it whose name was nearest.
      let score = max(candidate.score, min(nearest.candidate.score, candidate.score + shift))
      return FoodMatch(food: food, confidence: confidence(score))
    }
  }

  /// Whether a food whatever it was found by is called with one of the words: "no dressing" is no "salad with dressing".
  private func holds(_ denied: [String], _ name: String) -> Bool {
    let read = PhraseReading(table: table).read(name)
    return read.contains { denied.contains($0.text) && !$0.roles.contains(.negated) }
  }

  /// Written as labels are: no small letter in it.
  private func isInCapitals(_ text: Substring) -> Bool {
    var capitals = 0
    for byte in text.utf8 {
      if byte >= 0x61, byte <= 0x7A { return false }
      if byte >= 0x41, byte <= 0x5A { capitals += 1 }
    }
    return capitals > 1
  }

  private func hasAnd(_ text: Substring) -> Bool {
    text.split(separator: " ").contains { $0.utf8.count == 3 && $0.lowercased() == "and" }
  }

  /// Whether a label's product is eaten as it is sold, or the query asks for what has to be prepared.
  private func isAsEaten(_ labels: TableBytes, _ food: Int, for query: Query) -> Bool {
    let category = labels.categoryBytes(ofFood: food)
    guard Self.preparedCategories.contains(where: { category.contains(word: $0.utf8) }) else { return true }
    return query.words.contains { Self.preparedWords.contains($0.text) }
  }

  private static let preparedCategories = [
    "Powdered", "Sauce", "Mixes", "Seasoning", "Baking", "Dough", "Dressing", "Concentrate", "Herbs", "Syrups",
  ]
  private static let preparedWords: Set<String> = [
    "powder", "sauce", "mix", "seasoning", "paste", "dressing", "dough", "marinade", "spice", "kit", "rub",
    "concentrate", "syrup", "herb",
  ]

  /// A score as a confidence, 0...0.99.
  func confidence(_ score: Float) -> Double { Double(min(0.99, max(0, score * 0.9))) }
}
