import Nutrition
import ToolCalls

/// All of the last turn taken back at a word, and counts behind what takes it back.
extension CorrectionReader {
  /// "Delete".
  static func isOrderAlone(_ words: [Token]) -> Bool {
    words.count == 1 && CorrectionWords.removing.contains(words[0])
      || words.count == 2 && CorrectionWords.removing.contains(words[0]) && words[1].isWord("please")
  }

  private static let denying: WordSet = ["no", "nope", "nah", "wait", "actually", "oh", "lol", "haha", "sorry"]

  /// "Nah I didn't".
  static func isDenialAlone(_ words: [Token]) -> Bool {
    guard (3...6).contains(words.count), denying.contains(words[0]), let last = words.last,
      last.isWord("didn't"), words[words.count - 2].isWord("i")
    else { return false }
    return words.dropLast(2).allSatisfy { denying.contains($0) }
  }

  /// "sardines I mean": what stands before is what was meant.
  func meantBefore(_ tokens: [Token]) -> [Token]? {
    guard let i = tokens.prefix(7).firstIndex(where: { $0.isWord("i") }), i > 0, i + 1 < tokens.count,
      tokens[i + 1].isOne(of: "mean", "meant"), tokens.ends(at: i + 2)
    else { return nil }
    let said = trimmed(Array(tokens[..<i]))
    return said.isEmpty || FrameReader.frame(of: said, isFirst: true) != nil ? nil : said
  }
}

/// What was not meant to be logged, or stands there already.
extension CorrectionReader {
  private static let mishaps: WordSet = ["wrong", "twice", "duplicate", "duplicated", "already"]
  private static let slips = PhraseTable(
    list: """
      wrong button,wrong chat,wrong app,wrong window,wrong thread,wrong person,wrong account,wrong key,wrong group
      wrong meal,wrong entry,duplicate,duplicate entry,duplicated,logged that twice,logged it twice,logged twice
      that's in twice,it's in twice,already logged,already logged that,already logged it,had already logged that
      had already logged it
      """)

  /// "Wrong button", "sorry, I logged that twice": whether it is to go, nobody knows.
  func misplaced(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 8, Self.mishaps.occurs(in: tokens), let last = context.lastEntries.last,
      context.lastEntries.count == 1, matchesWhole(Self.slips, tokens.filter { $0.kind == .word })
    else { return nil }
    return Reading(
      clarification: Clarification(
        question: "I left that as it was logged. Shall it go?",
        choices: [
          .init(label: "take it out", calls: [.removeEntry(RemoveEntry(entryId: last.id))]),
          .init(label: "leave it", calls: []),
        ]), confidence: 0.4)
  }
}

/// What was left out of the last turn, and is to be put in.
extension CorrectionReader {
  private static let openings: WordSet = ["oh", "ah", "oops", "sorry", "and", "i", "also", "damn", "ugh", "whoops"]
  private static let pointing: WordSet = ["the", "my", "about", "a", "an", "some", "that"]
  private static let beforeAdding: WordSet = ["so", "please", "can", "could", "you", "and", "just"]
  private static let pronouns = ListWords.pronouns

  /// "Add one banana" of "forgot the banana, add one"; nil where nothing is said to be put in.
  static func forgotten(_ tokens: [Token]) -> [Token]? {
    guard (3...16).contains(tokens.count) else { return nil }
    let rest = Array(tokens.drop { $0.kind == .punctuation || openings.contains($0) })
    if let exercise = forgottenExercise(rest) { return exercise }
    guard tokens.count > 4 else { return nil }
    guard let first = rest.first, first.isWord("forgot") || first.isWord("missed"),
      let add = rest.firstIndex(where: { $0.isWord("add") }), add > 2,
      case let name = Array(
        rest[1..<add].drop { pointing.contains($0) }.dropLast(while: {
          $0.kind == .punctuation || beforeAdding.contains($0)
        })),
      !name.isEmpty, name.allSatisfy({ $0.kind == .word })
    else { return nil }
    let amount = rest[(add + 1)...].dropLast(while: {
      $0.kind == .punctuation || $0.isOne(of: "please", "too", "in", "for", "me", "as", "well")
    })
    guard let said = amount.first else { return nil }
    if amount.count == 1, pronouns.contains(said) { return [rest[add]] + name }
    let isAmount =
      QuantityParser(Array(amount)).quantity(at: 0).map { $0.tokens.upperBound == amount.count && $0.value != nil }
      ?? false
    return isAmount ? [rest[add]] + amount + name : nil
  }

  private static let telling: WordSet = ["mention", "say", "note", "tell", "report"]

  /// "A plum" for "forgot to mention a plum", where nothing was logged that it could go with.
  static func mentioned(_ tokens: [Token]) -> [Token] {
    guard let forgot = tokens.prefix(4).firstIndex(where: { $0.isWord("forgot") }), forgot + 3 < tokens.count,
      tokens[..<forgot].allSatisfy({ openings.contains($0) || $0.isWord("i") || $0.kind == .punctuation }),
      tokens[forgot + 1].isWord("to"), telling.contains(tokens[forgot + 2]),
      case let name = tokens[(forgot + 3)...].drop(while: { $0.isOne(of: "you", "about") }), let first = name.first,
      first.isCount || NumberWords.articles.contains(first) || first.isWord("some")
    else { return tokens }
    return Array(name)
  }

  /// "Did the plank, 2 min" for "forgot the plank, 2 min": what was done besides, with how much of it.
  private static func forgottenExercise(_ tokens: [Token]) -> [Token]? {
    guard let first = tokens.first, first.isWord("forgot") || first.isWord("missed"),
      case let said = Array(
        tokens.dropFirst().drop { pointing.contains($0) || $0.isOne(of: "to", "add", "log", "mention", "about") }),
      said.contains(where: { $0.isCount }), !said.contains(where: { $0.isOne(of: "more", "less", "extra") }),
      ExerciseLexicon.reference.mentions(in: said).first?.range.lowerBound == 0
    else { return nil }
    return [Token.word("did", at: first.range)] + said
  }
}
