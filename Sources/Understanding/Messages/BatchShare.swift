import ToolCalls

/// How much a person had of what was cooked for several: "500 g beef, 400 g beans, serves 4, I had one portion".
struct BatchShare: Equatable {
  /// Portions that were had, and that there were.
  var had: Double
  var portions: Double
  /// The tokens that tell it and name no food.
  var said: [Range<Int>]
  /// Where begins what was had beside the portion, and is nobody's share: "had one with a naan". The end where nothing was.
  var beside: Int

  var factor: Double { had / portions }

  private static let serving: WordSet = ["serves", "feeds", "serving"]
  private static let making: WordSet = ["makes", "made", "yields", "split", "divided", "portioned", "into"]
  private static let joints: WordSet = ["into", "in", "about", "it", "up", "for", "roughly"]
  private static let nouns = WordList.words(
    "portion portions serving servings people meals helpings boxes tubs bowls slices pieces squares jars parts")
  private static let eating = EatingWords.helping.union(["have", "having"])
  private static let leads: WordSet = ["i", "i've", "we", "and", "so", "just", "only", "then", "but"]
  private static let closers: WordSet = ["of", "tonight", "today", "now", "last"]
  private static let beside: WordSet = ["with", "alongside", "beside", "plus", "and"]
  private static let most = 48.0

  /// The share that `tokens` tell; nil where it is not said how many portions there were and how many were had.
  static func find(in tokens: [Token]) -> BatchShare? {
    guard serving.occurs(in: tokens) || making.occurs(in: tokens) || cooking.occurs(in: tokens) else { return nil }
    for index in tokens.indices where tokens[index].kind == .word {
      let isServing = serving.contains(tokens[index])
      guard isServing || making.contains(tokens[index]) else { continue }
      var at = joints.end(from: index + 1, in: tokens)
      guard let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle, (2...most).contains(number.value)
      else { continue }
      at += number.count
      let hasNoun = at < tokens.count && nouns.contains(tokens[at])
      // "made 4 pancakes" is of pancakes.
      guard hasNoun || isServing || tokens.breaks(at: at) else {
        continue
      }
      if hasNoun { at += 1 }
      guard let own = own(from: at, in: tokens), own.value <= number.value else { continue }
      return BatchShare(
        had: own.value, portions: number.value, said: [index..<at, own.said], beside: own.said.upperBound)
    }
    return fraction(in: tokens)
  }

  private static let cooking: WordSet = ["made", "cooked", "baked", "prepared", "batch"]
  private static let wholes: WordSet = [
    "of", "it", "them", "that", "this", "the", "lot", "pot", "batch", "whole", "thing",
  ]

  /// "A curry made with 400 g chicken, I had half of it", "600 g mince made into meatballs, ate a third".
  private static func fraction(in tokens: [Token]) -> BatchShare? {
    guard cooking.occurs(in: tokens), let verb = eating.lastIndex(in: tokens), verb > 2,
      cooking.occurs(in: tokens[..<verb]),
      case let at = QuantityWords.approximators.end(from: verb + 1, in: tokens),
      let number = NumberPhrase.read(at: at, in: tokens), number.value < 1
    else { return nil }
    let end = wholes.end(from: at + number.count, in: tokens)
    guard tokens.ends(at: end) || beside.contains(tokens[end]) else { return nil }
    var lead = verb
    while lead > 0, leads.contains(tokens[lead - 1]) || tokens[lead - 1].kind == .punctuation { lead -= 1 }
    guard lead > 0 else { return nil }
    var said = [lead..<end]
    // What it was made into is told by what went in.
    if let into = tokens[..<lead].lastIndex(where: { $0.isWord("into") }), cooking.contains(tokens.word(into - 1)) {
      said.append((into - 1)..<lead)
    }
    return BatchShare(had: number.value, portions: 1, said: said, beside: end)
  }

  /// "I had one", "ate 2 portions of it".
  private static func own(from start: Int, in tokens: [Token]) -> (value: Double, said: Range<Int>)? {
    guard let verb = eating.firstIndex(in: tokens[start...].prefix(6)),
      let number = NumberPhrase.read(at: verb + 1, in: tokens), number.value > 0
    else { return nil }
    var end = verb + 1 + number.count
    let hasNoun = end < tokens.count && nouns.contains(tokens[end])
    if hasNoun { end += 1 }
    // "had a coffee" is of something else.
    guard hasNoun || !number.isArticle,
      tokens.breaks(at: end) || closers.contains(tokens[end]) || beside.contains(tokens[end])
    else { return nil }
    if end + 1 < tokens.count, tokens[end].isWord("of"),
      tokens[end + 1].isOne(of: "it", "them", "those", "that")
    {
      end += 2
    }
    var lead = verb
    while lead > start, leads.contains(tokens[lead - 1]) || tokens[lead - 1].kind == .punctuation { lead -= 1 }
    return (number.value, lead..<end)
  }

  /// What went into the batch: `tokens` without what tells of the share and what was had beside it.
  func batch(_ tokens: [Token]) -> [Token] {
    tokens[..<beside].indices.filter { index in !said.contains { $0.contains(index) } }.map { tokens[$0] }
  }

  /// What was had beside the portion.
  func rest(_ tokens: [Token]) -> [Token] {
    Array(tokens[beside...].drop { Self.beside.contains($0) || $0.kind == .punctuation })
  }

  /// `foods`, the person's part of each; as they are where none was measured: a helping is a helping.
  func applied(to foods: [OccasionGrouper.Named]) -> [OccasionGrouper.Named] {
    let measured = foods.count { Self.isMeasured($0.item) }
    guard measured > 0 else { return foods }
    var foods = foods
    // "a curry with 600 g chicken and 400 ml stock" is what was measured.
    if let whole = foods.first?.item, whole.grams == nil, whole.quantity ?? 1 == 1, whole.calories == nil,
      whole.unit == nil ? measured > 1 : !Self.isMeasured(whole)
    {
      foods.removeFirst()
    }
    let told =
      portions == 1
      ? "\(NumberPhrase.plain(had)) of what was made"
      : "\(NumberPhrase.plain(had)) of \(NumberPhrase.plain(portions)) portions"
    return foods.map { food in
      var food = food
      food.item = food.item.scaled(by: factor)
      food.item.assumptions.append(told)
      return food
    }
  }

  private static let vessels: WordSet = ["pot", "pan", "batch", "bowl", "vat", "casserole"]

  /// A pot of stew that was cooked tells no amount that anybody knows.
  private static func isMeasured(_ item: AddMeal.Item) -> Bool {
    item.grams != nil || item.unit.map { unit in !vessels.occurs(in: Lexer.tokens(of: unit)) } ?? false
  }
}
