import Foods
import Nutrition

/// The person's own part of what others had, or of what was made for others.
extension MessageReader {
  /// "Two of them" of "I pinched two of theirs": of what others had.
  func ofTheirs(_ tokens: [Token]) -> [Token] {
    guard
      let of = tokens.indices.dropLast().last(where: {
        tokens[$0].isWord("of") && tokens[$0 + 1].isOne(of: "theirs", "hers", "his")
      }),
      of > 1, tokens[of - 1].isCount, of + 2 == tokens.count || Self.isEnd(tokens[of + 2])
    else { return ofLeft(tokens) }
    var plain = tokens
    plain[of + 1] = Token.word("them", at: tokens[of + 1].range)
    return plain
  }

  private static let left: WordSet = ["last", "leftover", "remaining", "other", "final", "left", "uneaten"]

  /// "Three of them" of "my son had nuggets and I finished his last three", "... the 3 leftover ones".
  private func ofLeft(_ tokens: [Token]) -> [Token] {
    for start in tokens.indices.dropFirst(3)
    where tokens[start].isOne(of: "the", "his", "her", "their") && EatingWords.having.contains(tokens[start - 1]) {
      let ahead = tokens[(start + 1)...].prefix { Self.left.contains($0) }
      guard let count = NumberPhrase.read(at: ahead.endIndex, in: tokens), !count.isArticle,
        IntentWords.others.occurs(in: tokens[..<(start - 1)])
      else { continue }
      let number = ahead.endIndex..<(ahead.endIndex + count.count)
      let behind = tokens[number.upperBound...].prefix { Self.left.contains($0) }
      let end =
        behind.endIndex < tokens.count && tokens[behind.endIndex].isWord("ones") ? behind.endIndex + 1 : behind.endIndex
      guard !ahead.isEmpty || !behind.isEmpty, end == tokens.count || Self.isEnd(tokens[end]) else { continue }
      return Array(
        tokens[..<start] + tokens[number] + Token.words(["of", "them"], at: tokens[start].range) + tokens[end...])
    }
    return tokens
  }

  private static let portions: WordSet = ["portion", "share", "plate", "helping", "serving", "bowl", "half"]

  /// "I had 80 g" of "my portion was about 80 g", where what it was of is named before.
  func portionTold(_ tokens: [Token]) -> [Token] {
    guard
      let my = tokens.indices.dropLast(3).first(where: {
        $0 > 2 && tokens[$0].isWord("my") && Self.portions.contains(tokens[$0 + 1])
          && tokens[$0 + 2].isOne(of: "was", "weighed")
      }), let start = tokens[(my + 3)...].prefix(3).firstIndex(where: { $0.isCount }),
      tokens[(my + 3)..<start].allSatisfy({ $0.isOne(of: "about", "around", "roughly", "only", "just", "maybe") }),
      let amount = QuantityParser(tokens).quantity(at: start), amount.grams != nil || amount.milliliters != nil,
      amount.tokens.upperBound == tokens.count || Self.isEnd(tokens[amount.tokens.upperBound]),
      FrameReader.frame(of: Array(tokens[..<my]), isFirst: true) == .someoneElse,
      let name = foods.lastName(in: Array(tokens[..<my]))
    else { return tokens }
    func word(_ text: String) -> Token { Token.word(text, at: tokens[my].range) }
    return tokens[..<my] + [word("i"), word("had")] + tokens[amount.tokens] + [word("of")] + name
      + tokens[amount.tokens.upperBound...]
  }
}

/// What others made, and who made it.
extension MessageReader {
  private static let withVerb: WordSet = ["off", "round", "around", "up", "over", "in"]

  /// The last word of the verb of "my uncle smoked a brisket", "our neighbour dropped off scones".
  func verbOfMaking(in tokens: [Token]) -> Int? {
    guard
      let verb = tokens.indices.dropFirst().first(where: { place in
        tokens[place].folded.hasSuffix("ed") && IntentWords.others.contains(tokens[place - 1])
      })
    else { return nil }
    return Self.withVerb.contains(at: verb + 1, in: tokens) ? verb + 1 : verb
  }
}

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
        occasion.foods = batch.applied(to: occasion.foods)
        OccasionGrouper.add(occasion, to: &draft.occasions)
      }
    } else if let last = draft.occasions.indices.last {
      draft.occasions[last].foods = batch.applied(to: before[last].foods)
    }
    var rest = sentence
    rest.tokens = batch.rest(sentence.tokens)
    if rest.tokens.contains(where: { $0.kind == .word }) { read(rest, into: &draft) }
  }
}
