import Nutrition

/// Turns the tokens of a clause about eating into what each of them does.
struct ClauseScanner {
  private let tokens: [Token]
  private let filter: SceneFilter
  private let quantities: QuantityParser
  private var elements: [MealElement] = []
  private var index = 0
  /// A verb of eating stood last: what follows is its object, with or without a preposition.
  private var isAfterVerb = false
  /// Something is put to something else: what it is put to was not measured.
  private var isAdding = false
  /// Up to here the tokens stand in brackets.
  private var bracketEnd = 0

  init(_ tokens: [Token]) {
    self.tokens = tokens
    filter = SceneFilter(tokens)
    quantities = filter.quantities
  }

  /// The clause's elements in order.
  static func elements(of tokens: [Token]) -> [MealElement] {
    var scanner = ClauseScanner(tokens)
    while scanner.index < tokens.count { scanner.step() }
    return scanner.elements
  }

  private mutating func step() {
    let token = tokens[index]
    switch token.kind {
    case .punctuation: sign(token)
    case .clock:
      take(.gap)
      skipTimeWord()
    case .emoji:
      if !token.folded.isEmpty { elements.append(.word(index)) }
      index += 1
    case .number:
      if token.join != .apart, isAfterContent { content() } else if !amount() { plainNumber() }
    case .word: word(token)
    }
  }

  private mutating func take(_ element: MealElement, count: Int = 1) {
    elements.append(element)
    index += count
  }

  private var isAfterContent: Bool {
    guard index > 0, case .word(let last)? = elements.last else { return false }
    return last == index - 1 || last == index - 2 && tokens[index - 1].isSign(".") && tokens[index].join == .glued
  }

  // MARK: Signs

  private mutating func sign(_ token: Token) {
    switch token.folded {
    case ",": take(.soft(.comma, index))
    case "&": take(.soft(.and, index))
    case "+", "\n", ";", ":", "=", "|", "•": take(.hard)
    case ".", "!", "?", "…":
      // "T.G.I. Friday's" and "Surprise! Candy": inside a name the sign parts nothing.
      let next = index + 1 < tokens.count ? index + 1 : nil
      let isInitial =
        index > 0 && token.join == .glued && tokens[index - 1].text.utf8.count == 1 && tokens[index - 1].kind == .word
      let isInside =
        next.map { tokens[$0].join == .glued || filter.isNameLike[$0] && (isAfterContent || isInitial && index > 2) }
        ?? false
      if isInside { index += 1 } else { take(.hard) }
    case "-":
      let isInName =
        index > 0 && index + 1 < tokens.count && filter.isNameLike[index - 1] && filter.isNameLike[index + 1]
      take(isInName ? .soft(.comma, index) : token.join == .glued ? .gap : .hard)
    case "(", "[": bracket()
    case "@":
      index += 1
      if index < tokens.count, tokens[index].kind == .number || tokens[index].kind == .clock {
        take(.gap)
        skipTimeWord()
      }
    case ")", "]": take(.bracketEnd)
    case "%": isAfterContent ? take(.word(index)) : (index += 1)
    default: index += 1
    }
  }

  private var isInBracket: Bool { index < bracketEnd }

  private mutating func bracket() {
    let close = tokens[index...].firstIndex { $0.isSign(")") || $0.isSign("]") } ?? tokens.count
    let inside = tokens[index..<close]
    // "(yield from 281 g raw meat)" tells how a table weighed its piece, not what was eaten.
    if inside.contains(where: { $0.isWord("yield") || $0.isWord("yields") }) {
      index = min(close + 1, tokens.count)
      return
    }
    bracketEnd = close
    take(.bracket(index))
  }

  // MARK: Words

