/// What food costs now and once did, what the kitchen is told of a table, and food that only stands in a picture.
extension FrameReader {
  static let priceAnchor = Anchor(moving) | "price"
  static let ticketAnchor: Anchor = "table"
  static let pictureAnchor = Anchor(pictures) | "scale"

  private static let moving: WordSet = ["up", "down", "used", "from", "rose", "risen", "jumped", "dropped", "fallen"]
  private static let currencies: WordSet = ["£", "$", "€", "₹", "¥"]
  private static let bodies: WordSet = ["weight", "bodyweight", "scale", "scales", "bmi", "waist"]
  private static let tellers = ListWords.selves.union(EatingWords.plain)

  /// "Eggs have gone up to £3", "used to be 99p", "butter doubled in price": nobody eats a price.
  static func tellsMovedPrice(_ tokens: [Token], from start: Int) -> Bool {
    guard !tellers.occurs(in: tokens), !bodies.occurs(in: tokens) else { return false }
    return tokens.indices.contains { index in
      if tokens[index].isWord("price") { return index > start && tokens.word(index - 1) == "in" }
      guard moving.contains(tokens[index]) else { return false }
      if tokens[index].isWord("used") {
        return tokens.word(index + 1) == "to" && tokens.word(index + 2) == "be" && isMoney(index + 3, tokens)
      }
      let at = tokens.word(index + 1).isOne(of: "to", "by", "from") ? index + 2 : index + 1
      return index > start && (at > index + 1 || tokens[index].isWord("from")) && isMoney(at, tokens)
    }
  }

  /// "£3.20", "99p", "7 quid", and "5.69" where no unit follows.
  private static func isMoney(_ start: Int, _ tokens: [Token]) -> Bool {
    let at = tokens.word(start).isOne(of: "about", "around", "nearly", "almost", "over", "just") ? start + 1 : start
    guard at < tokens.count else { return false }
    if currencies.contains(tokens[at]) { return at + 1 < tokens.count && tokens[at + 1].kind == .number }
    guard let number = NumberPhrase.read(at: at, in: tokens) else { return false }
    let behind = at + number.count
    if QuantityWords.money.contains(at: behind, in: tokens)
      || tokens.word(behind) == "p" && tokens[behind].join == .glued
    {
      return true
    }
    let cents = tokens[at].text.split(separator: ".").last
    return tokens[at].kind == .number && tokens[at].text.contains(".") && cents?.count == 2
      && number.value < mostCost && UnitTable.unit(at: behind, in: tokens) == nil
  }

  /// More is rather a weight to the tenth of a tenth.
  private static let mostCost = 25.0

  private static let tickets: WordSet = ["order", "orders", "ticket", "check", "bill", "tab", "food", "plates"]
  /// "Order for table 9 was two soups": what guests are served.
  static func isForTable(_ tokens: [Token], from start: Int) -> Bool {
    guard !tellers.occurs(in: tokens[start...].prefix(3)),
      let table = tokens.prefix(start + 6).firstIndex(where: { $0.isWord("table") }), table > start,
      table + 1 < tokens.count, tokens[table + 1].isCount
    else { return false }
    return tokens[table - 1].isOne(of: "for", "from", "on") && tickets.occurs(in: tokens[start..<table])
  }

  private static let pictures: WordSet = [
    "photo", "photos", "picture", "pictures", "pic", "pics", "selfie", "photograph", "snap", "shot",
  ]
  private static let posing: WordSet = ["held", "hold", "holding", "put", "used", "posed", "placed", "posing", "laid"]

  /// "A banana for scale", "held a pineapple in the photo": it was looked at.
  static func isInPicture(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.dropFirst(start + 1).contains { index in
      if tokens[index].isWord("scale") {
        return tokens[index - 1].isWord("for") && !tokens.contains { $0.isWord("ate") }
      }
      guard pictures.contains(tokens[index]), tokens.prefix(start + 3).contains(where: { posing.contains($0) }) else {
        return false
      }
      let lead =
        IntentWords.determiners.contains(tokens[index - 1]) || ListWords.demonstratives.contains(tokens[index - 1])
      return tokens.word(lead ? index - 2 : index - 1).isOne(of: "in", "for")
    }
  }
}
