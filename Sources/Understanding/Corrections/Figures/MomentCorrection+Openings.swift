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
}
