/// One word of what a person said, and what the table knows about it.
struct PhraseWord: Equatable, Sendable {
  /// Folded.
  var text: String
  var roles: WordRoles
  /// Its number in the table; nil when no food has it.
  var number: Int?
  /// How much the word tells, 0...1.
  var weight: Float = 0
  var wordClass = WordClass.plain
  /// Letters changed to find the word in the table.
  var typos = 0
}
