/// Who had what, told in one list: "a burger for me, soup for Tom and pasta for the kids".
enum OrdersAtTable {
  static let own: WordSet = ["me", "myself", "us"]

  /// `tokens` without the parts of the list that were for others, where a part of it was for the person.
  static func kept(_ said: [Token]) -> [Token] {
    let tokens = withoutOthersOnes(withoutLeftToOthers(said))
    guard tokens.count > 5, isForPerson(tokens) else { return tokens }
    var parts: [[Token]] = [[]]
    for token in tokens {
      if token.kind == .punctuation || ListWords.ands.contains(token) || token.isOne(of: "while", "but") {
        parts.append([])
      }
      parts[parts.count - 1].append(token)
    }
    let others = forOthers(parts)
    let kept = parts.indices.filter { !others.contains($0) }.map { parts[$0] }
    guard kept.count < parts.count, let first = kept.first else { return tokens }
    return Array(first.drop { $0.kind == .punctuation || ListWords.ands.contains($0) }) + kept.dropFirst().joined()
  }

  /// Which of `parts` were for others: "soup for Tom", the falafel too of "falafel and dip for Nadia" and the second name of
  /// "rolls for Jack and Lily".
  private static func forOthers(_ parts: [[Token]]) -> Set<Int> {
    var others: Set<Int> = []
    for index in parts.indices {
      if isForAnother(parts[index]) {
        others.insert(index)
        var joined = index
        // "Fish, chips and peas for dad" is one list.
        while joined > 0, isJoined(parts[joined], to: parts[joined - 1], inList: joined < index) {
          joined -= 1
          others.insert(joined)
        }
      } else if index > 0, others.contains(index - 1), isName(parts[index]) {
        others.insert(index)
      }
    }
    return others
  }

  /// "And dip for Nadia" behind "falafel": one order of both, where no verb parts them.
  private static func isJoined(_ part: [Token], to before: [Token], inList: Bool) -> Bool {
    guard let joint = part.first, ListWords.ands.contains(joint) || inList && joint.isSign(","), part.count > 1,
      !isVerb(part[1])
    else { return false }
    return before.contains { $0.kind == .word } && !before.contains { $0.isWord("for") || isOwnVerb($0) }
  }

  private static func isVerb(_ token: Token) -> Bool {
    token.isOne(of: "i", "we", "made", "got", "ordered", "bought") || isOwnVerb(token)
  }

  /// What tells that the person had it: "ate toast and made soup for Tom".
  private static func isOwnVerb(_ token: Token) -> Bool {
    EatingWords.having.contains(token) && !token.isOne(of: "got", "made", "ordered", "bought")
  }

  /// "And Lily".
  private static func isName(_ part: [Token]) -> Bool {
    let words = part.filter { $0.kind == .word && !ListWords.ands.contains($0) }
    return words.count == 1 && part.count == 2 && FrameReader.isNamedPerson(1, in: part)
      || part.count == 3 && ListWords.determiners.contains(part[1]) && IntentWords.others.contains(part[2])
  }

  /// Whether a part tells of one thing for somebody else: "soup for Tom", "the pasta was for my wife".
  private static func isForAnother(_ part: [Token]) -> Bool {
    guard let lead = part.firstIndex(where: { $0.isWord("for") }), lead > 0 else { return false }
    if part.count == lead + 2 { return recipients.contains(part[lead + 1]) || isLast(lead, in: part) }
    // "For everyone else".
    return isLast(lead, in: part) || part.count == lead + 3 && part.last?.isWord("else") == true
  }

  private static let recipients: WordSet = ["him", "her", "them"]

  private static func isLast(_ lead: Int, in part: [Token]) -> Bool {
    FrameReader.recipient(behind: lead, in: part) == part.count - 1
  }

  private static func isForPerson(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { tokens[$0].isWord("for") && own.contains(tokens[$0 + 1]) }
  }

  /// "One coffee" of "two coffees, one for me and one for Anna": of what is counted, the person's own.
  private static func withoutOthersOnes(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 8, isForPerson(tokens),
      let joint = tokens.indices.dropFirst(2).dropLast(6).first(where: { tokens[$0].kind == .punctuation }),
      let start = tokens[..<joint].firstIndex(where: \.isCount), let all = tokens[start].saidNumber,
      case let parts = tokens[(joint + 1)...].split(whereSeparator: {
        $0.kind == .punctuation || ListWords.ands.contains($0)
      }).map(Array.init), parts.count == 2,
      case let counts = parts.compactMap({ part in part[0].saidNumber }), counts.count == 2,
      counts[0] + counts[1] == all, parts.allSatisfy({ $0.count > 2 && $0[1].isWord("for") }),
      let mine = parts.firstIndex(where: { $0.count == 3 && own.contains($0[2]) }), isForAnother(parts[1 - mine])
    else { return tokens }
    return tokens[..<start] + [Token.number(counts[mine], at: tokens[start].range)] + tokens[(start + 1)..<joint]
  }

  private static let shares: WordSet = [
    "half", "rest", "remainder", "most", "other", "others", "last", "lot", "quarter",
  ]
  static let leaving: WordSet = ["left", "gave", "passed", "handed", "saved"]

  /// "Took 300 g of it" of "took 300 g of it and left the garlic bread to the others".
  private static func withoutLeftToOthers(_ tokens: [Token]) -> [Token] {
    guard
      let and = tokens.indices.dropFirst(3).dropLast(4).last(where: {
        tokens[$0].isOne(of: "and", "but") && leaving.contains(tokens[$0 + 1])
      }),
      let lead = tokens[(and + 2)...].firstIndex(where: { $0.isWord("to") || $0.isWord("for") }), lead > and + 3,
      // "Gave half to my brother" is a share of what was had.
      tokens[and + 2].isWord("the"), !tokens[(and + 3)..<lead].contains(where: { $0.isCount || shares.contains($0) }),
      EatingWords.having.union(["took", "ate"]).occurs(in: tokens[..<and]),
      !tokens[and...].contains(where: { $0.kind == .punctuation && !$0.isSign(".") }),
      tokens[(lead + 1)...].contains(where: { $0.isWord("others") || $0.isWord("rest") })
        || FrameReader.recipient(behind: lead, in: tokens) != nil
    else { return tokens }
    return Array(tokens[..<and])
  }
}
