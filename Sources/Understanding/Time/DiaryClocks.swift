/// Times of day in a diary that have neither colon nor "am": "8am porridge, 10.30 an apple, 12 cheese toastie".
enum DiaryClocks {
  /// `tokens` with those times as clock readings. One is such where it begins an item, the items' times go up, and two of
  /// them at least have their minutes or say which half of the day it is.
  static func told(_ tokens: [Token]) -> [Token] {
    // Most lines have no point in a number.
    guard tokens.count > 4,
      tokens.contains(where: { $0.kind == .number && $0.hasPointedMinutes })
        || tokens.indices.dropLast().count(where: { tokens[$0].kind == .number && isHalf(tokens[$0 + 1]) }) > 1
    else { return tokens }
    var told = tokens
    var sure = 0
    var last = -1.0
    for (number, start) in starts(of: tokens).enumerated() {
      let token = tokens[start]
      guard let value = token.value, token.kind == .number || token.kind == .clock else {
        if number == 0 { continue }
        return tokens
      }
      let end = tokens[(start + 1)...].firstIndex { isSeparator($0) } ?? tokens.count
      guard start + 1 < end, let time = hours(token, value: value), time > last || time < 12 && time + 12 > last,
        !isMeasure(start + 1, tokens)
      else { return tokens }
      let isClock = token.kind == .clock || isHalf(tokens[start + 1])
      if isClock || token.hasPointedMinutes {
        sure += 1
      } else if sure < 2 || isCounted(tokens[(start + 1)..<end]) {
        continue
      }
      last = time > last ? time : time + 12
      if isClock { continue }
      told[start] = token.read(asClock: last, join: token.join)
    }
    return sure > 1 ? told : tokens
  }

  /// Where the items begin: at the start, and behind commas, points and line breaks.
  private static func starts(of tokens: [Token]) -> [Int] {
    tokens.indices.filter { !isSeparator(tokens[$0]) && ($0 == 0 || isSeparator(tokens[$0 - 1])) }
  }

  private static func isSeparator(_ token: Token) -> Bool {
    token.kind == .punctuation && token.isOne(of: ",", ";", ":", ".", "\n", "|", "•")
  }

  /// Hours since midnight; nil where no clock shows it.
  private static func hours(_ token: Token, value: Double) -> Double? {
    if token.hasPointedMinutes { return token.pointedTime.map { $0.hour + $0.minutes / 60 } }
    guard (0..<24).contains(value) else { return nil }
    return token.kind == .clock || value == value.rounded() ? value : nil
  }

  private static func isHalf(_ token: Token) -> Bool { token.isOne(of: "am", "pm") }

  /// "10.30 km" measures.
  private static func isMeasure(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].isSign("%") || tokens[index].isWord("x")
      || UnitTable.unit(at: index, in: tokens).map { $0.unit.dimension != .measure } ?? false
  }

  /// "12 crisps": several of them.
  private static func isCounted(_ item: ArraySlice<Token>) -> Bool {
    item.last { $0.kind == .word }.map { EnglishPlural.isPlural($0.folded) } ?? true
  }
}
