import Foods
import ToolCalls

/// Food that several people ate of: "split a pizza 3 ways", "shared nachos with my wife", "a curry between two".
struct Sharing: Equatable {
  /// How many ate of it; 1 where the person's own part is said besides.
  var people: Double
  /// How many they were was not said, or not that each had as much.
  var isAssumed: Bool
  /// The tokens of what was shared.
  var object: Range<Int>
  /// The tokens that tell of the sharing and name no food.
  var said: [Range<Int>]
  /// A part of all that stood on one plate.
  var isOfPlate = false

  private static let verbs: WordSet = ["shared", "split", "halved", "sharing", "splitting", "halves"]
  private static let betweens: WordSet = ["between", "among", "amongst"]
  private static let marks = {
    var marks = WordMarks()
    for word in verbs.union(betweens).union(plates).union(["us"]) { marks.insert(WordMark(word)) }
    return marks
  }()

  /// The sharing that `tokens` tell of.
  static func find(in tokens: [Token], catalog: FoodCatalog) -> Sharing? {
    guard var sharing = told(in: tokens, catalog: catalog) else { return nil }
    // "Takeaway shared two ways: dal, rice, naan": all that is listed was shared.
    if let end = sharing.said.last?.upperBound, end < tokens.count, tokens[end].isSign(":"),
      sharing.object.upperBound <= end
    {
      let stop = tokens[end...].firstIndex { $0.isSign(".") || $0.isSign(";") } ?? tokens.count
      sharing.object = sharing.object.lowerBound..<stop
    }
    return sharing
  }

  private static func told(in tokens: [Token], catalog: FoodCatalog) -> Sharing? {
    for (index, token) in tokens.enumerated() where token.kind == .word && marks.mayHold(token.mark) {
      if verbs.contains(token), let found = behindVerb(at: index, in: tokens, catalog: catalog) { return found }
      if plates.contains(token), let found = partOfPlate(at: index, in: tokens) { return found }
      if token.isWord("us"), let found = finished(by: index, in: tokens) { return found }
      if betweens.contains(token), let party = SharingParty.between(at: index, in: tokens) {
        var start = clause(before: index, in: tokens)
        guard start < index else { continue }
        // "Pilau, one tray between two": the tray is of what was named before it.
        if start > 1, tokens[start - 1].isSign(","), let amount = QuantityParser(tokens).quantity(at: start),
          amount.hasUnit, amount.tokens.upperBound == index
        {
          start = clause(before: start - 1, in: tokens)
        }
        let people = tellsOwnPart(in: tokens[party.end...]) ? 1 : party.people
        return Sharing(people: people, isAssumed: party.isAssumed, object: start..<index, said: [index..<party.end])
      }
    }
    return nil
  }

  private static let finishing: WordSet = ["finished", "demolished", "devoured", "polished"]

  /// "The two of us ate a whole chicken", "three of us finished a tub of hummus": one of it, eaten up by all of them.
  private static func finished(by us: Int, in tokens: [Token]) -> Sharing? {
    let verb = us + 1
    guard verb + 2 < tokens.count, let subject = SharingParty.subject(before: verb, in: tokens),
      finishing.contains(tokens[verb])
        || EatingWords.helping.contains(tokens[verb])
          && tokens[(verb + 1)...].prefix(2).contains(where: { $0.isWord("whole") || $0.isWord("entire") }),
      !tellsOwnPart(in: tokens[(verb + 1)...])
    else { return nil }
    let end = tokens[verb...].firstIndex { $0.isSign(",") || $0.isSign(".") } ?? tokens.count
    return Sharing(
      people: subject.party.people, isAssumed: false, object: (verb + 1)..<end, said: [subject.start..<verb])
  }

  private static func behindVerb(at verb: Int, in tokens: [Token], catalog: FoodCatalog) -> Sharing? {
    let isHalves = tokens[verb].isWord("halves")
    if isHalves, verb == 0 || !tokens[verb - 1].isOne(of: "went", "going", "go") { return nil }
    let horizon = min(tokens.count, verb + 24)
    for index in (verb + 1)..<max(verb + 1, horizon) {
      if tokens[index].isSign(".") || tokens[index].isSign(";") || costs.contains(tokens[index]) { return nil }
      guard let party = SharingParty.read(at: index, in: tokens, catalog: catalog) else { continue }
      let isBehind = !isHalves && tokens[(verb + 1)..<index].allSatisfy(allOfIt.contains)
      let object = isBehind ? dish(before: verb, in: tokens)..<verb : (verb + 1)..<(isHalves ? horizon : index)
      guard !object.isEmpty, isBehind ? !tokens[verb - 1].isWord("banana") : opens(verb, in: tokens) || isHalves else {
        return nil
      }
      var sharing = Sharing(
        people: party.people, isAssumed: party.isAssumed, object: object,
        said: [verb..<(isBehind ? index : verb + 1), index..<party.end])
      // "Shared half with two friends": the other half is the person's.
      if isBehind, tokens[verb..<index].contains(where: { $0.isWord("half") }) { sharing.people = 2 }
      if isHalves { sharing.said[0] = verb - 1..<verb + 1 }
      if party.people == 2, let again = shareAgain(from: party.end, in: tokens) ?? ownShare(from: party.end, in: tokens)
      {
        sharing.said.append(again)
        return sharing
      }
      // "half a cake shared with my brother": the half is the person's own.
      if tellsOwnPart(in: tokens[party.end...]) || isBehind && tellsPart(in: tokens[object]) { sharing.people = 1 }
      return sharing
    }
    // "Went halves on a pizza".
    if isHalves, let on = tokens[verb..<horizon].firstIndex(where: { $0.isWord("on") || $0.isWord("in") }),
      on < horizon - 1
    {
      return Sharing(people: 2, isAssumed: false, object: on + 1..<horizon, said: [verb - 1..<on + 1])
    }
    return amongUs(at: verb, horizon: horizon, in: tokens)
  }

