import Foods
import ToolCalls

/// "A latte, oat milk", "tea with sugar and skimmed", "cornflakes and milk": milk that nobody measured is no glass of it.
extension MealGrammar {
  /// Foods and drinks that milk is put in, and how many millilitres of it; 0 where they hold it already. The makers of
  /// breakfast cereals reckon with 125 ml.
  private static let milkIn: WordTable<Double> = {
    var milk: [String: Double] = [:]
    for word in WordList.words(
      """
      latte lattes cappuccino cappuccinos mocha mochas macchiato cortado frappuccino chai white whites cocoa chocolate
      """)
    {
      milk[word] = 0
    }
    for word in WordList.words(
      "coffee coffees tea teas americano americanos espresso nescafe brew cuppa decaf filter")
    {
      milk[word] = 30
    }
    for word in WordList.words(
      "cereal cornflakes flakes muesli granola weetabix shreddies cheerios bran krispies crispies wheats")
    {
      milk[word] = 125
    }
    return WordTable(milk)
  }()

  private static let milks: WordSet = ["milk", "skimmed", "skim", "semi", "oat", "soy", "soya", "almond"]
  private static let milkWords = milks.union(
    WordList.words(
      """
      full fat whole low nonfat reduced coconut cashew dairy free barista no whip whipped cream foam 1 2 % - ,
      """))
  private static let sweet = WordList.words("sugar sugars honey sweetener sweeteners syrup stevia sucralose")
  private static let joints: WordSet = [",", "and", "with", "&", "+", "w", "/", "a", "some", "in", "it"]

  /// The parts with no more milk than their drink or cereal takes.
  func withMilkTheyTake(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    var result: [MealReading.Part] = []
    var taken: Double?
    var end = 0
    for var part in parts {
      let words = part.tokens.map { tokens[$0].folded }
      let isBeside =
        end <= part.tokens.lowerBound
        && tokens[end..<part.tokens.lowerBound].allSatisfy {
          Self.joints.contains($0) || $0.kind == .number || UnitTable.unit(named: $0.folded) != nil
        }
      let isMilk = words.contains(where: Self.milks.contains) && words.allSatisfy(Self.milkWords.contains)
      end = part.tokens.upperBound
      if let milliliters = taken, isBeside, isMilk, part.item.quantity == nil, part.item.unit == nil {
        if milliliters == 0 { continue }
        part.item.quantity = milliliters
        part.item.unit = "ml"
        part.item.assumptions.append("milk put in = \(NumberPhrase.plain(milliliters)) ml")
      } else if !isBeside || !words.allSatisfy(Self.sweet.contains) {
        taken = words.lazy.compactMap { Self.milkIn[$0] }.first
      }
      result.append(part)
    }
    return result
  }
}
