/// Macros as people who count them write them: "480 kcal 38p 42c 14f", "P40 C60 F25", "30g P / 40g C", "protein: 40, carbs: 60".
enum MacroShorthand {
  private static let names: WordTable<String> = {
    var names = ["p": "protein", "pro": "protein", "c": "carbs", "cho": "carbs", "f": "fat"]
    for (words, name) in [(MealWords.protein, "protein"), (MealWords.carbs, "carbs"), (MealWords.fat, "fat")] {
      for word in words { names[word] = name }
    }
    return WordTable(names)
  }()
  private static let joints: WordSet = ["/", ",", "|", "-", "&", "and", "+", ";"]
  private static let leads = QuantityWords.approximators.union([":", "="])
  private static let grams: WordSet = ["g", "gr", "gram", "grams"]

  private struct Part {
    var figure: Token
    var name: String
    var end: Int
    /// As it is read anyway.
    var isPlain: Bool
    /// Nothing but a macro is called so: "carbs about 40 g", "protein: 30 g".
    var isSure = false
  }

  /// `tokens` with them as "38 g protein 42 g carbs 14 g fat"; one letter alone may be anything else.
  static func spelled(_ tokens: [Token]) -> [Token] {
    tokens.replacing { index in
      guard index == 0 || !tokens[index - 1].isSign("/") else { return nil }
      let parts = run(at: index, in: tokens)
      guard parts.count > 1 && parts.contains(where: { $0.name == "protein" }) || parts.count == 1 && parts[0].isSure,
        !parts.allSatisfy(\.isPlain),
        // "200 P 40 C 10 F 5": the figures stand behind their letters.
        run(at: index + 1, in: tokens).count < parts.count, let end = parts.last?.end
      else { return nil }
      return (
        end,
        parts.flatMap { part in
          [part.figure.joined(.apart)] + Token.words(["g", part.name], at: part.figure.range)
        }
      )
    }
  }

  /// Macros one behind the other from `start` on, each once.
  private static func run(at start: Int, in tokens: [Token]) -> [Part] {
    var parts: [Part] = []
    var index = start
    while let part = part(at: index, in: tokens), !parts.contains(where: { $0.name == part.name }) {
      parts.append(part)
      index = joints.end(from: part.end, in: tokens)
    }
    return parts
  }

  private static func part(at index: Int, in tokens: [Token]) -> Part? {
    guard index < tokens.count else { return nil }
    let token = tokens[index]
    if token.kind == .number {
      let name = grams.end(from: index + 1, in: tokens)
      guard name < tokens.count, let macro = names[tokens[name]] else { return nil }
      return Part(
        figure: token, name: macro, end: name + 1, isPlain: name > index + 1 && MealWords.macros.contains(tokens[name]))
    }
    guard token.kind == .word else { return nil }
    if let macro = names[token] {
      let figure = leads.end(from: index + 1, in: tokens)
      guard figure < tokens.count, tokens[figure].kind == .number else { return nil }
      let end = grams.end(from: figure + 1, in: tokens)
      let isSure = figure > index + 1 && end > figure + 1 && token.folded.utf8.count > 1 && tokens.breaks(at: end)
      return Part(figure: tokens[figure], name: macro, end: end, isPlain: false, isSure: isSure)
    }
    // "P40" is one word.
    guard token.endsInDigit, let macro = names[String(token.folded.prefix(1))],
      let grams = Double(token.folded.dropFirst())
    else { return nil }
    let digits = String(token.folded.dropFirst())
    return Part(
      figure: Token(kind: .number, text: digits, folded: digits, value: grams, range: token.range), name: macro,
      end: index + 1, isPlain: false)
  }
}
