import Nutrition
import ToolCalls

/// Messages that leave out what they are about: a meal with nothing in it, figures of nothing, a day alone.
enum UntoldMeal {
  private static let verbs: WordSet = [
    "had", "ate", "eaten", "have", "finished", "grabbed", "got", "made", "cooked", "drank", "just", "i", "i've", "we",
    "having", "eating", "log", "add",
  ]
  private static let fillers: WordSet = WordList.words(
    """
    my a an some the few couple of little big small quick late early nice lovely light heavy good great something to eat
    at on in for home work out again already today now this yesterday with two three another one
    """)
  private static let named: WordTable<String> = [
    "dessert": "for dessert", "pudding": "for pudding", "drinks": "to drink", "drink": "to drink", "food": "to eat",
    "meal": "to eat", "bite": "to eat", "something": "to eat",
  ]
  private static let eating: WordSet = ["ate", "eaten", "had"]

  /// What is asked of "had lunch", "had a few drinks", "I ate": what it was.
  static func question(about tokens: [Token]) -> Clarification? {
    guard tokens.count <= 12 else { return nil }
    let time = TimeScanner.scan(tokens)
    var what: String?
    var meal: MealType?
    for (index, token) in tokens.enumerated() where token.kind != .punctuation {
      if let type = TimeWords.meals[token] {
        meal = type
        what = type == .snack ? "as a snack" : "for \(token.folded)"
      } else if let name = named[token] {
        what = what ?? name
      } else if eating.contains(token) {
        continue
      } else if !verbs.contains(token), !fillers.contains(token),
        !time.covered.contains(where: { $0.contains(index) })
      {
        return nil
      }
    }
    guard let what = what ?? (eating.occurs(in: tokens) ? "to eat" : nil) else { return nil }
    return Clarification(
      question: "\(asked) \(what)? Say it with its amounts, as in \"2 eggs and toast\".", meal: meal)
  }

  /// What is asked of "no 2" behind a workout: of what.
  static func question(aboutFigure tokens: [Token], of last: Entry?) -> Clarification? {
    guard case .workout? = last, tokens.count <= 4, tokens.count(where: { $0.kind == .number }) == 1,
      let figure = tokens.first(where: { $0.kind == .number })?.text,
      tokens.allSatisfy({ $0.kind != .word || CorrectionWords.fillers.contains($0) || $0.isOne(of: "no", "nope") })
    else { return nil }
    return Clarification(
      question: "\(figure) of what? Say it with its unit, as in \"\(figure) km\" or \"\(figure) hours\".")
  }

  private static let asked = "What did you have"
  private static let affirming = WordList.words(
    "yes yep yeah yup sure ok okay right indeed i we did do had have ate it that one this some them already just")

  /// The question once more where what was asked is still not told: "yes", "yes I had it".
  static func stillOpen(_ question: Clarification, behind tokens: [Token]) -> Clarification? {
    guard tokens.count <= 6, question.choices.isEmpty, question.question.hasPrefix(asked),
      tokens.allSatisfy({ $0.kind == .punctuation || affirming.contains($0) })
    else { return nil }
    return question
  }

  /// `reading` with its foods in the meal that was asked about, where the answer names none.
  static func answered(_ reading: Reading, _ question: Clarification?) -> Reading {
    guard let type = question?.meal else { return reading }
    var answer = reading
    answer.calls = reading.calls.map { call in
      guard case .addMeal(var meal) = call, meal.mealType == nil else { return call }
      meal.mealType = type
      return .addMeal(meal)
    }
    return answer
  }

  /// What is asked of "300 calories" or "20 g protein" alone.
  static func question(aboutFigures tokens: [Token]) -> Clarification? {
    guard let first = tokens.first, tokens.count <= 20,
      QuickAddReader.finding(in: [Token.word("log", at: first.range)] + tokens) != nil
    else { return nil }
    let said = tokens.filter { $0.kind != .punctuation }.map(\.text).joined(separator: " ")
    return Clarification(
      question: "What had \(said)? Name the food beside it, or say \"log \(said)\" to count it alone.")
  }

  private static let spans: WordSet = [
    "today", "yesterday", "week", "month", "today's", "yesterday's", "total", "totals",
  ]
  private static let ofSpans: WordSet = ["this", "last", "the", "past", "my", "so", "far", "day"]

  /// Whether `tokens` name a day or a week and nothing else: "today", "this week".
  static func isSpanAlone(_ tokens: [Token]) -> Bool {
    tokens.count <= 4 && spans.occurs(in: tokens)
      && tokens.allSatisfy { $0.kind == .punctuation || spans.contains($0) || ofSpans.contains($0) }
  }
}
