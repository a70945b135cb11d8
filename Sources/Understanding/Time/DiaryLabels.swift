/// Meals that a diary heads with their first letters: "B - eggs on toast. L - soup. D - pasta".
enum DiaryLabels {
  static let meals: WordTable<String> = [
    "b": "breakfast", "bf": "breakfast", "bfast": "breakfast", "l": "lunch", "d": "dinner", "s": "snack", "sn": "snack",
    "am": "morning", "pm": "afternoon",
  ]

  /// `tokens` with the letters written out; one letter alone is a name or a slip.
  static func spelled(_ said: [Token]) -> [Token] {
    let tokens = withColon(withDate(withoutBox(said)))
    guard meals.occurs(in: tokens) else { return tokens }
    let places = tokens.indices.filter { isLabel($0, in: tokens) }
    guard places.count > 1 || places == [0] && heads(tokens) else { return tokens }
    return tokens.replacing { index in
      guard places.contains(index), let meal = meals[tokens[index]] else { return nil }
      // "b: oats l: soup": each begins something new.
      let parts = index > 0 && !tokens[index - 1].isBreak
      return (index + 1, (parts ? [Token.sign(".", at: tokens[index].range)] : []) + [tokens[index].read(as: meal)])
    }
  }

  /// "Breakfast: toast" for the "B: toast" that opens a line.
  static func spelledOut(_ line: Substring) -> String {
    guard let colon = line.prefix(6).firstIndex(of: ":"), let meal = meals[line[..<colon].lowercased()] else {
      return String(line)
    }
    return meal + line[colon...]
  }

  /// "b: yogurt 170 g, granola 40 g", "L: soup", "D - curry": one meal's letter before foods. An "S:" and a letter before a
  /// dash are written large, since a small one is any letter.
  private static func heads(_ tokens: [Token]) -> Bool {
    let isLarge = SceneFilter.isCapitalLetter(tokens[0])
    if tokens[1].isSign("-") { return isLarge && tokens[1].join == .apart && tokens[2].kind == .word }
    guard tokens[1].isSign(":"), tokens[1].join == .glued else { return false }
    if tokens[0].isWord("s") { return isLarge && tokens[2].kind == .word }
    return tokens[2].kind == .word || tokens.dropFirst(2).contains { $0.isCount }
  }

  /// At the start of a stretch, with a colon or a dash behind it.
  private static func isLabel(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .word, meals[tokens[index]] != nil, index + 2 < tokens.count,
      [":", "-", "=", ")"].contains(where: { tokens[index + 1].isSign($0) })
    else { return false }
    // "B: oats L: soup": a capital and a colon need nothing before them.
    if tokens[index + 1].isSign(":"), SceneFilter.isCapitalLetter(tokens[index]) { return true }
    // "b: oats l: soup": a line that opens with such a letter goes on so.
    if index > 0, tokens[index + 1].isSign(":"), tokens[index + 1].join == .glued, isLabel(0, in: tokens) {
      return true
    }
    return index == 0 || [",", ".", ";", ":", "\n", "|", "/"].contains { tokens[index - 1].isSign($0) }
  }

  private static let longestHeading = 6

  /// "200 g turkey, 150 g rice" for "turkey and rice meal prep, 200 g turkey, 150 g rice": the box is what it is said to hold.
  private static func withoutBox(_ tokens: [Token]) -> [Token] {
    guard let prep = tokens.prefix(longestHeading).firstIndex(where: { $0.isWord("prep") }), prep > 0,
      tokens[prep - 1].isWord("meal"), prep + 2 < tokens.count, tokens[prep + 1].isOne(of: ",", ":", "-"),
      tokens[..<prep].allSatisfy({ $0.kind == .word }), tokens[prep + 2].isCount
    else { return tokens }
    return Array(tokens[(prep + 2)...])
  }

  private static let clausal = IntentWords.reports.union(IntentWords.copulas).union(ListWords.negations).union(
    WordList.words("i we he she they you it there then and but so after before no nothing none was had at with later"))

  /// "Dinner: 80 g of pasta" for "dinner; 80 g of pasta" and "dinner. Pasta. 2 rolls": a meal heads what is counted or
  /// named.
  private static func withColon(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, TimeWords.meals.contains(tokens[0]), tokens[1].isOne(of: ";", ".", "!"),
      let first = tokens.dropFirst().firstIndex(where: { !$0.isOne(of: ";", ".", "!") }),
      tokens[first].isCount || NumberWords.articles.contains(tokens[first])
        || tokens[1].isSign(".") && tokens[first].kind == .word && !clausal.contains(tokens[first])
    else { return tokens }
    return [tokens[0], Token.sign(":", at: tokens[1].range)] + tokens[first...]
  }

  private static let mostMonths = 12
  private static let mostDays = 31

  /// "11/18: soup" for "11/18 - soup" and "11/18 soup": a line that opens with a day and a month, in whichever order, as no
  /// fraction is written.
  private static func withDate(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, tokens[0].kind == .number, let end = slashedEnd(of: tokens), end < tokens.count,
      UnitTable.unit(at: end, in: tokens) == nil, !tokens[end].isWord("of"), !tokens[end].isSign(":"),
      !tokens[end].isSign("/"), tokens[end].kind != .number
    else { return tokens }
    let range = tokens[0].range
    let rest = tokens[end...].drop { $0.isSign("-") || $0.isSign(",") }
    return [Token.word("on", at: range)] + tokens[..<end] + [Token.sign(":", at: range)] + rest
  }

  /// Behind the "11/18" that opens `tokens`; nil where both may be months, so that it may be a fraction.
  static func slashedEnd(of tokens: [Token]) -> Int? {
    let parts = tokens[0].folded.split(separator: "/").compactMap { Int($0) }
    let isOne = parts.count == 2
    guard isOne || tokens[1].isSign("/"), let first = parts.first,
      let second = isOne ? parts[1] : tokens[2].value.map({ Int($0) }),
      (1...mostDays).contains(first), (1...mostDays).contains(second),
      min(first, second) <= mostMonths, max(first, second) > mostMonths
    else { return nil }
    return isOne ? 1 : 3
  }
}
