import Foundation
import Nutrition
import ToolCalls

/// Lines that mend by its bare name what was logged today: "rice was 200 g", "tea had sugar", "spin was 45 min".
extension CorrectionReader {
  static let bareTellers: WordSet = ["was", "were", "had", "took"]
  private static let longestBare = 10
  static let longestBareName = 3
  /// Cuts stand for the whole: "the chicken" of a chicken breast.
  private static let cuts = WordList.words(
    "breast breasts thigh thighs fillet fillets filet filets leg legs drumstick drumsticks wing wings steak steaks mince"
  )

  /// What `said` mends of the newest entry of today that is called what stands before its verb; nil where none is, or where
  /// no amount and no kind of it is told. "Lunch was soup" names no food.
  func namedBare(_ said: [Token]) -> Reading? {
    if let parted = amountAndKind(said), let both = severalNamedBare(parted) { return both }
    return severalNamedBare(said) ?? oneNamedBare(said)
  }

  /// "Potatoes were 300 g and potatoes were roasted" of "potatoes were 300 g roasted".
  private func amountAndKind(_ said: [Token]) -> [Token]? {
    guard (5...Self.longestBare).contains(said.count),
      let verb = said.prefix(Self.longestBareName + 1).firstIndex(where: { $0.isOne(of: "was", "were") }), verb > 0,
      case let rest = Array(said[(verb + 1)...]), let amount = QuantityParser(rest).quantity(at: 0),
      amount.grams != nil,
      case let end = amount.tokens.upperBound, end < rest.count, ItemCorrection.isOnlyKind(Array(rest[end...])),
      !MealWords.weighedStates.occurs(in: rest[end...])
    else { return nil }
    return said[...verb] + rest[..<end] + [Token.word("and", at: said[verb].range)] + said[...verb] + rest[end...]
  }

  /// "Eggs were scrambled and toast was rye": each clause by itself.
  private func severalNamedBare(_ said: [Token]) -> Reading? {
    guard (7...2 * Self.longestBare).contains(said.count),
      Self.bareTellers.contains(at: 1, in: said)
        || Self.bareTellers.contains(at: 2, in: said),
      case let clauses = said.split(whereSeparator: { $0.isWord("and") || $0.isSign(",") }).map(Array.init),
      clauses.count > 1, case let readings = clauses.compactMap({ oneNamedBare($0) }), readings.count == clauses.count
    else { return nil }
    let calls = readings.flatMap(\.calls)
    var changed: [String: CorrectEntry] = [:]
    for case .correctEntry(let call) in calls {
      guard let id = call.entryId else { return nil }
      guard let before = changed[id] else {
        changed[id] = call
        continue
      }
      guard let both = before.merged(with: call) else { return nil }
      changed[id] = both
    }
    return Reading(calls: changed.keys.sorted().compactMap { changed[$0].map(ToolCall.correctEntry) })
  }

  private func oneNamedBare(_ said: [Token]) -> Reading? {
    guard (3...Self.longestBare).contains(said.count), said.last?.isSign("?") != true,
      let verb = Self.bareTellers.firstIndex(in: said.prefix(Self.longestBareName + 1)), verb > 0,
      case let name = Array(said[..<verb]), name.allSatisfy(Self.isPlainName),
      case let rest = trimmed(Array(said[(verb + 1)...])), !rest.isEmpty,
      !rest.contains(where: { Self.bareTellers.contains($0) || Self.clauses.contains($0) }),
      TimeScanner.scan(rest).isEmpty || Self.isMoment(rest),
      let entry = today.first(where: { isCalledBare($0, name) && isToldBare(rest, of: $0, by: said[verb]) })
    else { return nil }
    let reading = about(entry).reading(of: [Token.word("the", at: said[0].range)] + said)
    return reading?.calls.isEmpty == false && reading?.isOfLogged == true ? reading : nil
  }

  static func isPlainName(_ token: Token) -> Bool {
    token.kind == .word && !token.isCount && !NumberWords.articles.contains(token)
      && !ListWords.definite.contains(token) && TimeWords.meals[token] == nil && TimeWords.parts[token] == nil
      && !CorrectionWords.subjects.contains(token)
  }

