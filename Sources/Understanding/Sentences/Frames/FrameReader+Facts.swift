/// What holds at large, and what is asked of the machine that is no journal's.
extension FrameReader {
  /// Without any of these words no fact is told.
  static let factAnchor =
    Anchor(spoiling, errands, manners)
    | "is are has have contains contain it's counts count star stars thank thanks cheers makes gives wrong"

  /// "A large egg has about 70 kcal", "I take my tea with milk", "4 stars for the pool": true of no day.
  static func isFact(_ tokens: [Token], from start: Int) -> Bool {
    tellsFigures(tokens, from: start) || tellsEnergy(tokens, from: start) || tellsRate(tokens, from: start)
      || countsAs(tokens, from: start) || tellsManner(tokens, from: start) || isRating(tokens, from: start)
      || isSpoilt(tokens) || isErrand(tokens, from: start) || isThanks(tokens, from: start)
      || tellsEffect(tokens, from: start) || tellsComparison(tokens, from: start) || tellsDistance(tokens, from: start)
      || aimsAtNutrient(tokens) || isMaxim(tokens, from: start) || isComplaint(tokens, from: start)
  }

  /// "You keep getting my latte wrong": how the log is kept.
  private static func isComplaint(_ tokens: [Token], from start: Int) -> Bool {
    tokens.word(start) == "you" && tokens.contains { $0.isWord("wrong") }
      && tokens[start...].prefix(5).contains {
        $0.isOne(of: "get", "got", "getting", "log", "logged", "logging", "count", "counted", "counting", "have", "had")
      }
  }

  private static let ofAims = WordList.words(
    "g gram grams my the is was are set to daily per a day for new at of each every today's around about least and"
  )

  /// "Protein goal 120 g", "target 180 g carbs": what is aimed at, which nobody ate.
  private static func aimsAtNutrient(_ tokens: [Token]) -> Bool {
    GoalWords.aims.occurs(in: tokens) && nutrients.occurs(in: tokens) && tokens.contains { $0.kind == .number }
      && tokens.allSatisfy {
        $0.kind != .word || GoalWords.aims.contains($0) || nutrients.contains($0) || ofAims.contains($0)
      }
  }

  private static let nutrients = WordList.words(
    "protein carbs carb fat fibre fiber sugar sugars salt sodium caffeine iron")

  /// "An avocado has 20 g of fat": of any one, where "my bar has 210 kcal" is of the one that was eaten.
  private static func tellsFigures(_ tokens: [Token], from start: Int) -> Bool {
    guard
      tokens.word(start).isOne(of: "a", "an", "one")
        // "100 g of cod has 82 kcal".
        || QuantityParser(tokens).quantity(at: start)?.grams != nil,
      let verb = tokens.indices.first(where: { $0 > start + 1 && tokens[$0].isOne(of: "has", "contains", "contain") }),
      !tokens.word(verb - 1).isOne(of: "that", "which"),
      !tokens.contains(where: { $0.isOne(of: "i", "my", "we", "our", "was") })
    else { return false }
    let rest = tokens[(verb + 1)...]
    return rest.contains { $0.kind == .number }
      && rest.contains { nutrients.contains($0) || UnitTable.unit(named: $0.folded)?.dimension == .energy }
  }

  private static let hearsay: WordSet = ["apparently", "supposedly", "reportedly", "fyi"]
  private static let aroundEnergy = WordList.words(
    "about around roughly approximately approx only just like nearly almost over under up to apparently supposedly each"
  )

  /// "A large fries is 480 calories, apparently": of any of them, where "my fries were 480" had some.
  private static func tellsEnergy(_ tokens: [Token], from start: Int) -> Bool {
    guard let energy = tokens.lastIndex(where: { $0.kind == .word && !aroundEnergy.contains($0) }),
      UnitTable.energyNames.contains(tokens[energy]),
      let verb = tokens.indices.first(where: { $0 > start + 1 && tokens[$0].isOne(of: "is", "are") })
    else { return false }
    let first = hearsay.contains(tokens[start]) ? start + 1 : start
    return first < verb && NumberWords.articles.contains(tokens[first])
      && !tokens.contains(where: { $0.isOne(of: "i", "my", "we", "our", "was", "had") })
      && tokens[(verb + 1)..<energy].allSatisfy { $0.isCount || aroundEnergy.contains($0) || $0.isWord("hundred") }
  }

  private static let manners: WordSet = WordList.words(
    "black white rare medium well plain hot cold strong weak sweet dry with without neat straight iced decaf")

