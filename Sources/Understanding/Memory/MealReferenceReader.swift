import Foods
import Foundation
import Nutrition

/// Finds meals that are named by habit or by an earlier day ("my usual breakfast", "same as yesterday") and makes one
/// word of each, so that the grammar reads on with it as with any food.
struct MealReferenceReader {
  let now: Date
  let timeZone: TimeZone
  /// What the person taught: with a usual breakfast among it "my breakfast" is that one.
  var personal = PersonalFoods()
  /// A meal was logged right before, so that "same today" alone is of that.
  var isAfterMeal = false

  private static let triggers: WordSet = [
    "usual", "same", "repeat", "again", "regular", "normal", "standard", "go", "leftovers",
  ]

  /// `tokens` with every reference as one word.
  func merged(_ tokens: [Token]) -> [Token] {
    if let own = ownMeal(in: tokens) { return own }
    guard tokens.contains(where: { Self.triggers.contains($0) || Self.taughtUsual($0) != nil }) else {
      return tokens
    }
    return tokens.retelling { index, told in
      if let end = endOfEcho(at: index, in: tokens) {
        if told.last?.isSign(",") == true { told.removeLast() }
        return (end, [])
      }
      guard let found = reference(at: index, in: tokens, after: told) else { return nil }
      while let last = told.last, last.isOne(of: "my", "the", "our", "a") { told.removeLast() }
      let (left, end) = omitted(from: found.end, in: tokens)
      return (end, [found.reference.token(over: tokens[index..<end], without: left)])
    }
  }

  private static let having: WordSet = [
    "i", "i've", "had", "ate", "just", "log", "logged", "add", "have", "eaten", "finished", "please", "then",
  ]

  /// "My breakfast", "had my lunch at 1" of somebody who taught what that usually is and says nothing else of it.
  private func ownMeal(in tokens: [Token]) -> [Token]? {
    guard !personal.taught.isEmpty, let owner = tokens.firstIndex(where: { $0.isWord("my") }),
      owner + 1 < tokens.count, let meal = TimeWords.meals[tokens[owner + 1]],
      tokens[..<owner].allSatisfy({ Self.having.contains($0) }), Self.endsPhrase(owner + 2, tokens),
      !tokens.contains(where: { $0.isSign(",") || $0.isSign(":") || IntentWords.copulas.contains($0) }),
      case .recipe? = personal.named("usual \(meal.rawValue)")
    else { return nil }
    let word = MealReference.usual(meal).token(over: tokens[owner...(owner + 1)], without: [])
    return Array(tokens[..<owner]) + [word] + Array(tokens[(owner + 2)...])
  }

  /// Behind the "same again" of "another tea, same again" and "same again, another tea": it says that of the tea.
  private func endOfEcho(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isWord("same"), tokens.word(index + 1) == "again" else { return nil }
    if index > 2, tokens[index - 1].isSign(","), tokens[..<index].contains(where: { $0.isWord("another") }) {
      return index + 2
    }
    return index == 0 && tokens.count > 4 && tokens[2].isSign(",") && tokens[3].isWord("another") ? 3 : nil
  }

  private func reference(
    at index: Int, in tokens: [Token], after before: [Token]
  ) -> (reference: MealReference, end: Int)? {
    // A taught name is one word already; it is opened only where something is left out.
    if let meal = Self.taughtUsual(tokens[index]), !omitted(from: index + 1, in: tokens).foods.isEmpty {
      return (.usual(meal), index + 1)
    }
    if let usual = Self.usual(at: index, in: tokens, isWhole: false), !tellsOfFood(before: index, in: tokens),
      !isSpelledOut(from: usual.end, in: tokens)
    {
      return (.usual(usual.meal), usual.end)
    }
    // "Had a bun all the same": in spite of something, and no more of any meal.
    if tokens[index].isWord("same"), index > 2, tokens[index - 2].isWord("all"), tokens[index - 1].isWord("the") {
      return nil
    }
    if tokens[index].isWord("same") { return same(at: index, in: tokens, after: before) }
    return again(at: index, in: tokens) ?? leftovers(at: index, in: tokens)
  }

