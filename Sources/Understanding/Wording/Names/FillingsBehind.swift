import Foods

/// What is in a thing that is sold filled, told behind it: "two pasties, beef and onion" are two with both.
enum FillingsBehind {
  static let dishes = WordList.words(
    """
    kolache kolaches empanada empanadas tamale tamales crepe crepes galette calzone calzones pasty pasties samosa samosas
    burrito burritos quesadilla quesadillas taquito taquitos enchilada enchiladas arepa arepas pupusa pupusas bao baos
    turnover turnovers blintz blintzes knish knishes stromboli omelette omelettes omelet omelets toastie toasties panini
    paninis piroshki pirozhki borek bourekas pierogi dumplings taco tacos
    """)
  private static let more = WordList.words(
    "bean beans potato potatoes meat mince cabbage kimchi sauerkraut jam nutella apple curd corn brisket sweetcorn")
  private static let fillings = SandwichWords.inside.union(more)
  private static let longestHead = 4
  private static let sure = 0.85
  /// Sold empty too, so that what is in them counts besides.
  private static let open: WordSet = ["crepe", "crepes", "galette", "toastie", "toasties", "panini", "paninis"]

  /// `tokens` with the fillings before the dish.
  static func told(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard tokens.count > 4,
      let dish = tokens.indices.dropLast(4).first(where: { dishes.contains(tokens[$0]) && tokens[$0 + 1].isSign(",") }),
      fillings.contains(tokens[dish + 2]), ListWords.ands.contains(tokens[dish + 3]) || tokens[dish + 3].isWord("n"),
      fillings.contains(tokens[dish + 4]), tokens.ends(at: dish + 5),
      // "A crepe, ham and cheese, a coffee": a list of things without amounts may be what was had beside it.
      tokens[..<dish].suffix(longestHead).contains(where: { $0.isCount || NumberWords.articles.contains($0) })
    else { return tokens }
    let and = Token.word("and", at: tokens[dish + 3].range)
    let (one, other) = (tokens[dish + 2], tokens[dish + 4])
    let noun = EnglishPlural.singular(of: tokens[dish].folded)
    let kind = [[one, and, other], [one], [other]].first { words in
      let name = words.map(\.folded)
      guard let match = catalog.link((name + [noun]).joined(separator: " ")), match.confidence >= sure else {
        return false
      }
      let known = FoodCatalog.foldedWords(match.food.name)
      return words.count == 1 || !open.contains(tokens[dish]) && known.count > 1
        || name.filter { $0 != "and" }.allSatisfy {
          known.contains(EnglishPlural.singular(of: $0)) || known.contains($0)
        }
    }
    guard let kind, kind.count > 1 || !open.contains(tokens[dish]) else {
      // What is never sold empty has them in it.
      return open.contains(tokens[dish]) ? tokens : Array(tokens[...dish] + tokens[(dish + 5)...])
    }
    return tokens[..<dish] + kind + [tokens[dish]] + tokens[(dish + 5)...]
  }
}
