import Foods

/// Clauses that set a scene around what another clause or another sentence tells of.
extension SegmentReader {
  /// "Mustard the parrot screeched", "The river was the colour of cocoa": nobody eats what bears a food's name or looks like one. Where a
  /// meal or a workout is told in another sentence ("The butcher sold his van. I had a pie"), nothing of a scene was eaten.
  func withholdSettings(_ segments: inout [Segment]) {
    guard segments.contains(where: { mayBeSetting($0) }) else { return }
    withholdFigures(&segments)
    withholdPictures(&segments)
    withholdLikenesses(&segments)
    let clauses = segments.map { segment in
      mayBeSetting(segment) || segment.frame != .report ? SettingClause(segment.tokens) : nil
    }
    withholdErrands(&segments)
    let isOngoing = segments.contains { $0.content == .food && Self.isStanding($0.tokens) }
    guard isOngoing || clauses.contains(where: { $0 != nil }) else { return }
    for index in segments.indices where mayBeSetting(segments[index]) {
      if let clause = clauses[index],
        clause.isOfFigure || clause.isOfTheLiving && !isMeant(clause) || SettingClause.isPersonName(clause.nounPhrase)
      {
        segments[index].content = .nothing
      }
    }
    guard segments.contains(where: { mayBeSetting($0) }), surroundings.tell(foods: foods) else { return }
    var wasScene: Int?
    for index in segments.indices where mayBeSetting(segments[index]) {
      // "plums and pears on every branch": more of what was seen.
      if index > 0, ["and", "&"].contains(segments[index].joint), clauses[index - 1] != nil || wasScene == index - 1,
        segments[index - 1].content == .nothing, isBare(segments[index].tokens)
      {
        segments[index].content = .nothing
        wasScene = index
        continue
      }
      let isScene = clauses[index].map(isOfNoFood) ?? goesOn(segments, at: index, clauses: clauses)
      if isScene || Self.isStanding(segments[index].tokens) {
        segments[index].content = .nothing
        wasScene = index
      }
    }
  }

  private static let displayed = PhraseTable(list: "lined up,laid out,on display,in the window,stacked up,on show")

  /// "drums since six", "rain since morning": what goes on and on; "twelve tarts laid out": what is looked at.
  private static func isStanding(_ tokens: [Token]) -> Bool {
    if displayed.occurs(in: tokens) { return true }
    guard let since = tokens.firstIndex(where: { $0.isWord("since") }), since > 0, since + 1 < tokens.count else {
      return false
    }
    return tokens[since + 1].isCount || tokens[since + 1].kind == .clock || TimeWords.parts[tokens[since + 1]] != nil
  }

  /// No amount, article or verb of its own.
  private func isBare(_ tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    return start == 0 && !tokens[0].isCount && !NumberWords.articles.contains(tokens[0]) && !statesAmount(tokens)
      && !SettingClause.hasFinite(tokens)
  }

  /// A food that was logged for no word of eating it and no meal.
  private func mayBeSetting(_ segment: Segment) -> Bool {
    segment.content == .food && segment.frame == .report && segment.time.meal == nil
      && Self.eatingVerb(segment.tokens) == nil
  }

  /// "the soup said to serve 4" is about a packet: a food with its article is no creature.
  private func isMeant(_ clause: SettingClause) -> Bool {
    guard let first = clause.nounPhrase.first else { return true }
    return IntentWords.determiners.contains(first.folded) && mayBeServed(clause.nounPhrase)
  }

  /// Whether the clause is about no food: "the bakery had buns" is about a place.
  func isOfNoFood(_ clause: SettingClause) -> Bool {
    guard let head = clause.nounPhrase.last else { return false }
    return !mayBeServed(clause.nounPhrase)
      || FrameReader.texts.contains(head)
      || MealWords.places.contains(head) && UnitTable.unit(named: head.folded) == nil && TimeWords.meals[head] == nil
  }

  /// "..., hates our pasta", "..., with bits of foam": a verb that goes on with the subject before it, or words that hardly
  /// name food; "so a scotch egg" names one.
  private func goesOn(_ segments: [Segment], at index: Int, clauses: [SettingClause?]) -> Bool {
    let tokens = segments[index].tokens
    guard clauses[..<index].contains(where: { $0 != nil }) || clauses[index...].contains(where: { $0 != nil }),
      !statesAmount(tokens)
    else { return false }
    let start = FrameReader.opening(of: tokens)
    if index > 0, SettingClause.finite.contains(tokens[start]), !FrameReader.isOwn(tokens) { return true }
    return !foods.parts(in: tokens).contains { $0.confidence > Self.surelyFood }
  }

  private static let saying: WordSet = ["says", "thinks", "reckons", "claims", "swears", "insists", "blames"]

