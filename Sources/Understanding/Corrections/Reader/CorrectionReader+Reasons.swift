/// Why something is taken back.
extension CorrectionReader {
  private static let mistakes = WordList.words(
    """
    wrong mistake mistaken duplicate twice double already test testing joke accident accidentally error typo dropped
    binned spilled cancelled someone else mind
    """)

  /// Whose it was, or what went wrong; a figure would be news.
  func isReason(_ tokens: [Token]) -> Bool {
    guard !tokens.contains(where: { $0.kind == .number }) else { return false }
    let last = tokens.last { $0.kind == .word }?.folded ?? ""
    if last.hasSuffix("'s") && last != "that's" || last.isOne(of: "mine", "his", "hers", "theirs") { return true }
    // "it was my husbands".
    if last.hasSuffix("s"), IntentWords.others.contains(String(last.dropLast())), tokens.count <= 5,
      tokens.contains(where: { $0.isWord("was") || $0.isWord("were") || $0.isWord("is") })
    {
      return true
    }
    if Self.mistakes.occurs(in: tokens) { return true }
    if Self.givenAway(tokens) != nil { return true }
    if Self.abandoned.occurs(in: tokens), !foods.holdsFood(tokens) { return true }
    return FrameReader.frame(of: tokens, isFirst: false) == .someoneElse
  }

  /// That it was not had after all.
  private static let abandoned = PhraseTable(
    list: """
      didn't eat,didn't have,didn't drink,didn't do,didn't finish,never ate,never had,never drank,never did,never went
      did not eat,did not have,did not drink,not eating,not having,not drinking,didn't go,changed my mind,change of plan
      change of plans,ended up not,didn't happen,gave it away,gave them away,threw it,threw them,wasn't mine,not mine,fell through
      poured it,poured them,tipped it,spilled it,spilt it,spilled most,spilt most,knocked it,burnt it,burned it,sent it back,sent them back
      it never came,never arrived,never came,it went off,had gone off,it was off,fed it,put it back,put them back
      """)
}
