/// Scoops told behind their powder: "whey, 2 scoops in water".
enum ScoopsBehind {
  private static let powders: WordSet = [
    "protein", "whey", "casein", "isolate", "huel", "collagen", "powder", "soylent", "mass", "gainer", "recovery",
  ]
  private static let liquids: WordSet = ["in", "with", "into"]
  private static let mostWords = 2

  /// `tokens` with the scoops before the powder, as "2 scoops of whey in water": what they are stirred into is none.
  static func told(_ said: [Token]) -> [Token] {
    let tokens = named(powdered(said))
    guard QuantityWords.scoops.occurs(in: tokens), powders.occurs(in: tokens),
      let comma = tokens.indices.dropFirst().first(where: { tokens[$0].isSign(",") || tokens[$0].isSign("-") }),
      let head = powders.firstIndex(in: tokens[..<comma].suffix(mostWords)),
      let amount = QuantityParser(tokens).quantity(at: comma + 1), amount.value != nil,
      QuantityWords.scoops.contains(at: amount.tokens.upperBound - 1, in: tokens),
      liquids.contains(at: amount.tokens.upperBound, in: tokens),
      head == 0 || !tokens[head - 1].isCount
    else { return tokens }
    let of = Token.word("of", at: tokens[comma].range)
    // "Recovery shake, 2 scoops in milk": of its powder.
    let powder = Token.word("powder", at: tokens[comma].range)
    let name = tokens[head].isWord("recovery") ? [tokens[head], powder] : Array(tokens[head..<comma])
    return tokens[..<head] + tokens[amount.tokens] + [of] + name + tokens[amount.tokens.upperBound...]
  }

  private static let bottled: WordSet = ["huel", "soylent", "yfood"]
  private static let bottledKinds: WordSet = ["powder", "black", "shake", "bar", "bottle", "complete", "drink"]

  /// "2 scoops of huel powder" for "2 scoops of huel", which by itself is the bottle.
  private static func powdered(_ tokens: [Token]) -> [Token] {
    guard QuantityWords.scoops.occurs(in: tokens), let name = bottled.firstIndex(in: tokens),
      !bottledKinds.contains(at: name + 1, in: tokens)
    else { return tokens }
    return tokens[...name] + [Token.word("powder", at: tokens[name].range)] + tokens[(name + 1)...]
  }

  private static let joints = ListWords.listJoints.union(["in", "with", "plus", "."])

  /// "A whey shake made with 2 scoops and 300 ml of milk": scoops of what the shake is called by.
  private static func named(_ tokens: [Token]) -> [Token] {
    guard QuantityWords.scoops.occurs(in: tokens), let shake = ListWords.shakes.firstIndex(in: tokens), shake > 0,
      powders.contains(tokens[shake - 1]),
      let scoop = QuantityWords.scoops.firstIndex(in: tokens.dropFirst(shake + 2)),
      tokens[scoop - 1].isCount, scoop + 1 == tokens.count || joints.contains(tokens[scoop + 1])
    else { return tokens }
    let of = Token.word("of", at: tokens[scoop].range)
    let powder = tokens[shake - 1].joined(.apart)
    return tokens[...scoop] + [of, powder] + tokens[(scoop + 1)...]
  }
}
