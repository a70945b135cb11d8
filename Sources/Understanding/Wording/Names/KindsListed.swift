/// How many of each kind behind what they are, with no count of all: "tacos: 3 beef, 2 chicken" is three beef tacos and two
/// chicken ones. A filling by itself would be counted as the whole animal.
enum KindsListed {
  static let nouns = WordList.words(
    """
    tacos samosas sandwiches sarnies wraps rolls baps burgers burritos quesadillas enchiladas empanadas fajitas tamales
    pies pasties bagels croissants muffins pancakes crepes dumplings gyoza pierogi parathas naans sliders kebabs skewers
    pizzas pastries doughnuts donuts cupcakes
    """)
  private static let mostWords = 2

  /// `tokens` with each kind told as so many of its own.
  static func told(_ tokens: [Token]) -> [Token] {
    guard
      let sign = tokens.indices.dropFirst().first(where: { index in
        tokens[index].isSign(":") && nouns.contains(tokens[index - 1])
      }), sign < 2 || !tokens[sign - 2].isCount
    else { return tokens }
    let noun = tokens[sign - 1]
    var told = Array(tokens[..<(sign - 1)])
    var index = sign + 1
    while index < tokens.count {
      guard tokens[index].isCount, let number = NumberPhrase.read(at: index, in: tokens) else { return tokens }
      let kind = tokens[(index + number.count)...].prefix { $0.kind == .word && !$0.isBreak && !$0.isWord("and") }
      guard !kind.isEmpty, kind.count <= mostWords, UnitTable.unit(at: kind.startIndex, in: tokens) == nil,
        !kind.contains(where: { nouns.contains($0) })
      else { return tokens }
      told += tokens[index..<kind.endIndex] + [noun]
      guard kind.endIndex < tokens.count else { break }
      let joint = tokens[kind.endIndex]
      guard joint.isSign(",") || joint.isWord("and") || joint.isSign("&") else { return tokens }
      told.append(joint)
      index = kind.endIndex + 1
    }
    return told
  }
}
