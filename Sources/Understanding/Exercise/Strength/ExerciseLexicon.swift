/// Finds strength exercises in what people say.
struct ExerciseLexicon: Sendable {
  struct Mention: Sendable {
    var name: String
    /// The word has other meanings ("dip"): only sets or a load make it an exercise.
    var isWeak: Bool
    var range: Range<Int>
  }

  static let reference = ExerciseLexicon(table: ExerciseWords.table)

  private let phrases: PhraseTable<(name: String, isWeak: Bool)>

  init(table: String) {
    var phrases: [(String, (name: String, isWeak: Bool))] = []
    for line in table.parted(by: "\n") {
      let halves = line.parted(by: ":")
      guard halves.count == 2 else { continue }
      let name = halves[0].spacedOnce
      for (place, part) in halves[1].parted(by: "~", keepingEmpty: true).enumerated() {
        for word in part.parted(by: ",") {
          let phrase = word.spacedOnce
          guard !phrase.isEmpty else { continue }
          phrases.append((phrase, (name, place > 0)))
          phrases.append((EnglishPlural.plural(of: phrase), (name, place > 0)))
        }
      }
    }
    self.phrases = PhraseTable(phrases)
  }

  /// Every exercise that `tokens` mention, in order.
  func mentions(in tokens: [Token]) -> [Mention] {
    var found: [Mention] = []
    var index = 0
    while index < tokens.count {
      if let match = phrases.match(at: index, in: tokens) {
        found.append(Mention(name: match.value.name, isWeak: match.value.isWeak, range: index..<index + match.count))
        index += match.count
      } else {
        index += 1
      }
    }
    return found
  }

  /// False only where no name goes on with "and" behind `token`.
  func mayJoin(_ token: Token) -> Bool { phrases.mayJoin(token) }
}
