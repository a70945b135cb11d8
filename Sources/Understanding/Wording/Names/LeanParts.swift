/// "90/10 ground beef" for "ground beef, 90/10": lean and fat in a hundred, as shops print them behind the meat.
enum LeanParts {
  private static let meats: WordSet = [
    "beef", "turkey", "mince", "chuck", "hamburger", "pork", "lamb", "chicken", "meat",
  ]
  private static let leads: WordSet = [
    "ground", "minced", "lean", "beef", "turkey", "pork", "chicken", "lamb", "hamburger",
  ]

  /// `tokens` with the figures before the meat.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 1,
      let place = tokens.indices.dropFirst().first(where: { isLeanAndFat($0, in: tokens) }),
      case let meat = tokens[place - 1].isOne(of: ",", "(") ? place - 2 : place - 1,
      meats.contains(at: meat, in: tokens)
    else { return tokens }
    var start = meat
    while start > 0, leads.contains(tokens[start - 1]) { start -= 1 }
    guard start < meat || tokens[meat].isOne(of: "mince", "hamburger", "chuck") else { return tokens }
    let isBracketed = tokens[place - 1].isSign("(") && place + 3 < tokens.count && tokens[place + 3].isSign(")")
    var told = Array(tokens[..<start])
    told.append(tokens[place].joined(.apart))
    told += tokens[(place + 1)...(place + 2)]
    told += tokens[start...meat]
    return told + tokens[(isBracketed ? place + 4 : place + 3)...]
  }

  /// "93/7": together a hundred.
  private static func isLeanAndFat(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .number, index + 2 < tokens.count, tokens[index + 1].isSign("/"),
      tokens[index + 1].join == .glued, let lean = tokens[index].value, let fat = tokens[index + 2].value
    else { return false }
    return lean + fat == 100 && lean >= 70
  }
}
