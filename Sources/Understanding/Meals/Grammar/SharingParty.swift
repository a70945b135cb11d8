import Foods

/// How many people shared food, as said: "3 ways", "between four of us", "with my wife".
struct SharingParty: Equatable {
  /// The person included.
  var people: Double
  /// One other is taken where no number was said.
  var isAssumed: Bool
  /// The token behind it.
  var end: Int

  /// The party that is named at `index`.
  static func read(at index: Int, in tokens: [Token], catalog: FoodCatalog) -> SharingParty? {
    if let party = ways(at: index, in: tokens) ?? between(at: index, in: tokens) ?? halves(at: index, in: tokens) {
      return party
    }
    guard tokens[index].isOne(of: "with", "w") else { return nil }
    return company(at: index + 1, in: tokens, catalog: catalog)
  }

  /// "50/50", "fifty fifty", "50-50".
  private static func halves(at index: Int, in tokens: [Token]) -> SharingParty? {
    if tokens[index].says("50/50") { return SharingParty(people: 2, isAssumed: false, end: index + 1) }
    if tokens.word(index) == "half", tokens.word(index + 1) == "and", tokens.word(index + 2) == "half" {
      return SharingParty(people: 2, isAssumed: false, end: index + 3)
    }
    let half: WordSet = ["50", "fifty"]
    guard half.contains(tokens[index]) else { return nil }
    let next = index + 1 < tokens.count && tokens[index + 1].kind == .punctuation ? index + 2 : index + 1
    guard next < tokens.count, half.contains(tokens[next]), UnitTable.unit(at: next + 1, in: tokens) == nil else {
      return nil
    }
    return SharingParty(people: 2, isAssumed: false, end: next + 1)
  }

  /// "3 ways", "three ways", "3 of us".
  private static func ways(at index: Int, in tokens: [Token]) -> SharingParty? {
    guard let count = count(at: index, in: tokens) else { return nil }
    if tokens.word(index + 1) == "of", tokens.word(index + 2) == "us" {
      return SharingParty(people: count, isAssumed: false, end: index + 3)
    }
    return tokens.word(index + 1) == "ways" ? SharingParty(people: count, isAssumed: false, end: index + 2) : nil
  }

  /// "The three of us", "me and my two cousins", "my two cousins and I": those of whom it is told that they shared, up to
  /// the verb at `verb`, and where they begin.
  static func subject(before verb: Int, in tokens: [Token]) -> (party: SharingParty, start: Int)? {
    let start = max(0, verb - longestSubject)
    guard let number = tokens[start..<verb].indices.last(where: { count(at: $0, in: tokens) != nil }),
      let count = count(at: number, in: tokens)
    else { return nil }
    if tokens.word(number + 1) == "of", tokens.word(number + 2) == "us", number + 3 == verb {
      let first = number > 0 && tokens[number - 1].isWord("the") ? number - 1 : number
      return (SharingParty(people: count, isAssumed: false, end: verb), first)
    }
    guard isPerson(number + 1, tokens) else { return nil }
    var first = number
    while first > 0, self.subject.contains(tokens[first - 1]) { first -= 1 }
    guard tokens[first..<verb].contains(where: { $0.isOne(of: "i", "me", "myself") }),
      tokens[(number + 2)..<verb].allSatisfy({ self.subject.contains($0) })
    else { return nil }
    return (SharingParty(people: count + 1, isAssumed: false, end: verb), first)
  }

  private static let longestSubject = 8
  private static let subject: WordSet = [
    "i", "me", "myself", "and", "my", "the", "other", "&", "n", "all", "both", "our",
  ]

  /// "between two", "among the three of us"; "between 2 meetings" is when.
  static func between(at index: Int, in tokens: [Token]) -> SharingParty? {
    guard tokens.word(index).isOne(of: "between", "among", "amongst") else { return nil }
    var end = index + 1
    if tokens.word(end) == "the" { end += 1 }
    if tokens.word(end) == "us" { return SharingParty(people: 2, isAssumed: true, end: end + 1) }
    if let party = meAndAnother(at: index + 1, in: tokens) { return party }
    guard let count = count(at: end, in: tokens) else { return nil }
    end += 1
    if tokens.word(end) == "of", tokens.word(end + 1) == "us" {
      end += 2
    } else if tokens.word(end).isOne(of: "people", "persons", "friends") {
      end += 1
    } else if !isOver(end, tokens) {
      return nil
    }
    return SharingParty(people: count, isAssumed: false, end: end)
  }

