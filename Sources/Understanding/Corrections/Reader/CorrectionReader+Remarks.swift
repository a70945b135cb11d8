import Foods
import Nutrition
import ToolCalls

/// What is told of the things that a correction counts anew, behind the count.
extension CorrectionReader {
  /// Which of them.
  private static let which: WordSet = [
    "last", "first", "second", "third", "other", "others", "final", "extra", "next", "bigger", "smaller", "biggest",
    "smallest", "rest",
  ]
  /// What held or measured them.
  private static let holders: WordSet = [
    "scale", "scales", "watch", "app", "tracker", "packet", "pack", "bag", "box", "glass", "bottle", "cup", "mug",
    "plate", "bowl", "tin", "jar", "tub", "label", "recipe", "machine", "treadmill", "timer", "gps", "phone", "display",
    "can", "bar", "plates", "dumbbells", "kettlebell",
  ]
  private static let verbs: WordSet = WordList.words(
    "was were is are had has went got came looked tasted fell broke felt kept stopped lost died said read showed i we")
  private static let helpless: WordSet = ["resist", "help", "stop", "remember", "tell", "see", "count"]
  private static let copulas = IntentWords.copulas.union(["had"])

  /// "It was three slices" of "it was three slices, the last one was tiny": a count that mends, without what is told of one of
  /// them; nil where the line is no such thing.
  func withoutRemark(_ tokens: [Token]) -> [Token]? {
    let start = firstContent(tokens)
    guard start < tokens.count, tokens[start].isCount || NumberWords.articles.contains(tokens[start]),
      let joint = tokens[start...].firstIndex(where: { $0.kind == .punctuation && !$0.isSign("*") }), joint > start,
      joint + 2 < tokens.count, case let head = Array(tokens[..<joint]),
      isRemark(tokens[(joint + 1)...]), countsLogged(Array(tokens[start..<joint])),
      start > 0 || isSure(head) || isBareVolume(head) || isBareGrams(head) || isLengthAlone(head)
        || isCountOfLogged(head)
        || isBareLoad(head)
    else { return nil }
    return head
  }

  /// Whether `tokens` are an amount, alone or of a food that is logged.
  private func countsLogged(_ tokens: [Token]) -> Bool {
    guard tokens.count <= 6 else { return false }
    if tokens.count == 1, tokens[0].isCount { return true }
    guard let quantity = QuantityParser(tokens).quantity(at: 0), quantity.value != nil else { return false }
    let name = Array(tokens[quantity.tokens.upperBound...])
    if name.isEmpty { return true }
    guard let meal = lastMeal, name.allSatisfy({ $0.kind == .word }) else { return false }
    return ItemMatcher(meal: meal, foods: foods).index(named: name) != nil
  }

  /// "the last one was tiny", "one fell on the floor", "the scale was off", "couldn't resist": no figure and no other food.
  private func isRemark(_ said: ArraySlice<Token>) -> Bool {
    let tokens = said.drop { $0.kind == .punctuation || $0.isOne(of: "and", "but") || ListWords.causes.contains($0) }
    guard tokens.count > 1, let first = tokens.first, tokens.last?.isSign("?") != true,
      case let second = tokens[tokens.startIndex + 1],
      // "The last two".
      !tokens.dropFirst(Self.which.contains(second) ? 3 : 1).contains(where: {
        $0.isCount && !$0.isWord("one") || $0.isOne(of: "not", "instead", "also")
      })
    else { return false }
    if first.isWord("couldn't") { return Self.helpless.contains(second) }
    guard let verb = Self.verbs.firstIndex(in: tokens.prefix(6)) ?? tokens.prefix(1).indices.first
    else { return false }
    let isOfThem =
      first.isWord("one") || first.isWord("some") && second.isWord("of")
      || first.isOne(of: "the", "my") && (Self.which.contains(second) || Self.holders.contains(second))
    guard isOfThem, first.isWord("one") || Self.verbs.contains(tokens[verb]) else { return false }
    // "One was a muffin" tells what it was.
    guard Self.copulas.contains(tokens[verb]), first.isWord("one") || Self.which.contains(second),
      case let told = Array(tokens[(verb + 1)...]), foods.holdsFood(told)
    else { return true }
    return !foods.parts(in: told).contains { $0.confidence > 0.85 }
  }
}

/// How a food was, which makes no other food of it.
extension CorrectionReader {
  private static let tasting: WordSet = ["tasted", "felt", "looked", "seemed", "smelled", "smelt"]
  private static let told = IntentWords.copulas.union(tasting).union(["it's", "that's", "they're"])
  private static let degrees = WordList.words(
    "a bit little tad very really so too quite pretty rather fairly super extremely just all and but also enough though"
  )

