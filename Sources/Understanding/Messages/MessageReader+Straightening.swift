/// The words of a sentence in the order and the number in which the readers behind know them.
extension MessageReader {
  /// Mends how a sentence is put, and puts the food or the exercise that a word of it stands for in that word's place.
  func straighten(_ sentence: inout SentenceSplitter.Sentence, in draft: Draft) {
    let wording = Wording(foods: foods, context: context)
    if !sentence.isQuestion { sentence.tokens = Wording.statements.told(sentence.tokens, by: wording) }
    sentence.tokens = Wording.sentences.told(sentence.tokens, by: wording)
    sentence.tokens = resolvingExercise(sentence.tokens, subject: draft.exerciseInVain)
    sentence.tokens = resolvingWhole(sentence.tokens, subject: draft.namedInVain)
    sentence.tokens = resolvingNamed(
      resolvingAnaphors(BracketLists.opened(sentence.tokens, foods: foods), subject: draft.subject),
      subject: draft.namedInVain)
  }
}
