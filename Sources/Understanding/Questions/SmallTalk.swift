/// Messages that are a greeting, thanks or a call for help and nothing else.
enum SmallTalk {
  private static let fillers: WordSet = WordList.words(
    """
    ada so much you a lot very for the that your help there again coach all everyone buddy really just it this is
    was are my friend and to be today i please me with can meal food foods meals an workout workouts weight water
    that's it's something things entry mate mates bud pal love bro bruh man dude hun babe team folks doc week
    """)

  private static let entries: WordSet = [
    "meal", "meals", "food", "foods", "workout", "workouts", "weight", "water", "snack", "snacks",
  ]

  /// Words of the longest message that is nothing else.
  private static let longest = 8

  static func query(in tokens: [Token]) -> Query? {
    guard (1...longest).contains(tokens.count(where: { $0.kind == .word })),
      !tokens.contains(where: { $0.kind == .number || $0.kind == .clock })
    else { return nil }
    let words = tokens.filter { $0.kind == .word }
    // "No, it was water" mends what was said.
    if words.count > 2, words[0].isWord("no"), words.contains(where: { $0.isWord("was") }) { return nil }
    // "No workout today" tells what was not done.
    if words.count > 1, words[0].isWord("no"), Self.entries.contains(words[1]) { return nil }
    if isAll(of: IntentWords.help, words), words.count > 2 || !words.contains(where: { $0.isWord("log") }) {
      return .help
    }
    if isAll(of: IntentWords.thanks, words) { return .thanks }
    // "That was this morning" tells when.
    let isMoment = zip(words, words.dropFirst()).contains { $0.isWord("this") && $1.isOne(of: "morning", "evening") }
    if !isMoment, isAll(of: IntentWords.greetings, words) { return .greeting }
    return nil
  }

  private static let answers: WordSet = ["yes", "no", "nope", "yep", "yeah", "nah", "sure", "right"]

  /// "Yes", "no", and nothing more.
  static func isBareAnswer(_ tokens: [Token]) -> Bool {
    tokens.count <= 3 && tokens.allSatisfy { $0.kind == .punctuation || answers.contains($0) }
  }

  private static func isAll(of phrases: PhraseTable<Bool>, _ words: [Token]) -> Bool {
    var index = 0
    var found = false
    while index < words.count {
      if let match = phrases.match(at: index, in: words) {
        found = true
        index += match.count
      } else if fillers.contains(words[index]) {
        index += 1
      } else {
        return false
      }
    }
    return found
  }
}
