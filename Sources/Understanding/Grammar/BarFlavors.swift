/// Bars by their brand and flavour: "quest bar cookies and cream", "rxbar choc sea salt". Tables have the bar, and its
/// flavours are no chocolate, cream or salt beside it.
enum BarFlavors {
  /// Brands that are bars by their name alone.
  private static let bars = WordList.words("rxbar rxbars larabar larabars")
  private static let brands = WordList.words(
    "quest clif kind barebells grenade fulfil luna atkins perfect nakd one think")
  private static let nouns: WordSet = ["bar", "bars"]
  private static let flavors = WordList.words(
    """
    choc chocolate chip chips sea salt salted cookies cookie cream dough brownie peanut almond butter coconut nut nuts dark
    white milk maple crunch crunchy birthday cake caramel mint lemon pie blueberry hazelnut raspberry vanilla
    """)
  private static let joints: WordSet = ["and", "n", "&"]
  private static let followers = WordList.words("with w plus for at on in after before then today yesterday from")

  /// `tokens` without those flavours.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard tokens.count > 2, let bar = tokens.indices.dropLast().first(where: { isBar(at: $0, in: tokens) }) else {
      return tokens
    }
    var end = bar + 1
    var flavor = end
    while flavor < tokens.count, tokens[flavor].kind == .word || joints.contains(tokens[flavor]) {
      if flavors.contains(tokens[flavor]) {
        end = flavor + 1
      } else if !joints.contains(tokens[flavor]) {
        break
      }
      flavor += 1
    }
    // "Kind bar almond latte": the flavour goes on into a food.
    guard end > bar + 1, end == tokens.count || ends(end, in: tokens) else { return tokens }
    return Array(tokens[...bar]) + tokens[end...]
  }

  private static func isBar(at index: Int, in tokens: [Token]) -> Bool {
    bars.contains(tokens[index])
      || index > 0 && nouns.contains(tokens[index]) && brands.contains(tokens[index - 1])
  }

  private static func ends(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].kind != .word || joints.contains(tokens[index]) || followers.contains(tokens[index])
  }
}
