import Foods

/// Colours and flavours that tell packs of one brand apart: "gatorade, the red one", "ribena strawberry", "doritos the
/// blue ones", "clif bar choc chip".
///
/// Tables have the brand, and what differs by colour or taste is hardly its energy. A kind that a table has keeps its
/// name.
enum BrandKinds {
  /// Last words of brands that are sold in several colours and flavours.
  static let brands = WordList.words(
    """
    monster bull redbull rockstar celsius relentless gatorade powerade lucozade fanta tango coke pepsi sprite
    oasis ribena robinsons vimto rubicon volvic pellegrino schweppes sun claw water innocent frijj yazoo yop muller
    activia alpro filous danio doritos walkers pringles lays mccoys tyrrells takis cheetos kitkat milka haribo magnum
    vitaminwater huel frube frubes oreo oreos barebells grenade quest ovaltine nesquik skittles cornetto calippo halls
    tictac lindor trolli
    """)
  /// Brands of two words, by the second, and what stands before it.
  private static let firsts: WordTable<String> = [
    "bull": "red", "sun": "capri", "claw": "white", "pellegrino": "san", "filous": "petits", "water": "vitamin",
  ]
  static let colors = WordList.words(
    "red blue green yellow orange pink purple black white silver gold golden brown turquoise grey gray lilac")
  static let flavors = ListWords.soldFlavors.union(
    WordList.words("fruits citrus summer exotic lychee guava grapefruit natural plain"))
  /// What is sold low in sugar, which the colour of a can tells as well.
  private static let diet: WordTable<String> = ["silver": "diet", "black": "zero", "grey": "diet", "gray": "diet"]
  private static let colas: WordSet = ["coke", "pepsi"]
  /// Change what a pack holds, or tell of its size or its place, and are no flavour.
  private static let noFlavors: WordSet = [
    "zero", "diet", "light", "lite", "sugar", "free", "max", "skinny", "low", "no", "decaf", "big", "small", "large",
    "little", "mini", "other", "last", "first",
  ]
  private static let ones: WordSet = [
    "one", "ones", "kind", "flavour", "flavor", "flavoured", "version", "sort", "edition",
  ]
  private static let articles: WordSet = ["the", "a", "in"]
  private static let followers = WordList.words(
    "and with w n plus for at on in after before but then can cans bottle bottles pack bag today yesterday from to")
  private static let longestKind = 4

  /// `tokens` without such kinds.
  static func plain(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard tokens.count > 1, brands.occurs(in: tokens.dropLast()) || BakedKinds.mayOccur(in: tokens.dropLast()) else {
      return tokens
    }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      result.append(tokens[index])
      index += 1
      if let bake = BakedKinds.bake(endingAt: index - 1, in: tokens), let end = bake.endOfKind(from: index, in: tokens),
        ends(end, in: tokens)
      {
        // Of "dark chocolate" the last word tells most: "chocolate digestives" are in the tables.
        let kinds = [tokens[index..<end], tokens[(end - 1)..<end]]
        if let kind = kinds.first(where: { isKnown(($0 + bake.name).map(\.folded), catalog: catalog) }) {
          result.insert(contentsOf: kind, at: result.count - bake.name.count)
        } else if !bake.isBrand {
          continue
        }
        index = end
        continue
      }
      guard isBrand(at: index - 1, in: tokens), let kind = kind(from: index, in: tokens) else { continue }
      let brand = name(endingAt: index - 1, in: tokens)
      let told = kind.words.map(\.folded)
      if kind.words.count == 1, colas.contains(tokens[index - 1]), let light = diet[kind.words[0]] {
        result.append(Token.word(light, at: kind.words[0].range))
      } else if isKnown(brand + told, catalog: catalog) {
        result += kind.words
      } else if isKnown(told + brand, catalog: catalog) {
        result.insert(contentsOf: kind.words, at: result.count - brand.count)
      }
      index = kind.end
    }
    return result
  }

  static func isBrand(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .word, brands.contains(tokens[index]) else { return false }
    guard let first = firsts[tokens[index]] else { return true }
    return index > 0 && tokens[index - 1].folded == first
  }

  private static func name(endingAt index: Int, in tokens: [Token]) -> [String] {
    firsts[tokens[index]].map { [$0, tokens[index].folded] } ?? [tokens[index].folded]
  }

  /// The colour or flavour behind a brand, and where it ends.
  private static func kind(from start: Int, in tokens: [Token]) -> (words: [Token], end: Int)? {
    var at = start
    if at < tokens.count, tokens[at].isSign(",") || tokens[at].isSign("-") { at += 1 }
    let isPointed = articles.contains(at: at, in: tokens)
    if isPointed { at += 1 }
    // A comma before a bare taste begins the next food: "coke, cherry pie".
    guard at == start || isPointed else { return nil }
    var words: [Token] = []
    // "The oreo one": whatever it is called by. "The zero one" says what is in it.
    while words.count < longestKind, at < tokens.count, tokens[at].kind == .word, !ones.contains(tokens[at]),
      colors.contains(tokens[at]) || flavors.contains(tokens[at]) || isPointed && !noFlavors.contains(tokens[at])
    {
      words.append(tokens[at])
      at += 1
    }
    guard !words.isEmpty else { return nil }
    let isOne = ones.contains(at: at, in: tokens)
    if isOne { at += 1 }
    // "Pepsi, the cherry tart" goes on.
    guard isOne || !isPointed, ends(at, in: tokens) else { return nil }
    return (words, at)
  }

  private static func ends(_ index: Int, in tokens: [Token]) -> Bool {
    index == tokens.count || tokens[index].kind != .word || followers.contains(tokens[index])
      || tokens[index].isCount || UnitTable.unit(at: index, in: tokens) != nil
      || ["zero", "sugar"].contains(tokens[index].folded)
  }

  private static func isKnown(_ words: [String], catalog: FoodCatalog) -> Bool {
    catalog.link(words.joined(separator: " ")).map { $0.confidence >= sure && $0.food.source != .branded } ?? false
  }

  private static let sure = 0.9
}
