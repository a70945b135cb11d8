/// What single words tell of the language of a message. Of a short one they may tell nothing: "shakshuka" is neither
/// surely English nor surely foreign.
///
/// The two questions are apart, with lists of their own. To hold a model to what was said, English has to be sure, and
/// many words tell it, two of the weak ones together. To refuse a message, hardly an English word may be among its
/// foreign ones: were any of the many enough to have it read, Swedish with "just", Dutch with "been" and Spanish with
/// "me" would be read as English; were two foreign words enough to refuse it, "had una arepa y unas papas" would be.
enum LanguageWords {
  /// Words that hardly any other language writes so.
  static let english: WordSet = WordList.words(
    """
    the and my with it this that from were are ate drank have after before been just your what which about because
    don't didn't i'm i've i'd it's every each without
    """)

  /// Words that some other language has too.
  static let perhapsEnglish: WordSet = WordList.words(
    "a an i of to in on at for was is be had has me no not so all or do did we you by as but some")

  /// One of these among foreign words tells that only the dishes are: "I had une baguette avec des frites".
  private static let tellingOfMeals: WordSet = ["i", "had", "ate", "the", "drank", "and", "for", "my", "was"]

  /// Fewer foreign words are names of dishes.
  private static let leastForeign = 2

  /// Whether `words`, folded, are English enough to be held to: no foreign sentence with a word that English has too.
  static func areSurelyEnglish(_ words: [String]) -> Bool {
    let said = Set(words)
    return words.count { IntentWords.foreign.contains($0) } < leastForeign
      && (!said.isDisjoint(with: english) || said.intersection(perhapsEnglish).count >= 2)
  }

  /// Whether `tokens` are of a language that is not understood here, and not English around foreign dishes.
  static func areSurelyForeign(_ tokens: [Token]) -> Bool {
    guard IntentWords.foreign.occurs(in: tokens) || IntentWords.foreignVerbs.occurs(in: tokens) else { return false }
    let foreign = tokens.count { $0.kind == .word && IntentWords.foreign.contains($0) }
    guard
      foreign >= leastForeign || tokens.contains(where: { $0.kind == .word && IntentWords.foreignVerbs.contains($0) })
    else { return false }
    return !tokens.contains { $0.kind == .word && tellingOfMeals.contains($0) }
  }
}