  /// "I take my coffee black": how one likes it.
  private static func tellsManner(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start).isOne(of: "i", "we"),
      tokens.word(start + 1).isOne(of: "take", "have", "drink", "like", "eat"),
      tokens.word(start + 2).isOne(of: "my", "our"), !tokens.word(start + 3).isEmpty,
      TimeWords.meals[tokens.word(start + 3)] == nil || tokens.word(start + 3) == "tea",
      !statesAmount(tokens), TimeScanner.scan(tokens).day == nil, TimeScanner.scan(tokens).clock == nil
    else { return false }
    return manners.occurs(in: tokens[(start + 4)...].prefix(2))
  }

  /// "4 stars for the pool": praise, and no sweets.
  private static func isRating(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens[start].isCount,
      tokens.word(start + 1).isOne(of: "star", "stars")
    else { return false }
    return start + 2 == tokens.count || tokens[start + 2].kind == .punctuation
      || tokens.word(start + 2).isOne(of: "for", "from", "to", "out", "review", "rating")
  }

  /// "The yoghurt had gone off": what became of it.
  static func isSpoilt(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      guard spoiling.contains(tokens[index]), spoilt.contains(at: index + 1, in: tokens),
        !tokens.word(index - 1).isOne(of: "i", "i've", "i'd", "we", "we've"),
        // "when the power went off": it rang or stopped.
        !(tokens[index + 1].isWord("off") && index > 0 && sounding.contains(tokens[index - 1]))
      else { return false }
      if tokens[index].isWord("gone") { return true }
      // "The cream turned sour", where "went off piste" and "ate the ham that went off" go on and begin otherwise.
      return index > 0 && (index + 2 == tokens.count || behindSpoilt.contains(tokens[index + 2]))
        && !tokens.contains { $0.isOne(of: "ate", "drank", "eaten", "drunk", "eating", "drinking") }
    }
  }

  private static let sounding = WordList.words(
    """
    power alarm alarms light lights phone phones siren sirens bomb timer buzzer electricity gas heating fireworks wifi internet
    telly tv boiler bell detector lamp firework flash gun camera monitor pager
    """)
  private static let spoiling: WordSet = ["gone", "went", "goes", "turned", "going"]
  private static let spoilt = MealWords.spoilt.union(["off", "bad", "sour"])
  private static let behindSpoilt: WordSet = [
    "in", "already", "again", "ages", "days", "weeks", "on", "overnight", "today", "yesterday", "before", "after",
  ]

  private static let errands: WordSet = ["text", "message", "whatsapp", "phone", "ring", "call", "email", "tell"]

  /// "Text Ben that I'm late", "message my wife": an order for somebody else's ears.
  private static func isErrand(_ tokens: [Token], from start: Int) -> Bool {
    guard errands.contains(at: start, in: tokens) else { return false }
    let person = IntentWords.determiners.contains(at: start + 1, in: tokens) ? start + 2 : start + 1
    return isGivenName(person, in: tokens) || IntentWords.others.contains(at: person, in: tokens)
  }

  /// "Thanks for hearing me out about the gravy": talk.
  private static func isThanks(_ tokens: [Token], from start: Int) -> Bool {
    let at = tokens.word(start) == "thank" && tokens.word(start + 1) == "you" ? start + 2 : start + 1
    return tokens.word(start).isOne(of: "thanks", "thank", "cheers") && tokens.word(at) == "for"
      && !hasReport(tokens, from: at)
  }

  /// "Say I traded butter for oil": a case to think through.
  static func supposes(_ tokens: [Token], from start: Int) -> Bool {
    tokens.word(start) == "say" && tokens.word(start + 1).isOne(of: "i", "we", "you", "someone", "somebody")
      && (IntentWords.reports.contains(at: start + 2, in: tokens) || tokens.word(start + 2).folded.hasSuffix("ed"))
  }

  /// "Coffee makes me jumpy": what it does to one, whenever it is had.
  private static func tellsEffect(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.contains { index in
      index > start && !tokens.word(index - 1).isOne(of: "that", "which")
        && tokens[index].isOne(of: "makes", "gives")
        && tokens.word(index + 1).isOne(of: "me", "everything", "anything", "everyone", "people", "you", "us")
    } && !tokens.contains { $0.isOne(of: "i", "we") }
  }

  /// "Rice has more carbs than peas", "salmon is rich in omega 3": one food beside another, or what is in it.
  private static func tellsComparison(_ tokens: [Token], from start: Int) -> Bool {
    guard !tokens.word(start).isOne(of: "which", "what", "what's", "does") else { return false }
    return tokens.indices.contains { index in
      guard index > start else { return false }
      switch tokens[index] {
      case "has", "have", "contains", "contain":
        return tokens.word(index + 1).isOne(of: "more", "less", "fewer")
          && tokens[index...].prefix(5).contains {
            nutrients.contains($0) || $0.isOne(of: "calories", "vitamins")
          }
      case "is", "are":
        return tokens.word(index + 1).isOne(of: "rich", "high", "low") && tokens.word(index + 2) == "in"
      default: return false
      }
    }
  }

  /// "The gym is 2 km away", "the race is 10 km long": how far it is, and not that anybody went.
  private static func tellsDistance(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.contains { index in
      guard index > start, tokens[index].isOne(of: "is", "it's"),
        let number = NumberPhrase.read(at: index + 1, in: tokens),
        let unit = UnitTable.unit(at: index + 1 + number.count, in: tokens), unit.unit.dimension == .length
      else { return false }
      return tokens.word(index + 1 + number.count + unit.count).isOne(of: "away", "long", "from", "to", "wide", "off")
    }
  }
}
