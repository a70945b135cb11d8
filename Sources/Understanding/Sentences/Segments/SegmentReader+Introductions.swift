/// Names that a sentence introduces as names, whatever else they mean.
extension SegmentReader {
  /// "Truffle, our old spaniel, ran off", "my cousin Cherry (you met her)", "our optician, Mrs Quince, whistled": who is told
  /// of, and what they do up to where the person speaks of themselves again.
  func withholdIntroduced(_ segments: inout [Segment]) {
    guard segments.contains(where: { $0.content != .nothing }) else { return }
    var isOfNamed = false
    for index in segments.indices {
      let isName = isIntroduced(segments, at: index) || isApposition(segments, at: index)
      if isName { isOfNamed = true }
      guard isOfNamed else { continue }
      let isTold = introduces(segments[index].tokens)
      if !isName, !isTold, FrameReader.isOwn(segments[index].tokens) { isOfNamed = false }
      guard isOfNamed, segments[index].content != .nothing else { continue }
      if isName || isTold || goesOnWithName(segments[index]) { segments[index].content = .nothing }
    }
  }

  private static let pets = WordList.words(
    """
    dog puppy pup hound beagle labrador lab collie spaniel poodle terrier dachshund corgi retriever bulldog pug husky cat
    kitten tabby tomcat moggy hamster gerbil bunny budgie parrot canary cockatiel goldfish
    tortoise turtle lizard gecko iguana budgies bunnies ponies pony mare stallion donkey mule ferret pet
    """)
  private static let livestock = WordList.words(
    "rabbit fish snake horse goat pig piglet hen rooster cockerel cow bull calf sheep lamb llama alpaca"
  )
  private static let trades = WordList.words(
    """
    boss plumber dentist barber builder electrician postman postwoman driver neighbour neighbor vicar priest lawyer optician
    vet carpenter gardener decorator cleaner accountant tutor lecturer professor headmaster headteacher hairdresser
    physiotherapist surgeon mechanic librarian instructor stepmother stepfather godmother godfather classmate deskmate
    cook chef porter
    """)
  private static let saying = WordList.words("that's those these they're it's who's he's she's named called")
  private static let owners = ListWords.owners.union(["the"])
  private static let naming = WordList.words("name names named called call calls nickname nicknamed short")

  /// Who is kept or known, and is nobody's meal: "budgie", "barber".
  static func isCompanion(_ token: Token) -> Bool {
    if IntentWords.others.contains(token) || pets.contains(token) || trades.contains(token) { return true }
    let one = EnglishPlural.singular(of: token.folded)
    return pets.contains(one) || trades.contains(one)
  }

  private static func isCreature(_ token: Token) -> Bool {
    isCompanion(token) || livestock.contains(EnglishPlural.singular(of: token.folded))
      || token.folded.hasSuffix("'s") && IntentWords.others.contains(String(token.folded.dropLast(2)))
  }

  /// "Truffle" of "Truffle, that's our dog", "Nutmeg and Clove, those are my hens" and "Saffron (the mare)".
  private func isIntroduced(_ segments: [Segment], at index: Int) -> Bool {
    let tokens = segments[index].tokens
    guard tokens.count <= 3, Self.isCapitalised(tokens), segments[index].frame == .report,
      !statesAmount(tokens)
    else { return false }
    var next = index + 1
    // "Nutmeg and Clove, those": both.
    while next < segments.count, segments[next].joint.isOne(of: "and", "&"), segments[next].tokens.count <= 2,
      Self.isCapitalised(segments[next].tokens)
    {
      next += 1
    }
    guard next < segments.count, segments[next].joint.isOne(of: ",", "(", "-") else { return false }
    return introduces(segments[next].tokens)
  }

  /// "that's the farmer's goat", "those are our ferrets", "my caramel pony", "that really is his name".
  private func introduces(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, tokens.count <= 8 else { return false }
    if Self.naming.occurs(in: tokens) {
      return tokens.contains { Self.saying.contains($0) || Self.owners.contains($0) }
    }
    let isSaid = Self.saying.contains(first)
    var at = isSaid ? 1 : 0
    if at < tokens.count, tokens[at].isOne(of: "is", "are", "was") { at += 1 }
    guard at < tokens.count, Self.owners.contains(tokens[at]) else { return false }
    return tokens[(at + 1)...].prefix(4).contains { Self.isCreature($0) }
  }

  /// "Rosa Pepper" of "our tutor, Rosa Pepper,", "Mrs Quince" of "the optician (Mrs Quince)", "Cherry" of "my cousin Cherry": a name behind
  /// the words for who it is.
  private func isApposition(_ segments: [Segment], at index: Int) -> Bool {
    let tokens = segments[index].tokens
    let start = FrameReader.opening(of: tokens)
    if start + 2 < tokens.count, tokens.count - start <= 4, Self.owners.contains(tokens[start]),
      let person = tokens[start...].dropFirst().dropLast().lastIndex(where: { Self.isCreature($0) }),
      Self.isCapitalised(Array(tokens[(person + 1)...]))
    {
      return true
    }
    guard index > 0, tokens.count <= 3, segments[index].joint.isOne(of: ",", "("), Self.isCapitalised(tokens),
      let who = segments[index - 1].tokens.last, Self.isCreature(who)
    else { return false }
    return Self.owners.occurs(in: segments[index - 1].tokens)
  }

  /// Nothing but words with capitals, one at least.
  private static func isCapitalised(_ tokens: [Token]) -> Bool {
    !tokens.isEmpty && tokens.allSatisfy { $0.kind == .word && SceneFilter.isCapitalLetter($0) && !$0.isWord("i") }
  }

  /// "dug up the lawn", "asleep on the sofa", "gobbled the lettuce": of the one who was named.
  private func goesOnWithName(_ segment: Segment) -> Bool {
    let tokens = segment.tokens
    let start = FrameReader.opening(of: tokens)
    guard start < tokens.count, !FrameReader.isOwn(tokens), segment.time.meal == nil,
      !tokens.contains(where: { $0.isOne(of: "me", "us", "i", "we") })
    else { return false }
    return VerbWords.finite.contains(tokens[start]) || IntentWords.reports.contains(tokens[start])
      || tokens[start].folded.hasSuffix("ed") || tokens[start].folded.hasSuffix("ing") || introduces(tokens)
      || foods.parts(in: tokens).allSatisfy { $0.confidence < Self.surelyFood }
  }

  private static let endearments = WordList.words(
    "honey sugar pumpkin sweetie sweetpea peach cupcake muffin sweetheart dumpling treacle pickle")
  private static let addressed = WordList.words("you you'd you'll you're you've guess listen look")

  /// "Sweetpea, guess who called": somebody is spoken to.
  func withholdEndearments(_ segments: inout [Segment]) {
    guard segments.count > 1, segments[0].content == .food, segments[1].joint == ",",
      let word = segments[0].tokens.last, segments[0].tokens.count <= 2, Self.endearments.contains(word),
      !segments[0].tokens[0].isCount, let next = segments[1].tokens.first, Self.addressed.contains(next)
    else { return }
    for index in 0...1 where segments[index].content == .food { segments[index].content = .nothing }
  }
}
