import Nutrition

/// Paces: how long a kilometre, a mile or half a kilometre on a rowing machine took.
extension WorkoutAmountReader {
  /// "5:30/km", "5:30 min per km", "9 min mile", "8:30 pace".
  mutating func pace(at index: Int, value: Double, unitEnd: Int? = nil) -> Int? {
    var at = unitEnd ?? index + 1
    if word(at) == "min" || word(at) == "mins" || word(at) == "minute" { at += 1 }
    if sign(at, "/") || word(at) == "per" || word(at) == "a" {
      at += 1
    } else if unitEnd != nil, word(at).isOne(of: "mile", "miles"), let end = minuteMile(value, from: index, at: at) {
      return end
    } else if unitEnd != nil, word(at) != "pace" {
      return nil
    }
    let kilometers: Double
    switch word(at) {
    case "km", "k", "kilometer", "kilometre": kilometers = 1
    case "mi", "mile", "miles": kilometers = UnitConversion.kilometres(miles: 1)
    case "pace":
      kilometers = paceKilometers
      amounts.isBarePace = kilometers == 1
    // Rowers time half a kilometre.
    case "split", "splits": kilometers = 0.5
    case "m" where tokens[at].says("m") && word(at - 1) != "": return nil
    default:
      // "2:05/500m".
      if at < tokens.count, tokens[at].value == 500, word(at + 1) == "m" {
        kilometers = 0.5
        at += 1
      } else if unitEnd == nil, value > 0, isNoun("pace", before: index) {
        amounts.kilometersPerHour = paceKilometers / (value / 60)
        amounts.isBarePace = paceKilometers == 1
        return index + 1
      } else if unitEnd == nil, value > 0, isNoun("split", before: index) {
        // Nobody runs a kilometre in less; rowers time half of one.
        amounts.kilometersPerHour = (value < Self.fastestKilometer ? 0.5 : paceKilometers) / (value / 60)
        return index + 1
      } else {
        return nil
      }
    }
    guard value > 0 else { return nil }
    // "ran a 5:45 mile".
    if unitEnd == nil, NumberWords.articles.contains(at: index - 1, in: tokens), word(at) == "mile",
      word(at + 1) != "pace",
      amounts.kilometers == nil
    {
      add(minutes: value)
      return distance(kilometers, end: at + 1)
    }
    amounts.kilometersPerHour = kilometers / (value / 60)
    return word(at + 1) == "pace" ? at + 2 : at + 1
  }

  /// Nobody needs longer for one, nor is faster than these.
  private static let mileMinutes = 3.5...25.0

  /// "8 minute miles", "at a 9 minute mile" are how fast it was; "ran a 7 minute mile" is one.
  private mutating func minuteMile(_ minutes: Double, from index: Int, at mile: Int) -> Int? {
    guard Self.mileMinutes.contains(minutes) else { return nil }
    let kilometers = UnitConversion.kilometres(miles: 1)
    let isArticle = NumberWords.articles.contains(at: index - 1, in: tokens)
    let lead = word(isArticle ? index - 2 : index - 1)
    if word(mile) == "mile", isArticle, !lead.isOne(of: "at", "@", "averaged", "averaging", "per"),
      word(mile + 1) != "pace", amounts.kilometers == nil
    {
      add(minutes: minutes)
      return distance(kilometers, end: mile + 1)
    }
    guard word(mile) == "miles" || word(mile + 1) == "pace" || lead.isOne(of: "at", "@", "averaged", "averaging")
    else { return nil }
    amounts.kilometersPerHour = kilometers / (minutes / 60)
    return word(mile + 1) == "pace" ? mile + 2 : mile + 1
  }

  /// Kilometres that a pace without its unit is of: those who count miles time one.
  private var paceKilometers: Double {
    TrainingWords.miles.occurs(in: tokens) ? UnitConversion.kilometres(miles: 1) : 1
  }

  private static let fastestKilometer = 2.75

  /// "pace 5:45", "pace of 5:45", "avg split: 1:58".
  private func isNoun(_ noun: String, before index: Int) -> Bool {
    word(index - 1).folded == noun
      || (word(index - 1).isOne(of: "of", "was", "at") || sign(index - 1, ":")) && word(index - 2).folded == noun
  }

  /// "5'30\"/km", "5'30 per km": minutes and seconds with their signs.
  mutating func primedPace(at index: Int, minutes: Double) -> Int? {
    guard index + 2 < tokens.count, tokens[index + 2].kind == .number, tokens[index + 2].join == .glued,
      let seconds = tokens[index + 2].value, seconds < 60
    else { return nil }
    var end = index + 3
    while sign(end, "\"") || sign(end, "'") { end += 1 }
    if let behind = pace(at: index, value: minutes + seconds / 60, unitEnd: end) { return behind }
    add(minutes: minutes + seconds / 60)
    return end
  }
}
