import Nutrition
import ToolCalls

/// A weighing that is taken back.
extension CorrectionReader {
  private static let orders = CorrectionWords.removing
  private static let pointing: WordSet = ["that", "the", "my", "this", "it", "last", "today's", "todays"]
  private static let names: WordSet = [
    "weight", "weighing", "weigh", "weighin", "in", "reading", "one", "entry", "number",
  ]
  private static let courtesies: WordSet = ["please", "sorry", "again", "thanks", "for", "today"]

  /// "Delete that, the scale was off", "ignore that weight, I had my shoes on" right after one: it goes, unless the figure
  /// that is right stands behind.
  func weighingTakenBack(_ said: [Token]) -> Reading? {
    guard case .weight(let last)? = context.lastEntries.last, (2...20).contains(said.count),
      !said.contains(where: { $0.isCount && !$0.isWord("one") }),
      case let tokens = Array(said.drop(while: Self.isInterjection)),
      let first = tokens.first, Self.orders.contains(first)
    else { return nil }
    let object = tokens.dropFirst().prefix { Self.pointing.contains($0) || Self.names.contains($0) }
    let rest = tokens[(1 + object.count)...].drop { Self.courtesies.contains($0) }
    guard !object.isEmpty, rest.first.map({ $0.kind == .punctuation || Self.becauses.contains($0) }) ?? true,
      !foods.holdsFood(Array(rest)) || Self.scalesAndClothes.occurs(in: rest)
    else { return nil }
    return Reading(calls: [.removeEntry(RemoveEntry(entryId: last.id))])
  }

  private static let becauses = ListWords.causes.union(["i", "it", "the", "my"])
  private static let scalesAndClothes: WordSet = [
    "scale", "scales", "battery", "batteries", "shoes", "boots", "clothes", "dressed", "coat", "jeans", "floor",
    "carpet", "someone", "wrong",
  ]
}

/// By how much the last weighing is to be more or less.
extension CorrectionReader {
  private static let taking: WordSet = [
    "take", "knock", "shave", "minus", "subtract", "deduct", "lower", "drop", "less",
  ]
  private static let putting: WordSet = ["add", "plus", "raise", "put"]
  private static let between: WordSet = ["off", "on", "by", "another", "it", "that", "from", "to", "about", "away"]
  private static let clothes: WordSet = [
    "clothes", "clothing", "shoes", "boots", "jeans", "coat", "jacket", "trainers", "uniform", "outfit",
  ]
  /// Kilograms. What is more is no slip of the scale, nor anybody's clothes.
  private static let most = 10.0

  /// "Knock 800 g off", "knock off half a kilo for the shoes" right after a weighing.
  func byHowMuch(_ said: [Token]) -> Reading? {
    guard (2...12).contains(said.count), case .weight(let last)? = context.lastEntries.last,
      case var tokens = trimmed(Array(said.drop(while: Self.isInterjection))),
      let first = tokens.first, Self.taking.contains(first) || Self.putting.contains(first)
    else { return nil }
    if let reason = tokens.firstIndex(where: { $0.isWord("for") || $0.kind == .punctuation && !$0.isSign(".") }) {
      guard Self.clothes.occurs(in: tokens[reason...]) else { return nil }
      tokens.removeSubrange(reason...)
    }
    let amount = tokens.dropFirst().filter { !Self.between.contains($0) }
    guard let mass = QuantityParser(Array(amount)).quantity(at: 0), mass.tokens.upperBound == amount.count,
      let grams = mass.grams, mass.unit != nil, case let kilograms = grams / 1000, kilograms > 0,
      kilograms <= Self.most
    else { return nil }
    let changed = Self.taking.contains(first) ? last.weightKg - kilograms : last.weightKg + kilograms
    let rounded = (changed * 100).rounded() / 100
    return Reading(CorrectEntry(entryId: last.id, weightKg: rounded))
  }
}

/// Several items and a figure each.
extension CorrectionReader {
  private static let copulas = QuantityWords.approximators.union(IntentWords.copulas)
  private static let leading: WordSet = ["the", "my", "and", "actually", "sorry", "no", "so", "oops", "oh"]
  /// Below this a figure counts pieces.
  private static let leastGrams = 20.0
  private static let mostGrams = 2000.0

