/// What is in or on a food, told with a participle: "a croissant filled with ham and cheese", "fries dipped in mayo" and "a
/// burger smothered in cheese" are all read as "with".
enum FilledWith {
  static let filled: WordSet = ["filled", "stuffed", "loaded", "packed", "layered"]
  private static let folded: WordSet = [
    "crepe", "crepes", "croissant", "croissants", "omelette", "omelettes", "omelet",
  ]

  /// `tokens` without the participle of "a croissant filled with ham and cheese".
  static func told(_ said: [Token]) -> [Token] {
    let tokens = beansParted(fillingsParted(filledAtTap(said)))
    if let over = tokens.indices.dropFirst(2).first(where: { isCover(before: $0, in: tokens) }) {
      return tokens[..<(over - 1)] + [Token.word("with", at: tokens[over].range)] + tokens[(over + 1)...]
    }
    guard let with = tokens.indices.dropFirst(2).first(where: { isFilling(before: $0, in: tokens) }) else {
      return tokens
    }
    return Array(tokens[..<(with - 1)] + tokens[with...])
  }

  static let breakfasts: WordSet = ["burrito", "taco", "omelette", "omelet", "muffin", "biscuit", "mcmuffin"]
  private static let fewestFillings = 3

  /// "A sandwich with sausage, egg, cheese" for one "with sausage egg cheese", which is one sandwich and not another in it.
  private static func fillingsParted(_ tokens: [Token]) -> [Token] {
    guard
      let with = tokens.indices.dropFirst().first(where: { index in
        tokens[index].isOne(of: "with", "w")
          && (SandwichWords.carriers[tokens[index - 1]] != nil || breakfasts.contains(tokens[index - 1]))
      }),
      case let fillings = tokens[(with + 1)...].prefix(while: { SandwichWords.fillings.contains($0) }),
      fillings.count >= fewestFillings
    else { return tokens }
    var parted = Array(tokens[...(with + 1)])
    for index in fillings.indices.dropFirst() {
      if !MealWords.isCompound(tokens[index - 1], tokens[index]) {
        parted.append(Token.sign(",", at: tokens[index].range))
      }
      parted.append(tokens[index])
    }
    return parted + tokens[fillings.endIndex...]
  }

  static let burritos: WordSet = ["burrito", "burritos"]

  /// "A burrito with beef, rice, beans" for one "with beef, rice and beans", which are no dish beside it.
  private static func beansParted(_ tokens: [Token]) -> [Token] {
    guard let shell = burritos.firstIndex(in: tokens), tokens.word(shell + 1) == "with",
      let and = tokens.indices.dropFirst(shell + 4).dropLast().first(where: {
        tokens[$0].isWord("and") && tokens[$0 - 1].isOne(of: "rice", "beans")
          && tokens[$0 + 1].isOne(of: "rice", "beans")
      }), tokens[(shell + 2)..<and].contains(where: { $0.isSign(",") })
    else { return tokens }
    var parted = tokens
    parted[and] = Token.sign(",", at: tokens[and].range)
    return parted
  }

  private static let drawing: WordSet = ["filled", "refilled", "topped"]

  /// "A bottle of tap water" for "a bottle filled from the tap".
  private static func filledAtTap(_ tokens: [Token]) -> [Token] {
    guard let tap = tokens.dropFirst(3).firstIndex(where: { $0.isWord("tap") }),
      tap + 1 == tokens.count || !tokens[tap + 1].isWord("water"),
      let from = tokens[..<tap].suffix(2).firstIndex(where: { $0.isOne(of: "from", "at") }),
      drawing.contains(tokens[from - 1])
    else { return tokens }
    return tokens[..<(from - 1)] + Token.words(["of", "tap", "water"], at: tokens[from].range) + tokens[(tap + 1)...]
  }

  private static let covers = WordList.words("melted cheese gravy sauce cheddar mozzarella guacamole salsa")

  /// What is coated with them is a food of its own: "strawberries dipped in chocolate".
  private static let coatings = WordList.words(
    "chocolate batter egg eggs caramel candy toffee flour dark milk white breadcrumbs")

  /// "A burger smothered in melted cheese" is one with it; so are "fries dipped in mayo".
  private static func isCover(before over: Int, in tokens: [Token]) -> Bool {
    if tokens[over - 1].isOne(of: "dipped", "dunked"), tokens[over].isOne(of: "in", "into"), over + 1 < tokens.count {
      return tokens[over - 2].kind == .word && !ListWords.pronouns.contains(tokens[over - 2])
        && !coatings.occurs(in: tokens[(over + 1)...].prefix(2))
    }
    return tokens[over - 1].isOne(of: "covered", "smothered", "drowned") && tokens[over].isOne(of: "in", "with")
      && over + 1 < tokens.count && covers.contains(tokens[over + 1])
  }

  private static func isFilling(before with: Int, in tokens: [Token]) -> Bool {
    tokens[with].isWord("with") && filled.contains(tokens[with - 1])
      && (SandwichWords.carriers[tokens[with - 2]] != nil || folded.contains(tokens[with - 2]))
  }
}
