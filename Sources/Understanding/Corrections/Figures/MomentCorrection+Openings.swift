import Nutrition
import ToolCalls

/// What stands before "that was yesterday" and says no more than that it comes late.
extension MomentCorrection {
  private static let murmurs: WordSet = [
    "ah", "oh", "and", "also", "plus", "btw", "ok", "okay", "well", "yeah", "um", "er", "hmm", "sorry", "oops",
    "whoops", "wait", "hey", "argh", "ugh",
  ]
  private static let reminders = PhraseTable(
    list: """
      forgot to say,forgot to mention,forgot to add,forgot to note,forgot to tell you,i forgot to say,i forgot to mention
      i forgot to add,i forgot to note,i forgot to tell you,should have said,should've said,should have mentioned
      should've mentioned,i should have said,i should've said,i should have mentioned,i should've mentioned,i meant to say
      meant to say,meant to add,didn't mention,i didn't mention,didn't say,i didn't say,by the way,for the record
      """)
  private static let pointing: WordSet = ["that", "this", "it", "that's", "it's"]
  private static let copulas = IntentWords.pastCopulas.union(["is", "should"])

  /// "Ah and this was yesterday", "forgot to say that that was on Monday" from "this was" and "that was" on.
  static func withoutOpening(_ tokens: [Token]) -> [Token] {
    var start = 0
    while start + 2 < tokens.count {
      if let match = reminders.match(at: start, in: tokens) {
        start += match.count
      } else if murmurs.contains(tokens[start]) || start > 0 && tokens[start].kind == .punctuation {
        start += 1
      } else {
        break
      }
    }
    guard start > 0 else { return tokens }
    // "Forgot to say that it was yesterday".
    if start + 2 < tokens.count, tokens[start].isWord("that"), pointing.contains(tokens[start + 1]) { start += 1 }
    guard start + 1 < tokens.count, pointing.contains(tokens[start]) else { return tokens }
    // "Ah, this one was yesterday".
    let verb = tokens[start + 1].isWord("one") ? start + 2 : start + 1
    let isTold = copulas.contains(at: verb, in: tokens) || tokens[start].isOne(of: "that's", "it's")
    return isTold ? Array(tokens[start...]) : tokens
  }

  private static let wholes = PhraseTable(
    list:
      "all of that,all of it,all of this,all of them,all that,everything,both of them,both,the lot,the whole lot,all")

  /// "all of that was yesterday", "both were on Monday" as "that was": what is said of every entry of the last turn.
  func ofAll(_ tokens: [Token]) -> [Token]? {
    guard let match = Self.wholes.match(at: 0, in: tokens), match.count < tokens.count,
      tokens[match.count].isOne(of: "was", "were", "is", "should")
    else { return nil }
    return [Token.word("that", at: tokens[0].range)]
      + [Token.word("was", at: tokens[match.count].range)]
      + tokens[(match.count + 1)...]
  }

  /// "I meant 7 pm" for "7 pm I mean".
  static func meantAhead(_ tokens: [Token]) -> [Token] {
    let said = tokens.dropLast(while: { $0.kind == .punctuation })
    guard said.count > 2, let last = said.last, last.isOne(of: "mean", "meant"), said[said.count - 2].isWord("i") else {
      return tokens
    }
    return Token.words(["i", "meant"], at: last.range) + said.dropLast(2).dropLast(while: { $0.kind == .punctuation })
  }

  /// "That was breakfast" for "that counts as breakfast".
  static func filedAs(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, tokens[0].isOne(of: "that", "it", "this"), tokens[1].isOne(of: "counts", "counted"),
      tokens[2].isWord("as")
    else { return tokens }
    return [tokens[0], Token.word("was", at: tokens[1].range)] + tokens[3...]
  }

  private static let hours: WordSet = ["at", "around", "about"]

  /// "Lunch was at 2", "had lunch at 2" of a lunch as "it was at 2".
  func ofNamedMeal(_ said: [Token]) -> [Token] {
    if let told = ofOccasion(said) { return told }
    let start = said.first.map { $0.isWord("had") } == true ? 1 : 0
    guard said.count > 3, case .meal(let meal)? = context.lastEntries.last,
      MealWords.mealTypes[said[start]] == meal.mealType, Self.hours.contains(said[2]),
      start == 1 || said[1].isOne(of: "was", "is")
    else { return said }
    let range = said[0].range
    func word(_ text: String) -> Token { Token.word(text, at: range) }
    return [word("it"), word("was"), word("at")] + said[3...]
  }

  /// "My break was at 4" of what was had "on my break" as "it was at 4": an occasion that the last message told.
  private func ofOccasion(_ all: [Token]) -> [Token]? {
    let said = all.first.map { $0.isOne(of: "my", "the") } == true ? all : [Token.word("the", at: all[0].range)] + all
    guard said.count > 4, said[2].isOne(of: "was", "is"), Self.hours.contains(said[3]),
      case .meal(let meal)? = context.lastEntries.last, let raw = meal.rawInput,
      Lexer.tokens(of: raw).contains(where: { $0.folded == said[1].folded }),
      !meal.items.contains(where: { ItemMatcher.words(of: $0.name).contains(said[1].folded) })
    else { return nil }
    return Token.words(["it", "was", "at"], at: said[0].range) + said[4...]
  }

  private static let wrong: WordSet = ["wrong", "incorrect", "bad"]

  private static let aspects: WordSet = ["time", "day", "date", "meal"]

  /// "wrong time, it was 7am" without its opening, "time should be 8" as "it was at 8".
  func opened(_ said: [Token]) -> [Token] {
    // "I had that at 6", "ate it at 7".
    let verb = said.first.map { $0.isWord("i") } == true ? 1 : 0
    if said.count > verb + 2, said[verb].isOne(of: "had", "ate", "drank", "did"),
      said[verb + 1].isOne(of: "that", "it", "this", "them")
    {
      return [said[verb + 1]] + said[(verb + 2)...]
    }
    var start = said.first.map { $0.isOne(of: "the", "sorry", "oops") } == true ? 1 : 0
    let isWrong = start < said.count && Self.wrong.contains(said[start])
    if isWrong { start += 1 }
    guard start + 2 < said.count, Self.aspects.contains(said[start]),
      isWrong || said[start + 1].isOne(of: "should", "was", "is")
    else { return said }
    let isHour = said[start].isWord("time")
    var rest = Array(said[(start + 1)...].drop { $0.kind == .punctuation })
    // "time was 8 not 7".
    if let not = rest.firstIndex(where: { $0.isWord("not") }), not > 1 { rest = Array(rest[..<not]) }
    if let first = rest.first, first.isOne(of: "should", "was", "is") {
      rest.insert(Token.word("it", at: first.range), at: 0)
    }
    // A bare hour: "should be 8".
    if isHour, let last = rest.last, last.kind == .number || last.kind == .clock, rest.count > 1,
      rest[rest.count - 2].kind == .word, !rest[rest.count - 2].isWord("at")
    {
      rest.insert(Token.word("at", at: last.range), at: rest.count - 1)
    }
    return rest.isEmpty ? said : rest
  }
}
