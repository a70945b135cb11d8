import Foods
import Nutrition

/// "a 200 g steak with chips and salad": what lies beside a main dish was not weighed with it.
extension FoodPartition {
  /// Pieces of meat and fish that are weighed by themselves.
  private static let cuts = WordList.words(
    """
    steak steaks sirloin ribeye rump fillet fillets filet mignon bavette flank tbone burger burgers patty patties cod haddock
    salmon trout hake plaice bass bream barramundi snapper chop chops schnitzel gammon brisket ribs
    """)
  /// They are as often in a dish that is called by them.
  private static let meats = WordList.words(
    "chicken breast breasts thigh thighs turkey pork lamb beef duck tuna sausage sausages tofu tempeh halloumi meatballs"
  )
  private static let sides = WordList.words(
    """
    chips fries wedges rice potato potatoes mash peas beans broccoli salad veg veggies vegetables coleslaw slaw corn sweetcorn
    carrots mushroom mushrooms onions spinach asparagus cabbage kale noodles couscous quinoa pasta bread roll toast naan egg eggs
    gravy greens courgette zucchini cauliflower parsnips lentils chickpeas
    """)
  /// Dry goods that people weigh, and what they are put in.
  static let stirredIn = WordList.words(
    """
    whey protein isolate casein creatine collagen matcha cocoa cornflakes muesli granola cereal weetabix bran flakes shreddies
    cheerios oats sugar honey chia psyllium powder syrup
    """)
  private static let liquids = WordList.words("water milk tea coffee juice squash")
  private static let longestSide = 3
  private static let sureOfDish = 0.93

  /// Whether the first of `pieces` was weighed and another lies or swims beside it.
  func isBesideMain(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count > 1, let first = pieces.first, let quantity = first.quantity, quantity.grams != nil,
      let noun = first.words.last, noun >= quantity.tokens.upperBound, !first.isNamed(tokens)
    else { return false }
    let tokens = tokens
    if Self.stirredIn.contains(tokens[noun]) {
      return pieces.dropFirst().contains { $0.words.last.map { Self.liquids.contains(tokens[$0]) } ?? false }
    }
    let isCut = Self.cuts.contains(tokens[noun])
    guard isCut || Self.meats.contains(tokens[noun]), first.words.count < 4,
      pieces.dropFirst().contains(where: { isSide($0) })
    else { return false }
    if isCut { return true }
    guard let dish = linker.link(linker.phrase(pieces)) else { return true }
    return dish.confidence < Self.sureOfDish || dish.food.source == .branded
  }

  private static let blended: WordSet = ["smoothie", "shake", "smoothies", "shakes"]
  private static let drinks: WordSet = ["tea", "coffee", "milk", "juice", "cocoa"]
  private static let spreads: WordSet = ["jam", "jelly", "marmalade", "honey"]

  /// "a smoothie with a banana, 100 g berries and milk": a banana beside what is measured is one more of its parts.
  /// "tea and biscuits": a drink and what is dipped in it.
  func isListed(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count > 1, let first = pieces.first, let noun = first.words.last, let second = pieces.dropFirst().first
    else { return false }
    if Self.blended.contains(tokens[noun]) {
      guard second.joiner == .with, let end = pieces.last?.words.last, end + 2 < tokens.count, tokens[end + 1].isBreak,
        let next = QuantityParser(tokens).quantity(at: end + 2)
      else { return false }
      return next.grams != nil || next.milliliters != nil
    }
    // "Crisps, apple" are eaten one after the other, and no apple crisp.
    if tokens[noun].isWord("crisps"), second.joiner == .comma { return isFruit(second) }
    // "2 slices of toast with jam": no side dish of a menu.
    if tokens[noun].isWord("toast"), second.joiner == .with, pieces.count == 2 {
      return second.words.last.map { Self.spreads.contains(tokens[$0]) } ?? false
    }
    return first.words.count == 1 && Self.drinks.contains(tokens[noun]) && pieces.count == 2 && second.joiner == .and
      && second.words.count == 1 && !second.isBracket && !first.isNamed(tokens)
  }

  private static let deniedBeside: WordSet = ["fries", "chips", "wedges", "salad", "coleslaw", "slaw"]

  /// "A burger with no bun and fries": what is denied ends before what lies beside.
  func isBesideDenied(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    zip(pieces.dropFirst(), pieces.dropFirst(2)).contains { denied, next in
      next.joiner == .and && next.words.last.map { Self.deniedBeside.contains(tokens[$0]) } ?? false
        && denied.words.first.map { MealWords.negators.contains(tokens[$0]) } ?? false
    }
  }

  private static let fruit: WordSet = [
    "apple", "pear", "peach", "cherry", "cherries", "blueberries", "plum", "berries",
  ]

  private func isFruit(_ piece: FoodPiece) -> Bool {
    piece.words.last.map { Self.fruit.contains(tokens[$0]) } ?? false
  }

  private func isSide(_ piece: FoodPiece) -> Bool {
    guard let last = piece.words.last, !piece.isBracket, piece.words.count <= Self.longestSide else { return false }
    return Self.sides.contains(tokens[last])
  }

  /// "a whopper with large fries" is no menu with a cola that nobody said.
  func addsDrink(_ match: FoodMatch?, _ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard let name = match?.food.name, name.hasSuffix("and cola") else { return false }
    return !pieces.contains { piece in
      piece.words.contains {
        tokens[$0].isOne(of: "meal", "menu", "cola", "coke", "combo", "pepsi", "drink", "deal")
      }
    }
  }

  static let hotDrinks: WordSet = ["tea", "coffee"]
  private static let poured: WordSet = ["wine", "beer"]

  /// "coffee with cake" is no coffee cake: what is eaten with a drink does not take the drink's place.
  func losesDrink(_ match: FoodMatch?, _ pieces: ArraySlice<FoodPiece>) -> Bool {
    // "Blackberries and milk" are no flavoured milk.
    if pieces.count == 2, let first = pieces.first?.words.last, let milk = pieces.last?.words.last,
      pieces.last?.joiner == .and, tokens[milk].isWord("milk"), EnglishPlural.isPlural(tokens[first].folded),
      match?.food.foodType == .drink
    {
      return true
    }
    guard pieces.count == 2, let first = pieces.first, let last = pieces.last, first.words.count == 1,
      last.joiner == .with || last.joiner == .and,
      Self.hotDrinks.contains(tokens[first.words[0]])
        || last.words.count == 1 && Self.poured.contains(tokens[first.words[0]])
    else { return false }
    guard let food = match?.food, food.foodType == .food, food.source != .menu else { return false }
    // "Coffee and walnut cake" is called after both.
    return !food.name.lowercased().contains(tokens[first.words[0]].folded + " and ")
  }

  private static let staples = WordList.words(
    "rice noodles chips fries salad mash potatoes pasta veg vegetables beans naan couscous slaw coleslaw")

  /// "dumplings x6 with noodles": the number behind what comes in pieces ends it, and the staple is none of them.
  func isCounted(_ first: FoodPiece, before next: FoodPiece?) -> Bool {
    guard let next, next.joiner == .with, let quantity = first.quantity, quantity.value ?? 0 > 1, !quantity.hasUnit,
      let noun = first.words.last, noun < quantity.tokens.lowerBound, EnglishPlural.isPlural(tokens[noun].folded)
    else { return false }
    return next.words.last.map { Self.staples.contains(tokens[$0]) } ?? false
  }
}
