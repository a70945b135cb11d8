/// Mends slips of the keys in what activities are called: "swiming", "tredmill", "joging".
enum ActivitySpelling {
  /// Words without which nothing is looked at: what measures an activity, or what one is told with.
  private static let signs = WordList.words(
    """
    min mins minute minutes hour hours hr hrs h km k mile miles mi laps lengths class session training workout lesson
    practice
    """)

  private static let players: WordSet = ["singles", "doubles"]

  /// "tenis singles": a game, though cheese is called so too.
  static func mayPlay(_ tokens: [Token]) -> Bool { players.occurs(in: tokens) }

  /// `tokens` with every word that is one letter away from an activity's, where no activity is named otherwise and
  /// something measures one; letters left out, doubled or swapped, and in long words a vowel for another.
  static func respelt(_ tokens: [Token]) -> [Token] {
    guard tokens.count <= 20, signs.occurs(in: tokens) else { return tokens }
    let lexicon = ActivityLexicon.reference
    let mentions = lexicon.mentions(in: tokens)
    guard mentions.allSatisfy({ $0.activity.isGeneric || $0.strength == .weak }) else { return tokens }
    var result = tokens
    for index in tokens.indices {
      let token = tokens[index]
      guard token.kind == .word, token.folded.utf8.count >= 4, !named.contains(token),
        !signs.contains(token), !token.isWord("steps"), UnitTable.unit(named: token.folded) == nil,
        let right = likeliest(to: token.folded),
        // "a flight" is no slip of "flights".
        right != EnglishPlural.plural(of: token.folded), right != EnglishPlural.singular(of: token.folded)
      else { continue }
      result[index] = Token.word(right, join: token.join, at: token.range)
    }
    return result
  }

  /// The words of activities' names that have no other meaning.
  static let named = WordSet(ActivityLexicon.reference.names.flatMap { $0.parted(by: " ").map(String.init) })

  /// Those of four letters and more, by their first.
  private static let longer = Dictionary(grouping: named.filter { $0.utf8.count >= 4 }.sorted().map { Array($0.utf8) })
  {
    $0[0]
  }

  /// The word of an activity's name that `typed` is a slip of; nil where there is none.
  private static func likeliest(to typed: String) -> String? {
    let letters = Array(typed.utf8)
    guard let first = letters.first, let near = longer[first] else { return nil }
    return near.first { isSlip(letters, of: $0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether `typed` is `word` with one letter left out, put in or swapped with the next, or a vowel for another.
  static func isSlip(_ typed: [UInt8], of word: [UInt8]) -> Bool {
    guard typed.first == word.first, abs(typed.count - word.count) <= 1, typed != word else { return false }
    let head = zip(typed, word).prefix { $0 == $1 }.count
    let tail = zip(typed.reversed(), word.reversed()).prefix { $0 == $1 }.count
    switch typed.count - word.count {
    case 1: return head + tail >= word.count
    case -1: return head + tail >= typed.count
    default:
      let differing = typed.count - head - tail
      if differing == 2 { return typed[head] == word[head + 1] && typed[head + 1] == word[head] }
      return differing == 1 && word.count >= 7 && vowels.contains(typed[head]) && vowels.contains(word[head])
    }
  }

  private static let vowels = Set("aeiouy".utf8)
}
