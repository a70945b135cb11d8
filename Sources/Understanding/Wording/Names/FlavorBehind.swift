/// Flavours told behind the amount: "whey 30 g chocolate", "kombucha 330 ml ginger", "yogurt 150 g strawberry".
enum FlavorBehind {
  /// What has a flavour at all.
  static let anchor = Anchor(flavored, tasting, plain, crisps, kinds.keys, BrandKinds.brands, brands)

  /// Sold in many flavours, and nobody has fruit or chocolate beside them without a word between.
  private static let flavored = WordList.words(
    "kombucha whey isolate casein bar bars milkshake sorbet gelato cordial squash")
  /// A plum may stand beside these, but nobody has a single berry.
  private static let plain = WordList.words("yogurt yoghurt skyr kefir cream quark porridge")
  private static let sure = apart.union(["lime", "tropical", "coffee", "mint"])
  /// Those of them that nobody drinks beside it.
  private static let apart = WordList.words(
    "strawberry raspberry blueberry cherry vanilla passionfruit rhubarb toffee caramel pistachio")
  private static let more = WordList.words("chocolate choc ginger cookies salted unflavoured unflavored")
  private static let crisps = WordList.words("crisps chips")
  /// By their first word, flavours of crisps.
  private static let salted: WordTable<[String]> = [
    "prawn": ["cocktail"], "ready": ["salted"], "salt": ["and", "vinegar"], "cheese": ["and", "onion"],
    "sour": ["cream"], "sweet": ["chilli"], "smoky": ["bacon"],
  ]
  private static let followers = WordList.words("and with w n plus for at in on after before then today yesterday from")

  /// "Lassi, sweet": nobody has a sweet beside these.
  private static let tasting: WordSet = ["lassi", "chai", "popcorn", "cider", "sherry", "porridge", "chaas"]
  private static let tastes: WordSet = ["sweet", "salted", "salty", "plain", "sour", "dry"]

  private static let wrapped: WordSet = ["bar", "bars", "shake", "shakes"]
  private static let barFlavors = """
    cookies and cream,cookies n cream,cookies & cream,cookie dough,chocolate chip cookie dough,peanut butter chocolate
    chocolate peanut butter,peanut butter cup,salted caramel,birthday cake,white chocolate raspberry
    chocolate brownie,chocolate fudge,double chocolate,mint chocolate,mint choc chip,strawberry cheesecake,blueberry muffin
    white chocolate,milk chocolate,dark chocolate,chocolate sea salt,dark chocolate sea salt
    strawberries and cream,peaches and cream,salted peanut,chocolate hazelnut,chocolate orange
    """

  /// By the food, kinds that nobody has beside it.
  private static let kinds: WordTable<PhraseTable<Bool>> = [
    "cream": PhraseTable(
      list: """
        chocolate fudge,chocolate chip,cookie dough,cookies and cream,rum and raisin,mint choc chip,mint chocolate chip
        salted caramel,rocky road,chocolate brownie,chocolate fudge brownie,butter pecan
        """),
    "bar": PhraseTable(list: barFlavors), "bars": PhraseTable(list: barFlavors), "shake": PhraseTable(list: barFlavors),
    "shakes": PhraseTable(list: barFlavors),
    "pizza": PhraseTable(
      list: "pepperoni,margherita,hawaiian,supreme,veggie,vegetarian,meat feast,bbq chicken,four cheese,plain cheese"),
    "kombucha": PhraseTable(list: "ginger,lemon,ginger lemon,mango,berry,apple"),
    "jelly": PhraseTable(list: "lime,orange,lemon"), "jello": PhraseTable(list: "lime,orange,lemon,cherry"),
    "sorbet": PhraseTable(list: "lemon,mango,lime,orange,coconut"), "sport": sporting, "gatorade": sporting,
    "powerade": sporting, "lucozade": sporting, "monster": sporting, "ensure": nourishing, "plus": nourishing,
    "fortisip": nourishing, "complan": nourishing, "slimfast": nourishing,
  ]
  private static let sporting = PhraseTable(
    list: """
      orange,lemon lime,lemon and lime,lemon,lime,cherry,berry,blue raspberry,raspberry,fruit punch,mango,tropical,grape,watermelon
      apple,mixed berry,ice,glacier freeze,mango loco
      """)
  private static let nourishing = PhraseTable(
    list: "chocolate,vanilla,strawberry,banana,coffee,caramel,raspberry,neutral,forest fruits,peach")
  private static let nourished: WordSet = ["ensure", "plus", "fortisip", "complan", "slimfast"]
  /// Their flavour stands behind the name, as it does on the bottle.
  private static let bottled = nourished.union(["sport", "gatorade", "powerade", "lucozade", "monster"])
  /// What it is sold in, between its name and its flavour.
  private static let pots: WordSet = ["pot", "pots", "tub", "tubs", "packet", "packets", "bag", "bags"]

