import Foods
import ToolCalls

/// British chips are fried potatoes, and American ones are crisps: what is eaten with them tells which.
extension MealGrammar {
  static let chips: WordSet = ["chips", "chip"]
  /// Eaten with fried potatoes.
  private static let fried = WordList.words(
    """
    fish cod haddock plaice scampi barramundi snapper hoki calamari prawns chicken pie pies pasty steak gammon egg eggs sausage sausages parmi parmy parma parmesan
    parmigiana schnitzel kebab doner curry gravy peas ribs chop chops mussels saveloy beans
    burger burgers cheeseburger cheeseburgers hamburger mash chippy pastie pasties kiev kievs haggis fishcake fishcakes nuggets fingers crunch schnitzels schnitty
    bass bream sole hake pollock coley mackerel monkfish tilapia parmo kfc ray skate battered faggots spam currywurst bratwurst bratwursts lasagne lasagna omelette omelet pizza
    moules wings moussaka chilli maccas maccies macca's mcdonalds mcdonald's nandos nando's wimpy takeaway
    """)
  /// Eaten with crisps, or held in a hand.
  private static let crisp = WordList.words(
    """
    sandwich sandwiches salad salads soup sub subs wrap wraps roll rolls baguette bagel toastie panini burrito taco tacos nacho nachos
    dip salsa guacamole guac hummus queso hotdog tuna soda bag packet
    """)

  /// Served hot with chips.
  private static let hot = WordList.words(
    """
    steak sirloin rump ribeye parmi parmy parma parmigiana schnitzel schnitty gammon scampi cod haddock battered kebab ribs
    lasagne lasagna moussaka pie pies kiev kievs
    """)
  private static let held = WordList.words(
    "sandwich sandwiches sub subs wrap wraps roll rolls baguette bagel toastie panini burrito taco tacos bag packet")

  /// From the spit and the grill, in whatever bread.
  private static let grilled = WordList.words("shawarma shwarma shawerma kebab kebabs doner gyros gyro souvlaki")

  /// Dipped with tortilla chips.
  private static let dips: WordSet = ["salsa", "guacamole", "guac", "queso", "pico"]

  /// The parts, with chips read as what the foods beside them go with.
  func withChipsTheyGoWith(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard Self.chips.occurs(in: tokens) else { return parts }
    // "Chips from the takeaway" too.
    let isChips = { (part: MealReading.Part) in
      tokens[part.tokens].prefix { !$0.isWord("from") }.allSatisfy { Self.chips.contains($0) }
    }
    guard let place = parts.firstIndex(where: isChips),
      let kind = isHelping(parts[place], tokens)
        ? "french fries" : parts.count > 1 || !company.isEmpty ? kindOfChips(tokens + company) : nil,
      let chips = catalog.link(kind)
    else { return parts }
    // "Fish and chips, left half the chips": that fish comes in batter.
    let isFried = place > 0 && isFish(parts[place - 1], before: parts[place], tokens)
    let fish = isFried ? catalog.link("battered fish") : nil
    return parts.enumerated().map { index, part in
      guard let match = isChips(part) ? chips : index == place - 1 ? fish : nil else { return part }
      var part = part
      part.link(to: match)
      return part
    }
  }

  private func isFish(_ part: MealReading.Part, before chips: MealReading.Part, _ tokens: [Token]) -> Bool {
    part.tokens.count == 1 && tokens[part.tokens].allSatisfy { $0.isWord("fish") }
      && part.tokens.upperBound + 1 == chips.tokens.lowerBound
      && tokens[part.tokens.upperBound].isOne(of: "and", "&", "n")
  }

  private static let helpings: WordSet = ["portion", "plate", "tray", "cone", "side", "helping"]

  /// "A portion of chips": crisps come in bags.
  private func isHelping(_ part: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard let unit = part.item.unit?.split(separator: " ").last.map(String.init), Self.helpings.contains(unit) else {
      return false
    }
    return !Self.crisp.occurs(in: tokens) && !Self.dips.occurs(in: tokens)
  }

  private static let sauces: WordSet = [
    "mayo", "mayonnaise", "ketchup", "vinegar", "aioli", "tartare", "garlic", "gravy",
  ]
  private static let joints: WordSet = ["with", "and", "&", "in", "a", "some", "salt", "lots", "of"]

  /// "Chips with garlic mayo": nobody pours that on crisps.
  private func isSauced(_ tokens: [Token]) -> Bool {
    guard let chips = Self.chips.firstIndex(in: tokens), Self.joints.contains(at: chips + 1, in: tokens) else {
      return false
    }
    return Self.sauces.contains(at: Self.joints.end(from: chips + 1, in: tokens), in: tokens)
  }

  /// "Lasagne with chips and salad": a salad beside the meal tells nothing, where "chicken salad" does.
  private func isCrisp(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      Self.crisp.contains(tokens[index])
        && !(index > 0 && tokens[index].isOne(of: "salad", "salads") && Self.beside.contains(tokens[index - 1]))
    }
  }

  private static let beside: WordSet = ["and", "&", ",", "n", "plus", "side", "some"]

  private func kindOfChips(_ tokens: [Token]) -> String? {
    if Self.dips.occurs(in: tokens) { return "tortilla chips" }
    if Self.grilled.occurs(in: tokens) || isSauced(tokens) && !isCrisp(tokens) { return "french fries" }
    // Whatever salad stands beside it.
    if Self.hot.occurs(in: tokens), !Self.held.occurs(in: tokens) {
      return "french fries"
    }
    guard Self.fried.occurs(in: tokens), !isCrisp(tokens) else { return nil }
    return "french fries"
  }
}
