import Foods
import Nutrition
import ToolCalls

/// What was put into something that is logged, or onto it, as it is put plainly.
extension CorrectionReader {
  private static let places: WordSet = ["in", "on", "into", "over", "onto"]
  private static let pointed: WordSet = ["it", "them", "that", "this", "there", "top", "those", "these"]
  private static let putting = WordList.words(
    """
    i we also and there was were it they had has put cracked threw chucked mixed stirred added popped dropped poured grated
    drizzled sprinkled squeezed squirted crumbled melted tipped spooned oh forgot the my some just then ah
    """)
  private static let besides = WordList.words(
    "also too as well after all btw like about around roughly maybe so actually lol")
  private static let longestName = 5

  /// "And an egg" of "cracked an egg in it", "and 2 tbsp of honey" of "the coffee had honey in it, 2 tbsp"; nil where
  /// nothing is put anywhere.
  func putIn(_ said: [Token]) -> [Token]? {
    guard case .meal? = context.lastEntries.last, (3...16).contains(said.count), said.last?.isSign("?") != true,
      !said.contains(where: Self.denies),
      let place = said.indices.dropFirst().first(where: { endOfPlace($0, in: said) != nil }),
      let end = endOfPlace(place, in: said)
    else { return nil }
    let name = withoutPutting(Array(said[..<place]))
    let amount = said[end...].drop { $0.kind == .punctuation || Self.besides.contains($0) }
      .dropLast { $0.kind == .punctuation || Self.besides.contains($0) }
    guard (1...Self.longestName).contains(name.count), isPutIn(name),
      // "3 eggs in it" of an omelette are no other eggs.
      lastMeal.map({ ItemMatcher(meal: $0, foods: foods).index(of: name) == nil }) ?? false
    else { return nil }
    let and = [Token.word("and", at: said[0].range)]
    if amount.isEmpty { return and + name }
    if Amount.counts(Array(amount)) {
      return and + amount + [Token.word("of", at: amount[amount.startIndex].range)] + name
    }
    return amount.first?.isCount == true && foods.holdsFood(Array(amount)) ? and + amount : nil
  }

  /// "Ketchup on the pie too" where the pie is in an earlier meal: more of that one, and no other pie.
  func putInEarlier(_ said: [Token]) -> Reading? {
    mealsInReach.lazy.compactMap { meal in
      var held = self
      held.context.lastEntries = [.meal(meal)]
      // "On the pie", and not "on it".
      guard said.indices.contains(where: { index in held.endOfPlace(index, in: said) == index + 3 }) else { return nil }
      return held.putIn(said).flatMap { held.reading(of: $0) }
    }.first
  }

  private static let stirring: WordSet = ["add", "put", "stir", "pour", "splash", "include"]
  private static let target: WordSet = ["to", "in", "into"]

  /// "Add milk to the coffee", "put honey in my tea": what is stirred into a drink of a meal in reach, as much of it as a cup
  /// takes.
  func stirredInto(_ said: [Token]) -> Reading? {
    guard (5...10).contains(said.count),
      case let order = said.drop(while: { Self.interjections.contains($0) || $0.isSign(",") }),
      let verb = order.first, Self.stirring.contains(verb),
      let place = Self.target.firstIndex(in: order.dropFirst()), place + 2 < said.count,
      ListWords.definite.contains(said[place + 1]),
      case let name = Array(trimmed(Array(said[(place + 2)...]))), (1...2).contains(name.count),
      case let added = order[(order.startIndex + 1)..<place].filter({
        !$0.isOne(of: "some", "a", "splash", "dash", "of")
      }),
      !added.isEmpty, added.allSatisfy({ $0.kind == .word || $0.isCount })
    else { return nil }
    return mealsInReach.lazy.compactMap { meal in
      let matcher = ItemMatcher(meal: meal, foods: self.foods)
      guard let index = matcher.index(named: name), meal.items[index].foodType != .food,
        let changes = self.corrections(of: meal).adding(added, to: index), !changes.isEmpty
      else { return nil }
      return Reading(CorrectEntry(entryId: meal.id, items: changes))
    }.first
  }

  private static let returning: WordSet = ["put", "add", "bring", "pop"]

