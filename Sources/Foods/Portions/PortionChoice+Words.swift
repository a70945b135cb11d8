/// The words of portions, by what they say of one of the food.
extension PortionChoice {
  /// Measures that stand for one another when the asked one is not published.
  static let alike: [String: Set<String>] = [
    "slice": ["piece"], "piece": ["slice", "item", "whole", "fillet"], "package": ["bag", "pouch", "box"],
    "bag": ["package", "pouch"],
    "container": ["cup", "carton", "tub"], "bowl": ["microwavable"], "bottle": ["can"], "bar": ["piece"],
    "wedge": ["slice", "piece"], "slab": ["piece", "slice"], "strip": ["slice", "piece", "stick"],
    "stick": ["strip", "piece"],
    "item": ["piece", "whole"], "box": ["package"], "pouch": ["package", "bag"], "roll": ["piece"], "ball": ["piece"],
    "square": ["piece"], "rasher": ["slice", "piece", "strip"], "finger": ["stick", "strip", "piece"],
    "spear": ["piece"], "biscuit": ["piece", "cooky"], "segment": ["section", "slice"],
    "section": ["segment", "slice"],
  ]
  /// "banana 1 pc", "kiwi 2 pcs": fruit that is counted whole, where its table only cuts it into slices.
  func whole(_ asked: PortionText, count: Double) -> Choice? {
    guard asked.words == ["piece"], asked.qualifiers.isEmpty, count <= Self.mostWholes,
      !portions.contains(where: { $0.text.words.contains("piece") }),
      let slice = portions.first(where: { $0.text.words == ["slice"] }), let whole = counted(),
      whole.grams > Self.slicesInWhole * slice.grams, whole.grams < Self.leastCutUp
    else { return nil }
    return whole
  }

  /// Of more, pieces are what it was cut into.
  private static let mostWholes = 3.0
  /// Grams of a fruit that nobody eats whole: a pineapple.
  static let leastCutUp = 600.0
  /// A loaf's slices are what is eaten of it; a fruit has many.
  private static let slicesInWhole = 4.0

  static let neutral: Set<String> = [
    "nfs", "regular", "medium", "any", "size", "ns", "to", "as", "approx", "about", "fl", "oz", "individual", "single",
    "prepackaged", "serving", "default", "plain",
  ]
  static let wholes: Set<String> = [
    "item", "whole", "unit", "fruit", "nut", "kernel", "bean", "berry", "seed", "egg", "sandwich", "pastry", "roll",
    "patty", "link", "fillet", "cooky", "cracker", "chip", "burger", "full", "circle",
  ]
  static let containers: Set<String> = [
    "package", "bag", "box", "container", "bottle", "can", "tray", "pouch", "jar", "bowl", "drink", "glass", "mug",
    "cup", "envelope",
  ]
  /// Words for a part of a food, which is never a whole serving of it.
  static let parts: Set<String> = [
    "chunk", "clove", "cube", "finger", "floweret", "leaf", "ring", "slice", "spear", "sprig", "stick", "strip",
    "wedge",
  ]
  /// Words for what is put on one's plate at a time.
  static let servings: Set<String> = ["serving", "order", "meal"]
  /// What several pieces are sold as: never what is counted.
  static let orders: Set<String> = [
    "order", "recipe", "meal", "dinner", "dozen", "yield", "sleeve", "loaf", "layer", "platter", "stein", "tallboy",
    "magnum",
  ]
  static let pieces: Set<String> = [
    "piece", "pc", "count", "ct", "nugget", "mcnugget", "tender", "wing", "strip", "pack",
  ]
  static let noUnits: Set<String> = [
    "inch", "cubic", "surface", "linear", "guideline", "ring", "pound", "bite", "recipe", "yield", "sleeve", "loaf",
  ]
  /// Words for how far a cut reaches: a cubic inch is no piece that is served.
  static let extents: Set<String> = ["inch", "cubic", "surface", "linear"]
  static let odd: Set<String> = [
    "miniature", "bite", "extra", "extralarge", "baby", "king", "fun", "jumbo", "snack", "thin", "popcorn", "sharing",
    "share", "family", "movie", "scout", "toaster", "calorie", "silver", "junior", "jr", "mini",
  ]
  static let yields: Set<String> = [
    "yield", "raw", "dry", "uncooked", "unpopped", "frozen", "refuse", "powder",
  ]
}