  private static let packs: WordSet = ["pot", "tub", "one", "bottle", "can", "carton"]

  /// `tokens` with the flavour before the food it is of.
  static func told(_ said: [Token]) -> [Token] {
    let tokens = fruited(branded(said))
    guard tokens.count > 2, let head = tokens.indices.dropLast(2).first(where: { mayHaveFlavor(at: $0, in: tokens) }),
      let (start, isApart) = flavorStart(behind: head, in: tokens),
      let count = flavor(at: start, of: head, isApart: isApart, in: tokens)
    else { return tokens }
    var end = start + count
    if ListWords.flavorNouns.contains(at: end, in: tokens) { end += 1 }
    guard tokens.ends(at: end) || followers.contains(tokens[end]) else {
      return tokens
    }
    // "The white chocolate & macadamia nut one" goes on.
    let isWrapped = wrapped.contains(tokens[head])
    let goesOn =
      !tokens.ends(at: end) && ListWords.ands.contains(tokens[end])
      && !(end + 1 < tokens.count && (tokens[end + 1].isCount || NumberWords.articles.contains(tokens[end + 1])))
    guard !isWrapped || !goesOn && !tokens[start - 1].isWord("the") else { return tokens }
    // No table tells the flavours of a drink that is a meal apart.
    let isMeal = nourished.contains(tokens[head])
    let said = isMeal ? [] : Array(tokens[start..<(start + count)])
    if isWrapped, said.contains(where: { ListWords.ands.contains($0) }) {
      // "Cookies and cream": what joins its words would part them before the bar.
      return Array(tokens[...head] + tokens[end...])
    }
    // A brand's flavour stands behind it.
    let isBehind = bottled.contains(tokens[head]) || BrandKinds.isBrand(at: head, in: tokens)
    let place = isBehind ? head + 1 : name(endingAt: head, in: tokens)
    let amount = isApart && tokens[start - 1].isSign(",") || tokens[start - 1].isWord("of") ? start - 1 : start
    return tokens[..<place] + said + tokens[place..<amount] + tokens[end...]
  }

  /// Where the flavour may begin behind the amount of the food at `head`, and whether a comma parts it: "skyr 150 g plum",
  /// "skyr, the 150 g pot, plum", "skyr, plum".
  private static func flavorStart(behind head: Int, in tokens: [Token]) -> (start: Int, isApart: Bool)? {
    var at = pots.contains(tokens[head + 1]) ? head + 2 : head + 1
    var isApart = tokens[at].isSign(",")
    if isApart { at += 1 }
    if at < tokens.count, tokens[at].isWord("the") { at += 1 }
    guard let amount = QuantityParser(tokens).quantity(at: at), amount.hasUnit || amount.value != nil else {
      return isApart ? (at, true) : nil
    }
    guard amount.hasUnit, !amount.hasOf || isScooped(amount, head, in: tokens) else { return nil }
    at = amount.tokens.upperBound
    if amount.hasOf { return (at, false) }
    if packs.contains(at: at, in: tokens) { at += 1 }
    if at < tokens.count, tokens[at].isSign(",") {
      isApart = true
      at += 1
    }
    return isApart || !amount.hasContent ? (at, isApart) : nil
  }

  private static let yogurts = WordList.words("yogurt yoghurt skyr kefir quark")
  private static let berries = WordList.words("strawberry raspberry blueberry blackberry cherry")

  /// "Yogurt with strawberry": nobody has one berry, so that it is what the yogurt tastes of.
  private static func fruited(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, yogurts.occurs(in: tokens), berries.occurs(in: tokens),
      let head = tokens.indices.dropLast(2).first(where: {
        yogurts.contains(tokens[$0]) && tokens[$0 + 1].isWord("with") && berries.contains(tokens[$0 + 2])
          && (tokens.ends(at: $0 + 3) || tokens[$0 + 3].kind == .punctuation || followers.contains(tokens[$0 + 3]))
      })
    else { return tokens }
    let place = name(endingAt: head, in: tokens)
    var told = tokens
    told.removeSubrange((head + 1)...(head + 2))
    told.insert(tokens[head + 2], at: place)
    return told
  }

