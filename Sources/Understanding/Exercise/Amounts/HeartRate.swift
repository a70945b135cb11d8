/// How fast the heart beat, which says nothing of what was done: "easy 6k 38 min, avg hr 140".
enum HeartRate {
  static let signs: WordSet = ["hr", "bpm", "heart", "heartrate"]
  private static let kinds: WordSet = ["avg", "average", "ave", "max", "mean", "peak", "min"]
  private static let between: WordSet = [":", "of", "was", "at", "around", "=", "about", "in", "the"]
  private static let beats = 40.0...230.0

  /// `tokens` without heart rates, where another figure is left.
  static func leftOut(of tokens: [Token]) -> [Token] {
    guard tokens.count > 4, signs.occurs(in: tokens) else { return tokens }
    var kept = tokens.without { rate(at: $0, in: tokens) }
    while let last = kept.last, last.isSign(",") || last.isSign("(") { kept.removeLast() }
    return kept.contains { $0.kind == .number || $0.kind == .clock } ? kept : tokens
  }

  /// Behind "avg hr 140 bpm", "hr 140", "140 bpm max 171" at `index`.
  private static func rate(at index: Int, in tokens: [Token]) -> Int? {
    var at = index
    // "38 min hr 140" is half an hour and more.
    if kinds.contains(at: at, in: tokens), at == 0 || !tokens[at - 1].isCount { at += 1 }
    if let end = named(at: at, in: tokens, from: index) {
      at = end
    } else {
      guard isBeats(at, in: tokens), tokens.word(at + 1) == "bpm" else { return nil }
      at += 2
    }
    // "hr 140 max 171", "avg hr 140, max 171".
    let more = at < tokens.count && tokens[at].isSign(",") ? at + 1 : at
    if kinds.contains(at: more, in: tokens), isBeats(more + 1, in: tokens),
      UnitTable.unit(at: more + 2, in: tokens) == nil
    {
      at = tokens.word(more + 2) == "bpm" ? more + 3 : more + 2
    }
    return at
  }

  /// Behind "hr: 140", "heart rate 140 bpm"; "1 hr 45" is a length.
  private static func named(at index: Int, in tokens: [Token], from start: Int) -> Int? {
    var at = index
    switch tokens.word(at) {
    case "hr", "heartrate":
      guard start == 0 || !isAmount(tokens[start - 1]) || start < index else { return nil }
      at += 1
    case "heart":
      guard tokens.word(at + 1) == "rate" else { return nil }
      at += 2
    default: return nil
    }
    if kinds.contains(at: at, in: tokens) { at += 1 }
    while at < tokens.count, between.contains(tokens[at]), at - index < 5 { at += 1 }
    guard isBeats(at, in: tokens), UnitTable.unit(at: at + 1, in: tokens) == nil else { return nil }
    return tokens.word(at + 1) == "bpm" ? at + 2 : at + 1
  }

  private static func isAmount(_ token: Token) -> Bool {
    token.isCount || NumberWords.articles.contains(token) || NumberWords.fractions.contains(token)
      || token.isOne(of: "per", "full", "whole", "solid", "/")
  }

  private static func isBeats(_ at: Int, in tokens: [Token]) -> Bool {
    at < tokens.count && tokens[at].kind == .number && tokens[at].value.map { beats.contains($0) } ?? false
  }
}
