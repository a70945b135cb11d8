internal import Foundation
internal import Nutrition

/// Picks the published portion that a person's measure means.
struct PortionChoice {
  var food: Food
  /// Folded words of the food's name.
  var name: [String]
  var portions: [(text: PortionText, grams: Double, description: String)]
  /// Folded words the food was named with.
  var said: [String]

  /// As it was said.
  let spoken: String

  init(_ food: Food, said: String = "") {
    self.food = food
    spoken = said
    self.said = said.isEmpty ? [] : WordFolding.words(said)
    name = WordFolding.words(food.name)
    portions = food.portions.map { (PortionText($0.description), $0.grams, $0.description) }
  }

  /// Grams of one of a portion, and its label.
  struct Choice {
    var grams: Double
    var label: String
    var confidence: Double
    /// It is what the food is sold in.
    var isContainer: Bool { label.split(separator: " ").contains { PortionChoice.containers.contains(String($0)) } }
  }

  /// The portion that best answers a named measure ("large slice"); nil when none has its noun.
  func named(_ unit: PortionText) -> Choice? {
    let nouns = unit.words.filter { !PortionText.sizes.contains($0) }
    let asked = unit.words + unit.qualifiers
    guard !asked.isEmpty else { return nil }
    var best: (score: Double, index: Int)?
    for (index, portion) in portions.enumerated() where portion.text.measure == nil || nouns.isEmpty {
      let (words, qualifiers) = (portion.text.words, portion.text.qualifiers)
      // "Bite-size pieces" where the table weighs "1 bite size".
      let isOfSize = nouns == ["piece"] && !words.isEmpty && words.allSatisfy(asked.contains)
      guard
        isOfSize || nouns.allSatisfy({ words.contains($0) || qualifiers.contains($0) || Self.isLike($0, words) })
      else { continue }
      // A piece of what nobody eats whole is cut from it.
      if nouns == ["piece"], portion.grams > Self.leastCutUp, !words.contains("piece") { continue }
      // A maker's "microwave bowl" is no bowl that somebody ladles into.
      if words.contains("microwave"), !asked.contains("microwave"), !said.contains("microwave") { continue }
      if nouns.isEmpty, !asked.contains(where: { words.contains($0) || qualifiers.contains($0) }) { continue }
      var score = 0.0
      for word in asked { score += words.contains(word) ? 1 : qualifiers.contains(word) ? 0.6 : -0.6 }
      for word in words where !asked.contains(word) {
        let isSilent = Self.neutral.contains(word) || Self.containers.contains(word)
        score -= isSilent ? 0.02 : Self.odd.contains(word) ? 0.5 : 0.25
      }
      // A loaf is no roll of one's own.
      if nouns == ["loaf"], words.contains("individual"), !asked.contains("individual") { score -= 0.4 }
      for word in qualifiers where !asked.contains(word) { score -= Self.neutral.contains(word) ? 0 : 0.06 }
      if nouns.isEmpty { score += 0.2 * count(portion.text) }
      if portion.text.amount != 1 { score -= 0.3 }
      score += told(portion.text)
      // A tub is rather what the table calls one than its "individual container".
      if !unit.spelled.isEmpty, unit.spelled.allSatisfy(portion.text.spelled.contains) { score += 0.15 }
      // Of bottles and bags in many sizes, the one nearest the usual amount.
      if let usual = food.defaultGrams { score -= 0.05 * abs(log2(portion.grams / usual)) }
      if score > best?.score ?? -Double.infinity { best = (score, index) }
    }
    return best.map { choice(portions[$0.index], confidence: $0.score > 0.3 ? 0.85 : 0.7) }
  }

  /// What one of the food weighs when it is counted ("2 eggs").
  func counted() -> Choice? {
    var best: (score: Double, index: Int)?
    for (index, portion) in portions.enumerated()
    where portion.text.measure == nil && !portion.text.words.contains(where: Self.extents.contains)
      && !isStock(portion)
    {
      let score = count(portion.text, grams: portion.grams)
      if score > best?.score ?? 0 { best = (score, index) }
    }
    return best.map { choice(portions[$0.index], confidence: min(0.85, 0.35 + 0.12 * $0.score)) }
  }

  /// A pack that lasts for several helpings: "a peanut butter" is no jar of it.
  private func isStock(_ portion: (text: PortionText, grams: Double, description: String)) -> Bool {
    guard let usual = food.defaultGrams, portion.grams > Self.helpingsInStock * usual else { return false }
    return portion.text.words.contains { Self.containers.contains($0) || $0 == "block" || $0 == "wheel" }
  }

  private static let helpingsInStock = 2.4

