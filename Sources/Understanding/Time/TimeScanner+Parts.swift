import Nutrition

/// Parts of the day.
extension TimeScanner {
  mutating func partPhrase() -> Int? {
    let first = word(index)
    if isOfSnack(), let end = mealPhrase() { return end }
    if TimeWords.tonight.contains(tokens[index]) { return part(19, day: .today, isThis: true, end: index + 1) }
    switch first {
    case "last":
      if word(index + 1).isOne(of: "night", "nite", "nights", "night's", "evening") {
        mention.isNight = true
        return part(word(index + 1) == "evening" ? 19 : 21, day: .ago(1), end: index + 2)
      }
      return nil
    // "overnight oats" stood in the fridge.
    // "Up a kilo overnight": what the scale shows in the morning.
    case "overnight" where isOfChange(at: index): return index + 1
    case "overnight" where stands(at: index): return index + 1
    case "overnight" where !word(index + 1).isOne(of: "oats", "oat", "porridge", "oatmeal") && !isSoaked(index):
      return part(23, day: .ago(1), end: index + 1)
    case "mid": return middle()
    case "midmorning", "midafternoon":
      mention.meal = mention.meal ?? .snack
      return part(TimeWords.parts[first] ?? 10, day: nil, end: index + 1)
    case "this":
      let skip = word(index + 1).isOne(of: "early", "late", "mid") ? 2 : 1
      guard let hour = TimeWords.parts[word(index + skip)] else { return nil }
      return part(hour, day: .today, isThis: true, end: index + skip + 1)
    case "woke", "wake", "waking":
      return wakes(at: index) ? part(8, day: nil, end: index + 2) : nil
    case "good":
      // A greeting is no time.
      return TimeWords.parts[word(index + 1)] != nil ? index + 2 : nil
    case "in" where word(index + 1) == "the" && TimeWords.parts[word(index + 2)] != nil:
      return part(TimeWords.parts[word(index + 2)] ?? 12, day: nil, end: index + 3)
    case "at" where word(index + 1).isOne(of: "night", "nite"):
      return part(21, day: nil, end: index + 2)
    default:
      guard let hour = TimeWords.parts[first], !isPartOfName(at: index) else { return nil }
      return part(hour, day: nil, end: index + 1)
    }
  }

  private static let changing: WordSet = [
    "up", "down", "lost", "gained", "dropped", "put", "weight", "weigh", "scale", "scales",
  ]

  private func isOfChange(at index: Int) -> Bool {
    Self.changing.occurs(in: tokens) && tokens.contains { $0.isCount } && !EatingWords.having.occurs(in: tokens)
  }

  /// "Afternoon snack", "mid-morning snack": the word says which snack it was.
  private func isOfSnack() -> Bool {
    let noun = tokens[index].isWord("mid") ? index + 2 : index + 1
    return noun < tokens.count && MealWordScanner.isSnack(tokens[noun])
      && MealWordScanner.partsOfSnacks.contains(tokens[noun - 1])
  }

  /// "Woke up, had a coffee", "first thing": of the morning; "just woke up" is now, whenever that is.
  func wakes(at index: Int) -> Bool {
    let next = word(index + 2)
    return word(index + 1) == "up" && (index == 0 || word(index - 1).isOne(of: "i", "we", "when", "after"))
      && !next.isOne(of: "from", "at", "in", "to", "late", "around", "about")
  }

  /// "the night before last", "evening before last".
  mutating func beforeLast() -> Int? {
    let at = tokens[index].isWord("the") ? index + 1 : index
    guard at + 2 < tokens.count, tokens[at + 1].isWord("before"), tokens[at + 2].isWord("last"),
      tokens[at].isOne(of: "night", "evening", "afternoon", "morning", "day")
    else { return nil }
    if let hour = TimeWords.parts[word(at)] {
      mention.isNight = word(at) == "night"
      return part(hour, day: .ago(2), end: at + 3)
    }
    mention.day = .ago(2)
    return at + 3
  }

  /// "mid-morning", "mid afternoon": between the meals.
  private mutating func middle() -> Int? {
    guard let hour = TimeWords.parts["mid" + word(index + 1).folded] else { return nil }
    mention.meal = mention.meal ?? .snack
    return part(hour, day: nil, end: index + 2)
  }

  /// "night out", "good night", "bonfire night": not when.
  func isPartOfName(at index: Int) -> Bool {
    if word(index) == "eve" { return word(index - 1) != "yesterday" }
    if word(index).isOne(of: "night", "nite") {
      return !word(index - 1).isOne(of: "yesterday", "late", "early") && TimeWords.weekdays[word(index - 1)] == nil
    }
    return false
  }

  mutating func part(_ hour: Double, day: TimeMention.Day?, isThis: Bool = false, end: Int) -> Int {
    if mention.part == nil {
      mention.part = hour
      mention.isThisPart = isThis
    }
    if hour >= 21 { mention.isNight = true }
    if let day, mention.day == nil { mention.day = day }
    return end
  }

  private static let roasts: WordSet = [
    "roast", "roasts", "carvery", "lunch", "dinner", "brunch", "fry",
  ]

  /// "our Friday darts was fun last night", "sunday roast leftovers today": which one it is, where the day is said besides.
  func isKind(at index: Int) -> Bool {
    guard TimeWords.weekdays[word(index)] != nil else { return false }
    // A game by its name.
    if index + 1 < tokens.count, tokens[index + 1].isWord("league") { return true }
    let isNamed = index > 0 && word(index - 1).isOne(of: "our", "my", "the")
    return (isNamed || Self.roasts.contains(at: index + 1, in: tokens))
      && tokens[(index + 1)...].contains { $0.isOne(of: "yesterday", "last", "today", "tonight") }
  }

  private static let lengths: WordSet = ["k", "km", "mi", "mile", "miles", "min", "mins"]

  /// "8k wed", "20 min sat": what stands before the day measures what was done on it.
  func isLength(behind index: Int) -> Bool {
    // "79.9 wed".
    if index == 1 { return tokens[0].kind == .number && tokens[0].folded.contains(".") }
    return index > 1 && tokens[index - 2].kind == .number && Self.lengths.contains(tokens[index - 1])
  }
}

/// Food that is named by how long it stood.
extension TimeScanner {
  private static let soaked: WordSet = ["oats", "oat", "porridge", "oatmeal", "muesli", "bircher", "weetabix"]

  private static let standing: WordSet = [
    "left", "soaked", "stood", "standing", "chilled", "chilling", "marinated", "marinating", "rested", "proved",
    "proofed",
    "kept", "set", "steeped", "soaking", "brined", "fermented", "sat", "defrosted", "thawed",
  ]
  private static let stores: WordSet = ["fridge", "freezer", "refrigerator", "brine", "marinade"]

  /// "Overnight in the fridge", "marinated overnight": how long it stood, and not when it was eaten.
  func stands(at overnight: Int) -> Bool {
    if overnight > 0, Self.standing.contains(tokens[overnight - 1]) { return true }
    if overnight > 2, Self.stores.contains(tokens[overnight - 1]) { return true }
    return word(overnight + 1).isOne(of: "in", "at") && Self.stores.occurs(in: tokens[(overnight + 1)...].prefix(3))
  }

  /// "oats overnight": they stood in the fridge, and were eaten when others are.
  func isSoaked(_ overnight: Int) -> Bool { Self.soaked.contains(at: overnight - 1, in: tokens) }
}