  /// "Between me and my sister", "between Tom and me".
  private static func meAndAnother(at index: Int, in tokens: [Token]) -> SharingParty? {
    let own: WordSet = ["me", "myself", "i"]
    func person(at start: Int) -> Int? {
      let at = IntentWords.determiners.contains(at: start, in: tokens) ? start + 1 : start
      guard at < tokens.count, isPerson(at, tokens) || FrameReader.isNamedPerson(at, in: tokens) else { return nil }
      return at + 1
    }
    if own.contains(at: index, in: tokens), tokens.word(index + 1) == "and", let end = person(at: index + 2) {
      return SharingParty(people: 2, isAssumed: false, end: end)
    }
    guard let end = person(at: index), tokens.word(end) == "and", own.contains(at: end + 1, in: tokens) else {
      return nil
    }
    return SharingParty(people: 2, isAssumed: false, end: end + 2)
  }

  private static let singles: WordSet = ["him", "her", "someone", "somebody", "colleague", "date", "coworker"]
  private static let many: WordSet = [
    "them", "everyone", "everybody", "others", "people", "family", "kids", "guys",
  ]

  /// "my wife", "2 friends", "Ben": who it was shared with.
  private static func company(at start: Int, in tokens: [Token], catalog: FoodCatalog) -> SharingParty? {
    var index = start
    if let count = count(at: index, in: tokens), isPerson(index + 1, tokens) {
      return SharingParty(people: count + 1, isAssumed: false, end: index + 2)
    }
    let hasDeterminer = IntentWords.determiners.contains(at: index, in: tokens) || tokens.word(index) == "another"
    if hasDeterminer { index += 1 }
    if hasDeterminer, let count = count(at: index, in: tokens), isPerson(index + 1, tokens) {
      return SharingParty(people: count + 1, isAssumed: false, end: index + 2)
    }
    // "my little brother", "my mate Dave".
    if hasDeterminer, !isPerson(index, tokens), isPerson(index + 1, tokens) { index += 1 }
    guard isPerson(index, tokens) || !hasDeterminer && isName(index, tokens, catalog: catalog) else { return nil }
    index += 1
    if isPerson(index - 1, tokens), index < tokens.count, tokens[index].kind == .word,
      SceneFilter.isCapitalLetter(tokens[index])
    {
      index += 1
    }
    return SharingParty(people: 2, isAssumed: true, end: index)
  }

  private static func isPerson(_ index: Int, _ tokens: [Token]) -> Bool {
    let word = tokens.word(index)
    return IntentWords.others.contains(word) && word != "rest" || singles.contains(word) || many.contains(word)
  }

  /// A word at the end that no table knows, or with a capital.
  private static func isName(_ index: Int, _ tokens: [Token], catalog: FoodCatalog) -> Bool {
    let word = tokens.word(index)
    guard word.folded.utf8.count > 1, isOver(index + 1, tokens) || tokens.word(index + 1) == "and" else {
      return false
    }
    guard TimeWords.meals[word] == nil else { return false }
    return SceneFilter.isCapitalLetter(tokens[index])
      || !catalog.knows(word: word.folded) && (catalog.link(word.folded)?.confidence ?? 0) < 0.5
  }

  private static func count(at index: Int, in tokens: [Token]) -> Double? {
    guard index < tokens.count else { return nil }
    let value = tokens[index].saidNumber
    return value.flatMap { $0 == $0.rounded() && (2...20).contains($0) ? $0 : nil }
  }

  private static let closers: WordSet = [
    "for", "at", "with", "last", "this", "yesterday", "today", "tonight", "on", "after", "before", "in", "so", "as",
    "while",
  ]

  private static func isOver(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens.ends(at: index) || closers.contains(tokens[index])
  }

}
