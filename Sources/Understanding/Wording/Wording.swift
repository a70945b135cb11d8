import Foods
import Nutrition

/// A message in the words that the readers know: what passes have mended in it, each one habit of typing or of speech.
struct Wording {
  let foods: FoodPhrases
  let context: ReadingContext
  /// `foods.holdsFood`, taken once: each reference to a method would copy what it belongs to.
  let holdsFood: ([Token]) -> Bool

  init(foods: FoodPhrases, context: ReadingContext) {
    self.foods = foods
    self.context = context
    holdsFood = foods.holdsFood
  }

  /// More tokens are not read.
  static let mostTokens = 2_000

  /// The tokens of `text` that are read. Text beyond the longest message is cut off before it is lexed.
  static func tokens(of text: String) -> [Token] {
    let lexed = Array(Lexer.tokens(of: OfflineEngine.readable(text)).prefix(mostTokens))
    return Dictation.told(FaceBreaks.told(Shouting.calmed(TableRows.told(lexed))))
  }

  /// What is said by `text`, spelt out: sounds and short forms, packs and lists, times of day, and what was only compared.
  func spelled(_ text: String) -> [Token] {
    let passes = [Self.typing, Self.dishes, Self.amounts, Self.clocks, Self.telling]
    return passes.reduce(Self.tokens(of: text)) { $1.told($0, by: self) }
  }

  /// `said` as it stands at its end: names as one word, what the person corrects while speaking, sums and denials.
  func settled(_ said: [Token]) -> [Token] {
    let references = MealReferenceReader(
      now: context.now, timeZone: context.timeZone, personal: context.personal, isAfterMeal: context.lastMeal != nil)
    let sum = SelfCorrection.ownedUpTo(sameAgain(said))
    let named = references.merged(context.personal.merged(ProductNames.merged(sum)))
    let renamed = SelfCorrection.renamed(named, isFood: holdsFood)
    let counted = SelfCorrection.countedUp(SelfCorrection.retaken(renamed, isFood: holdsFood)) {
      context.lastMeal?.items.flatMap { [$0.name.lowercased(), $0.shownNames.said.lowercased()] } ?? []
    }
    let added =
      context.lastEntries.isEmpty
      ? CorrectionReader.mentioned(counted) : CorrectionReader.forgotten(counted) ?? counted
    let summed = Summaries.removed(from: SelfCorrection.contrasted(added), foods: foods)
    let estimated = Estimates.plain(summed)
    // "Naan with curry, I'd say two naans": told behind the dish once the estimate is plain.
    let plain = estimated == summed ? estimated : ToldAmounts.placed(estimated, catalog: foods.catalog)
    let settled = SelfCorrection.settled(SelfCorrection.recounted(plain))
    return DeniedParts.removed(from: Repetition.summed(settled), foods: foods)
  }

  private static let repeating: WordSet = ["same", "again", "the", "please", "once", "more", "thing", "and", "then"]

  /// "Another" for "same again" right behind water, "same workout again" right behind a workout: as much of what was logged last,
  /// and not of some earlier meal.
  private func sameAgain(_ said: [Token]) -> [Token] {
    if let meal = Self.mealAgain(said) { return meal }
    guard said.count <= 4, let same = said.first(where: { $0.isWord("same") }),
      said.contains(where: { $0.isWord("again") }), said.allSatisfy({ Self.repeating.contains($0) })
    else { return said }
    switch context.lastEntries.last {
    case .water: return [Token.word("another", at: same.range)]
    case .workout: return Token.words(["same", "workout", "again"], at: same.range)
    default: return said
    }
  }

  private static let heading: WordSet = [":", "-", ",", "was", "is", "the"]

  /// "Same breakfast" for "breakfast: same", "lunch same as yesterday" for "lunch as yesterday".
  private static func mealAgain(_ said: [Token]) -> [Token]? {
    guard (2...6).contains(said.count), TimeWords.meals.contains(said[0]),
      case let place = heading.end(from: 1, in: said), place < said.count
    else { return nil }
    let word = said[place]
    if word.isWord("same") {
      guard said[(place + 1)...].allSatisfy({ $0.isSign(".") }) else { return nil }
      return Token.words(["same", said[0].folded], at: word.range)
    }
    guard word.isWord("as"), place + 1 < said.count, said[place + 1].isOne(of: "yesterday", "usual", "always") else {
      return nil
    }
    return [said[0], Token.word("same", at: word.range)] + said[place...]
  }
}
