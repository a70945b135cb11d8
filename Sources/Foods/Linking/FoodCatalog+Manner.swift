/// What is said of how a food was, beside what it is.
extension FoodCatalog {
  /// "Fresh peas" are peas, unless what they were is in a name that answers as well: "hot chocolate".
  func newMatches(_ text: String, limit: Int, floor: Float, amount: SaidAmount) -> [FoodMatch] {
    let whole = ranked(text, limit: limit, floor: floor, amount: amount)
    if let made = made(text, limit: limit, floor: floor, amount: amount, besides: whole.first) { return made }
    guard let named = MannerWords.named(in: text) else { return whole }
    let plain = newMatches(named, limit: limit, floor: floor, amount: amount)
    guard let best = plain.first?.confidence, best > whole.first?.confidence ?? 0 else { return whole }
    return plain
  }

  /// "Grilled steak" is steak, where no name of its kind tells how it was cooked or cut and another food would answer
  /// for the word alone.
  private func made(
    _ text: String, limit: Int, floor: Float, amount: SaidAmount, besides whole: FoodMatch?
  ) -> [FoodMatch]? {
    guard let space = text.utf8.firstIndex(of: 0x20) else { return nil }
    var words = PhraseReading(table: table).read(text)
    guard (2...Self.mostMade).contains(words.count), words.count > 2 || !Self.halves.contains(words[1].text) else {
      return nil
    }
    words[0].lookUp(in: table, correctingTypos: false)
    guard MannerWords.tellsMaking(words[0]) else { return nil }
    // "Grilled chicken" of "grilled chicken salad" is what was grilled.
    if words.count > 2, let end = text.utf8[text.utf8.index(after: space)...].firstIndex(of: 0x20),
      let part = ranked(String(text[..<end]), limit: 1, floor: floor, amount: .none).first,
      part.confidence >= Self.sureOfPlain
    {
      return nil
    }
    let named = String(text[text.utf8.index(after: space)...])
    let plain = ranked(named, limit: limit, floor: floor, amount: amount)
    guard let best = plain.first, best.confidence >= Self.sureOfPlain,
      whole.map({
        $0.confidence < Self.leastOfMade || $0.confidence < best.confidence && !names(words[words.count - 1], $0.food)
      }) ?? true
    else { return nil }
    return plain
  }

  private func names(_ word: PhraseWord, _ food: Food) -> Bool {
    PhraseReading(table: table).read(food.name).contains { $0.text == word.text }
  }

  /// Foods too, and half the name of others as often: "sliced spring onions", "roasted sweet potato".
  private static let halves: Set<String> = ["sweet", "spring", "kidney", "roast"]
  private static let sureOfPlain = 0.85
  private static let mostMade = 4
  /// Below it no name tells how it was made.
  private static let leastOfMade = 0.6
}
