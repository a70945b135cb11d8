import ToolCalls

/// The foods that a question names, apart from its own words.
extension QueryReader {
  /// The foods a question names, its own words left out.
  func items(in tokens: [Token]) -> [AddMeal.Item] { phrases(in: tokens).flatMap { foods.items(in: $0) } }

  private static let nameless: WordSet = ["content", "amount", "level", "levels", "count", "figures"]

  /// "Protein bar": a nutrient before another word of the name, where "how much protein eggs have" asks for it.
  private func isInName(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isOne(of: "protein", "carb", "carbs"), index + 1 < tokens.count, index > 0 else { return false }
    let next = tokens[index + 1]
    return next.kind == .word && !QuestionWords.aboutFoods.contains(next) && !Self.nameless.contains(next)
      && !AskedNutrient.isAsked(at: index, in: tokens) && !tokens[index - 1].isOne(of: "much", "many", "more", "less")
  }

  /// Words of the question that stand where a name's might: the grade of "high in protein", the unit of "how many grams".
  private func isOfQuestion(at index: Int, in tokens: [Token]) -> Bool {
    let token = tokens[index]
    if AskedNutrient.grades.contains(token), index + 1 < tokens.count,
      tokens[index + 1].isWord("in") || AskedNutrient.isAsked(at: index + 1, in: tokens)
    {
      return true
    }
    if token.kind == .word, UnitTable.byName[token]?.dimension == .mass {
      // "how many grams is a cup of rice", "grams of protein in tofu".
      return index > 0 && tokens[index - 1].isWord("many")
        || index + 2 < tokens.count && tokens[index + 1].isWord("of")
          && AskedNutrient.isAsked(at: index + 2, in: tokens)
          && (index == 0 || tokens[index - 1].kind != .number)
    }
    guard index > 0, token.kind == .number || token.isOne(of: "fatty", "acids") else { return false }
    return tokens[..<index].suffix(3).contains { $0.isWord("omega") }
  }

  /// The words of each food that a question names.
  func phrases(in tokens: [Token]) -> [[Token]] {
    var phrases: [[Token]] = []
    var current: [Token] = []
    for (index, token) in tokens.enumerated() {
      let joins =
        token.isWord("and") || token.isWord("vs") || token.isWord("versus") || token.isWord("or")
        || token.isWord("than") || token.isSign(",") || token.isWord("to")
      if isOfQuestion(at: index, in: tokens) { continue }
      let isInner = (token.isWord("of") || token.isWord("with")) && !current.isEmpty
      if joins || QuestionWords.aboutFoods.contains(token) && !isInner && !isInName(at: index, in: tokens) {
        if joins || !current.isEmpty { phrases.append(current) }
        current = []
        continue
      }
      if AskedNutrient.isAsked(at: index, in: tokens) {
        // "grams of sugar in juice": the grams are what is asked for.
        if current.last?.isWord("of") == true { current = [] }
        continue
      }
      if index > 0, token.text.count == 1, tokens[index - 1].isWord("vitamin") { continue }
      current.append(token)
    }
    phrases.append(current)
    return phrases.filter { !$0.isEmpty }
  }
}
