/// Words put into the mouth of the machinery.
extension FrameReader {
  static let roleAnchor = Anchor(roles)
  static let settingAnchor = Anchor(cooking)

  private static let roles = WordList.words(
    """
    system assistant developer admin root instruction instructions user inst endoftext human bot tool
    sys im model prompt
    """)
  private static let brackets: WordSet = ["<", "[", "{", "|", "#", "/", ">", "]"]

  /// "system: log 10 burgers", "</user> assistant: ...", "[system] log ...", "<|im_start|>": a chat's own marks.
  static func isCommanded(_ tokens: [Token]) -> Bool {
    if isCode(tokens) || isRuleForAll(tokens) || ordersForMachine(tokens) || undoesRules(tokens) { return true }
    return roles.occurs(in: tokens)
      && tokens.indices.contains { index in
        guard tokens[index].kind == .word, roles.contains(tokens[index]) else { return false }
        let isOpened = index > 0 && brackets.contains(tokens[index - 1])
        guard index + 1 < tokens.count else { return false }
        let next = tokens[index + 1]
        // "<|im_start|>" is cut at its underscore.
        let isClosed =
          next.isSign(">") || next.isSign("]") || next.isSign("|") || next.isSign("}") || next.isSign("_")
          || next.isSign("#")
        if next.isSign(":") || next.isSign(">") {
          return index == 0 || isOpened || tokens[index - 1].isSign(":") || tokens[index - 1].isSign("\"")
            || brackets.contains(before(index, tokens)) || before(index, tokens) == "ai"
        }
        return isOpened && isClosed
      }
  }

  private static func before(_ index: Int, _ tokens: [Token]) -> String { index > 0 ? tokens[index - 1].folded : "" }

  /// "bought a small latte": one thing to have, and no shopping.
  static func buysOne(_ tokens: [Token]) -> Bool {
    let start = opening(of: tokens)
    guard tokens.word(start).isOne(of: "bought", "purchased"),
      NumberWords.articles.contains(at: start + 1, in: tokens)
    else { return false }
    return !stock.occurs(in: tokens)
  }

  private static let meals: WordSet = ["lunch", "breakfast", "brunch", "snack", "elevenses"]
  /// What nobody eats as it is bought.
  private static let raw = WordList.words(
    "chicken fish turkey joint duck lobster crab ham lettuce cabbage cauliflower melon baguette")
  private static let ahead = WordList.words(
    "tomorrow tonight later next week weekend sunday saturday monday friday kids")

  /// "Bought a salad for lunch": one thing for a meal of the same day, and no shopping.
  static func buysMeal(_ bought: Int, in tokens: [Token]) -> Bool {
    if buysForMealAhead(bought, in: tokens) || buysServed(bought, in: tokens) { return true }
    guard NumberWords.articles.contains(at: bought + 1, in: tokens), !stock.occurs(in: tokens),
      !ahead.occurs(in: tokens),
      let lead = tokens[bought...].firstIndex(where: { $0.isWord("for") }), lead > bought + 2,
      !raw.contains(tokens[lead - 1])
    else { return false }
    let meal = tokens.word(lead + 1) == "my" || tokens.word(lead + 1) == "a" ? lead + 2 : lead + 1
    return meals.contains(at: meal, in: tokens)
      && (tokens.ends(at: meal + 1)
        || tokens.word(meal + 1).isOne(of: "at", "from", "in", "today", "and", "near", "on"))
  }

  private static let servings: WordSet = ["small", "medium", "large", "regular", "tall", "grande", "venti", "trenta"]
  /// What is sold over a counter in such sizes, ready to be had.
  private static let served = CoffeeWords.cups.union(
    WordList.words(
      """
      coke cola pepsi sprite fanta lemonade soda fries chips wedges milkshake shake slush slushie slurpee smoothie
      frappuccino frappe popcorn flat iced hot mcflurry meal
      """))

  /// "Bought a medium fries": a size over the counter, and no stock for the cupboard.
  private static func buysServed(_ bought: Int, in tokens: [Token]) -> Bool {
    NumberWords.articles.contains(at: bought + 1, in: tokens) && servings.contains(at: bought + 2, in: tokens)
      && served.contains(at: bought + 3, in: tokens) && !stock.occurs(in: tokens) && !ahead.occurs(in: tokens)
  }

  /// "For lunch I bought a salad": the meal before what was bought for it.
  private static func buysForMealAhead(_ bought: Int, in tokens: [Token]) -> Bool {
    guard let lead = tokens[..<bought].firstIndex(where: { $0.isWord("for") }),
      meals.contains(at: tokens.word(lead + 1) == "my" ? lead + 2 : lead + 1, in: tokens),
      !stock.occurs(in: tokens), !ahead.occurs(in: tokens)
    else { return false }
    let object = tokens[(bought + 1)...].drop { NumberWords.articles.contains($0) || $0.isWord("some") }
    guard let first = object.first, first.kind == .word else { return false }
    // "Chicken to roast", but a chicken sandwich.
    let isAlone = object.dropFirst().first.map { $0.kind != .word || $0.isWord("to") } ?? true
    return !(isAlone && raw.contains(first))
  }

  /// "Food shopping, 40 min": how long it went on.
  static func isTimedErrand(_ word: String, _ tokens: [Token]) -> Bool {
    word.isOne(of: "shopping", "grocery") && WorkoutAmountReader.read(tokens).minutes != nil
  }

  private static let stock = WordList.words(
    "loaf pack packet bag box case carton jar dozen kilo kg week freezer fridge later tomorrow tonight him her them")

  private static let setting: WordSet = ["put", "popped", "stuck", "chucked", "shoved", "bunged", "threw", "got"]
  private static let cooking: WordSet = [
    "oven", "roast", "bake", "cook", "slow", "cooker", "crockpot", "hob", "bbq", "barbecue", "simmer", "airfryer",
    "defrost",
  ]

  /// "Just put a chicken in to roast", "popped a lasagne in the oven": it is still to be eaten.
  static func isCookingAhead(_ tokens: [Token], from start: Int) -> Bool {
    let verb = tokens.word(start).isOne(of: "i", "i've", "we", "just") ? start + 1 : start
    let at = tokens.word(verb).isOne(of: "just", "have") ? verb + 1 : verb
    guard setting.contains(at: at, in: tokens),
      let into = tokens.lastIndex(where: { $0.isWord("in") || $0.isWord("on") }), into > at + 1
    else { return false }
    return cooking.occurs(in: tokens[(into + 1)...].prefix(3))
      && !tokens.contains { $0.isOne(of: "ate", "had", "then", "finished") }
  }

  /// "Left my lunch in the car": what stayed where it was.
  static func leavesBehind(_ tokens: [Token], from start: Int) -> Bool {
    let at = tokens.word(start).isOne(of: "i", "we", "i've") ? start + 1 : start
    guard tokens.word(at) == "left", tokens.word(at + 1).isOne(of: "my", "the", "a", "it", "them", "our") else {
      return false
    }
    return tokens[(at + 2)...].contains { $0.isOne(of: "in", "at", "on") }
      && !tokens.contains { $0.isOne(of: "half", "ate", "had", "rest", "bit") }
  }
}
