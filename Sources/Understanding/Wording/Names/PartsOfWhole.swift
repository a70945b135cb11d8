/// Where of a whole a piece was cut, and what a plate was made of, which tell nothing of the food: "a corner piece of
/// lasagna", "the end slice", "rice on a paper plate".
enum PartsOfWhole {
  static let places = WordList.words("corner end edge middle centre center")
  private static let pieces: WordSet = ["piece", "pieces", "slice", "slices", "square", "squares"]
  private static let behind: WordSet = ["of", "and", "with", "plus", "from"]

  /// "A piece of lasagna" for "a corner piece of lasagna", and nothing for a bare ", corner piece" behind its food.
  static func withoutPlace(_ tokens: [Token]) -> [Token] {
    guard
      let place = tokens.indices.first(where: {
        places.contains(tokens[$0]) && pieces.contains(at: $0 + 1, in: tokens)
          && (tokens.ends(at: $0 + 2) || behind.contains(tokens[$0 + 2]))
      })
    else { return tokens }
    var told = tokens
    told.remove(at: place)
    // "Lasagna, corner piece": one of it.
    guard place > 0, told[place - 1].kind == .punctuation else { return withoutPlace(told) }
    return withoutPlace(told[..<place] + [Token.word("a", at: told[place].range)] + told[place...])
  }

  static let materials = WordList.words(
    """
    paper plastic foil foam styrofoam polystyrene cardboard disposable compostable aluminium aluminum ceramic enamel
    melamine bamboo
    """)
  private static let vessels = WordList.words(
    """
    plate plates bowl bowls cup cups tray trays box boxes container containers bag bags carton cone tub clamshell dish
    """)

  /// "A small plate" for "a small paper plate".
  static func withoutMaterial(_ tokens: [Token]) -> [Token] {
    tokens.without { index in
      materials.contains(tokens[index]) && vessels.contains(at: index + 1, in: tokens) ? index + 1 : nil
    }
  }

  private static let stores = WordList.words(
    "pot pan fridge freezer carton bag box bowl tin jar bottle tub packet pack cupboard tray dish container cooker wok")

  /// "The soup that was left" for "the soup that was left in the pot".
  static func withoutStore(_ tokens: [Token]) -> [Token] {
    guard
      let left = tokens.indices.dropFirst().dropLast(2).first(where: {
        tokens[$0].isOne(of: "left", "leftover") && tokens[$0 + 1].isOne(of: "in", "on", "at")
          && !tokens[$0 - 1].isOne(of: "i", "we", "he", "she", "they")
      })
    else { return tokens }
    let noun = ListWords.determiners.contains(tokens[left + 2]) ? left + 3 : left + 2
    let end = tokens.word(noun).isOne(of: "coffee", "rice") ? noun + 1 : noun
    guard stores.contains(at: end, in: tokens), tokens.breaks(at: end + 1) else { return tokens }
    if tokens[left - 1].isOne(of: "was", "were", "is", "are") {
      // "Whatever was left in the pot" names no food before it.
      let isNamed = left > 2 && tokens[left - 2].isOne(of: "that", "which")
      return Array(tokens[..<(isNamed ? left - 2 : left + 1)] + tokens[(end + 1)...])
    }
    // "3 slices left in the box" were not eaten.
    guard left > 1, tokens[left - 1].kind == .word, !tokens[left - 2].isCount, !tokens[left - 1].isCount else {
      return tokens
    }
    return Array(tokens[..<left] + tokens[(end + 1)...])
  }
}