  /// The entries of today, the newest first: what is told of yesterday is told with its day.
  var today: [Entry] {
    let clock = LocalClock(now: context.now, timeZone: context.timeZone)
    return (context.earlierEntries + context.lastEntries).reversed().filter { clock.daysBack(to: $0.timestamp) == 0 }
  }

  func isCalledBare(_ entry: Entry, _ name: [Token]) -> Bool {
    switch entry {
    case .meal(let meal):
      let matcher = ItemMatcher(meal: meal, foods: foods)
      guard let index = matcher.index(named: name), matcher.isSaid(name, of: index),
        !ItemCorrection.isPart(name, of: matcher.saidNames[index])
      else { return false }
      // The chicken of a chicken curry is no name of it.
      let head = matcher.saidNames[index].flatMap(ItemMatcher.head)
      return head.map { head in
        Self.cuts.contains(head)
          || name.contains { EnglishPlural.singular(of: $0.folded) == EnglishPlural.singular(of: head.folded) }
      } ?? matcher.namesWhole(name, of: index)
    case .workout: return self.entry(named: name.map { EnglishPlural.singular(of: $0.folded) }, in: [entry]) != nil
    case .water, .weight, .goal: return false
    }
  }

  /// Whether `rest` is an amount or a kind of a food, or a figure of a workout.
  private func isToldBare(_ rest: [Token], of entry: Entry, by verb: Token) -> Bool {
    let told = untilDenial(rest)
    guard case .meal = entry else {
      return !verb.isWord("had") && (rest.contains(where: \.isCount) || WorkoutAmountReader.read(rest).hasAmount)
    }
    if verb.isWord("took") { return false }
    if Self.isMoment(told) { return !verb.isWord("had") }
    if Amount.counts(told) || isCountOrSize(told) { return true }
    if verb.isWord("had") { return isPutIn(told.filter { !$0.isOne(of: "some", "with", "in", "on", "it", "no") }) }
    if told.contains(where: \.isCount) {
      // "Rice was 90 g dry".
      return ItemCorrection.amountInState(told) != nil
    }
    // "The beer was free" is its price.
    if told.count == 1, told[0].isWord("free") { return false }
    return ItemCorrection.isOnlyKind(told) || told.count <= 4 && foods.holdsFood(told)
  }
}

/// Workouts of today that an order names: "make the treadmill 25", "made it 60 push-ups".
extension CorrectionReader {
  private static let making: WordSet = ["make", "made", "change", "set"]

  /// What `said` makes of the newest workout of today that it names, whatever was done since.
  func namedInOrder(_ said: [Token]) -> Reading? {
    guard (4...7).contains(said.count), Self.making.contains(said[0]), said.contains(where: \.isCount) else {
      return nil
    }
    let range = said[0].range
    if said[1].isOne(of: "it", "that"), said[2].isCount {
      let name = trimmed(Array(said[3...]))
      guard name.allSatisfy({ $0.kind == .word }), UnitTable.unit(named: name.last?.folded ?? "") == nil else {
        return nil
      }
      return workout(named: name, Token.words(["make", "it"], at: range) + [said[2]])
    }
    guard ListWords.definite.contains(said[1]), let figure = said.dropFirst(2).firstIndex(where: \.isCount), figure > 2
    else { return nil }
    let name = said[2..<figure].filter { !$0.isWord("to") }
    return workout(named: name, [said[1]] + name + [Token.word("was", at: range)] + said[figure...])
  }

  /// What `said` mends of the workout of today that is called `name`; nil where a food is called so.
  private func workout(named name: [Token], _ said: [Token]) -> Reading? {
    guard !name.isEmpty,
      let entry = today.first(where: { entry in
        if case .workout = entry { isCalledBare(entry, name) } else { false }
      })
    else { return nil }
    let reading = about(entry).reading(of: said)
    return reading?.calls.isEmpty == false && reading?.isOfLogged == true ? reading : nil
  }
}

extension Reading {
  /// Whether all it does is mend what is logged.
  var isOfLogged: Bool { calls.allSatisfy { if case .correctEntry = $0 { true } else { false } } }
}
