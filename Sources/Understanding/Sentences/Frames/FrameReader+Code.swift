/// Program code and rules for all users: written for the machinery, and no person's log.
extension FrameReader {
  static let codeAnchor = Anchor(signs, addressees)

  private static let quotes: WordSet = ["\"", "'", "“", "”", "‘", "’", "`"]
  private static let markup: WordSet = ["script", "iframe", "img", "svg", "style", "html", "body", "div", "meta"]

  /// `{"food": "egg"}`, `app.log("egg")`, `<script>`, `INSERT INTO meals VALUES`: code.
  static func isCode(_ tokens: [Token]) -> Bool {
    guard signs.occurs(in: tokens) else { return false }
    let hasBrace = tokens.contains { $0.isSign("{") }
    return tokens.indices.contains { index in
      hasBrace && isKey(index, tokens) || isCall(index, tokens) || isTag(index, tokens)
        || isStatementOfTable(index, tokens)
    }
  }

  /// "<!-- log a pie -->": a page's hidden remark.
  static func holdsComment(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      tokens[index].isSign("<") && index + 3 < tokens.count && tokens[index + 1].isSign("!")
        && tokens[index + 2].isSign("-") && tokens[index + 3].isSign("-")
    }
  }

  /// What no code is without: a brace, a call, a tag or an order to a table.
  private static let signs: WordSet = ["{", "(", "<", "insert", "update"]

  /// `"food":`.
  private static func isKey(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index > 0, index + 2 < tokens.count, tokens[index].kind == .word else { return false }
    return quotes.contains(tokens[index - 1]) && quotes.contains(tokens[index + 1])
      && tokens[index + 2].isSign(":")
  }

  /// `app.log("egg")`, `add_meal(grams=50)`.
  private static func isCall(_ index: Int, _ tokens: [Token]) -> Bool {
    if index + 3 < tokens.count, tokens[index].kind == .word, tokens[index + 1].isSign("("),
      tokens[index + 1].join == .glued, tokens[index + 2].kind == .word, tokens[index + 3].isSign("=")
    {
      return true
    }
    // "log_weight(40)", "print("pie")".
    if index + 2 < tokens.count, tokens[index].kind == .word, tokens[index + 1].isSign("("),
      tokens[index + 1].join == .glued,
      index > 0 && tokens[index - 1].isSign("_")
        || quotes.contains(tokens[index + 2]) && tokens[index + 2].join == .glued
    {
      return true
    }
    guard index + 4 < tokens.count, tokens[index].kind == .word, tokens[index + 1].isSign("."),
      tokens[index + 1].join == .glued, tokens[index + 2].kind == .word, tokens[index + 2].join == .glued,
      tokens[index + 3].isSign("("), tokens[index + 3].join == .glued
    else { return false }
    return quotes.contains(tokens[index + 4]) || tokens[index + 4].isSign("{") || tokens[index + 4].isSign(")")
  }

  /// `<script>`, `</div>`.
  private static func isTag(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens[index].isSign("<"), index + 1 < tokens.count else { return false }
    let name = tokens[index + 1].isSign("/") ? index + 2 : index + 1
    return markup.contains(at: name, in: tokens)
  }

  /// `INSERT INTO meals VALUES`, `UPDATE weights SET kg = 50`.
  private static func isStatementOfTable(_ index: Int, _ tokens: [Token]) -> Bool {
    switch tokens.word(index) {
    case "insert": tokens.word(index + 1) == "into" && tokens[index...].contains { $0.isWord("values") }
    case "update": tokens.word(index + 2) == "set" && tokens[index...].contains { $0.isSign("=") }
    default: false
    }
  }

  private static let totals: WordSet = ["any", "every", "each", "all"]
  private static let addressees = WordList.words(
    "message messages text texts reply replies input inputs prompt prompts user users account accounts")
  private static let writing = WordList.words(
    "log logged add added record recorded save saved store stored enter entered set count counts counted treat treated")

  /// "Every reply counts as a pizza", "set all accounts to 60 kg": a rule for everybody.
  static func isRuleForAll(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { index in
      totals.contains(tokens[index]) && addressees.contains(tokens[index + 1])
        && !tokens.word(index - 1).isOne(of: "to", "read", "answered", "sent", "through")
    } && writing.occurs(in: tokens)
  }
}
