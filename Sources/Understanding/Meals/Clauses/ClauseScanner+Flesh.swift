import Nutrition

/// Amounts that are told of the dish before in other words: what there was to eat on it, and what its pieces were filled with.
extension ClauseScanner {
  private static let onBones = WordList.words(
    """
    rib ribs brisket wing wings thigh thighs drumstick drumsticks shank shanks leg legs knuckle oxtail chop chops cutlet
    cutlets duck goose turkey chicken rabbit pheasant skewer skewers kebab kebabs crab lobster crayfish shoulder neck
    """)
  private static let fish = WordList.words(
    "trout salmon bass bream mackerel sardine sardines carp snapper tilapia cod haddock sole plaice turbot pike perch herring"
  )
  private static let flesh: WordSet = ["meat", "flesh"]

  /// Behind "but": "cereal but no milk".
  static let lacking: WordSet = ["no", "without", "minus"]
  private static let without: WordSet = ["without", "minus", "excluding", "less"]
  private static let waste = WordList.words(
    "rind rinds peel peels skin skins stone stones pit pits bone bones shell shells core cores husk husks pods")

  /// Behind "without the rind" at `start`: what no one eats, and no word of a food.
  private func trimmed(at start: Int) -> Int? {
    guard start + 1 < tokens.count, Self.without.contains(tokens[start]) else { return nil }
    let noun = tokens[start + 1].isWord("the") || tokens[start + 1].isWord("its") ? start + 2 : start + 1
    return noun < tokens.count && Self.waste.contains(tokens[noun]) ? noun + 1 : nil
  }

  /// Takes "about 150 g of meat" behind "chicken wings,", or "150 g without the skin": how much of them there was to eat.
  mutating func flesh(of quantity: Quantity, end: Int) -> Bool {
    let behind = trimmed(at: end)
    guard end < tokens.count, quantity.grams != nil,
      behind != nil || Self.flesh.contains(tokens[end]) || tokens[end].isWord("fish"),
      case let next = behind ?? end + 1, tokens.breaks(at: next),
      case .soft(.comma, _)? = elements.last, case .word(let named)? = elements.dropLast().last
    else { return false }
    let isFish = Self.fish.contains(tokens[named])
    guard behind != nil || (tokens[end].isWord("fish") ? isFish : isFish || Self.onBones.contains(tokens[named])) else {
      return false
    }
    var served = quantity
    served.hasOf = false
    elements.removeLast()
    elements.append(.served(served))
    index = next
    return true
  }

  private static let filled = WordList.words(
    """
    wrap wraps taco tacos burrito burritos bao baos empanada empanadas arepa arepas crepe crepes sandwich sandwiches
    smorrebrod torta tortas onigiri toastie toasties panini paninis samosa samosas pierogi
    dumpling dumplings pasty pasties pizza pizzas omelette omelettes bruschetta tostada tostadas canape canapes
    galette galettes
    """)
  /// What is eaten with something on it, which counts besides.
  private static let breads = WordList.words(
    """
    roll rolls brotchen semmel semmeln bap baps barm barms cob cobs bun buns bagel bagels toast toasts slice slices bread
    crumpet crumpets scone scones waffle waffles pancake pancakes blini blinis baguette baguettes crispbread crispbreads
    oatcake oatcakes cracker crackers cakes
    """)
  private static let others: WordSet = ["one", "other", "another", "two", "three", "second"]
  private static let stops: WordSet = ["plus", "then", ".", ";", "!", "?", "followed", "washed"]

  /// Takes "one with ham and the other with tuna" behind "two wraps,": of which kind each of them was.
  mutating func toldOneByOne() -> Bool {
    if index > 0, index + 2 < tokens.count, tokens[index + 1].isWord("with"), Self.others.contains(tokens[index]),
      tokens[index - 1].kind == .punctuation || tokens[index - 1].isOne(of: "and", "the"),
      let bread = elements.first(where: \.isWord), case .word(let word) = bread, Self.breads.contains(tokens[word])
    {
      take(.soft(.with, index + 1), count: 2)
      return true
    }
    guard tokens[index].isWord("one"), index > 0, tokens[index - 1].kind == .punctuation, index + 2 < tokens.count,
      tokens[index + 1].isWord("with"),
      elements.contains(where: { if case .word(let word) = $0 { Self.filled.contains(tokens[word]) } else { false } })
    else { return false }
    var count = 1.0
    var end = index + 2
    while end < tokens.count, !Self.stops.contains(tokens[end]) {
      let isJoint = tokens[end].isSign(",") || tokens[end].isWord("and") || tokens[end].isSign("&")
      if isJoint {
        var next = end + 1
        while next < tokens.count, tokens[next].isWord("and") || tokens[next].isWord("the") { next += 1 }
        let isOther = next + 1 < tokens.count && Self.others.contains(tokens[next]) && tokens[next + 1].isWord("with")
        if isOther {
          count += tokens[next].saidNumber ?? 1
          end = next + 1
          continue
        }
        if next < tokens.count, tokens[next].isCount || NumberWords.articles.contains(tokens[next]) { break }
      }
      end += 1
    }
    guard count > 1 else { return false }
    let isCounted = elements.contains { $0.count != nil }
    elements.append(
      isCounted ? .gap : .served(Quantity(tokens: index..<(index + 1), value: count)))
    index = end
    return true
  }
}
