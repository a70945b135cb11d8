/// Clauses about people at large, and labels of who had what.
extension FrameReader {
  private static let shares = PhraseTable(
    list: "most,many,few,some,too many,so many,lots of,plenty of,a lot of,a few,other,half of all,the majority of,all")
  private static let people = WordList.words(
    "people folks folk persons adults men women humans americans brits europeans teenagers athletes doctors families")

  /// "Most adults eat too much salt", "lots of folks skip breakfast": said of the world.
  static func isOfPeople(_ tokens: [Token], from start: Int) -> Bool {
    guard let match = shares.match(at: start, in: tokens), people.contains(at: start + match.count, in: tokens),
      !word(start + match.count + 1, tokens).isEmpty
    else { return false }
    return !tokens.contains { $0.isOne(of: "i", "me", "us", "my", "we") }
  }

  private static let labelled = WordList.words(
    """
    kids kid children husband hubby wife son daughter sons daughters mum mom dad boyfriend girlfriend bf gf partner him
    her them brother sister toddler baby twins guests nan gran grandma grandpa
    """)

  /// The "kids" of "kids: fish fingers", the "Sanjay" of "Sanjay: two beers": whose the list behind it is.
  ///
  /// - Parameter hasFood: What follows names a food, and the label none: "Stella: 2 pints" is a beer, and "Dawn: 5 km run" a time.
  static func isLabelOfOther(_ tokens: [Token], hasFood: Bool) -> Bool {
    // "Lunchbox for Nina", "tea for the kids".
    if let end = tokens.lastIndex(where: { $0.isWord("for") }), end > 0, end + 3 >= tokens.count, let last = tokens.last
    {
      return labelled.contains(last) || isNamedPerson(tokens.count - 1, in: tokens)
    }
    let start = word(0, tokens).isOne(of: "my", "the", "our", "for") ? 1 : 0
    guard tokens.count == start + 1 else { return false }
    return labelled.contains(tokens[start]) || hasFood && isNamedLabel(start, in: tokens)
  }

  /// The "me" of "me: soup".
  static func isLabelOfSelf(_ tokens: [Token]) -> Bool {
    tokens.count <= 2 && tokens.last.map { $0.isOne(of: "me", "mine", "myself", "i") } ?? false
  }
}