  /// "It was really filling", "lunch was spicy", "the apple was sweet": what was logged stays, or becomes the kind of the same
  /// food that the tables have ("light" of a beer); nil where more is said.
  func tasted(_ said: [Token]) -> Reading? {
    guard said.count <= 12, OpinionWords.senses.occurs(in: said), let meal = lastMeal,
      case let tokens = Array(
        trimmed(said).drop { Self.isInterjection($0) || $0.isWord("and") }),
      let verb = Self.told.firstIndex(in: tokens.prefix(5)),
      case let words = tokens[(verb + 1)...].filter({ $0.kind != .punctuation }),
      OpinionWords.senses.occurs(in: words),
      words.allSatisfy({
        OpinionWords.senses.contains($0) || Self.degrees.contains($0) || OpinionWords.all.contains($0)
      })
    else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let subject = tokens[..<verb].filter { !ListWords.definite.contains($0) && !$0.isWord("my") }
    let isWhole = subject.allSatisfy { CorrectionWords.subjects.contains($0) || MealWords.mealTypes[$0] != nil }
    let named = isWhole ? nil : matcher.index(named: subject)
    guard isWhole || named != nil else { return nil }
    let items = corrections(of: meal)
    guard words.count == 1, let index = named ?? (meal.items.count == 1 ? 0 : nil),
      let new = items.sameFood(words, meal.items[index], said: matcher.saidNames[index])
    else { return Reading(query: .remark) }
    return Reading(CorrectEntry(entryId: meal.id, items: [items.replace(meal.items[index], with: new)]))
  }
}

/// Praise and blame, which change nothing.
extension CorrectionReader {
  private static let praised: WordSet = ["it", "that", "this", "they", "those", "everything", "all"]
  private static let praising: WordSet = ["loved", "enjoyed", "liked", "hated"]
  private static let muchPraised: WordSet = ["so", "very", "much", "a", "lot", "really", "every", "bite", "bit", "of"]
  private static let longestPraise = 8

  /// "It was delicious", "loved every bite": how it was, in words that are no kind of food.
  static func praises(_ said: [Token]) -> Bool {
    let tokens = said.filter { $0.kind == .word && !$0.isWord("i") && !$0.isWord("and") && !murmurs.contains($0) }
    guard (2...longestPraise).contains(tokens.count), said.allSatisfy({ $0.kind != .number }), let first = tokens.first
    else { return false }
    if praising.contains(first) {
      return tokens.dropFirst().allSatisfy { praised.contains($0) || muchPraised.contains($0) }
    }
    guard praised.contains(first), tokens[1].isOne(of: "was", "were", "tasted") else { return false }
    let told = tokens.dropFirst(2)
    return OpinionWords.all.occurs(in: told)
      && told.allSatisfy { OpinionWords.all.contains($0) || degrees.contains($0) }
  }
}

/// That no more comes, which changes nothing.
extension CorrectionReader {
  private static let ends = PhraseTable(
    list: """
      that was it,that's it,thats it,that is it,that was all,that's all,thats all,that is all,that was my last
      that's my last,that was the last,that's the last,it was my last,it was the last,that was everything
      """)
  private static let behindEnds: WordSet = [
    "for", "today", "tonight", "now", "one", "from", "me", "then", "of", "the", "day", "them", "night", "folks", "lol",
    "though", "too", "i", "think", "promise", "this", "evening", "meal", "in", "box", "bag", "pack", "packet",
  ]

  /// "That was it for today", "that was my last one".
  func closing(_ said: [Token]) -> Reading? {
    let tokens = said.filter { $0.kind != .punctuation && !Self.murmurs.contains($0) && !$0.isWord("and") }
    guard (3...10).contains(tokens.count), said.last?.isSign("?") != true,
      let end = Self.ends.match(at: 0, in: tokens),
      tokens[end.count...].allSatisfy({ Self.behindEnds.contains($0) || TimeWords.meals.contains($0) })
    else { return nil }
    return Reading(query: .remark)
  }
}

/// What is put as a question, which changes nothing until it is said.
extension CorrectionReader {
  private static let longestAsked = 8

  /// "With oat milk?" of a latte: whether it was made so, or how it would be, only the person knows.
  func askedWith(_ said: [Token]) -> Reading? {
    guard said.count <= Self.longestAsked, said.last?.isSign("?") == true, !context.lastEntries.isEmpty,
      case let words = Array(said.dropLast().drop { $0.isOne(of: "and", "or", "so", "but") || $0.kind == .punctuation }),
      words.first?.isWord("with") == true, let reading = reading(of: words), !reading.calls.isEmpty,
      reading.isOfLogged
    else { return nil }
    let asked = words.map(\.text).joined(separator: " ")
    return Reading(
      clarification: Clarification(
        question: "I left that as it was logged. Was it \(asked.prefix(60))?",
        choices: [.init(label: "yes", calls: reading.calls), .init(label: "no, leave it", calls: [])]),
      confidence: 0.4)
  }
}
