import Nutrition
import ToolCalls

/// Rates, weights and calories of a goal.
extension GoalReader {
  /// A rate without a word of which way it goes: "make it 0.7 kg per week".
  func rateAlone(in tokens: [Token]) -> Double? {
    if let rate = rate(in: tokens) { return rate }
    for index in tokens.indices {
      if let (kg, _) = mass(at: index, in: tokens), kg > 0, kg <= 2 { return kg }
    }
    guard let value = tokens.first(where: { $0.kind == .number })?.value, value > 0, value <= 1.5 else { return nil }
    return value
  }

  /// Kilograms a week of what was said for one or for a month: "1 lb weekly", "every month 2 kg", "300 g a week".
  func rate(in tokens: [Token]) -> Double? {
    for index in tokens.indices {
      guard let (kg, end) = mass(at: index, in: tokens) else { continue }
      guard let weeks = period(at: end, in: tokens) else { continue }
      let rate = kg / weeks
      return rate > 0 && rate <= 5 ? rate : nil
    }
    // "losing 0.3/wk".
    for index in tokens.indices where tokens[index].kind == .number && !Self.ways.isDisjoint(with: tokens.map(\.folded))
    {
      if let value = tokens[index].value, value < 3, value != value.rounded(), period(at: index + 1, in: tokens) == 1 {
        return units == .metric ? value : UnitConversion.kilograms(pounds: value)
      }
    }
    // "weekly loss 0.5 kg": the week comes first.
    guard tokens.contains(where: { $0.isWord("weekly") }) else { return nil }
    return tokens.indices.lazy.compactMap { mass(at: $0, in: tokens)?.0 }.first { $0 > 0 && $0 <= 2 }
  }

  private static let ways: WordSet = [
    "lose", "losing", "loss", "gain", "gaining", "cut", "cutting", "bulk", "bulking", "drop",
  ]

  func mass(at index: Int, in tokens: [Token]) -> (Double, Int)? {
    guard let number = NumberPhrase.read(at: index, in: tokens),
      let unit = UnitTable.unit(at: index + number.count, in: tokens),
      unit.unit.dimension == .mass, unit.unit.name != "oz", unit.unit.name != "mg"
    else { return nil }
    let end = index + number.count + unit.count
    let next = tokens.dropFirst(end).prefix(3).map(\.folded)
    // "11 stone 4": pounds.
    if unit.unit.name == "st", end < tokens.count, tokens[end].kind == .number, let pounds = tokens[end].value,
      pounds < 14
    {
      let kg = UnitConversion.kilograms(stones: number.value, pounds: pounds)
      return (kg, end + 1 < tokens.count && QuantityWords.pounds.contains(tokens[end + 1]) ? end + 2 : end + 1)
    }
    // "a pound and a half a week".
    if next == ["and", "a", "half"] {
      return ((number.value + 0.5) * unit.unit.factor / 1000, end + 3)
    }
    return (number.value * unit.unit.factor / 1000, end)
  }

  /// Weeks in "per week", "/week", "a month", "weekly", "every two weeks".
  func period(at index: Int, in tokens: [Token]) -> Double? {
    // Signs too: "per" may be "/".
    func word(_ at: Int) -> String { tokens.indices.contains(at) ? tokens[at].folded : "" }
    var at = index
    while word(at).isOne(of: "of", "weight", "fat", "muscle", "bodyweight", "body", "mass", "loss", "gain") { at += 1 }
    switch word(at) {
    case "weekly": return 1
    case "monthly": return 365.25 / 12 / 7
    case "per", "a", "/", "each", "every", "an", "p", "in", "over", "within": at += 1
    default: return nil
    }
    var count = 1.0
    if let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle {
      count = number.value
      at += number.count
    } else if word(at) == "other" {
      count = 2
      at += 1
    } else if word(at) == "a" {
      at += 1
    }
    switch word(at) {
    case "week", "wk", "weeks", "w", "wks": return count
    case "month", "months", "mo", "mth": return count * 365.25 / 12 / 7
    case "day": return count / 7
    default: return nil
    }
  }

  /// "lose 5 kg": the weight that is left.
  func total(_ tokens: [Token], goal: inout SetGoal) {
    guard let weightKg, goal.goalType != .maintain else { return }
    for index in tokens.indices {
      guard let (kg, _) = mass(at: index, in: tokens), kg >= 1, kg < weightKg / 2 else { continue }
      goal.targetWeightKg = goal.goalType == .cut ? weightKg - kg : weightKg + kg
      return
    }
  }

  static let energy: WordSet = ["calories", "calorie", "kcal", "cal", "cals", "kcals"]

  private static let setting = WordList.words(
    """
    set target goal limit aim aiming budget change raise lower increase decrease reduce daily bump update switch
    """)

