/// Parts told behind a comma: of all that stood on one plate, and the one of two who shared it.
extension Sharing {
  /// What holds all that was named, and no one food of it.
  static let plates: WordSet = ["dish", "plate", "plateful", "platter", "meal", "lot", "portion", "takeaway"]
  private static let wholes: WordSet = ["the", "my", "that", "whole", "entire", "full", "of"]

  /// "Pie and peas, a third of the dish": a part of everything that stood on it.
  static func partOfPlate(at plate: Int, in tokens: [Token]) -> Sharing? {
    guard plate > 3, tokens.ends(at: plate + 1) else { return nil }
    var end = plate
    while end > 0, wholes.contains(tokens[end - 1]) { end -= 1 }
    guard end < plate, tokens[end..<plate].contains(where: { ListWords.definite.contains($0) || $0.isWord("my") }),
      let comma = tokens[..<end].lastIndex(where: { $0.isSign(",") }), comma > 2,
      ListWords.ands.occurs(in: tokens[..<comma]),
      let part = tokens.indices[(comma + 1)..<end].first(where: { NumberPhrase.read(at: $0, in: tokens) != nil }),
      let number = NumberPhrase.read(at: part, in: tokens), number.value < 1, number.value > 0,
      // With the "of the" of what it is a part of.
      (end...plate).contains(part + number.count),
      tokens[(comma + 1)..<part].allSatisfy({
        QuantityWords.approximators.contains($0) || eating.contains($0) || $0.isOne(of: "i", "only", "but", "just")
      })
    else { return nil }
    return Sharing(
      people: 1 / number.value, isAssumed: false, object: clause(of: comma, in: tokens)..<comma,
      said: [comma..<(plate + 1)], isOfPlate: true)
  }

  /// Where the sentence begins in which the comma stands.
  private static func clause(of comma: Int, in tokens: [Token]) -> Int {
    (tokens[..<comma].lastIndex { $0.isSign(".") || $0.isSign(";") } ?? -1) + 1
  }

  /// The "my half" behind a comma that closes what was shared by two.
  static func ownShare(from start: Int, in tokens: [Token]) -> Range<Int>? {
    guard start + 2 < tokens.count, tokens[start].isSign(","), tokens[start + 1].isWord("my"),
      tokens[start + 2].isOne(of: "half", "share", "part", "portion"), tokens.ends(at: start + 3)
    else { return nil }
    return (start + 1)..<(start + 3)
  }
}
