import Foods
import Foundation
public import Nutrition

/// What stands in a sentence, whatever it means, its figures by what they measure: for a caller that has to know whether a
/// food or a figure was said at all.
public struct SentenceInventory: Equatable, Sendable {
  /// All words, folded and in the singular; pictures by what they show.
  public let words: Set<String>
  /// Those that may name something: no words that any sentence has, no measures, no sizes.
  public let content: Set<String>
  /// Numbers in digits and in words, whatever they count.
  public private(set) var numbers: Set<Double> = []
  /// Volumes, ounces among them as fluid ounces.
  public private(set) var milliliters: Set<Double> = []
  /// Masses of any size: what is weighed may be a food or a person.
  public private(set) var kilograms: Set<Double> = []
  /// Durations in any unit.
  public private(set) var minutes: Set<Double> = []
  /// Lengths in any unit.
  public private(set) var kilometers: Set<Double> = []
  /// The meals that are named.
  public let mealTypes: Set<MealType>
  public let isQuestion: Bool
  /// Whether it begins as one does that mends what was said before.
  public let isCorrection: Bool
  /// Whether it orders something out of the journal and tells of nothing else: "please delete the beer".
  public let isRemoval: Bool
  /// Whether its words are English enough to be held to: a model may well have understood another language.
  public let isSurelyEnglish: Bool
  /// Whether it may tell a weight or a volume: a unit of one is named, in any language whose units are known, or its
  /// letters are not Latin, so that a unit would not be seen.
  public let mayMeasure: Bool

  public init(_ sentence: String) {
    let tokens = Wording.tokens(of: sentence)
    let folded = tokens.filter { $0.kind == .word || $0.kind == .emoji }.map(\.folded)
    words = Set(folded.flatMap(FoodCatalog.foldedWords))
    content = Self.content(of: folded.joined(separator: " "))
    mealTypes = Set(folded.compactMap { MealWords.mealTypes[$0] })
    isQuestion = tokens.last?.isSign("?") == true || tokens.last?.isSign("？") == true
    isCorrection = !tokens.isEmpty && CorrectionWords.sure.match(at: 0, in: tokens) != nil
    isRemoval = Self.isRemoval(tokens)
    isSurelyEnglish = LanguageWords.areSurelyEnglish(folded)
    mayMeasure =
      folded.contains { Self.isOfScale($0) }
      || folded.contains { $0.unicodeScalars.contains { $0.value >= Self.endOfLatin && $0.properties.isAlphabetic } }
    let amounts = QuantityParser(tokens)
    for index in tokens.indices {
      if let number = NumberPhrase.read(at: index, in: tokens) { numbers.insert(number.value) }
      if let value = tokens[index].value, value < 1_000_000 { numbers.insert(value) }
      if let amount = amounts.quantity(at: index) { take(amount) }
    }
  }

  private static let polite: WordSet = [
    "please", "can", "could", "would", "you", "just", "ok", "okay", "now", "ada", "hey",
  ]
  /// Orders that name no dish: "drop scones" and "take out pizza" do.
  private static let ordering: WordSet = ["cancel", "delete", "discard", "erase", "remove", "undo", "unlog"]
  private static let out: WordSet = ["out", "off", "back"]
  private static let pointing = ListWords.definite.union(["it", "last", "all"])
  private static let telling = WordList.words(
    """
    i i've we had ate eaten drank drunk have having add added log logged put make swap replace instead did ran walked went
    """)

  private static func isRemoval(_ tokens: [Token]) -> Bool {
    guard let verb = tokens.firstIndex(where: { $0.kind == .word && !polite.contains($0) }) else { return false }
    let rest = tokens[(verb + 1)...]
    let isOrder =
      ordering.contains(tokens[verb])
      || pointing.occurs(in: rest)
        && (CorrectionWords.removing.contains(tokens[verb]) || tokens[verb].isWord("take") && out.occurs(in: rest))
    return isOrder && !telling.occurs(in: rest)
  }

  /// The first scalar behind the blocks of Latin letters (Unicode, Latin Extended-B).
  private static let endOfLatin: UInt32 = 0x250

  /// Whether a unit is one of weight or volume that is read off a scale or a jug; cups and spoons are none.
  public static func isOfScale(_ unit: String?) -> Bool {
    guard let unit = unit.flatMap({ UnitTable.unit(named: $0.lowercased()) }) else { return false }
    return unit.dimension == .mass || unit.dimension == .volume && !unit.isHousehold
  }

  /// Whether so many of a unit were said, to 1 %: 5000 g are not said with "5000 kcal".
  public func says(_ quantity: Double, of unit: String?) -> Bool {
    let unit = unit.flatMap { UnitTable.unit(named: $0.lowercased()) }
    switch unit?.dimension {
    case .mass: return Self.contains(kilograms, quantity * (unit?.factor ?? 1) / 1000)
    case .volume: return Self.contains(milliliters, quantity * (unit?.factor ?? 1))
    // No food is counted in kilocalories or minutes.
    case .energy, .time, .length: return false
    default: return Self.contains(numbers, quantity)
    }
  }

  /// Whether a figure is among others, to 1 %.
  public static func contains(_ figures: Set<Double>, _ value: Double) -> Bool {
    figures.contains { abs($0 - value) <= 0.01 * max($0, value) }
  }

  /// The words of a name that tell it from others.
  public static func content(of name: String) -> Set<String> {
    Set(
      FoodCatalog.foldedWords(name).filter { word in
        !LanguageWords.english.contains(word) && !LanguageWords.perhapsEnglish.contains(word)
          && UnitTable.unit(named: word) == nil
          && QuantityWords.sizes[word] == nil && NumberWords.cardinals[word] == nil && Double(word) == nil
      })
  }

  private mutating func take(_ amount: Quantity) {
    if let value = amount.value { numbers.insert(value) }
    if let volume = amount.milliliters { milliliters.insert(volume) }
    if let mass = amount.grams {
      kilograms.insert(mass / 1000)
      if amount.unit?.name == "oz" {
        milliliters.insert(mass / UnitConversion.gramsPerOunce * UnitConversion.millilitresPerUSFluidOunce)
      }
    }
    if let time = amount.seconds { minutes.insert(time / 60) }
    if let way = amount.meters { kilometers.insert(way / 1000) }
  }
}
