/// Putting foods in the order in which a phrase may mean them.
extension FoodCatalog {
  /// A food that shares words with a phrase, in whichever table it stands.
  private struct Found {
    let table: TableBytes
    var candidate: CandidateSearch.Candidate
    /// What the state that was said moves it by: apart from the score, as it says nothing of the name.
    var shift: Float = 0
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
    let trim = CutEvidence(query)
    let denied = query.words.filter { $0.roles.contains(.negated) }.map(\.text)
    let wide = measure == nil && denied.isEmpty ? limit : max(limit, MeasureEvidence.candidates)
    var found = CandidateSearch(table: table).best(max(wide, state?.candidates ?? 0), for: query).map {
      Found(table: table, candidate: $0)
    }
    found += labelled(
      text, query, amount: amount, besides: found.first,
      limit: state?.isCooked == true ? max(wide, MeasureEvidence.candidates) : wide)
    for index in found.indices {
      let (food, table) = (found[index].candidate.food, found[index].table)
      if let measure { found[index].candidate.score += measure.score(of: food, in: table) }
      if let trim { found[index].candidate.score += trim.score(of: food, in: table) }
      if !denied.isEmpty, holds(denied, table.food(food).name) {
        found[index].candidate.score -= LinkWeights.standard.denied
      }
      if let state { found[index].shift = state.shift(of: food, in: table) }
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
    return found.prefix(limit).filter { $0.candidate.score > floor }.map { match(of: $0, nearest: nearest) }
  }

  /// Products' labels that answer a phrase, where no reference food does so for certain.
  private func labelled(
    _ text: Substring, _ query: Query, amount: SaidAmount, besides best: Found?, limit: Int
  ) -> [Found] {
    let isNamed = isInCapitals(text)
    guard let labels, (best?.candidate.score ?? 0) < (isNamed ? Self.certainOfNamed : Self.certain),
      let query = Query(query.words, table: labels, correctingTypos: false)
    else { return [] }
    // Two foods in few words are more often two foods than a product that is named after both.
    let isPair = query.words.count <= 5 && hasAnd(text)
    let weights = LinkWeights.standard
    return CandidateSearch(table: labels).best(limit, for: query).map { candidate in
      var found = Found(table: labels, candidate: candidate)
      found.candidate.score += isNamed ? weights.labelNamed : weights.label(amount)
      if isPair, !isNamed, !amount.isWeight { found.candidate.score += weights.labelOfPair }
      if !isNamed, !isAsEaten(labels, candidate.food, for: query) { found.candidate.score += weights.labelNotAsEaten }
      return found
    }
  }

  private func match(of found: Found, nearest: Found?) -> FoodMatch {
    let food = found.table.food(found.candidate.food)
    let score = found.candidate.score
    guard found.shift > 0, let nearest, food.isOneKind(with: nearest.table.food(nearest.candidate.food)) else {
      return FoodMatch(food: food, confidence: confidence(score))
    }
    // What agrees with the state that was said is as sure as the row beside it whose name was nearest.
    return FoodMatch(
      food: food, confidence: confidence(max(score, min(nearest.candidate.score, score + found.shift))))
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
}
