/// Orders that are put as questions, or in the words of whoever keeps a list: "can you make it 4?", "could you change that
/// to 3 please", "would you put down a plum for lunch?", "jot down 2 eggs", "put me down for a bagel".
enum PoliteOrders {
  static let modals: WordSet = ["can", "could", "would", "will"]
  private static let between: WordSet = ["please", "just", "kindly", "also", "maybe", "perhaps"]
  /// What only an entry is done to.
  private static let mending = CorrectionWords.removing.union([
    "change", "edit", "update", "correct", "amend", "replace", "swap", "switch", "move", "rename",
  ])
  private static let entries: WordSet = ["the", "my", "those", "these"]
  /// What is no entry.
  private static let settings = WordList.words(
    "goal target goals targets profile unit units setting settings name age height timezone zone data account plan")
  static let noting: WordSet = ["put", "note", "write", "jot", "mark", "take"]

  /// `said` as the plain order.
  static func told(_ said: [Token]) -> [Token] {
    let tokens = unasked(said)
    guard let start = tokens.firstIndex(where: { !between.contains($0) && !$0.isSign(",") }), start + 2 < tokens.count,
      let end = noted(at: start, in: tokens)
    else { return tokens }
    return [Token.word("log", at: tokens[start].range)] + tokens[end...]
  }

  /// "Make it 4" of "can you make it 4?".
  private static func unasked(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, modals.contains(tokens[0]), tokens[1].isOne(of: "you", "u", "ya") else { return tokens }
    var start = 2
    while between.contains(at: start, in: tokens) { start += 1 }
    guard start + 1 < tokens.count, isOrder(at: start, in: tokens), !settings.occurs(in: tokens) else { return tokens }
    return Array(tokens[start...].dropLast(while: { $0.isSign("?") || $0.isSign(".") }))
  }

  private static func isOrder(at index: Int, in tokens: [Token]) -> Bool {
    let next = tokens[index + 1]
    if mending.contains(tokens[index]) { return !next.isOne(of: "your", "how") }
    if tokens[index].isOne(of: "make", "set") {
      return next.isOne(of: "it", "that", "them")
        || entries.contains(next) && tokens.last { $0.kind != .punctuation }.map(\.isCount) == true
    }
    return noted(at: index, in: tokens) != nil
  }

  /// Behind "put down", "jot down", "put me down for", where food or a figure follows.
  private static func noted(at index: Int, in tokens: [Token]) -> Int? {
    guard noting.contains(tokens[index]) else { return nil }
    let isMine = tokens[index + 1].isOne(of: "me", "us")
    let down = isMine ? index + 2 : index + 1
    guard down + 1 < tokens.count, tokens[down].isWord("down") else { return nil }
    let end = isMine ? (tokens[down + 1].isWord("for") ? down + 2 : nil) : down + 1
    guard let end, end < tokens.count,
      tokens[end].isCount || NumberWords.articles.contains(tokens[end]) || tokens[end].isWord("some")
    else { return nil }
    return end
  }
}
