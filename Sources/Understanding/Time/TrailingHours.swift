/// Hours told behind what they are of, in a list in which one says its half of the day: "coffee 6am, a bar 9, half a chicken
/// 12".
enum TrailingHours {
  /// `tokens` with the bare figures that end the items as clock readings, where all items end in a time and the times go up.
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 5, tokens.count(where: { $0.isSign(",") || $0.isSign(";") }) > 1,
      tokens.contains(where: { $0.isOne(of: "am", "pm") || $0.kind == .clock })
    else { return tokens }
    var told = tokens
    var last = -1.0
    var bare = 0
    for item in tokens.indices.split(whereSeparator: { tokens[$0].isSign(",") || tokens[$0].isSign(";") }) {
      guard let end = item.last, item.count > 1 else { return tokens }
      let hasHalf = tokens[end].isOne(of: "am", "pm")
      let figure = hasHalf ? end - 1 : end
      guard figure > item.startIndex, let value = tokens[figure].value, (0..<24).contains(value),
        tokens[figure - 1].kind == .word, !QuantityWords.approximators.contains(tokens[figure - 1]),
        !tokens[figure - 1].isOne(of: "x", "at"), holdsFood(Array(tokens[item.startIndex..<figure]))
      else { return tokens }
      let time = hasHalf && tokens[end].isWord("pm") && value < 12 ? value + 12 : value
      // Behind ten in the morning one and two are of the afternoon; elsewhere they count.
      guard time > last || last >= 10 && time < 8 && time + 12 > last else { return tokens }
      last = time > last ? time : time + 12
      guard !hasHalf, tokens[figure].kind == .number, value == value.rounded() else { continue }
      bare += 1
      told[figure] = tokens[figure].read(asClock: last, join: tokens[figure].join)
    }
    return bare > 0 ? told : tokens
  }
}
