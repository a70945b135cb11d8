/// What is left of a whole that something is taken off: "all but two of the 12 wings" are ten, "3 eggs, no yolks" are three
/// whites; and what is sold beside a whole: "a tuna sandwich crisps" are two things.
enum AllBut {
  private static let taking: WordSet = ["but", "except", "bar"]
  private static let packs: WordSet = [
    "box", "pack", "packet", "bag", "tray", "plate", "bucket", "punnet", "tin", "tub",
  ]
  private static let lacking: WordSet = ["no", "without", "minus", "less", "w/o"]
  private static let breads: WordSet = ["sandwich", "sarnie", "butty", "baguette", "wrap", "bap", "toastie", "panini"]

  /// `tokens` with those told plainly.
  static func told(_ tokens: [Token]) -> [Token] {
    withWhites(
      tokens.retelling { index, told in
        if tokens[index].isWord("all"), let rest = rest(at: index, in: tokens) { return rest }
        guard tokens[index].isWord("crisps"), told.count > 1, let last = told.last, breads.contains(last),
          tokens.breaks(at: index + 1)
        else { return nil }
        return (index + 1, [Token.sign(",", at: tokens[index].range), tokens[index]])
      })
  }

  /// "10" for "all but two of a box of 12".
  private static func rest(at index: Int, in tokens: [Token]) -> (end: Int, words: [Token])? {
    guard taking.contains(at: index + 1, in: tokens), let taken = NumberPhrase.read(at: index + 2, in: tokens),
      case var at = index + 2 + taken.count, tokens.word(at) == "of"
    else { return nil }
    at += 1
    while at < tokens.count, ListWords.determiners.contains(tokens[at]) { at += 1 }
    if packs.contains(at: at, in: tokens), tokens.word(at + 1) == "of" { at += 2 }
    guard let whole = NumberPhrase.read(at: at, in: tokens), whole.value > taken.value,
      at + whole.count < tokens.count, tokens[at + whole.count].kind == .word
    else { return nil }
    return (at + whole.count, [Token.number(whole.value - taken.value, at: tokens[index].range)])
  }

  /// "3 egg whites" for "3 eggs, no yolks".
  private static func withWhites(_ tokens: [Token]) -> [Token] {
    guard let yolk = tokens.firstIndex(where: { $0.isOne(of: "yolk", "yolks") }), yolk > 1 else { return tokens }
    var start = yolk - 1
    if tokens[start].isWord("the") { start -= 1 }
    guard start > 0, lacking.contains(tokens[start]) else { return tokens }
    let egg = tokens[start - 1].kind == .punctuation ? start - 2 : start - 1
    guard egg >= 0, tokens[egg].isOne(of: "egg", "eggs") else { return tokens }
    let range = tokens[egg].range
    let whites = Token.words(["egg", tokens[egg].isWord("egg") ? "white" : "whites"], at: range)
    let closes = tokens[start - 1].isSign("(") && yolk + 1 < tokens.count && tokens[yolk + 1].isSign(")")
    return tokens[..<egg] + whites + tokens[(closes ? yolk + 2 : yolk + 1)...]
  }
}
