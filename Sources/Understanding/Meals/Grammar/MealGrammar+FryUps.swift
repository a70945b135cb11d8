import Foods
import ToolCalls

/// "A full Scottish: 2 eggs, 2 sausages, beans and toast": a fried breakfast told by what lay on the plate.
extension MealGrammar {
  static let fries: WordSet = ["fry", "fryup", "english", "irish", "scottish", "welsh"]
  private static let fried = WordList.words(
    "egg eggs sausage sausages bacon rasher rashers tomato tomatoes pudding mushrooms mushroom haggis browns")

  /// "A full Scottish this morning. 2 eggs, 2 sausages, beans": its own parts, most of them counted.
  func isFryUp(_ whole: MealReading.Part, of contents: [MealReading.Part], tokens: [Token]) -> Bool {
    contents.count > 2 && isMeasured(contents) && Self.fries.occurs(in: tokens[whole.tokens])
      && contents.count { $0.item.quantity != nil && Self.fried.occurs(in: tokens[$0.tokens]) } > 1
  }
}
