/// Where food is kept or stood, and what does not work: no word that it was eaten.
extension FrameReader {
  private static let outages: WordSet = ["off", "out", "down", "shut", "closed", "broken", "gone", "empty", "bust"]

  /// "the heating's off now": what does not work.
  static func isOutage(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.dropLast().contains { index in
      guard index > start, tokens[index].ends(in: "'s"), outages.contains(tokens[index + 1]) else {
        return false
      }
      return index + 2 == tokens.count || tokens.word(index + 2).isOne(of: "again", "today", "now", "still")
    }
  }

  private static let stores: WordSet = [
    "freezer", "fridge", "cupboard", "pantry", "larder", "drawer", "kitchen", "office", "oven", "garage", "stove",
    "hob",
    "stovetop", "counter", "cooker", "windowsill", "worktop", "sideboard",
  ]

  /// "there's a tub of ice cream in the freezer": where it is, and not that it was eaten.
  static func isStored(_ tokens: [Token], from start: Int) -> Bool {
    (tokens.word(start) == "there's" && stores.occurs(in: tokens) || isStoreOfFood(tokens, from: start)
      || stoodThere(tokens, from: start))
      && !tokens.contains { $0.isOne(of: "had", "ate", "finished", "so", "and") }
  }

  private static let gatherings: WordSet = [
    "work", "office", "meeting", "party", "school", "church", "club", "reception", "station", "conference", "wedding",
  ]

  /// "There was cake at the office", "there were donuts in the break room": where food stood, and no more.
  private static func stoodThere(_ tokens: [Token], from start: Int) -> Bool {
    guard start > 0, tokens[start - 1].isWord("there"), tokens.word(start).isOne(of: "was", "were", "is", "are"),
      let place = tokens.dropFirst(start + 2).firstIndex(where: { $0.isOne(of: "at", "in", "on") }),
      !tokens.contains(where: { TimeWords.meals.contains($0) || $0.isCount })
    else { return false }
    return tokens[(place + 1)...].contains {
      gatherings.contains($0) || stores.contains($0) || MealWords.places.contains($0)
    }
  }

  /// "The ward fridge has two yoghurts".
  private static func isStoreOfFood(_ tokens: [Token], from start: Int) -> Bool {
    guard let store = stores.firstIndex(in: tokens.dropFirst(start).prefix(4)) else { return false }
    return tokens.word(store + 1).isOne(of: "has", "holds", "contains", "is", "still") && store + 2 < tokens.count
  }
}
