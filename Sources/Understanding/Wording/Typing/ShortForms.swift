/// Short forms of typing that are another word elsewhere: "cos I was late" beside "cos lettuce", "din" beside "Din Tai Fung".
enum ShortForms {
  static let all: WordSet = [
    "cos", "din", "wo", "w8", "w", "sum", "bout", "bf", "ill", "em", "sat", "sun", "wed", "nos", "c", "t", "am",
    "sanga", "sangas", "dis", "fi",
  ]

  private static let leaves: WordSet = ["lettuce", "salad", "salads", "leaves", "leaf", "heart", "hearts", "wrap", "n"]
  private static let tellers: WordSet = ["i", "i'm", "im", "we", "my", "it", "it's", "its", "there", "the"]
  private static let leads: WordSet = ["for", "at", "after", "before", "b4", "my", "had", "last", "then"]
  private static let beforeTraining: WordSet = [
    "min", "mins", "minute", "minutes", "hr", "hrs", "hour", "hours", "pre", "post", "my", "morning", "am", "pm", "a",
    "evening", "gym", "good", "quick", "after", "before", "b4", "todays", "today's", "leg", "arm", "chest", "full",
  ]
  private static let measuring: WordSet = [
    "is", "was", "at", "this", "today", "now", "kg", "down", "up", "in", "after",
  ]
  private static let verbs: WordSet = [
    "had", "have", "having", "ate", "eat", "eating", "drank", "got", "want", "with", "w", "and", "n", "plus", "made",
  ]
  private static let willed: WordSet = ["have", "eat", "be", "take", "skip", "log", "go", "try", "just", "get", "grab"]

  private static let days: WordTable<String> = ["sat": "saturday", "sun": "sunday", "wed": "wednesday"]

  /// "A burger sat night", "pizza wed lunch": the day, where "I sat all night" did.
  private static func weekday(at index: Int, in tokens: [Token]) -> String? {
    guard index + 1 < tokens.count, index == 0 || !ListWords.tellers.contains(tokens[index - 1]),
      TimeWords.parts[tokens[index + 1]] != nil || TimeWords.meals[tokens[index + 1]] != nil
    else { return nil }
    return days[tokens[index]]
  }

  private static let preparing = WordList.words(
    "made make making cooked cook cooking baked bought got ordered brought fixed prepped prepared grabbed picked")

  /// What the short form at `index` stands for there; nil where it is a word of its own.
  static func full(at index: Int, in tokens: [Token]) -> String? {
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    let isAtEnd = next.map { $0.kind == .punctuation } ?? true
    switch tokens[index] {
    case "cos":
      if index == 0 { return tellers.contains(at: 1, in: tokens) ? "because" : nil }
      return isAtEnd || leaves.contains(at: index + 1, in: tokens) ? nil : "because"
    case "sum": return index > 0 && verbs.contains(tokens[index - 1]) && next?.kind == .word ? "some" : nil
    case "bout": return isNumber(next) && tokens[index].join == .apart ? "about" : nil
    case "sat", "sun", "wed": return weekday(at: index, in: tokens)
    case "t": return spoon(index, in: tokens)
    // "79.8 this am" names no hour.
    case "am": return index > 0 && tokens[index - 1].isWord("this") ? "morning" : nil
    // "Dis mornin", "fi mi lunch" in the Caribbean.
    case "dis": return next.map { TimeWords.parts.contains($0) || $0.isWord("week") } == true ? "this" : nil
    case "fi": return isFor(index, in: tokens) ? "for" : nil
    case "c": return isCup(index, isAtEnd: isAtEnd, in: tokens) ? "cup" : nil
    // "2 nos" is two of them in India.
    case "sanga", "sangas": return sandwich(index, in: tokens)
    case "nos": return index > 0 && tokens[index - 1].kind == .number ? "pieces" : nil
    case "em": return index > 0 && tokens[index - 1].isOne(of: "of", "ate", "had", "both", "all") ? "them" : nil
    case "ill": return willed.contains(at: index + 1, in: tokens) ? "i'll" : nil
    case "w": return isWeighing(index, in: tokens) ? "weight" : nil
    case "w8": return isNumber(next) || next?.isSign(":") == true || isMeasured(index, tokens) ? "weight" : "wait"
    case "bf":
      if index == 0, next?.isSign(":") == true { return "breakfast" }
      // "Made pasta for bf" was for a boyfriend.
      if index > 1, tokens[index - 1].isOne(of: "for", "at"), !preparing.occurs(in: tokens[..<index]),
        !TimeWords.meals.contains(tokens[index - 2]),
        next.map({ $0.isBreak || TimeWords.days.contains($0) }) ?? true
      {
        return "breakfast"
      }
      return index > 0 && tokens[index - 1].isOne(of: "my", "her", "his", "the", "new") ? "boyfriend" : nil
    case "din": return isDinner(index, isAtEnd: isAtEnd, in: tokens) ? "dinner" : nil
    default:
      if isAtEnd || isNumber(next) || beforeTraining.contains(at: index - 1, in: tokens) { return "workout" }
      return "without"
    }
  }