  /// What was told by its size in inches ("a 9-inch pie", "a 10" tortilla"), where the table weighs one of that size.
  func ofInches() -> Choice? {
    let hasMarks = spoken.utf8.contains(UInt8(ascii: "\""))
    let said = hasMarks ? WordFolding.words(spoken.replacing("\"", with: " inch ")) : said
    guard let inch = said.firstIndex(of: "inch"), inch > 0 else { return nil }
    let size = said[inch - 1]
    let sized = portions.filter { portion in
      guard portion.text.measure == nil, !portion.text.words.contains(where: Self.cuts.contains) else { return false }
      let isOfSize =
        portion.text.qualifiers.contains(size)
        || portion.text.words.contains(size) && portion.text.words.contains("inch")
      return isOfSize
        && portion.text.words.contains {
          said.contains($0) && $0 != size && $0 != "inch" || Self.longRolls.contains($0)
        }
    }
    // "A two-layer cake": the one that most of its words name.
    func named(_ words: [String]) -> Int { words.count(where: said.contains) }
    return sized.max { named($0.text.words) < named($1.text.words) }.map { choice($0, confidence: 0.8) }
  }

  private static let cuts: Set<String> = ["slice", "piece", "wedge", "surface"]
  /// Sold by the inch under whatever name.
  private static let longRolls: Set<String> = ["submarine", "sub"]

  /// Whether the portion was chosen by its size.
  func isSized(_ choice: Choice) -> Bool {
    choice.label.split(separator: " ").contains { PortionText.sizes.contains(String($0)) }
  }

  /// Grams in a cup, where the table publishes one.
  func cup() -> Double? { portions.first { $0.description == "1 cup" }?.grams }

  /// What it is cut into.
  func piece() -> Choice? {
    portions.first { $0.text.measure == nil && $0.text.words == ["piece"] }.map { choice($0, confidence: 0.6) }
  }

  /// What the table calls a serving.
  func serving() -> Choice? {
    portions.first { $0.text.measure == nil && $0.text.words == ["serving"] }.map { choice($0, confidence: 0.6) }
  }

  /// Whether the only portions that stand for one of the food are sizes ("1 small", "1 medium").
  var isCountedBySize: Bool {
    portions.contains { $0.text.measure == nil && !$0.text.words.isEmpty }
      && portions.allSatisfy { $0.text.measure != nil || $0.text.words.allSatisfy(PortionText.sizes.contains) }
  }

  /// Grams of one piece where a menu sells several by one name ("Chicken McNuggets (10 piece)").
  func pieceOfServing(asked: Double) -> Double? {
    guard food.source == .menu, asked > 1, let serving = food.defaultGrams else { return nil }
    for (number, noun) in zip(name, name.dropFirst()) where Self.pieces.contains(noun) {
      if let count = Double(number), count > 1, count <= 50 { return serving / count }
    }
    return nil
  }

  /// How grain and corn are measured before they are cooked.
  private static let unprepared: Set<String> = ["dry", "uncooked", "unpopped"]

  /// Grams in a millilitre of the food, read off its volume portions.
  func density(_ asked: PortionText) -> (gramsPerMillilitre: Double, confidence: Double)? {
    var best: (score: Double, density: Double)?
    for portion in portions {
      guard case .volume(let millilitres, let label)? = portion.text.measure else { continue }
      var score = 0.0
      if case .volume(let wanted, _)? = asked.measure {
        score -= label == asked.measure?.label ? 0 : abs(millilitres - wanted) < 1 ? 0.05 : 0.5
      }
      for word in asked.qualifiers { score += portion.text.qualifiers.contains(word) ? 1 : 0 }
      // "A cup of dry bulgur, cooked": what that much makes.
      let isOfDry = portion.text.qualifiers.contains { Self.unprepared.contains($0) && said.contains($0) }
      if isOfDry { score += 1 }
      for word in portion.text.qualifiers where !asked.qualifiers.contains(word) {
        if isOfDry, Self.yields.contains(word) { continue }
        if said.contains(word), !Self.yields.contains(word), !name.contains(word) {
          score += 0.9
          continue
        }
        score -= Self.neutral.contains(word) ? 0.01 : name.contains(word) ? 0 : Self.yields.contains(word) ? 1 : 0.1
      }
      if score > best?.score ?? -Double.infinity {
        best = (score, portion.grams / (millilitres * portion.text.amount))
      }
    }
    return best.map { ($0.density, $0.score > -0.4 ? 0.9 : 0.75) }
  }

  func choice(_ portion: (text: PortionText, grams: Double, description: String), confidence: Double) -> Choice {
    // "1 6-inch submarine" is one of them.
    var label = portion.description.drop { $0.isNumber || $0 == "/" || $0 == "." }.drop { $0 == " " }
    if let end = label.firstIndex(where: { $0 == "(" || $0 == "," }) { label = label[..<end] }
    while label.last == " " { label = label.dropLast() }
    return Choice(
      grams: portion.grams / portion.text.amount, label: label.isEmpty ? "serving" : String(label),
      confidence: confidence)
  }

  private static func isLike(_ noun: String, _ words: [String]) -> Bool {
    guard let others = alike[noun] else { return false }
    return words.contains { others.contains($0) }
  }
}
