/// Where somebody was or was going while they ate: "on the train", "in the car", "on the way to work".
extension SceneFilter {
  private static let determiners = ListWords.determiners
  private static let leads: WordSet = [
    "on", "in", "at", "by", "from", "aboard", "off", "near", "outside", "inside", "along", "round",
    "down", "up", "over",
  ]
  private static let besides: WordSet = ["under", "underneath", "beneath", "beside", "behind", "opposite", "across"]
  private static let kept = WordList.words(
    "bag handbag backpack rucksack pocket purse lunchbox drawer glovebox car van cupboard fridge freezer pantry desk locker cup mug glass flask thermos"
  )
  private static let directions: WordSet = WordList.words("home back out over there in up down here through round")

  /// The end of a phrase of place or way that begins at `index`; nil where it may name food.
  func placePhrase(at index: Int) -> Int? {
    guard tokens[index].kind == .word, !isNameLike[index] else { return nil }
    let lead = tokens[index]
    if let end = people(lead, at: index) ?? family(lead, at: index) ?? beside(lead, at: index)
      ?? carvery(lead, at: index)
    {
      return end
    }
    guard Self.leads.contains(lead) else { return nil }
    if let end = plate(lead, at: index) { return end }
    if let end = inn(lead, at: index) { return end }
    let end = Self.determiners.end(from: index + 1, in: tokens)
    guard end < tokens.count, tokens[end].kind == .word, !isNameLike[end] else { return nil }
    let hasDeterminer = end > index + 1
    // "in my bag": where it was kept.
    if hasDeterminer, tokens[index + 1].isWord("my") || tokens[index + 1].isWord("our"),
      Self.kept.contains(tokens[end]),
      lead.isOne(of: "in", "from", "off", "inside"), !isContent(end + 1)
    {
      return end + 1
    }
    // "from the school cafeteria": tables have a kind of food for it.
    if lead.says("from"), tokens[end].isWord("school"), end + 1 < tokens.count,
      tokens[end + 1].isOne(of: "cafeteria", "canteen", "lunch")
    {
      // At the head of a clause it is where everything was had.
      return index == 0 && !tokens[end + 1].isWord("lunch") ? end + 2 : nil
    }
    // "the van round the corner", "the place down the road".
    if hasDeterminer, Self.around.contains(lead), Self.corners.contains(tokens[end]), !isContent(end + 1) {
      return end + 1
    }
    if hasDeterminer, lead.isOne(of: "on", "along"), MealWords.ways.contains(tokens[end]) {
      return way(after: end + 1)
    }
    // "outside work", "near home".
    if lead.isOne(of: "outside", "near", "inside"), !hasDeterminer, !isContent(end + 1),
      tokens[end].isOne(of: "work", "home", "school", "uni", "church")
    {
      return end + 1
    }
    let isVehicle = MealWords.vehicles.contains(tokens[end])
    guard hasDeterminer ? isVehicle || place(at: end) != nil : isVehicle && lead.says("by") else { return nil }
    let place = place(at: end) ?? end + 1
    guard !isContent(place) else { return nil }
    return isVehicle ? destination(from: place) ?? place : place
  }

  /// "Went to the carvery and had turkey": where it was, as what was had there is told.
  private func carvery(_ lead: Token, at index: Int) -> Int? {
    guard lead.isOne(of: "to", "at"), index + 3 < tokens.count, Self.determiners.contains(tokens[index + 1]),
      tokens[index + 2].isWord("carvery"), EatingWords.having.occurs(in: tokens[(index + 3)...])
    else { return nil }
    return index + 3
  }

  /// "with my whole family".
  private func family(_ lead: Token, at index: Int) -> Int? {
    guard lead.says("with"), index + 2 < tokens.count, Self.determiners.contains(tokens[index + 1]),
      let party = MealWords.company.firstIndex(in: tokens[(index + 2)...].prefix(4)),
      tokens[(index + 2)..<party].allSatisfy({ $0.kind == .word && !$0.isBreak }), !isContent(party + 1)
    else { return nil }
    return party + 1
  }

  /// "under a blanket", "beside the fire": no food lies there to be eaten.
  private func beside(_ lead: Token, at index: Int) -> Int? {
    guard Self.besides.contains(lead), index + 2 < tokens.count, Self.determiners.contains(tokens[index + 1]),
      tokens[index + 2].kind == .word, !isContent(index + 3)
    else { return nil }
    return index + 3
  }

