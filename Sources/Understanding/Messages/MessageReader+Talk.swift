import Foods
import ToolCalls

/// Words of a story that only sound like a food: "the sky was a bruise", "my boss in a mood", "Karen screamed".
extension MessageReader {
  /// Messages of more words have room for a story.
  private static let mostOfNote = 12
  /// A list of so few words is all food.
  private static let mostOfList = 6
  /// Labels are called by every word of the language; what is meant by one is named by most of its words.
  private static let sureLabel = 0.8
  /// The same where it is written with a capital, as a brand is.
  private static let sureBrand = 0.6
  private static let sureFood = 0.58
  private static let sureWord = 0.6

  /// `occasions` without what nobody would say was eaten: no amount was told of it, the tables hardly know it, and none of
  /// its words is a food's.
  func withoutTalk(_ occasions: [OccasionGrouper.Occasion], words: Int) -> [OccasionGrouper.Occasion] {
    guard words > Self.mostOfList else { return occasions }
    let hasFood = occasions.contains { $0.foods.contains { $0.confidence >= Self.sureWord } }
    let hasSureFood = occasions.contains { $0.foods.contains { $0.confidence >= Self.surely } }
    return occasions.compactMap { occasion in
      var rest = occasion
      rest.foods.removeAll { food in
        if words > Self.mostOfNote, isTalk(food.item, food.confidence) { return true }
        return hasFood && isHardlyNamed(food.item) || hasSureFood && isOfScene(food)
      }
      return rest.foods.isEmpty && !occasion.foods.isEmpty ? nil : rest
    }
  }

  /// Beside a food that the tables know this surely, what they know less surely than `doubtful` may be the scene.
  private static let surely = 0.85
  private static let doubtful = 0.75
  private static let doubtfulWords = 0.7
  private static let hardly = 0.3

  /// "over the ironing board", "a velvet chair": a name that the tables know somewhat, behind words of place or of what is
  /// known already, or with no word that a food is called by.
  private func isOfScene(_ food: OccasionGrouper.Named) -> Bool {
    let item = food.item
    guard item.calories == nil, item.grams == nil, item.catalogId != nil, food.lead != .eating,
      food.confidence < Self.doubtful
    else {
      return false
    }
    let isMeasured = item.unit != nil || (item.quantity ?? 1) != 1
    if !isMeasured, food.lead == .whereabouts { return true }
    if !isMeasured, food.lead == .definite, food.confidence < Self.doubtfulWords, !isCalledFood(item) { return true }
    guard food.confidence < (isMeasured ? Self.hardly : Self.doubtfulWords) else { return false }
    return !item.name.lowercased().split { !$0.isLetter && $0 != "'" }.contains { isFood(String($0)) }
  }

  private func isTalk(_ item: AddMeal.Item, _ confidence: Double) -> Bool {
    guard item.quantity == nil, item.unit == nil, item.grams == nil, item.calories == nil,
      let id = item.catalogId, let food = foods.catalog.food(id: id)
    else { return false }
    let isNamed = item.name.first?.isUppercase ?? false
    let sure = food.source == .branded ? (isNamed ? Self.sureBrand : Self.sureLabel) : Self.sureFood
    guard confidence < sure else { return false }
    return !item.name.lowercased().split(separator: " ").contains { isFood(String($0)) }
  }

  /// A word that is a food's whole name is found this surely by it.
  private static let sureName = 0.75

  /// A name of several words answers at least this well where it is one, and this well where none of its words is a food's.
  private static let leastName = 0.2
  /// More words are a list of foods that was not parted.
  private static let mostOfName = 6
  private static let sureOfName = 0.55

  /// "Worth every yen", "pure gold": one word, which some food has in its name and none is called by.
  private func isHardlyNamed(_ item: AddMeal.Item) -> Bool {
    guard item.quantity == nil, item.unit == nil, item.grams == nil, item.calories == nil else { return false }
    let name = item.name.lowercased()
    let words = name.split { !$0.isLetter && $0 != "'" && $0 != "-" }
    let match = foods.catalog.link(name)
    let confidence = match?.confidence ?? 0
    guard words.count > 1 else {
      // "McChicken" is no word of English and all of a food's name: nobody tells of anything else by it.
      let isWholeName = match?.food.name.lowercased() == name && !foods.catalog.isEnglish(word: name)
      return confidence < Self.sureName && !isWholeName
    }
    return confidence < Self.leastName && words.count <= Self.mostOfName
      || confidence < Self.sureOfName && !words.contains { isFood(String($0)) }
  }

  /// "my danone yoghurt": at its end it is called a food, and a name that is no word of English stands before that, as a
  /// brand's does; "the loading dock" is in plain words.
  private func isCalledFood(_ item: AddMeal.Item) -> Bool {
    let words = item.name.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    guard words.count > 1, let last = words.last, isFood(last) else { return false }
    return words.dropLast().contains { !foods.catalog.isEnglish(word: $0) && !EverydayWords.contains($0) }
  }

  private func isFood(_ word: String) -> Bool {
    guard word.utf8.count > 2, !EverydayWords.contains(word), let match = foods.catalog.link(word) else { return false }
    return match.confidence >= Self.sureWord && match.food.source != .branded
  }
}