  /// "31 degrees out", "22 guests", "says it's the beer": temperatures, people and what somebody says.
  private func withholdFigures(_ segments: inout [Segment]) {
    for index in segments.indices where mayBeSetting(segments[index]) {
      let tokens = segments[index].tokens
      let words = tokens.filter { $0.kind != .punctuation }
      let isOfPeople = words.count == 2 && words[0].isCount && IntentWords.others.contains(words[1])
      let isSaid = index > 0 && Self.saying.contains(tokens[FrameReader.opening(of: tokens)])
      if isOfPeople || isSaid || isTemperature(tokens) { segments[index].content = .nothing }
    }
  }

  private static let own = WordList.words("i we i've we've just then also")
  /// What a person does that leaves no food with them.
  private static let errands = WordList.words(
    """
    woke met saw watched drove read heard dreamt visited parked cleaned paid sold lost missed spotted passed walked flew
    moved painted photographed hoovered mowed planted repotted wrote voted argued slept
    """)

  /// "Met Hazel under the cherry tree", "Read a book on bread", where another sentence tells of the meal.
  private func withholdErrands(_ segments: inout [Segment]) {
    for index in segments.indices where mayBeSetting(segments[index]) {
      let tokens = segments[index].tokens
      var verb = FrameReader.opening(of: tokens)
      while verb + 1 < tokens.count, Self.own.contains(tokens[verb]) { verb += 1 }
      let isSpending = tokens[verb].isWord("spent")
      guard isSpending || Self.errands.contains(tokens[verb]) && !statesAmount(tokens), surroundings.tell(foods: foods)
      else { continue }
      for place in isSpending ? listed(from: index, in: segments).indices : index..<(index + 1)
      where mayBeSetting(segments[place]) {
        segments[place].content = .nothing
      }
    }
  }

  /// "I photographed a pie for a magazine, it was shaving foam": pictures, and what is said of them.
  private func withholdPictures(_ segments: inout [Segment]) {
    var isPicture = false
    for index in segments.indices {
      let tokens = segments[index].tokens
      let start = FrameReader.opening(of: tokens)
      let verb = Self.own.contains(tokens[start]) ? start + 1 : start
      if verb < tokens.count, Self.depicting.contains(tokens[verb]) {
        isPicture = true
      } else if FrameReader.isOwn(tokens) || Self.eatingVerb(tokens) != nil {
        isPicture = false
      }
      if isPicture, mayBeSetting(segments[index]) { segments[index].content = .nothing }
    }
  }

  private static let likening: WordSet = ["like", "colour", "color", "size", "shape", "shade", "hue"]
  private static let likened = WordList.words(
    """
    is are was were looks looked feels felt smells smelled smelt sounds sounded seems seemed white black red green brown
    yellow orange pink purple hard soft tight hot cold flat thick thin round stiff red dark pale slow fast frozen dressed
    moved drilled behaves behaved drives drove acts acted swollen big small
    """)

  /// "The mud was like fudge", "my knee is the size of a melon", "hard as toffee": what something is likened to.
  private func withholdLikenesses(_ segments: inout [Segment]) {
    for index in segments.indices where mayBeSetting(segments[index]) {
      let tokens = segments[index].tokens
      guard let likeness = likeness(in: tokens) else { continue }
      if let clause = SettingClause(tokens), clause.verb < likeness {
        if isOfNoFood(clause) { segments[index].content = .nothing }
      } else if !foods.holdsFood(Array(tokens[..<(tokens[likeness].isWord("as") ? likeness - 1 : likeness)])) {
        segments[index].content = .nothing
      }
    }
  }

  /// Where the words of a likeness begin, behind what is likened.
  private func likeness(in tokens: [Token]) -> Int? {
    let start = FrameReader.opening(of: tokens)
    return tokens.indices.first { index in
      // "with a serving size of 90 g" measures.
      guard index > start + 1, index + 1 < tokens.count, !tokens[index + 1].isCount else { return false }
      let before = tokens[index - 1]
      switch tokens[index].folded {
      // "I had something like goulash" is eaten; "it was like a stew" may be.
      case "like": return Self.likened.contains(before) && !tokens[start..<index].contains { Self.isPointing($0) }
      case "as": return Self.likened.contains(before) && index + 1 < tokens.count
      case "of":
        return ["smells", "smelled", "smelt", "reeks", "reeked", "stinks", "stank"].contains(before.folded)
          || Self.likening.contains(before) && index > start + 1
      default: return false
      }
    }
  }

  private static func isPointing(_ token: Token) -> Bool {
    ["it", "that", "this", "they", "those", "i", "we", "had", "ate"].contains(token.folded)
  }
}
