import Foods
import ToolCalls

/// Questions what a food is like or holds, which name it between the words of the question.
extension QueryReader {
  private static let verbs: WordSet = ["is", "are", "isn't", "aren't", "would", "will"]
  private static let verdicts: WordSet = WordList.words(
    "healthy unhealthy good bad ok okay fine great fattening nutritious alright decent suitable worth heavy light filling"
  )
  private static let links: WordSet = [
    "be", "a", "an", "the", "too", "that", "really", "so", "very", "considered", "any",
  ]
  /// Of the person, a day or a meal: for the journal.
  private static let others = QuestionWords.aims.union([
    "i", "i'm", "my", "me", "it", "that", "this", "there", "we", "day", "to", "if", "than", "or",
  ])

  /// "Is pizza healthy", "is salmon high in protein", "would a banana be ok before a run": the food in front of the verdict.
  func judged(in tokens: [Token]) -> Query? {
    guard let verb = tokens.indices.first, Self.verbs.contains(tokens[verb]),
      let verdict = tokens.indices.dropFirst(2).first(where: { isVerdict(at: $0, in: tokens) })
    else { return nil }
    var subject = tokens[1..<verdict]
    while let last = subject.last, Self.links.contains(last) { subject.removeLast() }
    guard !subject.isEmpty, !Self.others.occurs(in: subject),
      !subject.contains(where: { TimeWords.meals.contains($0) || AskedNutrient.words[$0] == .calories })
    else { return nil }
    let items = foods.items(in: Array(subject)).filter { foods.catalog.link($0.name)?.confidence ?? 0 > 0.5 }
    guard !items.isEmpty else { return nil }
    return AskedNutrient.grades.contains(tokens[verdict]) ? .nutrition(of: items) : .fit(items)
  }

  /// "Healthy", "a good snack", "high in iron", "low carb" at the end.
  private func isVerdict(at index: Int, in tokens: [Token]) -> Bool {
    if Self.verdicts.contains(tokens[index]) { return true }
    guard AskedNutrient.grades.contains(tokens[index]), index + 1 < tokens.count else { return false }
    return tokens[index + 1].isWord("in") || AskedNutrient.isAsked(at: index + 1, in: tokens)
  }

  /// "What's in a snickers?".
  func contained(in tokens: [Token]) -> [AddMeal.Item] {
    let start = tokens.first?.isWord("what's") == true ? 1 : tokens.first?.isWord("what") == true ? 2 : 0
    guard start > 0, start + 1 < tokens.count, tokens[start].isWord("in"), start == 1 || tokens[1].isWord("is"),
      !tokens.contains(where: { $0.isOne(of: "my", "i", "me", "our") })
    else { return [] }
    return known(in: tokens[(start + 1)...])
  }

  /// "How long do I have to walk to burn off a donut?": the food whose energy is meant.
  func burnedOff(in tokens: [Token]) -> [AddMeal.Item] {
    guard tokens.contains(where: { $0.isWord("how") }),
      let verb = tokens.lastIndex(where: { $0.isOne(of: "burn", "off") }), verb + 1 < tokens.count
    else { return [] }
    return known(in: tokens[(verb + 1)...])
  }

  /// How surely the tables must know a kind with its noun.
  private static let sureOfKind = 0.75

  /// The foods of a comparison: "brown and white rice" are two kinds of rice.
  func compared(in tokens: [Token]) -> [AddMeal.Item] {
    var names = phrases(in: tokens)
    for index in names.indices.dropLast() where names[index].count == 1 && names[index + 1].count > 1 {
      if let noun = names[index + 1].last, isKind(names[index][0], of: noun) { names[index].append(noun) }
    }
    // "Is sourdough better than white": white bread, as sourdough is a bread.
    for index in names.indices.dropFirst() where names[index].count == 1 {
      guard let noun = head(of: names[index - 1]) else { continue }
      if Self.plain.contains(names[index][0]) {
        names[index] = [noun]
      } else if isKind(names[index][0], of: noun) {
        names[index].append(noun)
      }
    }
    return names.flatMap { foods.items(in: $0) }
  }

  private static let plain: WordSet = ["regular", "normal", "ordinary", "usual", "plain", "standard"]

  /// "Bread" of sourdough, "pasta" of whole wheat pasta: what the tables call it first, where it is no other food's word.
  private func head(of name: [Token]) -> Token? {
    guard let last = name.last, let match = foods.catalog.link(name.map(\.folded).joined(separator: " ")),
      match.confidence >= Self.sureOfKind, let comma = match.food.name.firstIndex(of: ",")
    else { return name.last.flatMap { name.count > 1 ? $0 : nil } }
    let first = match.food.name[..<comma].lowercased()
    return name.count > 1 ? last : first.contains(" ") ? nil : Token.word(first, at: last.range)
  }

  /// "Brown" of rice: a word that no food is called by first, and that goes with the noun.
  func isKind(_ kind: Token, of noun: Token) -> Bool {
    guard kind.kind == .word, noun.kind == .word, kind.folded != noun.folded,
      let both = foods.catalog.link("\(kind.folded) \(noun.folded)"), both.confidence >= Self.sureOfKind
    else { return false }
    let first = FoodCatalog.foldedWords(kind.folded)
    return foods.catalog.link(kind.folded).map { !FoodCatalog.foldedWords($0.food.name).starts(with: first) } ?? true
  }
}
