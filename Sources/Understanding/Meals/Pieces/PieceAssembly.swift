import Nutrition

/// Gathers a clause's elements into groups of pieces: every group is one food or several joined softly.
struct PieceAssembly {
  let tokens: [Token]
  var groups: [[FoodPiece]] = []
  var group: [FoodPiece] = []
  var piece = FoodPiece()
  var joiner: MealWords.SoftJoiner?
  /// Scene words stood here: what follows begins anew unless a joiner comes first.
  var isGap = false
  /// An amount whose food has not come yet.
  var pending: Quantity?
  /// An amount that every food of the list that follows has.
  var shared: Quantity?
  /// Amounts have been given behind their foods, so that the next one belongs to the food before it as well.
  var isPostfix = false
  /// A bracket is open.
  var isInBracket = false
  /// Words in brackets that belong to no food.
  var isIdleBracket = false
  private(set) var meals: [(type: MealType, group: Int)] = []

  private init(_ tokens: [Token]) { self.tokens = tokens }

  /// The groups of pieces in `elements`, and after how many of them each meal was named.
  static func groups(
    in elements: [MealElement], of tokens: [Token]
  ) -> (groups: [[FoodPiece]], meals: [(type: MealType, group: Int)]) {
    var assembly = PieceAssembly(tokens)
    for position in elements.indices { assembly.add(elements, at: position) }
    assembly.closeGroup()
    return (assembly.groups, assembly.meals)
  }

  /// Takes what the scanner found at `position` into the piece that is being put together; what stands beside it tells
  /// whether a piece or a group ends there.
  mutating func add(_ elements: [MealElement], at position: Int) {
    switch elements[position] {
    case .hard: closeGroup()
    case .bracketEnd:
      if isIdleBracket { piece.isBracket = false }
      isIdleBracket = false
      isInBracket = false
      // "HONEY (HNY) DRINK": the name goes on behind the bracket.
      if piece.isBracket, position + 1 < elements.count, elements[position + 1].isWord, let before = group.popLast() {
        piece = before
      }
    case .gap: isGap = true
    case .meal(let type):
      meals.append((type, groups.count + (group.isEmpty && piece.words.isEmpty ? 0 : 1)))
    case .soft(let kind, _):
      let goesOn = isInBracket && piece.isBracket && !piece.words.isEmpty && piece.quantity == nil && !isIdleBracket
      closePiece()
      if !group.isEmpty { joiner = kind }
      // "protein bar (Quest, cookies and cream)": the bracket goes on behind its comma.
      if goesOn, group.count > 1 { piece.isBracket = true }
      isGap = false
    case .bracket:
      closePiece()
      // "a 3 oz (no ice) glass of cider": the bracket is about the amount.
      isIdleBracket = pending != nil
      if !group.isEmpty, !isIdleBracket { joiner = .comma }
      isGap = false
      piece.isBracket = true
      isInBracket = true
    case .stated(let figure): state(figure)
    case .served(let quantity):
      closePiece()
      if !takeShare(quantity), !takeBehindMeasured(quantity) { _ = attachToLast(quantity) }
    case .each(let quantity):
      addEach(quantity, isBeforeWord: position + 1 < elements.count && elements[position + 1].isNamed)
    case .quantity(let quantity): add(quantity, elements, at: position)
    case .word(let index): add(word: index)
    }
  }

  /// Takes a word into the name of a piece, the one before or a new one: behind a scene or a picture another food
  /// begins.
  mutating func add(word index: Int) {
    if isIdleBracket || isHelpingMore(index) { return }
    // "and a snack of yogurt": what the scene leads to begins anew.
    if isGap, piece.words.isEmpty, pending == nil, tokens[index].isWord("of") { return closeGroup() }
    let isEmoji = tokens[index].kind == .emoji
    if isGap, !piece.words.isEmpty { closeGroup() }
    if isGap, pending == nil, joiner == nil { closeGroup() }
    if isEmoji, !piece.words.isEmpty { closePiece() }
    if piece.words.isEmpty, joiner == nil, let last = group.last, isEmoji || last.isPicture(tokens) {
      closeGroup(keepingPending: true)
    }
    isGap = false
    if piece.words.isEmpty {
      piece.joiner = group.isEmpty ? nil : joiner
      if let quantity = pending {
        piece.quantity = quantity
        pending = nil
      }
    }
    piece.words.append(index)
    if isEmoji {
      showQuantity(of: index)
      closePiece()
    }
  }

  /// Takes an amount, which may be of the food before it or of the one behind, or tell once more of one that was said.
  mutating func add(_ quantity: Quantity, _ elements: [MealElement], at position: Int) {
    if tellsMoreOfPending(quantity) { return }
    if position > 0, case .bracket = elements[position - 1],
      takeIntoBracket(
        quantity, isOneOfMany: elements[(position + 1)...].contains { if case .bracket = $0 { true } else { false } })
    {
      return
    }
    let next = position + 1 < elements.count ? elements[position + 1] : nil
    if let next, next.isWord || next.isSizeOnly {
      addAhead(quantity, of: next, elements, at: position)
    } else {
      addBehind(quantity)
    }
  }

  /// A size or a vessel behind an amount whose food has not come yet is of that amount.
  private mutating func tellsMoreOfPending(_ quantity: Quantity) -> Bool {
    guard let held = pending, quantity.value == nil else { return false }
    // "2 pieces of medium pizza": a size behind the amount is the piece's.
    if !quantity.hasUnit, let size = quantity.size {
      pending?.size = held.size ?? size
      return true
    }
    // "a 60 ml (with ice) glass of": the vessel of an amount that was said already.
    return (held.hasUnit || held.hasContent) && quantity.hasOf && quantity.unit?.dimension == .measure
  }

  /// Takes an amount with no food behind it: it is of the food before, or waits for one.
  private mutating func addBehind(_ quantity: Quantity) {
    if takesEnergy(quantity) || takesEach(quantity) || takesBehindBracket(quantity) { return }
    if piece.words.isEmpty, isShareOfPack(quantity), takeShare(quantity) { return }
    if !piece.words.isEmpty, !quantity.hasOf || quantity.hasContent, canTake(quantity, piece),
      !(isGap && piece.joiner == .with), !fillsDrink(quantity)
    {
      // "a glass of wine 175" is said as "a glass of wine, 175" is.
      let isHeld = Self.isVolume(quantity, of: piece.quantity) && !quantity.hasUnit && !quantity.hasContent
      piece.quantity = isHeld ? inMillilitres(quantity, of: piece.quantity) : merged(quantity)
      return
    }
    closePiece()
    if attachToLast(quantity) { return }
    if pending == nil { pending = quantity }
  }
}
