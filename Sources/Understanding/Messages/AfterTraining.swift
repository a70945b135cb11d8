/// Food told in the breath of the workout that it came after: "spin class with a protein shake after", "netball
/// followed by pizza". A dish has things with it; a workout has them after it.
struct AfterTraining {
  let foods: FoodPhrases

  private static let tails = PhraseTable(
    list: """
      after,afterwards,afterward,straight after,right after,just after,halfway,halfway round,half way,midway,beforehand
      before,to finish,to recover,for recovery,as a reward,as a treat,on the way home,on the way back,after that
      """)
  private static let longestTail = 4

  /// `tokens` with a stop between the two.
  func parted(_ tokens: [Token]) -> [Token] {
    guard let place = tokens.indices.first(where: { joins(at: $0, in: tokens) }) else { return tokens }
    let isFollowed = tokens[place].isWord("followed")
    let start = isFollowed ? place + 2 : place + 1
    let end = tokens[start...].firstIndex { $0.kind == .punctuation } ?? tokens.count
    var eaten = Array(tokens[start..<end])
    if !isFollowed {
      guard let tail = tail(of: eaten) else { return tokens }
      eaten.removeLast(tail)
    }
    let done = Array(tokens[..<place])
    guard isWorkoutAlone(done), foods.holdsFood(eaten),
      isFollowed || !IntentWords.others.occurs(in: eaten),
      ActivityLexicon.reference.mentions(in: eaten).allSatisfy({ $0.strength == .weak })
    else { return tokens }
    let then = tokens[place].read(as: "then", join: .apart)
    return done + [then] + eaten + tokens[end...]
  }

  private func joins(at index: Int, in tokens: [Token]) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    return tokens[index].isWord("with")
      || tokens[index].isWord("followed") && tokens[index + 1].isWord("by") && index + 2 < tokens.count
  }

  /// How many words at the end say that it was after.
  private func tail(of eaten: [Token]) -> Int? {
    (1...Self.longestTail).first { length in
      length < eaten.count && Self.tails.match(at: eaten.count - length, in: eaten)?.count == length
    }
  }

  /// An activity, and nothing eaten beside it.
  private func isWorkoutAlone(_ tokens: [Token]) -> Bool {
    let named =
      ActivityLexicon.reference.mentions(in: tokens).map(\.range)
      + ExerciseLexicon.reference.mentions(in: tokens).map(\.range)
    guard !named.isEmpty else { return false }
    return !foods.holdsFood(
      tokens.indices.filter { index in !named.contains { $0.contains(index) } }.map { tokens[$0] })
  }
}
