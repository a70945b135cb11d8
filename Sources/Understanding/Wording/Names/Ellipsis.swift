/// Completes names that people leave half said: "a glass of red", "a pint", "a scoop of vanilla", "3 beers and 2 shots".
enum Ellipsis {
  private static let glasses = vessels.union(["bottle", "bottles"])
  private static let wines = WordList.words("red white rose house")
  private static let scoops = WordList.words("scoop scoops cone cones")
  private static let flavors = WordList.words("vanilla chocolate strawberry pistachio mint caramel")
  private static let pumps: WordSet = ["pump", "pumps"]
  /// What coffee shops put in by the pump.
  private static let syrups = flavors.union(
    WordList.words(
      "hazelnut toffee mocha gingerbread peppermint cinnamon pumpkin maple lavender coconut almond raspberry"))
  private static let breads = WordList.words("rye brown white wholemeal granary wheat")
  private static let sandwiches = WordList.words("sandwich sandwiches sub burger roll bun toast toastie eggs bread")
  private static let pints = WordList.words(
    "pint pints tallboy tallboys schooner schooners middy middies stubby stubbies")
  private static let isIndefinite = WordList.words(
    "a an the my another few couple some of half cheeky sneaky cold quick swift last first one odd and more extra")
  private static let shots = WordList.words("shot shots")
  private static let spirits = WordList.words(
    "malt malts whisky whiskey gin vodka rum tequila brandy bourbon scotch cognac")
  /// Beside these a shot is of spirits; beside a coffee it is of that.
  private static let bars = spirits.union(
    WordList.words(
      "beer beers pint pints wine wines lager lagers ale ales cider ciders cocktail cocktails did downed necked"))
  private static let coffees = CoffeeWords.coffees.union([
    "coffees", "lattes", "white", "frappuccino", "ginger", "wheatgrass",
  ])
  private static let pizzas: WordSet = ["pepperoni", "hawaiian", "supreme"]
  private static let milky = coffees.union(WordList.words("tea chai brew matcha decaf grande venti tall frappe"))
  private static let inches: WordSet = ["inch", "inches"]
  private static let rashers: WordSet = ["rasher", "rashers"]
  private static let openWords = rashers.union(wines).union(breads).union(syrups).union(pints).union(shots).union([
    "double", "squash",
  ]).union(pizzas).union(CoffeeWords.milks)
  /// What may stand behind a name that is complete for whoever says it.
  private static let followers = WordList.words(
    """
    n w after before with at in on over during and then last yesterday today tonight this for while but or plus to from each
    later down between among amongst shared split
    """)

