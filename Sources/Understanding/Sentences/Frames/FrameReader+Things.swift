/// What foods hold and cost, and what machines and luggage do: told of things, and of nothing that was had.
extension FrameReader {
  static let thingAnchor =
    Anchor(holding.openings, beating.openings, working, QuantityWords.holding)
    | "enough price prices cost costs is are weighed weighs weigh"

  /// "Lentils have a lot of iron", "milk costs a pound", "the fridge hums", "my parcel weighed 4 kg".
  static func isOfThings(_ tokens: [Token], from start: Int) -> Bool {
    guard !tellers.occurs(in: tokens) else { return false }
    // "Cold enough to freeze the milk on the step".
    if tokens.word(start + 1) == "enough", tokens.word(start + 2) == "to", !tokens[start].isCount { return true }
    return tellsContents(tokens, from: start) || ranks(tokens, from: start) || tellsPrice(tokens, from: start)
      || tellsCapacity(tokens, from: start)
      || tellsWorking(tokens, from: start) || weighsThing(tokens, from: start)
  }

  private static let tellers = ListWords.selves.union(EatingWords.plain).union([
    "drunk", "eaten", "me", "us", "what", "which", "who",
  ])

  private static let contents = WordList.words(
    """
    protein carbs fat fats fibre fiber sugar sugars salt sodium caffeine iron potassium calcium magnesium zinc iodine
    omega vitamin vitamins mineral minerals antioxidants nutrients calories
    """)
  private static let holding = PhraseTable(
    list: """
      has,have,contains,contain,provides,provide,is full of,are full of,is packed with,are packed with,is loaded with
      are loaded with,is a source of,are a source of,is a good source of,are a good source of,is a great source of
      are a great source of,is rich in,are rich in
      """)
  private static let shares = PhraseTable(
    list:
      "a lot of,lots of,loads of,plenty of,tons of,masses of,a ton of,much,many,no,little,hardly any,so much,so many")

  /// "Lentils have a lot of iron", "walnuts are full of omega 3": what is in any of them. "My bar has 20 g of protein" is of one.
  private static func tellsContents(_ tokens: [Token], from start: Int) -> Bool {
    guard !tokens.word(start).isOne(of: "my", "our") else { return false }
    return tokens.indices.contains { index in
      guard index > start, !tokens.word(index - 1).isOne(of: "that", "that's"),
        let verb = holding.match(at: index, in: tokens)
      else { return false }
      let behind = index + verb.count
      let share = shares.match(at: behind, in: tokens)?.count ?? 0
      let isBare = verb.count > 1 || tokens[index].isOne(of: "provides", "provide")
      return (share > 0 || isBare) && contents.contains(at: behind + share, in: tokens)
    }
  }

  private static let beating = PhraseTable(
    list:
      "beats,beat,trumps,outdoes,wins over,goes well with,go well with,goes with,pairs with,pair with,pairs well with")
  private static let rivals = WordList.words("every any all everything anything other the a an most both")

  /// "Danish butter beats every other", "plums go well with duck": one food beside others, and none of them had.
  private static func ranks(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.contains { index in
      guard index > start, !tokens.word(index - 1).isOne(of: "that", "nothing"),
        let match = beating.match(at: index, in: tokens)
      else { return false }
      return match.count > 1 || rivals.contains(at: index + 1, in: tokens) || index + 2 == tokens.count
    }
  }

  private static let vessels = WordList.words(
    "bottle flask tumbler jug canteen thermos kettle mug cup glass pot pan bowl tank carafe pitcher vase bath sink")

  /// "Our kettle holds 1.7 litres": how much goes in.
  private static func tellsCapacity(_ tokens: [Token], from start: Int) -> Bool {
    guard let verb = QuantityWords.holding.firstIndex(in: tokens.prefix(6)), verb > start,
      vessels.contains(tokens[verb - 1])
    else { return false }
    return QuantityParser(tokens).quantity(at: verb + 1)?.milliliters != nil
  }

  private static let hedges: WordSet = ["nearly", "almost", "about", "around", "only", "just", "now", "over", "still"]
  private static let currencies: WordSet = ["£", "$", "€", "₹", "¥"]

  /// "A crate of grapes costs 20 dollars", "trout is €20 a kilo", "the price of butter doubled".
  private static func tellsPrice(_ tokens: [Token], from start: Int) -> Bool {
    let head = tokens.word(start).isOne(of: "the", "a") ? start + 1 : start
    if tokens.word(head).isOne(of: "price", "prices", "cost"), tokens.word(head + 1) == "of" { return true }
    return tokens.indices.contains { index in
      guard index > start, !tokens.word(index - 1).isOne(of: "that", "it") else { return false }
      if tokens[index].isWord("costs") { return true }
      let at = hedges.end(from: index + 1, in: tokens)
      if tokens.word(index).isOne(of: "is", "are", "cost"), at + 1 < tokens.count, currencies.contains(tokens[at]),
        !TimeWords.meals.occurs(in: tokens[..<index])
      {
        return tokens[at + 1].kind == .number
      }
      guard tokens.word(index).isOne(of: "is", "are"), let number = NumberPhrase.read(at: index + 1, in: tokens)
      else { return false }
      // "Tins of peas are 3 for £2".
      let behind = index + 1 + number.count
      if tokens.word(behind) == "for", behind + 1 < tokens.count, currencies.contains(tokens[behind + 1]) {
        return true
      }
      // "My weight is 175 pounds".
      if QuantityWords.pounds.contains(at: behind, in: tokens),
        tokens[..<index].contains(where: { $0.isOne(of: "weight", "bodyweight", "scale", "scales", "reading") })
      {
        return false
      }
      return QuantityWords.money.contains(at: behind, in: tokens)
        || tokens.word(behind) == "p" && tokens[behind].join == .glued
    }
  }

  private static let working = WordList.words(
    """
    squeaks squeaked rattles rattled hums hummed wobbles wobbled creaks creaked whistles leaks leaked beeps beeped clanks
    buzzes drips stinks opens opened closes closed shuts jams
    """)
  private static let closers: WordSet = [
    "at", "in", "on", "when", "like", "so", "all", "again", "every", "too", "badly",
  ]

  /// "The bike in the hotel creaks", "the pool opens at six": what a thing does.
  private static func tellsWorking(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start).isOne(of: "the", "my", "our", "this", "that", "a") else { return false }
    return tokens.indices.contains { index in
      index > start + 1 && working.contains(tokens[index])
        && (tokens.ends(at: index + 1) || closers.contains(at: index + 1, in: tokens))
    }
  }

  private static let carried = WordList.words(
    """
    suitcase suitcases luggage bag bags backpack rucksack handbag parcel parcels package box boxes bike bicycle laptop car
    van dumbbell dumbbells kettlebell kettlebells barbell pram pushchair buggy tent kayak canoe surfboard guitar tv sofa
    mattress toolbox vest camera helmet
    """)

  /// "My parcel weighed 4 kg": the thing, and not the person.
  private static func weighsThing(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.contains { index in
      index > start && tokens.word(index).isOne(of: "weighed", "weighs", "weigh")
        && carried.contains(at: index - 1, in: tokens)
    }
  }
}
