/// Distances and times that were typed together with what was done: "5kmrun", "45minyoga".
enum GluedActivity {
  private static let units = ["kms", "km", "k", "miles", "mile", "mi", "mins", "min", "hrs", "hr", "h", "m"]

  /// `tokens` with every such word parted.
  static func parted(_ tokens: [Token]) -> [Token] {
    guard tokens.indices.contains(where: { GluedMeasure.mayBeGlued($0, in: tokens) }) else { return tokens }
    return tokens.indices.flatMap { GluedMeasure.mayBeGlued($0, in: tokens) ? parted(tokens[$0]) : [tokens[$0]] }
  }

  private static func parted(_ token: Token) -> [Token] {
    guard token.text.count == token.folded.count else { return [token] }
    for unit in units where token.folded.hasPrefix(unit) && token.folded.count > unit.count + 2 {
      let (measure, rest) = token.cut(behind: unit)
      guard let mention = ActivityLexicon.reference.mentions(in: [rest]).first, !mention.activity.isGeneric else {
        continue
      }
      return [measure, rest]
    }
    return [token]
  }
}
