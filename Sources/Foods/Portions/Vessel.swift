internal import Nutrition

/// Household measures that no table publishes for every food, in millilitres or grams.
enum Vessel {
  /// What the first of `words` that is a vessel holds of this food, where the food itself has no such portion; nil where
  /// none is. What plain water is drunk from has its own sizes, `VesselVolumes` in `Understanding`.
  static func amount(_ words: [String], of food: Food) -> Measure? {
    for word in words {
      if let measure = measure(word, of: food) { return measure }
    }
    return nil
  }

  /// Volumes are filled, not brim; the sources are FNDDS's own portions of the same name (a glass 8 fl oz, a wine glass
  /// 5 fl oz, a can 12 fl oz, a shot 1.5 fl oz) and the usual size of tableware (a mug 10 fl oz, a glass of beer 16).
  private static func measure(_ word: String, of food: Food) -> Measure? {
    let category = food.category
    let isWine = category == "Wine" || food.foodType == .drink && WordFolding.words(food.name).contains("wine")
    switch word {
    // What is strong fills no tumbler: its own drink.
    case "glass" where category == "Liquor and cocktails": return nil
    case "tumbler" where category == "Liquor and cocktails": return nil
    // "A pot": an Australian glass.
    case "container" where category == "Beer": return .volume(285, label: "pot")
    case "glass": return .volume(isWine ? 148 : category == "Beer" ? 473 : 237, label: "glass")
    case "mug": return .volume(category == "Beer" ? 473 : 296, label: "mug")
    case "tumbler" where food.foodType != .food: return .volume(296, label: word)
    case "can": return .volume(355, label: "can")
    case "bottle": return .volume(isWine ? 750 : category == "Beer" ? 355 : 500, label: "bottle")
    case "bowl": return .volume(bowl(of: food), label: "bowl")
    // Coffee chains' sizes, as they publish them: 12, 16, 20 and 30 US fluid ounces.
    case "tall" where food.foodType != .food: return .volume(355, label: "tall")
    case "grande" where food.foodType != .food: return .volume(473, label: "grande")
    case "venti" where food.foodType != .food: return .volume(591, label: "venti")
    case "trenta" where food.foodType != .food: return .volume(887, label: "trenta")
    case "square" where category.contains("andy") || (category + food.name).contains("hocolate"):
      return .mass(8, label: "square")
    case "punnet": return .mass(250, label: "punnet")
    case "plate": return .volume(473, label: "plate")
    case "shot": return .volume(44, label: "shot")
    case "carafe": return .volume(500, label: word)
    case "pitcher", "jug": return .volume(1420, label: word)
    case "spoon": return .volume(14.7868, label: "spoonful")
    case "splash": return .volume(15, label: "splash")
    // Twenty drops are counted as a millilitre.
    case "drop": return .volume(0.05, label: "drop")
    case "dash": return .volume(2.5, label: "dash")
    case "drizzle": return .volume(10, label: "drizzle")
    case "dollop": return .volume(30, label: "dollop")
    case "scoop": return category.contains("powder") ? .mass(30, label: "scoop") : .volume(118, label: "scoop")
    case "handful":
      return .mass(
        category.contains("Nut") || category.contains("nack") || category.contains("hips") ? 30 : 40, label: word)
    case "hunk", "lump": return .mass(50, label: word)
    case "row" where category.contains("andy"): return .mass(25, label: word)
    case "ladle": return .volume(120, label: word)
    case "beaker": return .volume(250, label: word)
    case "swig", "gulp": return .volume(30, label: word)
    case "squeeze": return .volume(5, label: word)
    case "bite", "mouthful", "nibble", "forkful", "morsel": return .mass(15, label: "bite")
    case "sip": return .volume(20, label: "sip")
    // The end of a loaf.
    case "heel": return .mass(30, label: "heel")
    case "pinch": return .mass(0.4, label: "pinch")
    // Cheese is grated over a plate by the spoon.
    case "sprinkle", "sprinkling", "dusting", "grating", "shaving":
      return .mass(category == "Cheese" ? 5 : 3, label: "sprinkle")
    case "scrape": return .mass(5, label: word)
    case "knob", "pat": return .mass(word == "pat" ? 5 : 10, label: word)
    default: return nil
    }
  }

  /// Millilitres in a bowl. Cereal fills a cup of it; soup, porridge and curry are ladled less high than pasta or leaves are heaped.
  private static func bowl(of food: Food) -> Double {
    if food.category.contains("eady-to-eat cereal") { return 237 }
    // What is nibbled comes in a small one, of half a cup.
    if food.category.contains("Nuts") || food.category.contains("andy") || food.name.hasPrefix("Olives") { return 118 }
    let cup = food.portions.first { $0.description.hasPrefix("1 cup") }?.grams ?? 0
    return cup >= leastLadled ? 280 : 355
  }

  /// Grams of a cup from which on a food is ladled: nine tenths of water's.
  private static let leastLadled = 213.0
}