  /// "The cod was 130 and the rice 60", "cod 130, rice 60" right after both: what each weighed. One figure alone may be its
  /// energy; nobody tells that of one food after another without a word for it.
  func weighedBare(_ tokens: [Token]) -> Reading? {
    guard (4...24).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last, meal.items.count > 1,
      tokens.count(where: { $0.kind == .number }) > 1
    else { return nil }
    let isTold = tokens.contains { $0.isOne(of: "was", "were") }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    var changes: [CorrectEntry.ItemChange] = []
    var places: Set<Int> = []
    for clause in tokens.split(whereSeparator: { $0.isSign(",") || $0.isWord("and") || $0.isSign(";") }) {
      let words = trimmed(Array(clause.drop { Self.leading.contains($0) || $0.kind == .punctuation }))
      guard let number = words.firstIndex(where: { $0.kind == .number }), let value = words[number].value,
        (Self.leastGrams...Self.mostGrams).contains(value), number > 0,
        words.count == number + 1
          || words.count == number + 2 && words[number + 1].isOne(of: "g", "grams", "gram", "gr", "ml"),
        case let name = Array(words[..<number].dropLast(while: { Self.copulas.contains($0) })), !name.isEmpty,
        name.allSatisfy({ $0.kind == .word }), let index = matcher.index(named: name), matcher.isName(name, of: index),
        matcher.namesWhole(name, of: index), places.insert(index).inserted,
        isTold || meal.items[index].origin?.portion != .stated,
        case let unit = meal.items[index].foodType == .food ? "g" : "ml",
        let amount = Amount(Lexer.tokens(of: "\(NumberPhrase.plain(value)) \(unit)"))
      else { return nil }
      changes.append(
        corrections(of: meal).replace(meal.items[index], with: amount.applied(to: meal.items[index])))
    }
    return changes.count > 1 ? Reading(CorrectEntry(entryId: meal.id, items: changes)) : nil
  }
}

/// Amounts of what was logged without them.
extension CorrectionReader {
  /// "150 g salmon, 200 g potatoes" right after "salmon with potatoes": how much there was of each. Where some were weighed before, or
  /// others are named too, it is another meal.
  func weighedAfter(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 30, case .meal(let meal)? = context.lastEntries.last, meal.items.count > 1,
      tokens.contains(where: { $0.kind == .number }),
      meal.items.allSatisfy({ $0.origin != nil && $0.origin?.portion != .stated }),
      !FrameReader.hasReport(tokens, from: 0), TimeScanner.scan(tokens).isEmpty,
      case let parts = foods.parts(in: tokens), parts.count == meal.items.count
    else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let items = corrections(of: meal)
    var places: Set<Int> = []
    var changes: [CorrectEntry.ItemChange] = []
    for part in parts {
      let name = Lexer.tokens(of: part.item.name)
      guard part.item.unit.map({ $0.isOne(of: "g", "ml") }) == true, let index = matcher.index(named: name),
        matcher.namesWhole(name, of: index), matcher.isSaid(name, of: index), places.insert(index).inserted
      else { return nil }
      var amount = part.item
      (amount.name, amount.catalogId, amount.origin) = (
        meal.items[index].name, meal.items[index].catalogId, meal.items[index].origin
      )
      if amount.grams != nil {
        amount.origin?.portion = .stated
        amount.origin?.portionConfidence = 1
      }
      changes.append(items.replace(meal.items[index], with: amount))
    }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  /// "400 ml each", "they were 150 g each" right after two of something: so much for each of them.
  func weighedEach(_ tokens: [Token]) -> Reading? {
    guard (2...7).contains(tokens.count), let last = trimmed(tokens).last, last.isOne(of: "each", "apiece"),
      case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1, let item = meal.items.first,
      item.quantity > 1, UnitTable.unit(named: item.unit)?.dimension != .mass, item.unit != "g", item.unit != "ml",
      case let amount = Array(
        trimmed(tokens).dropLast().drop { !$0.isCount && ($0.kind != .word || CorrectionWords.fillers.contains($0)) }),
      Amount.counts(amount), let quantity = QuantityParser(amount).quantity(at: 0),
      let one = quantity.grams ?? quantity.milliliters, one * item.quantity <= 5000
    else { return nil }
    let unit = quantity.grams == nil ? "ml" : "g"
    return Amount(Lexer.tokens(of: "\(NumberPhrase.plain(one * item.quantity)) \(unit)")).map { whole in
      Reading(
        CorrectEntry(entryId: meal.id, items: [corrections(of: meal).replace(item, with: whole.applied(to: item))]))
    }
  }
}
