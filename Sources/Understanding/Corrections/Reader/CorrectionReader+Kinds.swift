import Foods
import Nutrition
import ToolCalls

/// Of what kind the last food was, told with "one".
extension CorrectionReader {
  private static let before: WordSet = [
    "it", "that", "they", "was", "were", "actually", "sorry", "oh", "wait", "no", "really", "the", "a", "an", "oops",
    "make", "by", "way", "it's", "that's",
  ]

  private static let insisting: WordSet = ["actually", "really", "just", "only"]

  /// "The flat white was a skinny one" of a meal that holds others besides.
  func kindOfNamedOne(_ said: [Token]) -> Reading? {
    let tokens = Array(trimmed(said).drop(while: Self.isInterjection))
    guard tokens.count > 4, tokens.last?.isWord("one") == true || tokens.last?.isWord("ones") == true,
      let meal = lastMeal, ListWords.definite.contains(tokens[0]),
      let verb = tokens.firstIndex(where: { $0.isWord("was") || $0.isWord("were") }), verb > 1,
      case let kind = Array(
        tokens[(verb + 1)...].dropLast().drop { NumberWords.articles.contains($0) || Self.insisting.contains($0) }),
      (1...2).contains(kind.count), kind.allSatisfy({ $0.kind == .word && QuantityWords.sizes[$0] == nil }),
      case let matcher = ItemMatcher(meal: meal, foods: foods),
      let index = matcher.index(named: Array(tokens[1..<verb]))
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    guard let new = items.ofThatKind(kind, meal.items[index], said: matcher.saidNames[index], isSure: true) else {
      return nil
    }
    return Reading(CorrectEntry(entryId: meal.id, items: [items.replace(meal.items[index], with: new)]))
  }

  /// "It was a lentil one" of a burger: a lentil burger, and no lentils.
  func kindOfOne(_ tokens: [Token]) -> Reading? {
    // "A tuna one, not ham".
    let denial = tokens.firstIndex { $0.isWord("not") }.flatMap { $0 > 2 ? $0 : nil } ?? tokens.count
    let said = trimmed(Array(tokens[..<denial]))
    guard said.count > 2, said.count <= 9, let last = said.last, last.isWord("one") || last.isWord("ones"),
      let meal = lastMeal
    else { return nil }
    let isTold = said.contains {
      $0.isOne(of: "was", "were", "it's", "that's", "make")
    }
    // "A poached one" right after an egg.
    let isBare = said.count <= 4 && NumberWords.articles.contains(said[0])
    guard isTold || isBare else { return nil }
    let kind = Array(said.dropLast().drop { $0.kind == .punctuation || Self.before.contains($0) })
    guard (1...3).contains(kind.count),
      kind.allSatisfy({
        $0.kind == .word && !$0.isCount && QuantityWords.sizes[$0] == nil && !OpinionWords.all.contains($0)
          && !$0.isOne(of: "not", "only", "just", "last", "first", "same", "other", "half")
      })
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let found = meal.items.indices.compactMap { index in
      items.ofThatKind(kind, meal.items[index], said: matcher.saidNames[index], isSure: isTold && meal.items.count == 1)
        .map { (index, $0) }
    }
    guard found.count == 1, let (index, new) = found.first else { return nil }
    let change = items.replace(meal.items[index], with: new)
    return Reading(CorrectEntry(entryId: meal.id, items: [change]))
  }

  /// Names of flavours, by the last word of what is sold in them. "Salt and vinegar" on chips are two foods.
  private static let flavors: [(dishes: WordSet, names: PhraseTable<Bool>)] = [
    (
      ["crisps", "crisp", "walkers", "pringles", "doritos", "hula", "popchips"],
      PhraseTable(
        list: """
          salt and vinegar,salt & vinegar,cheese and onion,cheese & onion,prawn cocktail,ready salted,smoky bacon,roast chicken
          sour cream and onion,sour cream and chive,sea salt and vinegar,sweet chilli,thai sweet chilli,lightly salted,sea salt
          flame grilled steak,beef and onion,pickled onion,worcester sauce,sea salt and black pepper,tomato ketchup
          """)
    ),
    (
      ["cream", "gelato", "yoghurt", "yogurt", "shake", "milkshake", "cheesecake", "whey"],
      PhraseTable(
        list: """
          vanilla,strawberry,salted caramel,mint choc chip,mint chocolate chip,cookies and cream,cookie dough,rum and raisin
          raspberry ripple,double chocolate,white chocolate
          """)
    ),
  ]

