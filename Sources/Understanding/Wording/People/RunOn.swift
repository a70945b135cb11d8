/// Clauses that follow one another without a comma: "my brother had a pie I had soup", "skipped lunch had a pear".
///
/// What somebody else did and what was not done reach to the end of their clause, so its end must be found.
enum RunOn {
  private static let subjects = ListWords.selves
  static let verbs = WordList.words(
    """
    had ate drank walked ran did cycled swam jogged grabbed got went ordered made picked chose took finished
    """)
  /// Before a verb that begins a clause stands the end of another, and none of these.
  private static let leads = WordList.words(
    """
    and but or so then that which who what when where while because cause cos if as than before after until since think
    thought said told i we you he she it they just also not never have has had having been was were to only almost
    nearly hardly barely ever actually still already all both either once though although whatever everything
    something anything nothing thing everyone everybody someone somebody people last first the a an my our who've
    """)
  /// Begin what was had or done.
  private static let objects: WordSet = ["a", "an", "the", "my", "some", "just", "only", "about", "for"]

  /// `tokens` with a comma before each clause that begins so.
  static func parted(_ said: [Token]) -> [Token] {
    let tokens = behindUndo(said)
    // "I had soup" has its verb at its head, and most messages no other.
    guard tokens.count > 4, verbs.occurs(in: tokens[2...]) || weighings.occurs(in: tokens.prefix(2)) else {
      return tokens
    }
    var result: [Token] = []
    var start = 0
    for (index, token) in tokens.enumerated() {
      if token.isSign(":"), index > 0, weighings.contains(tokens[index - 1]) {
        result.append(token)
        continue
      }
      if token.kind == .punctuation || token.isOne(of: "and", "but", "so", "then", "or") {
        start = index + 1
      } else if closesWeighing(tokens[start..<index], before: index, in: tokens) {
        result.append(Token.sign(",", at: token.range))
        start = index
      } else if index >= start + 2 || index == 1 && tokens[0].isOne(of: "no", "nope", "nah"),
        begins(at: index, in: tokens),
        index == 1 || ends(Array(tokens[start..<index]), isOwn: subjects.contains(token))
      {
        result.append(Token.sign(",", at: token.range))
        start = index
      }
      result.append(token)
    }
    return result
  }

  static let undoing = CorrectionWords.removing.union(["strike", "wipe"])

  /// "Scratch that, it was 3 eggs" of "scratch that it was 3 eggs": what it was is told behind what takes it back.
  private static func behindUndo(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, undoing.contains(tokens[0]), tokens[1].isOne(of: "that", "it"),
      CorrectionWords.subjects.contains(tokens[2])
        && (IntentWords.pastCopulas.contains(tokens[3]) || tokens[3].isWord("took"))
        || subjects.contains(tokens[2]) && verbs.contains(tokens[3])
    else { return tokens }
    return tokens[..<2] + [Token.sign(",", at: tokens[1].range)] + tokens[2...]
  }

  static let weighings = WeightWords.telling.union(["weigh-in"])

  /// "Weight 81.2 had 2 eggs", "my weight today 81.2 breakfast: 2 eggs": the figure ends what the scales said.
  private static func closesWeighing(_ clause: ArraySlice<Token>, before index: Int, in tokens: [Token]) -> Bool {
    guard weighings.occurs(in: clause.prefix(2)),
      !leads.contains(tokens[index - 1]),
      clause.last?.kind == .number || clause.contains(where: { $0.kind == .number }) && clause.count > 2,
      verbs.contains(tokens[index]) || subjects.contains(tokens[index])
        || TimeWords.meals.contains(tokens[index]) && tokens.count > index + 1 && tokens[index + 1].isSign(":")
    else { return false }
    return index + 1 < tokens.count
  }

  /// A verb of eating or exercise, or "I" and one, with what was had or done behind it.
  private static func begins(at index: Int, in tokens: [Token]) -> Bool {
    guard index > 0, tokens[index - 1].kind == .word, !leads.contains(tokens[index - 1]) else { return false }
    let verb = subjects.contains(tokens[index]) ? index + 1 : index
    guard verb + 1 < tokens.count, verbs.contains(tokens[verb]) else { return false }
    // "Skipped the party, my sister had cake" without its comma is hers.
    if verb == index, IntentWords.others.contains(tokens[index - 1]) { return false }
    let object = tokens[verb + 1]
    // "The curry I had a bowl of" describes the curry.
    return tokens.last?.isWord("of") == false
      && (object.isCount || objects.contains(object) || isBareObject(object))
  }

  /// "I had soup"; "the soup I had ordered" and "the tea I got her" end another clause.
  private static func isBareObject(_ token: Token) -> Bool {
    token.kind == .word && !token.isBreak && !token.folded.hasSuffix("ed") && !endings.contains(token)
  }

  /// Participles, pronouns and words of time behind the verb of a relative clause.
  private static let endings = WordList.words(
    """
    left made bought got been had done cooked her him them it that there to for with at in on was were is are too
    yesterday today earlier before last this later tonight instead from up out off back home
    """)

  /// A clause about what was not done, or about somebody else where the next says "I": "my brother from home had a pie"
  /// goes on about him.
  private static func ends(_ clause: [Token], isOwn: Bool) -> Bool {
    switch FrameReader.frame(of: clause, isFirst: true) {
    case .someoneElse: isOwn
    case .negation: isOwn || denials.contains(clause[0]) && !nobody.contains(clause[1])
    default: false
    }
  }

  private static let denials = WordList.words(
    "skipped skip no not didn't couldn't missed ditched avoided passed")
  private static let nobody: WordSet = ["one", "body", "man", "people", "kids"]
}
