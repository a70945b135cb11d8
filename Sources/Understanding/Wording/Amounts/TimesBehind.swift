/// How often something was had, told behind it: "tea x3 with a splash of milk", "toast with jam and butter x2".
enum TimesBehind {
  private static let joints: WordSet = ["with", "w"]
  private static let ends: WordSet = [",", ".", ";", "\n", "(", ":"]
  private static let closers: WordSet = ["today", "so", "this", "for", "at", "yesterday", "and"]
  private static let stops: WordSet = ["then", "plus", "also", "of", "and", "from", "for", "at", "on"]
  private static let longest = 4
  private static let most = 12.0

  /// `tokens` with the number before what was had, where it counts all of it.
  static func told(_ said: [Token]) -> [Token] {
    let tokens = measured(unbracketed(leading(said)))
    guard tokens.count > 3, joints.occurs(in: tokens),
      let times = tokens.indices.lazy.compactMap({ times(at: $0, in: tokens) }).first,
      let head = headBehind(times.tokens, in: tokens) ?? headBefore(times.tokens, in: tokens)
    else { return tokens }
    let count = Token.number(times.value, at: tokens[times.tokens.lowerBound].range)
    var told = tokens
    told.removeSubrange(times.tokens)
    told.replaceSubrange(head, with: [count])
    return told
  }

  private static let opening = IntentWords.reports.union(["and", "plus", "then", "with", "i", "just"])

  /// "2 eggs and 3 sausages" for "(2) eggs and (3) sausages": each number stands before what it counts.
  private static func leading(_ tokens: [Token]) -> [Token] {
    let places = tokens.indices.dropLast(3).filter { index in
      tokens[index].isSign("(") && tokens[index + 1].kind == .number && tokens[index + 2].isSign(")")
        && tokens[index + 3].kind == .word
        && (index == 0 || tokens[index - 1].kind == .punctuation || opening.contains(tokens[index - 1]))
    }
    guard !places.isEmpty else { return tokens }
    return tokens.indices.filter { index in
      !places.contains { index == $0 || index == $0 + 2 }
    }.map {
      tokens[$0].isSign("(")
        ? tokens[$0] : tokens[$0].joined($0 > 0 && places.contains($0 - 1) ? .apart : tokens[$0].join)
    }
  }

  /// "Muffins (x3)" and "muffins (3x)" as "muffins x3".
  private static func unbracketed(_ tokens: [Token]) -> [Token] {
    guard let open = tokens.indices.dropFirst().first(where: { tokens[$0].isSign("(") }), open + 3 < tokens.count,
      tokens[open + 3].isSign(")"), let times = times(at: open + 1, in: tokens),
      let number = tokens[times.tokens].first(where: { $0.value != nil }),
      let sign = tokens[times.tokens].first(where: isSign)
    else { return tokens }
    return tokens[..<open] + [sign.joined(.apart), number.joined(.glued)] + tokens[(open + 4)...]
  }

  /// "Pizza x3 slices" is "pizza, 3 slices": the sign says no more than the number where a measure follows.
  private static func measured(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3,
      let sign = tokens.indices.dropFirst().first(where: { index in
        isSign(tokens[index]) && tokens[index - 1].kind == .word && !tokens[index - 1].isBreak
          && index + 2 < tokens.count && tokens[index + 1].value != nil
          && (tokens[index + 1].join == .glued && EnglishPlural.isPlural(tokens[index + 2].folded)
            || ["slice", "tbsp", "tsp", "cup"].contains(UnitTable.unit(named: tokens[index + 2].folded)?.name))
      }), let unit = UnitTable.unit(at: sign + 2, in: tokens), case let end = sign + 2 + unit.count,
      end == tokens.count || ends.contains(tokens[end]) || joints.contains(tokens[end]) || closers.contains(tokens[end])
    else { return tokens }
    var told = tokens
    told[sign + 1] = told[sign + 1].joined(.apart)
    told.remove(at: sign)
    return measured(told)
  }

  /// "x3" and "3x".
  private static func times(at index: Int, in tokens: [Token]) -> (value: Double, tokens: Range<Int>)? {
    guard index > 0, index + 1 < tokens.count, let sign = [index, index + 1].first(where: { isSign(tokens[$0]) }),
      let value = tokens[sign == index ? index + 1 : index].value, value == value.rounded(), (2...most).contains(value),
      sign == index || tokens[sign].join == .glued
    else { return nil }
    return (value, index..<(index + 2))
  }

  private static func isSign(_ token: Token) -> Bool { token.isWord("x") || token.isSign("×") }

  /// "Tea x3 with milk": right behind what it counts. "Dumplings x7 with rice" are counted apart from the rice.
  private static func headBehind(_ times: Range<Int>, in tokens: [Token]) -> Range<Int>? {
    guard joints.contains(at: times.upperBound, in: tokens),
      !EnglishPlural.isPlural(tokens[times.lowerBound - 1].folded)
    else { return nil }
    return head(endingAt: times.lowerBound, in: tokens)
  }

  /// "Toast with jam and butter x2": at the end of the phrase.
  private static func headBefore(_ times: Range<Int>, in tokens: [Token]) -> Range<Int>? {
    guard
      times.upperBound == tokens.count || ends.contains(tokens[times.upperBound])
        || closers.contains(at: times.upperBound, in: tokens)
    else { return nil }
    let start = (tokens[..<times.lowerBound].lastIndex { ends.contains($0) || $0.isOne(of: "then", "plus") } ?? -1) + 1
    let last = times.lowerBound - 1
    guard let joint = joints.firstIndex(in: tokens[start..<times.lowerBound]), joint > start, joint < last,
      // "Soup with dumplings x3": three dumplings; "tea with milk and a scone x2": two scones.
      !tokens[last - 1].isOne(of: "a", "an"), !EnglishPlural.isPlural(tokens[last].folded) || tokens[last - 1].isCount
    else { return nil }
    return head(endingAt: joint, in: tokens)
  }

  /// Where the number belongs: before the name that ends at `end`, in the place of its article. Nil where one is told.
  private static func head(endingAt end: Int, in tokens: [Token]) -> Range<Int>? {
    var start = end
    while start > 0, end - start < longest, tokens[start - 1].kind == .word, !tokens[start - 1].isCount,
      !stops.contains(tokens[start - 1]), !ToldAmounts.eating.contains(tokens[start - 1]),
      !ToldAmounts.articles.contains(tokens[start - 1]), !TimeWords.meals.contains(tokens[start - 1])
    {
      start -= 1
    }
    guard start < end, start == 0 || !tokens[start - 1].isCount && !tokens[start - 1].isWord("of") else { return nil }
    return start > 0 && ToldAmounts.articles.contains(tokens[start - 1]) ? (start - 1)..<start : start..<start
  }
}
