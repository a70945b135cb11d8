import Nutrition
import ToolCalls

/// Reads energy and macros that are logged without a food: "add 450 kcal", "quick add 450 kcal, 30 g protein for lunch".
enum QuickAddReader {
  /// A meal of figures alone, and what the words say of its time.
  struct Finding: Equatable {
    var item: AddMeal.Item
    var time: TimeMention
    /// A verb of adding was said: it begins an entry, and corrects none.
    var isOrder: Bool
  }

  private static let orders: WordSet = ["add", "log", "track", "record", "enter", "quick", "put", "save", "note"]
  private static let reports: WordSet = ["had", "ate", "have", "eaten", "consumed", "was"]
  private static let fillers = WordList.words(
    """
    please just and plus with of a an another about around roughly approximately approx some in to my the for i
    i've down me worth energy macros total more extra also as it
    """)

  /// What `tokens` say; nil where they name anything besides figures, a meal and a time.
  static func finding(in tokens: [Token]) -> Finding? {
    guard tokens.count <= 40, tokens.contains(where: { $0.kind == .number }),
      UnitTable.energyNames.occurs(in: tokens) || tokens.contains(where: { macro($0) != nil })
    else { return nil }
    let time = TimeScanner.scan(tokens)
    var item = AddMeal.Item(name: AddMeal.Item.figuresName)
    item.isFiguresAlone = true
    item.isStatedByPerson = true
    var meal = time.meal
    var isOrder = false
    var isReport = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if let end = figure(at: index, in: tokens, into: &item) {
        index = end
        continue
      }
      if let named = TimeWords.meals[token] {
        meal = meal ?? named
      } else if time.covered.contains(where: { $0.contains(index) }) {
        isReport = isReport || reports.contains(token)
      } else if token.kind == .word {
        guard orders.contains(token) || reports.contains(token) || fillers.contains(token) else {
          return nil
        }
        isOrder = isOrder || orders.contains(token)
        isReport = isReport || reports.contains(token)
      } else if token.kind != .punctuation {
        return nil
      }
      index += 1
    }
    // A macro alone may be a powder; energy at a meal can be nothing else.
    let isMeant = isOrder || item.calories != nil && (isReport || meal != nil)
    guard isMeant, item.calories != nil || item.proteinG != nil || item.carbsG != nil || item.fatG != nil else {
      return nil
    }
    var moment = time
    moment.meal = meal
    return Finding(item: item, time: moment, isOrder: isOrder)
  }

  /// Takes "450 kcal", "30 g protein" or "protein: 30 g" at `index` into `item`; its end.
  static func figure(at index: Int, in tokens: [Token], into item: inout AddMeal.Item) -> Int? {
    if let kind = macro(tokens[index]) {
      let start = index + 1 < tokens.count && tokens[index + 1].kind == .punctuation ? index + 2 : index + 1
      guard start < tokens.count, tokens[start].kind == .number,
        let quantity = QuantityParser(tokens).quantity(at: start), let grams = quantity.grams,
        // "450 kcal, protein 30 g": the word behind the amount is not its own.
        quantity.tokens.upperBound == tokens.count || macro(tokens[quantity.tokens.upperBound]) == nil
      else { return nil }
      return take(grams, kind, into: &item) ? quantity.tokens.upperBound : nil
    }
    guard tokens[index].kind == .number, let quantity = QuantityParser(tokens).quantity(at: index) else { return nil }
    let end = quantity.tokens.upperBound
    if let kilocalories = quantity.kilocalories {
      guard item.calories == nil else { return nil }
      item.calories = kilocalories
      return end
    }
    guard let grams = quantity.grams, end < tokens.count, let kind = macro(tokens[end]),
      take(grams, kind, into: &item)
    else { return nil }
    return end + 1
  }

  private static func macro(_ word: Token) -> StatedFigure.Kind? {
    if MealWords.protein.contains(word) { return .protein }
    if MealWords.carbs.contains(word) { return .carbs }
    return MealWords.fat.contains(word) ? .fat : nil
  }

  /// Once each: two figures of one macro are something else.
  private static func take(_ grams: Double, _ kind: StatedFigure.Kind, into item: inout AddMeal.Item) -> Bool {
    switch kind {
    case .protein where item.proteinG == nil: item.proteinG = grams
    case .carbs where item.carbsG == nil: item.carbsG = grams
    case .fat where item.fatG == nil: item.fatG = grams
    default: return false
    }
    return true
  }
}
