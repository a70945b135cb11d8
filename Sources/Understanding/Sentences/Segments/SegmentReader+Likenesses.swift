/// What is named for its looks, its figures or an errand, and not as food.
extension SegmentReader {
  private static let saying: WordSet = ["says", "thinks", "reckons", "claims", "swears", "insists", "blames"]

  /// "31 degrees out", "22 guests", "says it's the beer": temperatures, people and what somebody says.
  func withholdFigures(_ segments: inout [Segment]) {
    for index in segments.indices where mayBeSetting(segments[index]) {
      let tokens = segments[index].tokens
      let isOfPeople =
        (2...3).contains(tokens.count) && tokens[0].isCount && IntentWords.others.contains(tokens[1])
        && tokens.dropFirst(2).allSatisfy { $0.kind == .punctuation }
      let isSaid = index > 0 && Self.saying.contains(tokens[FrameReader.opening(of: tokens)])
      if isOfPeople || isSaid || isTemperature(tokens) { segments[index].content = .nothing }
    }
  }

  /// What a person does that leaves no food with them.
  private static let errands = WordList.words(
    """
    woke met saw watched drove read heard dreamt visited parked paid sold lost missed spotted passed walked flew
    moved painted photographed hoovered mowed planted repotted wrote voted argued slept
    """)

  private static let occasions: WordSet = ["for", "over", "with"]

  /// "Met Hazel under the cherry tree", "Read a book on bread", where another sentence tells of the meal.
  func withholdErrands(_ segments: inout [Segment]) {
    for index in segments.indices where mayBeSetting(segments[index]) {
      let tokens = segments[index].tokens
      var verb = FrameReader.opening(of: tokens)
      while verb + 1 < tokens.count, ListWords.clauseOpenings.contains(tokens[verb]) { verb += 1 }
      let isSpending = tokens[verb].isWord("spent")
      // "Met Jo for cake", "watched the final with nachos", "woke up to waffles": what was had there.
      let isWaking = tokens[verb].isWord("woke")
      guard !tokens.contains(where: { isWaking ? $0.isWord("to") : Self.occasions.contains($0) }) else { continue }
      guard isSpending || Self.errands.contains(tokens[verb]) && !statesAmount(tokens), surroundings.tell(foods: foods)
      else { continue }
      for place in isSpending ? listed(from: index, in: segments).indices : index..<(index + 1)
      where mayBeSetting(segments[place]) {
        segments[place].content = .nothing
      }
    }
  }

  /// "I sketched a pie for a magazine, it was wax": pictures, and what is said of them.
  func withholdPictures(_ segments: inout [Segment]) {
    guard segments.indices.contains(where: { Self.depicting.occurs(in: segments[$0].tokens.prefix(4)) }) else { return }
    var isPicture = false
    for index in segments.indices {
      let tokens = segments[index].tokens
      let start = FrameReader.opening(of: tokens)
      let verb = ListWords.clauseOpenings.contains(tokens[start]) ? start + 1 : start
      if verb < tokens.count, Self.depicting.contains(tokens[verb]) {
        isPicture = true
      } else if FrameReader.isOwn(tokens) || Self.eatingVerb(tokens) != nil {
        isPicture = false
      }
      if isPicture, mayBeSetting(segments[index]) { segments[index].content = .nothing }
    }
  }

  private static let likening: WordSet = [
    "colour", "color", "size", "shape", "shade", "hue", "smells", "smelled", "smelt", "reeks", "reeked", "stinks",
    "stank",
  ]
  private static let likenesses: WordSet = ["like", "as", "of"]
  private static let pointers = WordList.words("it that this they those i we had ate")
  private static let likened = WordList.words(
    """
    is are was were looks looked feels felt smells smelled smelt sounds sounded seems seemed white black red green brown
    yellow orange pink purple hard soft tight hot cold flat thick thin round stiff dark pale slow fast frozen dressed
    moved drilled behaves behaved drives drove acts acted swollen big small
    """)

  /// "The mud was like fudge", "my knee is the size of a melon", "hard as toffee": what something is likened to.
  func withholdLikenesses(_ segments: inout [Segment]) {
    for index in segments.indices where mayBeSetting(segments[index]) {
      let tokens = segments[index].tokens
      guard let likeness = likeness(in: tokens) else { continue }
      if let clause = SettingClause(tokens), clause.verb < likeness {
        if isOfNoFood(clause) { segments[index].content = .nothing }
      } else if !statesAmount(tokens),
        !foods.holdsFood(Array(tokens[..<(tokens[likeness].isWord("as") ? likeness - 1 : likeness)]))
      {
        segments[index].content = .nothing
      }
    }
  }

  /// Where the words of a likeness begin, behind what is likened.
  private func likeness(in tokens: [Token]) -> Int? {
    let start = FrameReader.opening(of: tokens)
    return tokens.indices.first { index in
      // "with a serving size of 90 g" measures.
      guard Self.likenesses.contains(tokens[index]), index > start + 1, index + 1 < tokens.count,
        !tokens[index + 1].isCount
      else { return false }
      let before = tokens[index - 1]
      switch tokens[index] {
      // "I had something like goulash" is eaten; "it was like a stew" may be.
      case "like":
        return Self.likened.contains(before) && !Self.pointers.occurs(in: tokens[start..<index])
      case "as": return Self.likened.contains(before)
      default: return Self.likening.contains(before)
      }
    }
  }
}
