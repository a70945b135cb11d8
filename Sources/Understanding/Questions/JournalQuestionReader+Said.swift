extension JournalQuestionReader {
  /// The words of a question, sorted into classes.
  struct Said {
    let words: Set<String>
    let time: TimeMention
    /// In the question's order, each once.
    let nutrients: [AskedNutrient]
    /// Words that belong to no class: what the question names.
    let rest: [Token]
    /// "the last 3 days".
    let daysBack: Int?
    /// "in November": 1...12.
    let month: Int?
    let hasNumber: Bool
    private let sequence: [String]

    init(_ tokens: [Token]) {
      let time = TimeScanner.scan(tokens)
      let sequence = tokens.map { $0.kind == .word ? $0.folded : "" }
      let words = Set(sequence)
      let days = Self.daysBack(in: tokens)
      let month = Self.month(in: tokens)
      var nutrients: [AskedNutrient] = []
      var rest: [Token] = []
      var hasNumber = false
      for (index, token) in tokens.enumerated() {
        if let found = AskedNutrient.words[token], token.kind == .word {
          if !nutrients.contains(found) { nutrients.append(found) }
          continue
        }
        if time.covered.contains(where: { $0.contains(index) }) || days?.place == index || month?.place == index {
          continue
        }
        switch token.kind {
        case .word
        where !Self.known.contains(where: { $0.contains(token) }) && !TimeWords.meals.contains(token):
          rest.append(token)
        case .number: hasNumber = true
        default: break
        }
      }
      if nutrients.isEmpty, !QuestionWords.macros.isDisjoint(with: words) { nutrients = [.protein, .carbs, .fat] }
      self.time = time
      self.sequence = sequence
      self.words = words
      self.nutrients = nutrients
      self.rest = rest
      self.hasNumber = hasNumber
      daysBack = days?.count
      self.month = month?.number
    }

    private static let known: [WordSet] = [
      QuestionWords.frame, QuestionWords.eating, QuestionWords.leaving, QuestionWords.reaching, QuestionWords.aims,
      QuestionWords.macros, QuestionWords.water, QuestionWords.training, QuestionWords.burning, QuestionWords.steps,
      QuestionWords.overview, QuestionWords.spans, QuestionWords.lengths, ["need", "should", "from", "still"],
    ]

    static func daysBack(in tokens: [Token]) -> (count: Int, place: Int)? {
      for index in tokens.indices.dropFirst().dropLast() {
        guard tokens[index].kind == .number, let value = tokens[index].value, value == value.rounded(),
          (1...366).contains(value), tokens[index - 1].isWord("last") || tokens[index - 1].isWord("past"),
          tokens[index + 1].isWord("days") || tokens[index + 1].isWord("day")
        else { continue }
        return (Int(value), index)
      }
      return nil
    }

    /// "In November" and "this May", where no day of it is named.
    private static func month(in tokens: [Token]) -> (number: Int, place: Int)? {
      for index in tokens.indices.dropFirst() {
        guard let number = TimeWords.months[tokens[index]],
          tokens[index - 1].isOne(of: "in", "during", "since", "for", "this", "last", "of"),
          index + 1 == tokens.count || tokens[index + 1].kind != .number
        else { continue }
        return (number, index)
      }
      return nil
    }

    /// Whether it says of which days it speaks.
    var namesDays: Bool { time.saysWhen || has(QuestionWords.spans) || daysBack != nil || month != nil }

    func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
    func has(_ some: WordSet) -> Bool { !some.isDisjoint(with: words) }

    /// "last week", but not "the last week", which ends today.
    func isEarlier(_ unit: String) -> Bool {
      sequence.indices.dropFirst().contains { index in
        sequence[index] == unit && sequence[index - 1].isOne(of: "last", "previous")
          && (index == 1 || sequence[index - 2] != "the")
      }
    }

    /// "My last workout", "when did I last run".
    var asksForLast: Bool {
      has("last", "latest", "recent", "recently") && time.day == nil && daysBack == nil
        && !has("week", "weeks", "month", "months", "days")
    }

    var isSelf: Bool { has("i", "i've", "my", "me", "we") }
    var asksHowMuch: Bool { has("much", "many", "often") }
    var asksForList: Bool {
      has("what", "what's", "which", "show", "list", "see", "tell", "give", "everything")
    }
    /// A person tells with these what they ate.
    var hasReport: Bool { has("i", "had", "ate", "drank", "drunk", "have") && !asksHowMuch }
    /// Speaks of what was eaten or done, not of what things hold.
    var isAboutPast: Bool {
      has(
        "did", "have", "i've", "has", "had", "was", "were", "eaten", "ate", "today", "yesterday", "far",
        "already")
        || time.day != nil || has(QuestionWords.spans) || month != nil
    }

    /// "How many calories was that?"
    var pointsBack: Bool {
      !time.saysWhen && time.meal == nil && has("that", "it", "those") && has("was", "were", "is", "are", "in")
        && !isSelf && !has("day", "week", "month")
    }

    /// Against the target: left, to go, over, reached.
    var asksWhatIsLeft: Bool {
      if has(QuestionWords.leaving) || has(QuestionWords.reaching) && isSelf { return true }
      if has("far"), has(QuestionWords.aims) { return true }
      if sequence.indices.dropFirst().contains(where: { sequence[$0] == "track" && sequence[$0 - 1] == "on" }) {
        return true
      }
      if has("enough") { return true }
      let mayHave = has("can", "could", "need", "should", "get")
      if mayHave, has("still", "more") && asksHowMuch { return true }
      if has("can", "could"), asksHowMuch, has("eat", "have", "drink", "consume") { return true }
      return sequence.indices.dropFirst().contains { sequence[$0] == "go" && sequence[$0 - 1] == "to" && !has("did") }
    }

    /// "What should I eat?", "can I have more?": not for the journal alone.
    var asksForAdvice: Bool { has("should", "need", "can", "could") && !asksWhatIsLeft }
  }
}
