/// Measures and cuts in the words of the tables: "an individual cup of dip" is a container, "cocktail-size sausages" are
/// cocktail sausages, "a salad's worth of spinach" is a serving of it.
enum TableMeasures {
  private static let holders: WordSet = ["individual", "dipping", "dip", "condiment", "portion"]
  private static let cups: WordSet = ["cup", "cups", "pot", "pots"]
  /// Kinds of food that are called by their size.
  private static let kinds: WordSet = ["cocktail", "breakfast", "party"]
  private static let dishes: WordSet = ["salad", "salad's", "sandwich", "sandwich's", "meal", "meal's"]

  /// `tokens` with them respelt.
  static func respelt(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    return tokens.replacing { index in
      let range = tokens[index].range
      if holders.contains(tokens[index]), cups.contains(at: index + 1, in: tokens), index + 2 < tokens.count,
        tokens[index + 2].isWord("of")
      {
        let plural = EnglishPlural.isPlural(tokens[index + 1].folded)
        return (index + 2, Token.words(["individual", plural ? "containers" : "container"], at: range))
      }
      if kinds.contains(tokens[index]), index + 2 < tokens.count, tokens[index + 1].isOne(of: "size", "sized"),
        tokens[index + 2].kind == .word
      {
        return (index + 2, [tokens[index]])
      }
      if dishes.contains(tokens[index]), index + 2 < tokens.count, tokens[index + 1].isWord("worth"),
        tokens[index + 2].isWord("of")
      {
        return (index + 3, Token.words(["serving", "of"], at: range))
      }
      if drizzled.contains(tokens[index]), index + 1 < tokens.count, tokens[index + 1].isWord("drizzle"),
        tokens.breaks(at: index + 2)
      {
        return (index + 2, Token.words(["drizzle", "of"], at: range) + [tokens[index]])
      }
      if let told = weighed(at: index, in: tokens) { return told }
      // "Sips of water all morning, maybe 400 ml": nobody counted them.
      if sips.contains(tokens[index]), index + 3 < tokens.count, tokens[index + 1].isWord("of"),
        tokens[(index + 3)...].indices.contains(where: { QuantityParser(tokens).quantity(at: $0)?.milliliters != nil })
      {
        return (index + 2, [])
      }
      if let end = endOfMeats(at: index, in: tokens) { return (end, []) }
      return nil
    }
  }

  private static let drizzled: WordSet = [
    "tahini", "honey", "balsamic", "pesto", "oil", "chocolate", "caramel", "syrup", "yoghurt", "yogurt", "sriracha",
    "mayo",
  ]
  /// Cuts that are measures too.
  private static let cuts = WordList.words(
    "steak fillet filet bun roll chop cutlet burger patty loaf sausage breast thigh egg wrap bap potato dumpling tortilla"
  )
  private static let sips: WordSet = ["sips", "gulps", "swigs", "mouthfuls"]

  /// "A 200 g steak" for "a steak of about 200 g".
  private static func weighed(at index: Int, in tokens: [Token]) -> (Int, [Token])? {
    guard cuts.contains(tokens[index]), index > 0, NumberWords.articles.contains(tokens[index - 1]),
      index + 3 < tokens.count, tokens[index + 1].isWord("of"),
      case let start = QuantityWords.hedges.end(from: index + 2, in: tokens), start < tokens.count,
      let weight = QuantityParser(tokens).quantity(at: start), weight.grams != nil,
      case let end = weight.tokens.upperBound,
      tokens.breaks(at: end)
    else { return nil }
    return (end, Array(tokens[(index + 2)..<end]) + [tokens[index]])
  }

  /// Behind ", both light and dark meat", which is the bird as it comes.
  private static func endOfMeats(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isSign(",") else { return nil }
    let start = index + 1 < tokens.count && tokens[index + 1].isWord("both") ? index + 2 : index + 1
    guard start + 3 < tokens.count, tokens[start].isOne(of: "light", "white", "dark"),
      ListWords.ands.contains(tokens[start + 1]), tokens[start + 2].isOne(of: "light", "white", "dark"),
      tokens[start + 3].isWord("meat")
    else { return nil }
    return start + 4
  }
}