  private mutating func word(_ token: Token) {
    if filter.isNameLike[index], MealWords.softJoiners[token.folded] == nil {
      if !amount() { content() }
      return
    }
    if token.join == .hyphen, isAfterContent { return content() }
    // The I of "T.G.I."
    if token.join == .glued, index > 1, tokens[index - 1].isSign("."), tokens[index - 2].kind == .word {
      return content()
    }
    if isInBracket {
      if !amount() { content() }
      return
    }
    if index + 1 < tokens.count, MealWords.compounds.contains(token.folded + " " + tokens[index + 1].folded) {
      content()
      return content()
    }
    if timesCount(token) { return }
    if background(token) { return }
    if let count = filter.joiner(at: index) {
      isAfterVerb = false
      isAdding = false
      return take(.hard, count: count)
    }
    if let meal = MealWords.mealTypes[token.folded], !isFoodName(index) { elements.append(.meal(meal)) }
    if let end = flavorOf() { return drop(to: end) }
    if let end = filter.prepositionalScene(at: index) {
      noteMeals(in: index..<end)
      return take(.gap, count: end - index)
    }
    if timeOfDay() { return }
    if let end = filter.sceneRun(at: index, afterContent: isAfterContent) {
      noteMeals(in: index..<end)
      return take(.gap, count: end - index)
    }
    // "vegetables, including carrots" goes on with the vegetables.
    if token.isWord("including"), isAfterFood { return content() }
    if marker() { return }
    if filter.isVerb(index), !isParticiple(token), !isMeasuredNext {
      isAfterVerb = true
      if MealWords.adding.contains(token.folded) { isAdding = true }
      return take(.hard)
    }
    if amount() { return }
    if MealWords.subordinators.contains(token.folded), !isAfterVerb {
      return drop(to: filter.restOfPhrase(from: index + 1))
    }
    if let joiner = MealWords.softJoiners[token.folded] {
      return isAfterVerb ? (index += 1) : take(.soft(joiner, index))
    }
    if namesFood(token) { return content() }
    if token.isWord("from"), isAfterContent { return origin() }
    if MealWords.prepositions.contains(token.folded) || isAfterVerb && MealWords.particles.contains(token.folded) {
      return preposition(token)
    }
    if filter.isDroppable(index) {
      let isCopula = ["is", "are", "was", "were", "which", "that", "it"].contains(token.folded)
      return isCopula ? take(.gap) : (index += 1)
    }
    content()
  }

  /// "toast x2": the count behind its food.
  private mutating func timesCount(_ token: Token) -> Bool {
    guard token.folded == "x", index + 1 < tokens.count, tokens[index + 1].kind == .number,
      let value = tokens[index + 1].value,
      value > 0, value < 100, !elements.isEmpty
    else { return false }
    elements.append(.served(Quantity(tokens: index..<(index + 2), value: value)))
    index += 2
    return true
  }

  /// "vitamin enhanced water": a participle between two words of a name.
  private func isParticiple(_ token: Token) -> Bool {
    isAfterContent && token.folded.hasSuffix("ed") && filter.isContent(index + 1)
  }

  /// Right behind "100 g of" stands what was eaten, whatever the word may be elsewhere.
  private var isMeasuredNext: Bool {
    if case .quantity(let quantity)? = elements.last {
      quantity.unit != nil && filter.isContent(index + 1)
    } else {
      false
    }
  }

  /// An amount was said for the name that is being read.
  private var isInMeasuredName: Bool {
    for element in elements.reversed() {
      switch element {
      case .word, .soft, .bracket, .bracketEnd: continue
      case .quantity(let quantity): return quantity.unit != nil || quantity.content != nil
      default: return false
      }
    }
    return false
  }

  private var isAfterFood: Bool {
    switch elements.last {
    case .word?: return true
    case .soft?: if case .word? = elements.dropLast().last { return true } else { return false }
    default: return false
    }
  }

  /// "weighing 30 g", "equivalent to 2 cups": the amount of the food before.
  private mutating func marker() -> Bool {
    guard MealWords.amountMarkers.contains(tokens[index].folded) else { return false }
    var start = index + 1
    while start < tokens.count, ["to", "in", "about", "at", "up"].contains(tokens[start].folded) { start += 1 }
    guard start < tokens.count, let quantity = quantities.quantity(at: start),
      !followsContent(quantity.tokens.upperBound)
    else {
      return false
    }
    elements.append(.served(quantity))
    index = quantity.tokens.upperBound
    return true
  }

  /// "to my oatmeal", and after a verb of adding "on my salad": what was there already.
  private mutating func background(_ token: Token) -> Bool {
    guard index + 1 < tokens.count, ["my", "our", "his", "her", "their"].contains(tokens[index + 1].folded) else {
      if isAdding, token.isWord("on"), index + 2 < tokens.count, tokens[index + 1].isWord("top"),
        tokens[index + 2].isWord("of")
      {
        drop(to: filter.restOfPhrase(from: index + 3))
        return true
      }
      return false
    }
    let isReflexive = index > 0 && ["myself", "ourselves"].contains(tokens[index - 1].folded)
    guard
      token.isWord("to") && !isReflexive
        || isAdding && ["on", "in", "into", "over", "onto", "atop"].contains(token.folded)
    else {
      return false
    }
    drop(to: filter.restOfPhrase(from: index + 1))
    return true
  }

