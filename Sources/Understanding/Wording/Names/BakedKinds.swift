/// Biscuits, bars and filled pockets with the kind told behind them: "2 digestives chocolate", "clif bar choc chip",
/// "hot pocket ham and cheese".
///
/// What tells the kind is a food by itself elsewhere, so that only tastes that bakes come in count as one.
struct BakedKinds {
  /// The tokens of the bake's name.
  var name: [Token]
  /// What its maker calls it, of which all kinds have about the same energy.
  var isBrand: Bool
  private var kinds: WordSet

  private static let tastes = WordList.words(
    """
    chocolate choc dark white milk caramel salted sea salt fudge brownie chip chips peanut butter almond hazelnut coconut
    cranberry oat oatmeal honey ginger cinnamon raisin double mint toffee cookies cookie cream dough birthday cake lemon
    blueberry maple nut nuts crunch vanilla
    """)
  private static let fillings = WordList.words(
    """
    pepperoni pizza ham cheese cheddar meatball meatballs mozzarella steak philly chicken broccoli sausage egg bacon
    beef turkey bbq
    """)
  private static let glazes = WordList.words(
    "chocolate choc oatmeal ginger cinnamon raisin glazed blueberry chip double shortbread")
  /// Bakes of any baker: what is told behind several of them is their kind where tables know it.
  private static let plain = WordList.words(
    "cookie cookies muffin muffins biscuit biscuits donut donuts doughnut doughnuts cupcake cupcakes")
  private static let brands = WordList.words(
    "hobnob hobnobs digestive digestives larabar rxbar newtons poptart poptarts")
  private static let bars: WordSet = ["bar", "bars"]
  private static let pockets: WordSet = ["pocket", "pockets"]
  private static let makers = WordList.words(
    "kind clif cliff quest luna builder atkins fulfil nakd rx protein granola cereal energy nature valley nutrigrain")
  private static let heating: WordSet = ["hot", "lean"]
  static let all = plain.union(brands).union(bars).union(pockets)
  private static let joints: WordSet = ["and", "&", "n"]
  private static let longestKind = 4

  /// Whether any of them is named.
  static func mayOccur(in tokens: ArraySlice<Token>) -> Bool { all.occurs(in: tokens) }

  /// The bake that the token at `index` ends the name of.
  static func bake(endingAt index: Int, in tokens: [Token]) -> BakedKinds? {
    let token = tokens[index]
    guard token.kind == .word, all.contains(token) else { return nil }
    if brands.contains(token) { return BakedKinds(name: [token], isBrand: true, kinds: tastes) }
    guard index > 0 else { return nil }
    let before = tokens[index - 1]
    if plain.contains(token) {
      // "Cookies, oatmeal" without a number may be two things that were had.
      return before.isCount ? BakedKinds(name: [token], isBrand: false, kinds: glazes) : nil
    }
    let isPocket = pockets.contains(token)
    guard isPocket ? heating.contains(before) : makers.contains(before) else { return nil }
    return BakedKinds(name: [before, token], isBrand: true, kinds: isPocket ? fillings : tastes)
  }

  /// Where the kind that begins at `start` ends; nil where none is told.
  func endOfKind(from start: Int, in tokens: [Token]) -> Int? {
    var end = start
    while end < tokens.count, end - start < Self.longestKind, tokens[end].kind == .word || tokens[end].isSign("&") {
      if kinds.contains(tokens[end]) {
        end += 1
      } else if end > start, Self.joints.contains(tokens[end]), kinds.contains(at: end + 1, in: tokens) {
        end += 2
      } else {
        break
      }
    }
    guard end > start, let last = tokens[..<end].last else { return nil }
    // "2 digestives milk", "a cereal bar milk": that is drunk beside it.
    return last.isOne(of: "milk", "butter") && end - start == 1 ? nil : end
  }
}
