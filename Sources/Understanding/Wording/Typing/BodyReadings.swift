/// Readings of the blood that are noted beside a meal: "BG 6.2 before breakfast", "glucose 5.4, then toast". They are no
/// food, and Ada keeps none of them.
enum BodyReadings {
  static let names = PhraseTable(
    list: """
      bg,bgl,blood sugar,blood glucose,glucose,sugars,ketones,bp,blood pressure,hba1c,a1c,cgm,libre,dexcom,sats,spo2
      fasting glucose,fasting bg,fasting sugar
      """)
  private static let joints: WordSet = [":", "=", "was", "is", "at", "of", "reading", "read", "about", "around", "-"]
  private static let units: WordSet = ["mmol", "mmol/l", "mg/dl", "mg", "/", "l", "dl", "mmhg", "%"]

  private static let lows = PhraseTable(
    list: """
      to treat a low,to treat a hypo,to treat my low,to treat the low,to treat low blood sugar,treating a low,treating a hypo
      for a low,for a hypo,for my low,for my hypo,for the low,for low blood sugar,to fix a low,to fix my low,to bring my sugar up
      to bring my sugars up,because i was low,as i was low,was low
      """)
  static let lowering: WordSet = ["low", "hypo", "sugar", "sugars"]

  /// `tokens` without what somebody ate against who was low: "150 ml of juice to treat a low".
  static func withoutLow(_ tokens: [Token]) -> [Token] {
    tokens.replacing { index in
      guard index > 0, let low = lows.match(at: index, in: tokens), tokens.breaks(at: index + low.count) else {
        return nil
      }
      return (index + low.count, [])
    }
  }

  /// `tokens` without them, where other words stay.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    let kept = tokens.replacing { index in end(at: index, in: tokens).map { ($0, []) } }
    guard kept.count < tokens.count, kept.contains(where: { $0.kind == .word }) else { return tokens }
    return Array(kept.drop { $0.kind == .punctuation && !$0.isSign("(") })
  }

  /// Behind a reading that begins at `index`.
  private static func end(at index: Int, in tokens: [Token]) -> Int? {
    guard let name = names.match(at: index, in: tokens), index == 0 || !tokens[index - 1].isCount else { return nil }
    var at = joints.end(from: index + name.count, in: tokens)
    guard at < tokens.count, tokens[at].kind == .number else { return nil }
    at += 1
    // "120/80".
    if at + 1 < tokens.count, tokens[at].isSign("/"), tokens[at + 1].kind == .number { at += 2 }
    // "Glucose 15 g" and "glucose 3 tablets" are eaten.
    if at < tokens.count, !units.contains(tokens[at]), UnitTable.unit(at: at, in: tokens) != nil { return nil }
    while at < tokens.count, units.contains(tokens[at]) { at += 1 }
    return at
  }
}