  private static let scooped: WordSet = ["gelato", "sorbet", "sherbet"]

  /// "Gelato, two scoops of pistachio": nobody has nuts by the scoop beside it.
  private static func isScooped(_ amount: Quantity, _ head: Int, in tokens: [Token]) -> Bool {
    amount.unit?.name == "scoop" && scooped.contains(tokens[head])
  }

  private static func mayHaveFlavor(at index: Int, in tokens: [Token]) -> Bool {
    let token = tokens[index]
    // "Yoghurt pots, strawberry".
    if pots.contains(tokens[index + 1]), index + 3 < tokens.count, tokens[index + 2].isSign(",") {
      return plain.contains(token) || crisps.contains(token)
    }
    guard tokens[index + 1].kind == .number || tokens[index + 1].isSign(",") else { return false }
    // "Pasta plus, banana" is no drink.
    if token.isWord("plus"), index == 0 || !tokens[index - 1].isWord("ensure") { return false }
    return flavored.contains(token) || tasting.contains(token) || plain.contains(token) || crisps.contains(token)
      || kinds[token] != nil || BrandKinds.isBrand(at: index, in: tokens)
  }

  /// How many tokens at `start` name a flavour of the food at `head`.
  private static func flavor(at start: Int, of head: Int, isApart: Bool, in tokens: [Token]) -> Int? {
    guard start < tokens.count, tokens[start].kind == .word else { return nil }
    // A list has commas too, but nobody lists "vanilla", and berries are listed by the handful.
    if isApart {
      if let kind = kinds[tokens[head]], let count = kind.match(at: start, in: tokens)?.count { return count }
      if crisps.contains(tokens[head]) { return crispFlavor(at: start, in: tokens) }
      return plain.contains(tokens[head]) && apart.contains(tokens[start])
        || tasting.contains(tokens[head]) && tastes.contains(tokens[start]) ? 1 : nil
    }
    if crisps.contains(tokens[head]) { return crispFlavor(at: start, in: tokens) }
    if sure.contains(tokens[start]) { return 1 }
    if let kind = kinds[tokens[head]], let count = kind.match(at: start, in: tokens)?.count { return count }
    if plain.contains(tokens[head]) { return nil }
    return BrandKinds.flavors.contains(tokens[start]) || more.contains(tokens[start])
      || BrandKinds.isBrand(at: head, in: tokens) && BrandKinds.colors.contains(tokens[start]) ? 1 : nil
  }

  private static func crispFlavor(at start: Int, in tokens: [Token]) -> Int? {
    guard let rest = salted[tokens[start]], tokens[(start + 1)...].prefix(rest.count).map(\.folded) == rest else {
      return nil
    }
    return rest.count + 1
  }

  /// Where the name begins that ends at `head`: "protein" of "protein bar", "ice" of "ice cream".
  private static func name(endingAt head: Int, in tokens: [Token]) -> Int {
    head > 0 && tokens[head - 1].isOne(of: "protein", "ice", "greek", "energy", "whey", "granola") ? head - 1 : head
  }

  private static let brands = WordList.words(
    "walkers mccoys mccoy's pringles tyrrells lays ruffles discos seabrook seabrooks popchips quavers brannigans hula kettle"
  )
  private static let pairs = [
    ["salt", "vinegar"], ["cheese", "onion"], ["sour", "cream", "onion"], ["salt", "pepper"],
  ]

  /// "Mccoys" for "salt and vinegar mccoys", whose flavour is no food beside them.
  private static func branded(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, brands.occurs(in: tokens),
      let brand = brands.firstIndex(in: tokens.dropFirst(3)),
      let pair = pairs.first(where: { pair in
        let start = brand - pair.count - 1
        return start >= 0 && tokens[brand - 2].isOne(of: "and", "&", "n")
          && (tokens[start..<(brand - 2)] + [tokens[brand - 1]]).map(\.folded) == pair
      })
    else { return tokens }
    return Array(tokens[..<(brand - pair.count - 1)] + tokens[brand...])
  }
}
