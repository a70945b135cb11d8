import Foods

/// Which kind of a thing it was, told behind it: "a muffin, lemon poppyseed", "protein bar, crunchy peanut butter" and
/// "popcorn, lightly salted" are one thing each.
enum CommaKinds {
  /// Sold in kinds that are foods by themselves.
  static let heads = WordList.words(
    "muffin muffins bar bars cookie cookies donut donuts doughnut doughnuts cupcake cupcakes shake shakes scone scones crisps gum"
  )
  private static let bars: WordSet = ["bar", "bars", "shake", "shakes"]
  private static let places: WordSet = ["from", "at", "in"]
  private static let longestPlace = 5
  private static let longestKind = 4
  private static let sure = 0.85

  /// `tokens` with the kind before the thing, where the tables have it so.
  static func told(_ said: [Token], catalog: FoodCatalog) -> [Token] {
    let tokens = withSoakingBefore(withMannerBefore(withStateBefore(said), catalog: catalog))
    guard tokens.count > 2, let head = heads.lastIndex(in: tokens), let comma = comma(behind: head, in: tokens),
      case let kind = tokens[(comma + 1)...].prefix(while: { $0.kind == .word && !$0.isBreak }),
      (1...longestKind).contains(kind.count), tokens.ends(at: kind.endIndex),
      !kind.contains(where: { $0.isCount || NumberWords.articles.contains($0) })
    else { return tokens }
    let start = nameStart(of: head, in: tokens)
    let words = kind.map(\.folded)
    let name = tokens[start...head].map(\.folded)
    guard words.count > 1 || catalog.link(words[0])?.confidence ?? 0 < sure,
      let match = catalog.link((words + name).joined(separator: " ")),
      match.confidence >= sure && isNamed(words, match.food)
        // What is wrapped by itself has its flavour on it.
        || bars.contains(tokens[head]) && words.count > 1
          && catalog.link(name.joined(separator: " "))?.food.category == match.food.category
    else { return tokens }
    var told = Array(tokens[..<start])
    told += kind
    told += tokens[start..<comma]
    told += tokens[kind.endIndex...]
    return told
  }

  /// The comma right behind the thing, or behind where it was from.
  private static func comma(behind head: Int, in tokens: [Token]) -> Int? {
    guard let comma = tokens[(head + 1)...].prefix(longestPlace).firstIndex(where: { $0.isSign(",") }) else {
      return nil
    }
    return comma == head + 1
      || places.contains(tokens[head + 1]) && tokens[(head + 1)..<comma].allSatisfy { $0.kind == .word } ? comma : nil
  }

  private static func nameStart(of head: Int, in tokens: [Token]) -> Int {
    var start = head
    while start > 0, head - start < 2, tokens[start - 1].kind == .word, !tokens[start - 1].isBreak,
      !tokens[start - 1].isCount,
      !NumberWords.articles.contains(tokens[start - 1]), !EatingWords.having.contains(tokens[start - 1]),
      !ListWords.selves.contains(tokens[start - 1]), !tokens[start - 1].isOne(of: "of", "the", "my", "some"),
      UnitTable.byName[tokens[start - 1]] == nil
    { start -= 1 }
    return start
  }

  private static func isNamed(_ words: [String], _ food: Food) -> Bool {
    let name = FoodCatalog.foldedWords(food.name)
    return FoodCatalog.foldedWords(words.joined(separator: " ")).allSatisfy(name.contains)
  }

  static let degrees: WordSet = ["lightly", "heavily", "slightly", "lighty", "well"]
  private static let states = CookingWords.cooked.union([
    "salted", "unsalted", "buttered", "sweetened", "unsweetened", "seasoned", "breaded", "battered", "dressed",
    "spiced",
  ])

  private static let soaked: WordSet = ["oats", "porridge", "oatmeal", "muesli", "weetabix"]

  /// "Overnight oats" for "oats, overnight" and "oats (overnight)": no word of when they were eaten.
  private static func withSoakingBefore(_ tokens: [Token]) -> [Token] {
    guard let overnight = tokens.firstIndex(where: { $0.isWord("overnight") }), overnight > 1,
      tokens[overnight - 1].isSign(",") || tokens[overnight - 1].isSign("("), soaked.contains(tokens[overnight - 2])
    else { return tokens }
    let isBracket = tokens[overnight - 1].isSign("(")
    var told = Array(tokens[..<(overnight - 2)])
    told += [tokens[overnight].joined(.apart), tokens[overnight - 2].joined(.apart)]
    told += tokens[(overnight + (isBracket && tokens.count > overnight + 1 ? 2 : 1))...]
    return told
  }

  static let manners: WordSet = [
    "air", "pan", "oven", "slow", "stir", "dry", "flame", "char", "spit", "kettle",
  ]
  private static let handlings = CookingWords.cooked.union(["popped", "roasted"])

  /// "Air popped popcorn" for "popcorn, air popped", where it is called so.
  private static func withMannerBefore(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard let manner = manners.firstIndex(in: tokens), manner > 1, handlings.contains(at: manner + 1, in: tokens),
      tokens[manner - 1].isSign(",") || tokens[manner - 1].isSign("("), tokens[manner - 2].kind == .word,
      tokens.breaks(at: manner + 2),
      let match = catalog.link(
        tokens[manner...(manner + 1)].map(\.folded).joined(separator: " ") + " " + tokens[manner - 2].folded),
      match.confidence >= sure, match.food.source != .branded
    else { return tokens }
    let isBracket = tokens[manner - 1].isSign("(") && tokens.word(manner + 2).isEmpty && manner + 2 < tokens.count
    var told = Array(tokens[..<(manner - 2)])
    told += tokens[manner...(manner + 1)].map { $0.joined(.apart) }
    told.append(tokens[manner - 2].joined(.apart))
    told += tokens[(manner + (isBracket ? 3 : 2))...]
    return told
  }

  /// "Salted popcorn" for "popcorn, lightly salted".
  private static func withStateBefore(_ tokens: [Token]) -> [Token] {
    guard let degree = degrees.firstIndex(in: tokens), degree > 1, states.contains(at: degree + 1, in: tokens),
      tokens[degree - 1].isSign(","), tokens[degree - 2].kind == .word, tokens.breaks(at: degree + 2)
    else { return tokens }
    var told = Array(tokens[..<(degree - 2)])
    told += [tokens[degree + 1], tokens[degree - 2]]
    told += tokens[(degree + 2)...]
    return told
  }
}