  /// "Put the honey back" behind "remove the honey": it is had after all. Of what no meal in reach was said with nothing is
  /// logged.
  func putBack(_ said: [Token]) -> Reading? {
    guard (3...8).contains(said.count), said.last?.isOne(of: "back", "in", "please") == true,
      let back = said.lastIndex(where: { $0.isWord("back") }), back + 2 >= said.count,
      let verb = Self.returning.firstIndex(in: said.prefix(4)), verb + 1 < back,
      said[..<verb].allSatisfy({ Self.interjections.contains($0) || $0.isOne(of: "can", "you", ",", "just") }),
      case let name = Array(said[(verb + 1)..<back].drop { ListWords.definite.contains($0) }),
      (1...Self.longestName).contains(name.count), name.allSatisfy({ $0.kind == .word && !$0.isCount }), isPutIn(name)
    else { return nil }
    let wanted = ItemMatcher.words(of: name.map(\.text).joined(separator: " "))
    let meal = mealsInReach.first { wanted.isSubset(of: ItemMatcher.words(of: $0.rawInput ?? "")) }
    guard let meal else {
      let food = name.map(\.text).joined(separator: " ")
      return Reading(
        clarification: Clarification(
          question: "There was no \(food.prefix(60)) to put back. Say \"and \(food.prefix(60))\" to add it."),
        confidence: 0.4)
    }
    if ItemMatcher(meal: meal, foods: foods).index(named: name) != nil { return .leftAsLogged }
    return corrections(of: meal).adding(name, to: nil).map { Reading(CorrectEntry(entryId: meal.id, items: $0)) }
  }

  /// A food, or sugar, which is none by itself.
  func isPutIn(_ name: [Token]) -> Bool {
    foods.holdsFood(name) || name.count <= 2 && (name.last.map { CoffeeWords.sweeteners.contains($0) } ?? false)
      || foods.catalog.link(name.map(\.text).joined(separator: " ")).map { $0.confidence >= Self.sureOfName } ?? false
  }

  private static let sureOfName = 0.85

  private static func denies(_ token: Token) -> Bool {
    ListWords.negations.contains(token) || token.folded.hasSuffix("n't")
      || token.isOne(of: "no", "any", "without", "not", "with", "instead")
  }

  /// Behind "in it", "on top", "on the pie" where a pie is logged.
  private func endOfPlace(_ index: Int, in tokens: [Token]) -> Int? {
    // "Kimchi too, a small bowl": beside all of it.
    if index < 4, tokens[index].isOne(of: "too", "also"), index + 2 < tokens.count, tokens[index + 1].isSign(",") {
      return index + 1
    }
    guard Self.places.contains(tokens[index]), index + 1 < tokens.count else { return nil }
    if Self.pointed.contains(tokens[index + 1]) { return index + 2 }
    // "In my coffee" may tell of another one.
    guard tokens[index + 1].isOne(of: "the", "that", "those"), index + 2 < tokens.count, let meal = lastMeal,
      ItemMatcher(meal: meal, foods: foods).index(named: [tokens[index + 2]]) != nil
    else { return nil }
    return index + 3
  }

  /// "Half and half" of "the coffee had half and half".
  private func withoutPutting(_ tokens: [Token]) -> [Token] {
    if let had = tokens.prefix(5).firstIndex(where: { $0.isOne(of: "had", "has") }), had > 1,
      ListWords.definite.contains(tokens[0])
    {
      return Array(tokens[(had + 1)...])
    }
    return Array(tokens.drop { $0.kind == .punctuation || Self.putting.contains($0) })
  }
}

/// What is to be taken out of a meal, named before the order.
extension CorrectionReader {
  private static let orders = PhraseTable(
    list: """
      remove it,take it off,take it out,delete it,scrap it,bin it,drop it,take that off,take that out,remove that
      delete that,so remove it,please remove it,remove it please,get rid of it,remove them,delete them,take them off
      take them out
      """)

  /// "Remove the soda" of "I gave the soda to my coworker, take it off", where that is one of several that are logged.
  func removedBehind(_ said: [Token]) -> [Token]? {
    guard case .meal(let meal)? = context.lastEntries.last, meal.items.count > 1,
      let comma = said.lastIndex(where: { $0.isSign(",") || $0.isSign(".") }), comma > 1, comma + 1 < said.count,
      case let order = trimmed(Array(said[(comma + 1)...])), Self.orders.match(at: 0, in: order)?.count == order.count
    else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let reason = said[..<comma].filter { $0.kind == .word }
    let named = Set(reason.compactMap { matcher.index(named: [$0]) })
    guard named.count == 1, let word = reason.first(where: { matcher.index(named: [$0]) != nil }) else { return nil }
    return Token.words(["remove", "the"], at: said[0].range) + [word]
  }
}