  /// "at the B&B".
  private func inn(_ lead: Token, at index: Int) -> Int? {
    guard lead.says("at") || lead.says("in"), index + 4 < tokens.count, tokens[index + 2].isWord("b"),
      tokens[index + 3].isSign("&"), tokens[index + 4].isWord("b")
    else { return nil }
    return index + 5
  }

  /// The end of "with Maria and Tom": who was there. "Toast with Marmite" has its capital, and is nobody's name.
  private func people(_ lead: Token, at index: Int) -> Int? {
    guard lead.says("with") else { return nil }
    // "with the little one".
    if index + 3 < tokens.count, Self.determiners.contains(tokens[index + 1]),
      tokens[index + 2].isOne(of: "little", "wee", "small"),
      tokens[index + 3].isWord("one") || tokens[index + 3].isWord("ones"), !isContent(index + 4)
    {
      return index + 4
    }
    var end = index + 1
    while isPerson(end) {
      end += 1
      guard end + 1 < tokens.count, tokens[end].isWord("and") || tokens[end].isSign("&"), isPerson(end + 1) else {
        break
      }
      end += 1
    }
    return end > index + 1 && !isContent(end) ? end : nil
  }

  private func isPerson(_ index: Int) -> Bool {
    FrameReader.isNamedPerson(index, in: tokens)
  }

  private static let plates: WordSet = [
    "plate", "plates", "tray", "dish", "platter", "bowl", "lunchbox", "spoon", "fork",
  ]

  /// The end of "off my son's plate" and "from the sharing platter": where it lay, and no measure of it.
  private func plate(_ lead: Token, at index: Int) -> Int? {
    // "left a third of it in the bowl".
    if lead.says("in") || lead.says("on"), index > 0, tokens[index - 1].isOne(of: "it", "them", "some", "half", "most"),
      index + 2 < tokens.count, Self.determiners.contains(tokens[index + 1]), Self.plates.contains(tokens[index + 2]),
      !isContent(index + 3)
    {
      return index + 3
    }
    guard lead.says("off") || lead.says("from"), index + 2 < tokens.count, Self.determiners.contains(tokens[index + 1]),
      let plate = Self.plates.firstIndex(in: tokens[(index + 2)...].prefix(4)),
      !isContent(plate + 1), plate + 1 == tokens.count || !tokens[plate + 1].isWord("of")
    else { return nil }
    return plate + 1
  }

  /// "airport", "waiting room", "train station".
  private func place(at index: Int) -> Int? {
    let next = index + 1
    if next < tokens.count, tokens[next].kind == .word, MealWords.places.contains(tokens[next]),
      !MealWords.prepositions.contains(tokens[index]), tokens[next].join != .hyphen
    {
      return next + 1
    }
    // "at the sports bar", "from the place by the lake".
    if Self.houses.contains(tokens[index]) { return next }
    if next < tokens.count, Self.houses.contains(tokens[next]), tokens[index].kind == .word,
      Self.kindsOfHouse.contains(tokens[index])
    {
      return next + 1
    }
    // "the juice bar", "a coffee shop": what is sold there is no food that was had.
    if next < tokens.count, Self.counters.contains(tokens[next]), Self.soldOver.contains(tokens[index]) {
      return next + 1
    }
    return MealWords.places.contains(tokens[index]) ? next : nil
  }

  private static let around: WordSet = ["down", "up", "round", "around", "across", "along"]
  private static let corners: WordSet = ["road", "street", "corner", "block", "hall", "hill", "lane"]
  /// Where one drinks or eats; a bar of chocolate has no place behind "at the", and what comes from a restaurant or a fast food
  /// place has rows of its own.
  private static let houses: WordSet = ["bar", "place", "joint", "diner", "canteen"]
  private static let kindsOfHouse: WordSet = ["sports", "local", "hotel", "wine", "cocktail", "corner", "work", "same"]
  private static let counters: WordSet = [
    "bar", "shop", "stand", "cart", "counter", "house", "parlour", "parlor", "hut",
  ]
  private static let soldOver = WordList.words(
    "juice smoothie snack salad sushi coffee tea tapas milk oyster sandwich burger wine noodle waffle pancake steak pizza kebab curry chop"
  )

  /// Behind "on the way": "home", "back from the gym", "to work".
  private func way(after index: Int) -> Int {
    let end = Self.directions.end(from: index, in: tokens)
    return destination(from: end) ?? end
  }

  private func destination(from index: Int) -> Int? {
    guard index + 1 < tokens.count, tokens[index].isOne(of: "to", "from", "into", "past", "through") else {
      return nil
    }
    return restOfPhrase(from: index + 1)
  }
}