  /// "we shared nachos", "my wife and I split a pie", "I shared nachos", "split a burger": two, where nobody says how many.
  private static func amongUs(at verb: Int, horizon: Int, in tokens: [Token]) -> Sharing? {
    guard verb + 1 < horizon else { return nil }
    let subject = SharingParty.subject(before: verb, in: tokens)
    let isOurs =
      verb > 0
      && (tokens[verb - 1].isWord("we")
        || tokens[verb - 1].isWord("i") && (verb == 1 || tokens[verb - 2].isWord("and")))
    guard isOurs || subject != nil || opens(verb, in: tokens) && things.contains(tokens[verb + 1]) else { return nil }
    let end =
      tokens.indices[verb..<horizon].first { index in
        tokens[index].isSign(",")
          || tokens[index].isWord("and") && index + 2 < horizon && tokens[index + 1].isWord("i")
      } ?? horizon
    let again = subject?.party.people ?? 2 == 2 ? ownShare(from: end, in: tokens) : nil
    let people =
      again == nil && tellsOwnPart(in: tokens[(verb + 1)...]) ? 1.0 : subject?.party.people ?? 2
    return Sharing(
      people: people, isAssumed: subject == nil && again == nil, object: (verb + 1)..<end,
      said: [(subject?.start ?? verb)..<verb + 1] + (again.map { [$0] } ?? []))
  }

  private static let things: WordSet = ["a", "an", "the", "some", "our"]

  /// What is split and not eaten.
  private static let costs: WordSet = ["bill", "cost", "costs", "fare", "taxi", "tab", "check"]

  /// Where the phrase that ends before `index` begins.
  private static func clause(before index: Int, in tokens: [Token]) -> Int {
    (tokens[..<index].lastIndex { $0.kind == .punctuation && !$0.isSign("-") } ?? -1) + 1
  }

  /// Where what was shared begins: all of "curry, rice, shared with Jo", the last of "a beer, a pizza shared with Jo".
  private static func dish(before verb: Int, in tokens: [Token]) -> Int {
    guard verb > 1, tokens[verb - 1].isSign(",") else { return clause(before: verb, in: tokens) }
    return (tokens[..<verb].lastIndex { $0.kind == .punctuation && !$0.isSign("-") && !$0.isSign(",") } ?? -1) + 1
  }

  /// What stands for all that was named before: "shared it with Jo".
  private static let allOfIt: WordSet = ["it", "them", "both", "all", "everything", "half", "of"]

  /// A verb stands at the head of its clause: "a banana split" names a food.
  private static func opens(_ verb: Int, in tokens: [Token]) -> Bool {
    guard verb > 0 else { return true }
    let before = tokens[verb - 1]
    return before.kind == .punctuation || heads.contains(before) || IntentWords.openers.contains(before)
      || TimeWords.meals[before] != nil
  }

  private static let heads = ListWords.clauseOpenings.union(["and", "both", "all"])
  private static let portions: WordSet = ["share", "portion", "mine"]
  static let eating = EatingWords.helping

  /// "..., I had 3 slices", "a third of it was mine", "my share was 120 g": how much of it the person had.
  private static func tellsOwnPart(in tokens: ArraySlice<Token>) -> Bool {
    if tellsPart(in: tokens) || portions.occurs(in: tokens) { return true }
    guard let verb = eating.firstIndex(in: tokens), verb + 1 < tokens.endIndex else {
      return false
    }
    let rest = Array(tokens[(verb + 1)...])
    guard let quantity = QuantityParser(rest).quantity(at: 0), quantity.value != nil else { return false }
    // "..., and I had 2 beers": of something else.
    let end = quantity.tokens.upperBound
    return end == rest.count || rest[end].isBreak || rest[end].isOne(of: "of", "it", "them", "that", "this", "myself")
  }

  private static let tails: WordSet = ["so", "meaning", "making", "call", "ie"]

  /// The tokens behind a party that say its share once more: ", so about half a bottle each", ", so call it half for me".
  private static func shareAgain(from start: Int, in tokens: [Token]) -> Range<Int>? {
    let end = tokens[start...].firstIndex { $0.isSign(".") || $0.isSign(";") } ?? tokens.count
    guard let tail = tails.firstIndex(in: tokens[start..<end]), end - tail <= 9,
      tokens[tail..<end].indices.contains(where: { NumberPhrase.read(at: $0, in: tokens)?.value == 0.5 }),
      !eating.occurs(in: tokens[tail..<end]),
      let last = tokens[tail..<end].last(where: { $0.kind == .word }),
      last.isOne(of: "each", "me", "mine", "apiece", "us", "half")
    else { return nil }
    return tail..<end
  }

  /// Whether a fraction is said.
  private static func tellsPart(in tokens: ArraySlice<Token>) -> Bool {
    let tokens = Array(tokens)
    return tokens.indices.contains { NumberPhrase.read(at: $0, in: tokens).map { $0.value < 1 } ?? false }
  }
}
