import Foods
import Nutrition

/// Dishes that are called after two things in them where the tables do not know the pair: "ham and pea quiche".
extension FoodPartition {
  /// Filled, baked or cooked with what they are called after, in either number.
  private static let dishes = WordList.words(
    """
    pie pies pasty pasties quiche quiches tart tarts tartlet toastie toasties lasagne lasagna risotto casserole stew curry
    bake gratin frittata omelette omelet calzone strudel turnover samosa samosas empanada empanadas pupusa pupusas
    dumplings ravioli tortellini cannelloni gnocchi enchiladas quesadilla quesadillas fritters fritter pakora pakoras
    croquettes pierogi gyoza muffin muffins scone scones loaf crumble cobbler cheesecake chutney jam yogurt yoghurt smoothie
    soup panini stromboli pastry pastries parcel parcels slice slices fishcakes kebab skewers
    """)
  /// Had beside such a dish oftener than in it.
  private static let sides = WordList.words(
    """
    rice bread toast naan chips fries pasta noodles crackers roti rotis chapati chapatis potatoes crisps salad soup mash
    couscous roll bun bagel crumpet porridge oats cereal granola pizza burger sandwich wrap curry stew pie steak burrito
    taco quesadilla kebab hotdog samosa pasty quiche omelette omelet muffin cookie brownie cake croissant
    eba fufu garri gari amala banku semo semolina yam kenkey tuwo ugali sadza nsima nshima posho matooke injera polenta
    dosa idli appam puttu paratha parathas flatbread pitta pita tortilla tortillas dumpling dumplings
    """)
  /// Eaten whole and by themselves, where nobody says "a" before them and the dish.
  private static let whole: WordSet = ["banana", "apple", "orange", "pear", "peach", "plum", "mango", "kiwi", "egg"]
  private static let known = 0.6

  /// The dish that the first two pieces name together, and what the others name; nil where they are two foods: "toast and
  /// mushroom soup", "chicken and a ham quiche". "Prawns and fish pie" are two as well, as the pie is one by itself.
  func namedAfterTwo(_ group: [FoodPiece]) -> [Food]? {
    guard group.count > 1, group[1].joiner == .and, group[1].quantity == nil, !group[0].isBracket, !group[1].isBracket,
      group[1].words.count > 1, let head = group[1].words.last, Self.dishes.contains(tokens[head]),
      let filling = group[0].words.last, isFilling(group[0], filling),
      group.count == 2 || [.and, .comma, .with].contains(group[2].joiner)
    else { return nil }
    let amount = group[0].quantity?.saidAmount ?? .none
    let words = [linker.words(group[0]), linker.words(group[1])]
    let second = linker.link(words[1], amount: amount)
    if let second, group[0].quantity == nil, second.confidence >= Self.sureOfOne,
      case let name = FoodCatalog.foldedWords(second.food.name),
      FoodCatalog.foldedWords(words[1]).allSatisfy(name.contains)
    {
      return nil
    }
    let phrase = words.joined(separator: " and ")
    let whole = linker.link(phrase, amount: amount)
    let plain = linker.link(tokens[head].folded, amount: amount)
    guard
      let match = [whole, second, plain].compactMap(\.self).first(where: { $0.confidence >= Self.sureOfOne }) ?? plain,
      match.food.foodType == .food || group[0].quantity != nil
    else { return nil }
    let rest = Array(group[2...])
    return [Food(pieces: group[..<2], phrase: phrase, match: match)] + (rest.isEmpty ? [] : foods(in: rest))
  }

  /// Something that goes into a dish: no drink, nothing had beside it, and nothing with an amount of its own.
  private func isFilling(_ piece: FoodPiece, _ last: Int) -> Bool {
    guard piece.words.count < 3, !Self.sides.contains(tokens[last]), piece.figures.isEmpty,
      piece.quantity != nil || !Self.whole.contains(tokens[last]),
      piece.quantity.map({ !$0.hasUnit && !$0.hasContent && ($0.isArticle || $0.value == nil) }) ?? true,
      !EnglishPlural.isPlural(tokens[last].folded), let match = linker.link(linker.words(piece))
    else { return false }
    return match.confidence >= Self.known && match.food.foodType == .food
  }
}