  /// "with the delicious essence of strawberry": what it tastes of, not what was eaten with it.
  private func flavorOf() -> Int? {
    guard tokens[index].isWord("with"), isAfterFood, let end = filter.sceneRun(at: index + 1, afterContent: false),
      tokens[end - 1].isWord("of"), tokens[index..<end].contains(where: { MealWords.flavorNouns.contains($0.folded) })
    else { return nil }
    var rest = filter.restOfPhrase(from: end)
    while rest > end, rest + 1 < tokens.count, tokens[rest].isSign("&") || tokens[rest].isWord("and"), filter.isContent(rest + 1),
      quantities.quantity(at: rest + 1) == nil
    {
      rest = filter.restOfPhrase(from: rest + 1)
    }
    return rest > end ? rest : nil
  }

  /// A scene word beside a food word, or a grade ("choice") that describes one.
  private func namesFood(_ token: Token) -> Bool {
    if token.isWord("added") { return isAfterContent || !filter.isContent(index + 1) ? false : true }
    let isBesideFood = isAfterContent || filter.isContent(index + 1)
    if MealWords.sceneInNames.contains(token.folded), isBesideFood { return true }
    if MealWords.modifiers.contains(token.folded), case .soft? = elements.last { return true }
    return false
  }

  /// "from a fast food restaurant", "from Starbucks": says which kind of food it is.
  private mutating func origin() {
    if let quantity = quantities.quantity(at: index + 1), !quantity.isArticle || quantity.unit != nil {
      return take(.gap)
    }
    var end = index + 1
    while end < tokens.count, filter.isContent(end) || filter.isDroppable(end) { end += 1 }
    // "from the fun size bag" tells no more than the amount does.
    if let unit = UnitTable.unit(named: tokens[end - 1].folded), unit.isContainer { return drop(to: end) }
    content()
    while index < tokens.count, tokens[index].kind == .word,
      NumberWords.articles.contains(tokens[index].folded) || MealWords.small.contains(tokens[index].folded)
    {
      index += 1
    }
    while index < tokens.count, filter.isContent(index) || filter.isScene(index) { content() }
  }

  private mutating func content() {
    isAfterVerb = false
    if MealWords.adding.contains(tokens[index].folded) { isAdding = true }
    take(.word(index))
  }

  private mutating func drop(to end: Int) {
    noteMeals(in: index..<end)
    take(.gap, count: max(1, end - index))
  }

  private mutating func preposition(_ token: Token) {
    if isAfterVerb {
      index += 1
      return
    }
    switch token.folded {
    case "in", "at", "by", "into", "onto", "inside", "within", "upon":
      if let quantity = quantities.quantity(at: index + 1) {
        if followsContent(quantity.tokens.upperBound) {
          // "fried in a tablespoon of oil".
          take(.soft(.with, index))
        } else {
          elements.append(.served(quantity))
          index = quantity.tokens.upperBound
        }
      } else if token.folded == "in" || token.folded == "into" || token.folded == "inside" {
        elements.append(.word(index))
        index += 1
      } else {
        drop(to: filter.restOfPhrase(from: index + 1))
      }
    default: drop(to: filter.restOfPhrase(from: index + 1))
    }
  }

  private func followsContent(_ position: Int) -> Bool { filter.isContent(position) }

  private func isFoodName(_ position: Int) -> Bool {
    filter.isContent(position + 1) && MealWords.sceneInNames.contains(tokens[position].folded)
  }

  private mutating func noteMeals(in range: Range<Int>) {
    for position in range where position != index {
      if let meal = MealWords.mealTypes[tokens[position].folded] { elements.append(.meal(meal)) }
    }
  }

  // MARK: Numbers

