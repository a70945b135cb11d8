/// What is said of two things behind both of them: "tea and coffee, both without sugar", "a latte and a mocha, both with oat
/// milk". Read by itself it would be a third thing, or of the last alone.
enum SaidOfBoth {
  static let all: WordSet = ["both", "all"]

  /// `tokens` with what both lack told right behind them, and what both have told of each.
  static func told(_ tokens: [Token]) -> [Token] {
    guard let place = tokens.indices.dropFirst(2).first(where: { isSaid(at: $0, in: tokens) }) else { return tokens }
    var start = place + 1
    if tokens.word(start) == "of", tokens.word(start + 1) == "them" { start += 2 }
    let ahead = Array(tokens[..<(place - 1)])
    if tokens.word(start).isOne(of: "no", "without") { return ahead + tokens[start...] }
    let end = tokens[start...].firstIndex { $0.kind == .punctuation } ?? tokens.count
    let begin = ahead.lastIndex { $0.kind == .punctuation }.map { $0 + 1 } ?? 0
    let joints = ahead[begin...].indices.filter { ahead[$0].isWord("and") }
    // Of more than two, or of two that were counted, it is not known where each begins.
    guard tokens[place].isWord("both"), tokens.word(start) == "with", joints.count == 1, joints[0] > begin else {
      return tokens
    }
    return Array(ahead[..<joints[0]]) + tokens[start..<end] + ahead[joints[0]...] + tokens[start...]
  }

  private static func isSaid(at index: Int, in tokens: [Token]) -> Bool {
    guard all.contains(tokens[index]), tokens[index - 1].isSign(",") || tokens[index - 1].isSign("-") else {
      return false
    }
    let next = tokens.word(index + 1) == "of" && tokens.word(index + 2) == "them" ? index + 3 : index + 1
    return tokens.word(next).isOne(of: "no", "without", "with")
  }
}