  /// `tokens` with the noun that was meant behind each.
  static func completed(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { openWords.contains($0) || $0.isSign("%") }) else { return tokens }
    var result: [Token] = []
    for (index, token) in tokens.enumerated() {
      if token.isWord("double"), isOfSpirit(at: index, in: tokens) {
        double(token, onto: &result)
        continue
      }
      // "Whisky, double measure".
      if token.isWord("measure"), index > 0, tokens[index - 1].isWord("double") || tokens[index - 1].isWord("single") {
        continue
      }
      result.append(token)
      if token.isSign("%"), isOfMilk(at: index, in: tokens) {
        result.append(Token.word("milk", at: token.range))
      }
      guard token.kind == .word, openWords.contains(token),
        ends(after: index, in: tokens) || isPoured(at: index, in: tokens)
      else { continue }
      for word in missing(at: index, in: tokens) {
        result.append(Token.word(word, at: token.range))
      }
    }
    return result
  }

  /// "Cereal with 2%".
  private static func isOfMilk(at index: Int, in tokens: [Token]) -> Bool {
    index > 2 && tokens[index - 1].isOne(of: "1", "2") && tokens[index - 2].isOne(of: "with", "w", "in", "and")
      && ends(after: index, in: tokens)
  }

  /// "whisky, a double": two measures of it.
  private static func isOfSpirit(at index: Int, in tokens: [Token]) -> Bool {
    let end = index + 1 < tokens.count && tokens[index + 1].isWord("measure") ? index + 1 : index
    guard index > 0, ends(after: end, in: tokens) else { return false }
    var before = index - 1
    while before > 0,
      tokens[before].isSign(",") || tokens[before].isWord("neat")
        || NumberWords.articles.contains(tokens[before])
    {
      before -= 1
    }
    return spirits.contains(tokens[before])
  }

  private static func double(_ token: Token, onto result: inout [Token]) {
    if let last = result.last, NumberWords.articles.contains(last) { result.removeLast() }
    result.append(token.read(as: 2, join: .apart))
    result.append(Token.word("shots", at: token.range))
  }

  private static let drinks = WordList.words(
    """
    water milk squash juice cider cordial coke cola lemonade tea oj kefir smoothie soda guinness stout ale lager bitter
    ipa beer shandy porter pilsner
    """
  )

  /// "water, 2 pints", "beer (lager) 1 pint": what they were of was said before the count.
  private static func isNamed(before index: Int, as names: WordSet, in tokens: [Token]) -> Bool {
    var at = index - 1
    while at > 0, tokens[at].isCount || NumberWords.articles.contains(tokens[at]) || tokens[at].isWord("half") {
      at -= 1
    }
    guard at >= 0, at < index - 1 else { return false }
    if tokens[at].isSign(")"), let open = tokens[..<at].lastIndex(where: { $0.isSign("(") }) {
      return names.occurs(in: tokens[max(0, open - 1)..<at])
    }
    if at > 0, tokens[at].isSign(",") || tokens[at].isSign(":") || tokens[at].isSign("-") { at -= 1 }
    return names.contains(tokens[at])
  }

  private static func missing(at index: Int, in tokens: [Token]) -> [String] {
    let word = tokens[index].folded
    if pints.contains(word) {
      // Nobody who asks for "a pint" or "a schooner" means milk; but "2 pints water" and "pint glass" go on.
      guard index > 0, tokens[index - 1].kind != .punctuation else { return [] }
      // "a pint and a half of bitter" goes on, and a "guinness pint" is of that.
      if index + 3 < tokens.count, tokens[index + 1].isWord("and"), tokens[index + 3].isWord("half") { return [] }
      if isNamed(before: index, as: drinks, in: tokens) { return [] }
      let before = tokens[index - 1]
      return before.isCount || isIndefinite.contains(before) || OpinionWords.all.contains(before)
        || QuantityWords.sizes[before] != nil || MealWords.verbs.contains(before) ? ["of", "beer"] : []
    }
    // "ham on rye".
    if breads.contains(word), index > 1, tokens[index - 1].isWord("on") {
      return sandwiches.occurs(in: tokens) ? [] : ["bread"]
    }
    // "americano with oat": what is put in a coffee is its milk.
    if CoffeeWords.milks.contains(word) {
      let isIn = index > 1 && tokens[index - 1].isOne(of: "with", "w")
      return isIn && milky.occurs(in: tokens[..<(index - 1)].suffix(4)) ? ["milk"] : []
    }
    if shots.contains(word) {
      let isCounted = (max(0, index - 3)..<index).contains {
        NumberPhrase.read(at: $0, in: tokens)?.count == index - $0
      }
      let isSpirit =
        bars.occurs(in: tokens) && !coffees.occurs(in: tokens) && !isNamed(before: index, as: spirits, in: tokens)
      return isCounted && isSpirit ? ["of", "liquor"] : []
    }
    // "a rosé" is no box of chocolates.
    if word == "rose", tokens[index].text.hasSuffix("é"), index == 0 || !glasses.contains(tokens[index - 1]) {
      if !(index > 1 && tokens[index - 1].isWord("of")) { return ["wine"] }
    }
    if rashers.contains(word) { return tokens.contains { $0.isWord("bacon") } ? [] : ["of", "bacon"] }
    // "a 12 inch pepperoni" is a pizza.
    if pizzas.contains(word) {
      return index > 0 && (tokens[index - 1].isSign("\"") || inches.contains(tokens[index - 1])) ? ["pizza"] : []
    }
    // "2 pumps of vanilla".
    if syrups.contains(word), let pump = pumps.lastIndex(in: tokens[..<index]), index - pump <= 4 {
      let between = tokens[(pump + 1)..<index]
      // "a 4 pump mocha" is the drink.
      if word != "mocha" || tokens[pump].isWord("pumps"),
        between.allSatisfy({ $0.isOne(of: "of", "sugar", "free", "sf", "white", "brown", "salted", "the") })
      {
        return ["syrup"]
      }
    }
    if word == "squash" { return isDrunk(at: index, in: tokens) ? ["drink"] : [] }
    if isPoured(at: index, in: tokens) { return ["wine"] }
    guard let of = tokens[..<index].lastIndex(where: { $0.isWord("of") }), of > 0, index - of <= 3 else { return [] }
    if wines.contains(word), glasses.contains(tokens[of - 1]) { return ["wine"] }
    return flavors.contains(word) && scoops.contains(tokens[of - 1]) ? ["ice", "cream"] : []
  }

  /// "300 ml squash", "a glass of squash", "squash 300 ml": nobody measures the vegetable so.
  private static func isDrunk(at index: Int, in tokens: [Token]) -> Bool {
    func isVolume(_ at: Int) -> Bool {
      guard tokens.indices.contains(at), let unit = UnitTable.unit(named: tokens[at].folded) else { return false }
      return unit.dimension == .volume && !unit.isHousehold || unit.name.isOne(of: "pint", "glass", "bottle")
    }
    if index > 0, tokens[index - 1].kind == .word, !tokens[index - 1].isBreak, !tokens[index - 1].isWord("of"),
      !isVolume(index - 1)
    {
      // "orange squash" is a drink by its name; "butternut squash" is none.
      return false
    }
    let before = index > 0 && tokens[index - 1].isWord("of") ? index - 2 : index - 1
    let after = index + 1 < tokens.count && tokens[index + 1].isSign(",") ? index + 2 : index + 1
    return isVolume(before) || after + 1 < tokens.count && tokens[after].kind == .number && isVolume(after + 1)
  }

  private static func ends(after index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    return next.kind == .emoji || next.kind == .punctuation && !next.isSign("-")
      || next.kind == .word && followers.contains(next)
      || next.kind == .number && tokens[index].isWord("squash")
  }
}