  private mutating func amount() -> Bool {
    guard let quantity = quantities.quantity(at: index) else { return false }
    let end = quantity.tokens.upperBound
    guard end > index else { return false }
    let first = tokens[index]
    // The A of "vitamin A" is no article.
    if quantity.isArticle, first.text == "A", index > 0, !tokens[index - 1].isBreak || tokens[index - 1].isSign(",") {
      return false
    }
    // ".38 SPECIAL" after an amount, "5 B VITAMINS" in a name: a number with no unit that belongs to the name.
    if first.kind == .number, quantity.unit == nil, quantity.content == nil, quantity.size == nil, followsContent(end) {
      if case .quantity(let held)? = elements.last, held.unit != nil { return false }
      if isAfterContent, filter.isNameLike[index - 1], filter.isNameLike[end] { return false }
      if isInMeasuredName, filter.isShouted(end) { return false }
    }
    // "GELATIN 12PK", "Juice 1 52OZA": a figure of the label, not an amount.
    if first.kind == .number, quantity.unit == nil, quantity.content == nil, isAfterContent, isInMeasuredName, end < tokens.count,
      tokens[end].kind == .number || tokens[end].kind == .word && tokens[end].join == .glued
    {
      return false
    }
    // "100 g of CHEESE NET WT 27.00 LBS": the label's own figures.
    if first.kind == .number, isAfterContent, filter.isShouted(index - 1), isInMeasuredName { return false }
    // "3 cups of it".
    if quantity.hasOf, end < tokens.count, ["it", "them", "this", "that", "those", "each"].contains(tokens[end].folded)
    {
      var quantity = quantity
      quantity.hasOf = false
      elements.append(.served(quantity))
      index = end + 1
      return true
    }
    // A measure or size without a number begins a food; inside a name it is part of it.
    if quantity.value == nil, quantity.content == nil, isAfterContent { return false }
    if quantity.isArticle, quantity.unit == nil, quantity.size == nil, isAfterContent, first.join == .hyphen {
      return false
    }
    if end < tokens.count, quantity.unit == nil, quantity.content == nil, isTimeWord(end) || tokens[end].isSign("\"") {
      return false
    }
    switch quantity.unit?.dimension {
    case .time?:
      index = end
      skipTimeWord()
      elements.append(.gap)
      return true
    case .length?:
      for position in index..<end where tokens[position].kind != .punctuation { elements.append(.word(position)) }
      index = end
      return true
    case .energy? where quantity.content == nil:
      index = end
      elements.append(.stated(StatedFigure(kind: .calories, value: quantity.kilocalories ?? 0)))
      return true
    default: break
    }
    if let kind = macro(after: quantity) {
      elements.append(.stated(StatedFigure(kind: kind, value: quantity.grams ?? 0)))
      index = end + 1
      return true
    }
    elements.append(.quantity(quantity))
    index = end
    isAfterVerb = false
    return true
  }

  /// "40 g protein", where no food follows.
  private func macro(after quantity: Quantity) -> StatedFigure.Kind? {
    let end = quantity.tokens.upperBound
    guard quantity.grams != nil, end < tokens.count, !followsContent(end + 1) else { return nil }
    let word = tokens[end].folded
    if MealWords.protein.contains(word) { return .protein }
    if MealWords.carbs.contains(word) { return .carbs }
    if MealWords.fat.contains(word) { return .fat }
    return ["fiber", "fibre", "sugar", "sugars", "caffeine"].contains(word) && end + 1 < tokens.count && word != "sugar"
      ? .other : nil
  }

  private mutating func plainNumber() {
    if timeOfDay() { return }
    elements.append(.word(index))
    index += 1
    while index < tokens.count, tokens[index].isSign("%") || tokens[index].isSign("\""), tokens[index].join == .glued {
      elements.append(.word(index))
      index += 1
    }
  }

  private func isTimeWord(_ position: Int) -> Bool {
    position < tokens.count && ["am", "pm", "a.m", "p.m", "o'clock", "oclock"].contains(tokens[position].folded)
  }

  /// "at 8", "8 pm", "at noon": a time, which names no amount.
  private mutating func timeOfDay() -> Bool {
    let start =
      tokens[index].isWord("at") || tokens[index].isWord("around") || tokens[index].isWord("by") ? index + 1 : index
    guard start < tokens.count, tokens[start].kind == .number || tokens[start].kind == .clock else { return false }
    guard
      isTimeWord(start + 1)
        || start > index && !followsContent(start + 1) && quantities.quantity(at: start)?.unit == nil
    else { return false }
    index = start + 1
    elements.append(.gap)
    skipTimeWord()
    return true
  }

  private mutating func skipTimeWord() {
    while index < tokens.count, isTimeWord(index) || tokens[index].isWord("ago") || tokens[index].isWord("hrs") {
      index += 1
    }
  }
}
