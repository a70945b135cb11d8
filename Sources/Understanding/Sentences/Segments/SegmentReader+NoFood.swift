import Foods
import ToolCalls

/// Clauses that name no food that anybody had, by what they are about.
extension SegmentReader {
  /// "two eggs", but not the "Seven Stars" of a name.
  func statesAmount(_ tokens: [Token]) -> Bool {
    FrameReader.statesAmount(
      tokens.indices.filter { !(tokens[$0].kind == .word && SceneClause.isNumberOfName($0, tokens)) }.map { tokens[$0] }
    )
  }

  private static let errors: WordSet = ["mistake", "error", "accident"]

  /// "the waiter brought me a steak by mistake".
  func isMisdelivered(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.isOne(of: "me", "us") }
      && tokens.indices.dropFirst().contains { Self.errors.contains(tokens[$0]) && tokens[$0 - 1].isWord("by") }
  }

  /// "thought it was veal": it was not.
  func isMistaken(_ tokens: [Token]) -> Bool {
    var at = FrameReader.opening(of: tokens)
    if tokens.word(at) == "i" { at += 1 }
    return tokens.word(at) == "thought" && tokens.word(at + 1).isOne(of: "it", "they")
      && tokens.word(at + 2).isOne(of: "was", "were") && foods.holdsFood(Array(tokens[(at + 3)...]))
  }

  private static let perceiving = WordList.words("watched watching heard read listened saw streamed")

  /// Verbs of making pictures, which leave the food where it is.
  static let depicting = WordList.words("photographed sketched filmed painted drew illustrated")

  /// "Watched the rugby on TV with my feet up": nothing is eaten by looking on. "Watched a film with a pizza" names what was.
  func isPerceived(_ tokens: [Token]) -> Bool {
    let verb = Self.aroundTelling.end(from: FrameReader.opening(of: tokens), in: tokens)
    guard verb < tokens.count, Self.perceiving.contains(tokens[verb]) || Self.depicting.contains(tokens[verb]) else {
      return false
    }
    let company = tokens[verb...].firstIndex { $0.isWord("with") || $0.isWord("over") } ?? tokens.count
    return !foods.holdsFood(Array(tokens[company...]))
  }

  private static let bodyParts = WordList.words(
    "legs thighs calves quads hamstrings glutes abs arms biceps shoulders back feet knees lungs muscles head brain hands"
  )

  private static let titled = WordList.words(
    "film movie book novel show programme program series episode song album band quiz game play musical podcast theme")
  private static let being = IntentWords.copulas.union(["felt", "feel", "feels", "called"])

  /// "my legs are jelly", "the play was Fried Green Tomatoes": how a body feels and what a work is called.
  func isOfNoFood(_ tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    if isOfFigure(tokens, from: start) || Self.tellsName(tokens) { return true }
    guard start + 2 < tokens.count, Self.being.contains(tokens[start + 2]) else { return false }
    let noun = tokens[start + 1]
    return tokens[start].isWord("my") && Self.bodyParts.contains(noun)
      || IntentWords.determiners.contains(tokens[start]) && Self.titled.contains(noun)
  }

  private static let temperatures: WordSet = [
    "ice", "cold", "piping", "hot", "boiling", "freezing", "warm", "lukewarm", "chilled", "cooled", "room",
    "temperature",
  ]

  /// "ice cold", "piping hot": how it was served, and no food.
  static func tellsTemperature(_ tokens: [Token]) -> Bool {
    tokens.count > 1 && tokens.allSatisfy { temperatures.contains($0) || $0.kind == .punctuation }
  }

  private static let names: WordSet = ["name", "names", "surname", "nickname", "named"]

  /// "the driver's name was Olive": what somebody is called.
  private static func tellsName(_ tokens: [Token]) -> Bool {
    guard let name = names.firstIndex(in: tokens), name + 1 < tokens.count else { return false }
    return tokens[name].isWord("named") || being.contains(tokens[name + 1])
  }

  private static let weather: WordSet = [
    "minus", "plus", "it's", "it", "is", "was", "hit", "nearly", "almost", "over", "the", "temperature", "only",
    "outside",
  ]

  private static let behindTemperature: WordSet = [
    "degrees", "degree", "celsius", "fahrenheit", "outside", "inside", "indoors", "outdoors", "below",
  ]

  /// "31 degrees outside", "minus 9 outside".
  func isTemperature(_ tokens: [Token]) -> Bool {
    var first = FrameReader.opening(of: tokens)
    guard Self.behindTemperature.occurs(in: tokens) else { return false }
    while Self.weather.contains(at: first, in: tokens) { first += 1 }
    guard let number = NumberPhrase.read(at: first, in: tokens) else { return false }
    return Self.behindTemperature.contains(at: first + number.count, in: tokens)
  }

  /// "31 degrees outside", "turned 33 yesterday", "felt like I was ten": a temperature, an age and a
  /// likeness.
  private func isOfFigure(_ tokens: [Token], from start: Int) -> Bool {
    if isTemperature(tokens) { return true }
    let verb = tokens.word(start).isOne(of: "i", "we") ? start + 1 : start
    if tokens.word(verb) == "turned", let age = NumberPhrase.read(at: verb + 1, in: tokens) {
      return verb + 1 + age.count == tokens.count
        || tokens.word(verb + 1 + age.count).isOne(of: "today", "yesterday", "this", "last", "on")
    }
    return tokens.word(verb).isOne(of: "felt", "feels", "feeling")
      && tokens.word(verb + 1).isOne(of: "like", "as")
      && tokens.word(verb + 2).isOne(of: "i", "we", "a", "being", "if")
  }

  /// What is done to things that nobody eats, and to food before it is.
  private static let handling = WordList.words(
    """
    buried planted painted built moved carried washed cleaned mended repaired visited unpacked decorated parked pushed
    pulled drew sewed knitted watered weeded swept hoovered vacuumed dusted ironed drove met lost found
    """)

  /// Hardly anything that the words name is called so by anybody: "we planted a plum tree", "the chair was wonky".
  func isHardlyFood(_ tokens: [Token]) -> Bool {
    let isHandled = Self.handling.occurs(in: tokens)
    let isOfOthers = !Self.aroundTelling.occurs(in: tokens)
    return foods.parts(in: tokens).allSatisfy { part in
      // "it rattles on the tiles": some label has the word.
      if isOfOthers, part.confidence < Self.weakLabel, part.match?.food.source == .branded { return true }
      guard part.confidence < Self.hardlyFood, part.item.calories == nil else { return false }
      return isHandled
        || part.tokens.clamped(to: tokens.indices).allSatisfy { index in
          let token = tokens[index]
          return token.kind != .word || foods.catalog.isEnglish(word: token.folded) || !foods.mayName(token)
        }
    }
  }

  private static let hardlyFood = 0.35
  private static let weakLabel = 0.6
}
