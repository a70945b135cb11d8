/// What a food that is sold by the piece calls its piece, told behind it: "some oatibix (3 biscuits)" is three
/// oatibix, and no biscuits beside them.
enum PiecesNamed {
  static let pieces: WordSet = ["biscuit", "biscuits", "cookie", "cookies", "cracker", "crackers", "ball", "balls"]
  private static let biscuits: WordSet = [
    "weetabix", "weetbix", "oatibix", "wheat", "digestive", "digestives", "hobnob", "hobnobs", "bourbon", "bourbons",
    "shortbread", "oreo", "oreos",
  ]
  private static let foods: WordTable<WordSet> = [
    "biscuit": biscuits, "biscuits": biscuits, "cookie": ["oreo", "oreos", "maryland", "chips"],
    "cookies": ["oreo", "oreos", "maryland", "chips"], "cracker": ["ritz", "ryvita", "tuc", "jacobs"],
    "crackers": ["ritz", "ryvita", "tuc", "jacobs"],
    "ball": ["falafel", "falafels", "arancini", "takoyaki", "akara"],
    "balls": ["falafel", "falafels", "arancini", "takoyaki", "akara"],
  ]
  private static let vessels: WordSet = ["bowl", "pack", "packet", "plate", "portion", "serving", "box"]

  /// `tokens` with the number before the food.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3,
      let piece = tokens.indices.dropFirst(3).first(where: { index in
        pieces.contains(tokens[index]) && tokens[index - 1].isCount && tokens[index - 2].isOne(of: "(", ",", "-")
          && foods[tokens[index]]?.contains(tokens[index - 3]) ?? false
      }), tokens.breaks(at: piece + 1)
    else { return tokens }
    let sign = piece - 2
    let isClosed = tokens[sign].isSign("(") && piece + 1 < tokens.count && tokens[piece + 1].isSign(")")
    var start = sign - 1
    // "Shredded wheat".
    if tokens[start].isWord("wheat"), start > 0, tokens[start - 1].isWord("shredded") { start -= 1 }
    var first = start
    if first > 1, tokens[first - 1].isWord("of"), vessels.contains(tokens[first - 2]) { first -= 2 }
    if first > 0, NumberWords.articles.contains(tokens[first - 1]) || tokens[first - 1].saidNumber == 1 { first -= 1 }
    return tokens[..<first] + [tokens[piece - 1].joined(.apart)] + tokens[start..<sign]
      + tokens[(isClosed ? piece + 2 : piece + 1)...]
  }
}