  /// "I want to eat 1900 calories a day", "stick to 2100 kcal a day".
  private static func isWished(_ words: Set<String>) -> Bool {
    words.contains("stick")
      || !words.isDisjoint(with: ["want", "wanna", "trying"])
        && !words.isDisjoint(with: ["eat", "have", "stay", "keep"])
  }

  /// "Daily target 2100", "my daily limit is 1900": a figure that only energy has.
  private func isDailyAim(_ tokens: [Token]) -> Bool {
    tokens.count <= 6 && tokens.contains { $0.isWord("daily") }
      && tokens.allSatisfy { $0.kind != .word || GoalWords.aroundDaily.contains($0) }
  }

  func calorieTarget(_ tokens: [Token], words: Set<String>) -> Double? {
    guard !Self.energy.isDisjoint(with: words) || words.contains("budget") || isDailyAim(tokens) else { return nil }
    let isDaily =
      words.contains("day") || words.contains("daily") || words.contains("target") || words.contains("goal")
      || words.contains("limit") || words.contains("budget")
    let isPut = words.contains("put") && words.contains("me") && words.contains("on")
    if let ordered = orderedEnergy(tokens) { return ordered }
    let isAlone = words.contains("daily") && tokens.count <= 5
    guard
      !Self.setting.isDisjoint(with: words) || isPut || isAlone || isDaily && Self.isWished(words)
        || isDaily && !Self.maintain.isDisjoint(with: words) && !words.contains("is"),
      isDaily || isPut || words.contains("set") || words.contains("to") || words.contains("aim")
        || words.contains("change")
        || words.contains("update")
    else { return nil }
    guard words.isDisjoint(with: ["burned", "burnt", "ate", "had", "under", "over", "left", "remaining", "hit"]) else {
      return nil
    }
    for token in tokens where token.kind == .number {
      if let value = token.value, (800...8000).contains(value) { return value }
    }
    return tooLittle(tokens)
  }

  private static let ofDay: WordSet = ["target", "goal", "limit", "budget", "day", "daily", "intake", "allowance"]
  private static let beforeTooLittle: WordSet = ["to", "at", "is", "=", ":"]

  /// "Set my calories to 500": less than anybody's day has, which is answered with the least that is. A meal's figure is as
  /// low ("change the soup to 300 calories"), so nothing but the person's own day may be named.
  private func tooLittle(_ tokens: [Token]) -> Double? {
    guard tokens.count <= 12, let place = tokens.indices.dropFirst().first(where: { tokens[$0].kind == .number }),
      let value = tokens[place].value, (1..<800).contains(value), Self.beforeTooLittle.contains(tokens[place - 1]),
      Self.ofDay.occurs(in: tokens) || tokens.indices.dropLast().contains(where: { ownsEnergy($0, in: tokens) }),
      tokens.count(where: { $0.kind == .number }) == 1,
      tokens.allSatisfy({
        $0.kind != .word || GoalWords.aroundEnergy.contains($0) || Self.changing.contains($0)
          || Self.setting.contains($0) || Self.ofDay.contains($0) || Self.beforeTooLittle.contains($0)
      })
    else { return nil }
    return value
  }

  private func ownsEnergy(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isWord("my") && Self.energy.contains(tokens[index + 1])
  }

  private static let changing: WordSet = [
    "cut", "drop", "bring", "lower", "reduce", "raise", "cap", "keep", "limit", "bump", "stick", "up", "decrease",
    "increase", "take", "move", "restrict",
  ]

  /// "cut my calories to 1500 a day": an order about energy that has no word of anything else.
  private func orderedEnergy(_ tokens: [Token]) -> Double? {
    guard Self.energy.occurs(in: tokens),
      Self.changing.occurs(in: tokens) || tokens.indices.contains(where: { saysFromNow($0, in: tokens) }),
      tokens.allSatisfy({ $0.kind != .word || GoalWords.aroundEnergy.contains($0) || Self.changing.contains($0) }),
      tokens.count(where: { $0.kind == .number }) == 1,
      let value = tokens.first(where: { $0.kind == .number })?.value
    else { return nil }
    return (800...8000).contains(value) ? value : tooLittle(tokens)
  }

  private func saysFromNow(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isWord("from") && index + 1 < tokens.count && tokens[index + 1].isOne(of: "now", "tomorrow", "today")
  }

  /// "Cut calories by 300": by how much, which is no food and no figure of a day.
  static func changesEnergyBy(_ tokens: [Token]) -> Bool {
    energy.occurs(in: tokens) && changing.occurs(in: tokens)
      && tokens.indices.dropLast().contains { tokens[$0].isWord("by") && tokens[$0 + 1].kind == .number }
      && tokens.allSatisfy {
        $0.kind != .word || $0.isWord("by") || GoalWords.aroundEnergy.contains($0) || changing.contains($0)
      }
  }
}