  /// "2 T of honey", "2 t honey", "2T honey" and "mayo 2T", as American recipes have them; "2t" may be anything.
  private static func spoon(_ index: Int, in tokens: [Token]) -> String? {
    guard index > 0, tokens[index - 1].kind == .number, tokens[index - 1].value ?? 9 <= 8,
      tokens[index].join == .apart || tokens[index].join == .glued && tokens[index].text == "T",
      case let next = index + 1 < tokens.count && tokens[index + 1].isSign(".") ? index + 2 : index + 1
    else { return nil }
    let isFollowed = next < tokens.count && tokens[next].kind == .word && tokens[next].join == .apart
    // Behind the food, where the line or its place in a list ends.
    let isBehind = index > 1 && tokens[index - 2].kind == .word && tokens.ends(at: next)
    return isFollowed || isBehind ? tokens[index].text == "T" ? "tbsp" : "tsp" : nil
  }

  /// Before a meal, whoever's it is.
  private static func isFor(_ index: Int, in tokens: [Token]) -> Bool {
    let meal = tokens.word(index + 1).isOne(of: "mi", "my", "the") ? index + 2 : index + 1
    return index > 0 && meal < tokens.count && (TimeWords.meals.contains(tokens[meal]) || tokens[meal].isWord("dinna"))
  }

  private static let grilled: WordSet = ["sausage", "snag", "snags", "bunnings"]

  /// "A ham sanga" is an Australian's sandwich; of a sausage it is one slice folded around it.
  private static func sandwich(_ index: Int, in tokens: [Token]) -> String? {
    if grilled.contains(at: index - 1, in: tokens) { return nil }
    return tokens[index].isWord("sanga") ? "sandwich" : "sandwiches"
  }

  private static let weather: WordSet = [
    "outside", "out", "today", "degrees", "in", "and", "but", "weather", "at", "or", "n",
  ]

  /// "1c oats", "1.5 c oats", "rice, 1.5 c"; "5 C outside" is cold.
  private static func isCup(_ index: Int, isAtEnd: Bool, in tokens: [Token]) -> Bool {
    guard index > 0, tokens[index - 1].kind == .number, tokens[index - 1].value ?? 9 <= 4 else { return false }
    // "2 c. à soupe" are spoons.
    if index + 2 < tokens.count, tokens[index + 1].isSign(".") { return false }
    let isFollowed = index + 1 < tokens.count && !isAtEnd && !weather.contains(tokens[index + 1])
    guard tokens[index].join == .apart else { return isAtEnd ? index > 1 : isFollowed }
    return tokens[index].text == "c" && (isAtEnd ? index > 1 : isFollowed)
  }

  private static let weighed = 35.0...250.0

  /// "W 76.9" and "W: 77 kg" at the head of a day, and nothing behind but the unit.
  private static func isWeighing(_ index: Int, in tokens: [Token]) -> Bool {
    let place =
      index + 1 < tokens.count && [":", "-", "="].contains(where: { tokens[index + 1].isSign($0) })
      ? index + 2 : index + 1
    guard index == 0 || tokens[index - 1].isBreak, place < tokens.count, tokens[place].kind == .number,
      let value = tokens[place].value, weighed.contains(value)
    else { return false }
    if tokens.breaks(at: place + 1) { return tokens[place].text.contains(".") || place > index + 1 }
    return tokens[place + 1].isOne(of: "kg", "kgs", "lb", "lbs") && tokens.breaks(at: place + 2)
  }

  private static func isNumber(_ token: Token?) -> Bool { token?.kind == .number }

  private static func isMeasured(_ index: Int, _ tokens: [Token]) -> Bool {
    measuring.contains(at: index + 1, in: tokens) && tokens[index...].contains { $0.kind == .number }
  }

  /// "pasta for din" and "din: pasta", and not the house that serves dumplings.
  private static func isDinner(_ index: Int, isAtEnd: Bool, in tokens: [Token]) -> Bool {
    if index + 1 < tokens.count, tokens[index + 1].isWord("tai") { return false }
    return isAtEnd || index == 0 || leads.contains(at: index - 1, in: tokens)
  }
}