  /// Whether `tokens` are nothing but a flavour that `item` comes in.
  private static func isFlavor(_ tokens: [Token], of said: String?) -> Bool {
    guard let head = said.flatMap(ItemMatcher.head) else { return false }
    return flavors.contains { kind in
      kind.dishes.contains(head) && kind.names.match(at: 0, in: tokens)?.count == tokens.count
    }
  }

  /// "Chocolate flavour" right after a protein bar, "salt and vinegar" right after crisps: of what kind that was.
  func flavor(_ said: [Token]) -> Reading? {
    guard (1...8).contains(said.count), let last = said.last, case .meal(let meal)? = context.lastEntries.last,
      meal.items.count == 1, case let name = ItemMatcher(meal: meal, foods: foods).saidNames[0],
      case let tokens = Array(said.drop { $0.kind == .punctuation || Self.before.contains($0) }), !tokens.isEmpty,
      case let isNamed = ListWords.flavorNouns.contains(last),
      case let kind = isNamed ? Array(tokens.dropLast()) : tokens, !kind.isEmpty,
      Self.isFlavor(kind, of: name) || isNamed && kind.count <= 3 && kind.allSatisfy({ $0.kind == .word })
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    let said = name
    return items.ofThatKind(kind, meal.items[0], said: said, isSure: true).map { new in
      let change = items.replace(meal.items[0], with: new)
      return Reading(CorrectEntry(entryId: meal.id, items: [change]))
    }
  }
}

/// Where what was logged was bought.
extension CorrectionReader {
  private static let around: WordSet = [
    "it", "was", "were", "they", "that", "actually", "oh", "and", "all", "both", "came", "is", "i", "got", "bought",
    "ordered", "them", "sorry", "this",
  ]

  /// "It was from McDonald's", "from Pret" right after a meal: its items as that place sells them, where the tables have
  /// them; nothing new was eaten.
  func from(_ tokens: [Token]) -> Reading? {
    guard (2...8).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last,
      let from = tokens.firstIndex(where: { $0.isWord("from") }), from < 5, from + 1 < tokens.count,
      tokens[..<from].allSatisfy({ $0.kind == .punctuation || Self.around.contains($0) }),
      case let place = trimmed(Array(tokens[(from + 1)...])), (1...3).contains(place.count),
      place.allSatisfy({ $0.kind == .word && !$0.isCount }), TimeScanner.scan(place).isEmpty
    else { return nil }
    let shop = place.map(\.text).joined(separator: " ")
    let wanted = ItemMatcher.words(of: shop)
    let items = corrections(of: meal)
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let changes = meal.items.indices.compactMap { index -> CorrectEntry.ItemChange? in
      guard let said = matcher.saidNames[index] ?? ItemCorrection.plainName(of: meal.items[index]),
        let match = foods.catalog.link("\(shop) \(said)"), match.confidence > Self.surelySold, !wanted.isEmpty,
        wanted.isSubset(of: ItemMatcher.words(of: match.food.name)), match.food.id != meal.items[index].catalogId,
        let new = items.phrase(place + Lexer.tokens(of: said), like: meal.items[index]), new.count == 1
      else { return nil }
      return items.replace(meal.items[index], with: new[0])
    }
    guard changes.isEmpty else {
      return Reading(CorrectEntry(entryId: meal.id, items: changes))
    }
    return Reading(
      clarification: Clarification(
        question: "I left that as it was logged: no table has it as \(shop.prefix(60)) sells it."), confidence: 0.4)
  }

  private static let surelySold = 0.7
}