  private static let copulas = IntentWords.copulas.union(["as"])
  private static let subjects: WordSet = ["it", "that", "this", "which", "today", "there"]

  /// "A pear is my usual treat": said of a food that was named, where "breakfast was my usual" tells what was eaten.
  private func tellsOfFood(before index: Int, in tokens: [Token]) -> Bool {
    guard let copula = tokens[..<index].lastIndex(where: { !$0.isOne(of: "my", "the", "our", "a") }),
      copula > 0,
      Self.copulas.contains(tokens[copula])
    else { return false }
    let subject = tokens[copula - 1]
    return subject.kind == .word && TimeWords.meals[subject] == nil && !Self.subjects.contains(subject)
  }

  private static let around: WordSet = ["at", "from", "in", "on"]
  private static let longestPlace = 5

  /// "my usual at the kiosk, a large pretzel with mustard": what it is stands behind where it was had.
  private func isSpelledOut(from index: Int, in tokens: [Token]) -> Bool {
    guard index + 2 < tokens.count, Self.around.contains(tokens[index]),
      let comma = tokens[index...].prefix(Self.longestPlace + 1).firstIndex(where: { $0.kind == .punctuation }),
      comma + 2 < tokens.count, tokens[comma].isSign(",") || tokens[comma].isSign(":")
    else { return false }
    let next = tokens[comma + 1]
    return next.kind == .number || NumberWords.articles.contains(next) || NumberWords.cardinals.contains(next)
  }

  /// The meal of "usual breakfast" where the person taught it, so that it is one word.
  private static func taughtUsual(_ token: Token) -> MealType? {
    guard token.folded.hasPrefix("usual ") else { return nil }
    return TimeWords.meals[String(token.folded.dropFirst(6))]
  }

  /// "usual", "usual breakfast", "go-to lunch", "regular breakfast" at `index`; nil where a food follows ("usual coffee").
  static func usual(at index: Int, in tokens: [Token], isWhole: Bool) -> (meal: MealType?, end: Int)? {
    var end = index
    if tokens[index].isWord("usual") {
      end += 1
    } else if tokens[index].isWord("go"), index + 1 < tokens.count, tokens[index + 1].isWord("to"),
      tokens[index + 1].join == .hyphen
    {
      end += 2
    } else if tokens[index].isOne(of: "regular", "normal", "standard"), index + 1 < tokens.count,
      TimeWords.meals.contains(tokens[index + 1]), index == 0 || tokens[index - 1].isWord("my") || isWhole
    {
      end += 1
    } else {
      return nil
    }
    let meal = end < tokens.count ? TimeWords.meals[tokens[end]] : nil
    if meal != nil { end += 1 }
    if end < tokens.count, tokens[end].isWord("order") || tokens[end].isWord("meal") { end += 1 }
    if meal == nil, !tokens[index].isWord("usual") { return nil }
    return endsPhrase(end, tokens) && (!isWhole || end == tokens.count) ? (meal, end) : nil
  }

  private static let followers: WordSet = WordList.words(
    """
    and with plus but for at on in this today again please then before after around about yesterday last minus without
    except also too thanks earlier tonight now from n & + ! . ; ) thing as
    """)

  /// Whether a reference may end before `index`: a food does not go on.
  static func endsPhrase(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index < tokens.count else { return true }
    if followers.contains(tokens[index]) || tokens[index].kind == .clock { return true }
    // "my usual, two crumpets": the number goes on to say what it is.
    guard tokens[index].isSign(","), index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    return next.kind == .word && !NumberWords.cardinals.contains(next)
      && !next.isOne(of: "a", "an", "half")
  }
}

extension MealReference {
  /// The reference as one word of the sentence.
  fileprivate func token(over tokens: ArraySlice<Token>, without foods: [String]) -> Token {
    let foodID = foodID(without: foods)
    let first = tokens[tokens.startIndex]
    let range = first.range.lowerBound..<tokens[tokens.endIndex - 1].range.upperBound
    return Token.word(foodID, at: range)
  }
}
