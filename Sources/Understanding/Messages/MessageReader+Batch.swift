/// What was cooked for several, and the person's part of it.
extension MessageReader {
  /// Reads what went into the batch and takes the person's share of it, then what was had beside the portion.
  func read(_ batch: BatchShare, of sentence: SentenceSplitter.Sentence, into draft: inout Draft) {
    let before = draft.occasions
    var cooked = sentence
    cooked.tokens = batch.batch(sentence.tokens)
    if cooked.tokens.contains(where: { $0.kind == .word }) {
      draft.occasions = []
      read(cooked, into: &draft)
      let shared = draft.occasions
      draft.occasions = before
      for var occasion in shared {
        occasion.items = batch.applied(to: occasion.items)
        OccasionGrouper.add(occasion, to: &draft.occasions)
      }
    } else if let last = draft.occasions.indices.last {
      draft.occasions[last].items = batch.applied(to: before[last].items)
    }
    var rest = sentence
    rest.tokens = batch.rest(sentence.tokens)
    if rest.tokens.contains(where: { $0.kind == .word }) { read(rest, into: &draft) }
  }
}
