/// How a food came, told behind it by what was done: "a chop with the fat trimmed off" is one without the fat, "peas from a
/// tin" are tinned.
enum TakenOff {
  private static let parts = WordList.words("skin fat rind peel crust crusts bone bones shell shells breading coating")
  static let taken: WordSet = ["trimmed", "pulled", "taken", "cut", "peeled", "removed", "picked", "scraped"]
  static let tins: WordSet = ["can", "tin", "cans", "tins"]
  private static let articles: WordSet = ["the", "its", "their", "all", "a", "my"]

  /// `tokens` with "without the fat" and "canned" in their place.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    return canned(trimmed(left(withoutBread(tokens))))
  }

  static let leaving: WordSet = ["left", "trimmed", "cut", "removed"]
  /// Their fat is a part that can be cut away, and the table has them without.
  private static let fatted = WordList.words(
    "steak steaks sirloin ribeye rump beef lamb mutton pork chop chops roast brisket gammon")

  /// "Steak, left the fat" is the lean of it, "pizza, left the crusts" has none of them.
  private static func left(_ tokens: [Token]) -> [Token] {
    guard let verb = leaving.firstIndex(in: tokens.dropFirst(2)) else { return tokens }
    var start = verb
    while start > 1, tokens[start - 1].isOne(of: "i", "but", "and", "just") || tokens[start - 1].isSign(",") {
      start -= 1
    }
    var part = verb + 1
    while part < tokens.count, articles.contains(tokens[part]) || tokens[part].isOne(of: "off", "of", "most") {
      part += 1
    }
    guard start < verb, part > verb + 1 || tokens[verb].isWord("left"), part < tokens.count,
      parts.contains(tokens[part])
    else { return tokens }
    var end = part + 1
    while end < tokens.count, tokens[end].isOne(of: "off", "on", "the", "plate", "my", "behind", "side", "away") {
      end += 1
    }
    guard end == tokens.count || tokens[end].kind == .punctuation || ListWords.ands.contains(tokens[end]) else {
      return tokens
    }
    let range = tokens[part].range
    var told: [Token] = []
    if tokens[part].isWord("fat") {
      if fatted.occurs(in: tokens[..<start]) { told = Token.words(["lean", "only"], at: range) }
    } else if tokens[part].isWord("skin") {
      told = [Token.word("without", at: range), tokens[part]]
    }
    return tokens[..<start] + told + tokens[end...]
  }

  private static func trimmed(_ tokens: [Token]) -> [Token] {
    if let behind = coverBehind(tokens) { return behind }
    guard taken.occurs(in: tokens) || tokens.contains(where: { $0.isWord("off") }) else { return tokens }
    for start in tokens.indices.dropFirst() where tokens[start].isWord("with") {
      let part = articles.contains(at: start + 1, in: tokens) ? start + 2 : start + 1
      guard part + 1 < tokens.count, parts.contains(tokens[part]),
        taken.contains(tokens[part + 1]) || tokens[part + 1].isWord("off") && tokens.breaks(at: part + 2)
      else { continue }
      var end = part + 2
      if end < tokens.count, tokens[end].isOne(of: "off", "away", "out") { end += 1 }
      var told = tokens
      told.replaceSubrange(start..<end, with: [Token.word("without", at: tokens[start].range), tokens[part]])
      return told
    }
    return tokens
  }

  private static let sliced = WordSet(SandwichWords.sliced + SandwichWords.sliced.map { $0 + "s" })
  private static let insides: WordSet = ["a", "an", "the", "my", "of", "filling", "fillings", "inside", "insides"]
  private static let beforeBread: WordSet = ["the", "its", "all", "most", "of", "both", "slices"]

  /// "Ham" for "a ham sandwich, left the bread" and "ate the filling and left the bread of a ham sandwich".
  private static func withoutBread(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, let bread = tokens.dropFirst(3).firstIndex(where: { $0.isWord("bread") }),
      case var verb = bread - 1, let sandwich = sliced.firstIndex(in: tokens)
    else { return tokens }
    while verb > 0, beforeBread.contains(tokens[verb]) { verb -= 1 }
    guard verb > 0, leaving.contains(tokens[verb]), tokens.breaks(at: bread + 1) || sandwich > bread else {
      return tokens
    }
    var name = sandwich
    while name > 0, tokens[name - 1].kind == .word, !insides.contains(tokens[name - 1]), !tokens[name - 1].isCount,
      !EatingWords.plain.contains(tokens[name - 1])
    {
      name -= 1
    }
    guard name < sandwich else { return tokens }
    let filling = tokens[name..<sandwich]
    if sandwich > bread {
      guard let ate = EatingWords.plain.firstIndex(in: tokens[..<verb]) else { return tokens }
      return Array(tokens[...ate] + filling + tokens[(sandwich + 1)...])
    }
    var head = name
    while head > 0, insides.contains(tokens[head - 1]) { head -= 1 }
    guard verb - sandwich <= 6, head == 0 || !tokens[head - 1].isCount else { return tokens }
    return Array(tokens[..<head] + filling + tokens[(bread + 1)...])
  }

  private static let wholes: WordSet = ["roast", "roasted", "rotisserie"]

  /// "A sandwich without crusts" for "a sandwich, crusts off", "a thigh with skin" for "a thigh, skin on" and "a thigh (skin on)":
  /// how it came, and no food of its own. A roast chicken has its skin.
  private static func coverBehind(_ tokens: [Token]) -> [Token]? {
    guard
      let part = tokens.indices.dropFirst(2).dropLast().first(where: { index in
        guard parts.contains(tokens[index]),
          tokens[index + 1].isOne(of: "on", "off") || taken.contains(tokens[index + 1])
        else { return false }
        let sign = tokens[index - 1]
        return sign.isSign(",") || sign.isSign("(") || sign.isOne(of: "chicken", "thigh", "thighs", "breast", "fillet")
          // "Thigh 180 g skin on".
          || UnitTable.unit(at: index - 1, in: tokens) != nil && index > 1 && tokens[index - 2].kind == .number
      }),
      case let how = tokens.word(part + 2) == "off" ? part + 3 : part + 2,
      how >= tokens.count || tokens[how].kind != .word
    else { return nil }
    let start = tokens[part - 1].kind == .word ? part : part - 1
    let end = how < tokens.count && tokens[how].isSign(")") ? how + 1 : how
    let isOn = tokens[part + 1].isWord("on")
    // "Burger, shell on" tells nothing that is eaten.
    if isOn, !tokens[part].isWord("skin") { return nil }
    let isWhole = start > 1 && tokens[start - 1].isWord("chicken") && wholes.contains(tokens[start - 2])
    let told = isOn && isWhole ? [] : [Token.word(isOn ? "with" : "without", at: tokens[start].range), tokens[part]]
    return tokens[..<start] + told + tokens[end...]
  }

  private static func canned(_ tokens: [Token]) -> [Token] {
    guard tins.occurs(in: tokens) else { return tokens }
    for start in tokens.indices.dropFirst() where tokens[start].isWord("from") {
      var can = start + 1
      if articles.contains(at: can, in: tokens) { can += 1 }
      guard can < tokens.count, tins.contains(tokens[can]), tokens[start - 1].kind == .word,
        can + 1 == tokens.count || !tokens[can + 1].isWord("of"), !EatingWords.having.contains(tokens[start - 1]),
        !tokens[start - 1].isOne(of: "straight", "right", "it", "them", "drank", "drinking")
      else { continue }
      var told = tokens
      told.replaceSubrange(start...can, with: [Token.word("canned", at: tokens[start].range)])
      return told
    }
    return tokens
  }
}
