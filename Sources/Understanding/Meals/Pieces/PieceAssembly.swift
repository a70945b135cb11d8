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
    // "2 pieces of medium pizza": a size behind the amount is the piece's.
    if var held = pending, quantity.value == nil, !quantity.hasUnit, let size = quantity.size {
      held.size = held.size ?? size
      pending = held
      return
    }
    // "a 60 ml (with ice) glass of": the vessel of an amount that was said already.
    if let held = pending, held.hasUnit || held.hasContent, quantity.value == nil, quantity.hasOf,
      quantity.unit?.dimension == .measure
    {
      return
    }
    if position > 0, case .bracket = elements[position - 1],
      takeIntoBracket(
        quantity, isOneOfMany: elements[(position + 1)...].contains { if case .bracket = $0 { true } else { false } })
    {
      return
    }
    let next = position + 1 < elements.count ? elements[position + 1] : nil
    let isBeforeWord = next.map { $0.isWord || $0.isSizeOnly } ?? false
    if isBeforeWord {
      // "two fingers of a bar": so many of what comes next.
      if quantity.isArticle, !quantity.hasUnit, !quantity.hasContent, piece.words.count > 1,
        piece.quantity?.value != nil,
        let last = piece.words.last, tokens[last].isWord("of")
      {
        return
      }
      // "on a thin crust", "with a coke": one food or two is the catalogue's to say.
      if pending != nil, quantity.isArticle, !quantity.hasUnit, !quantity.hasContent { return }
      if quantity.isArticle || quantity.value == nil, !quantity.hasUnit, !quantity.hasContent, joiner != nil,
        !isGap
      {
        closePiece()
        pending = quantity
        return
      }
      // "a stash of 100 g": no food has been named yet.
      if piece.words.count > 1, let last = piece.words.last, tokens[last].isWord("of") { piece.words = [] }
      // "a sharp 2 fl oz of lime juice": what stands before the amount only praises.
      if !piece.words.isEmpty, piece.words.allSatisfy({ MealWords.sensations.contains(tokens[$0]) }) {
        piece.words = []
      }
      // "a boneless 90 g chop": what stands before the amount describes what comes behind it.
      if !piece.words.isEmpty, isMeasured(quantity), piece.quantity.map({ $0.isArticle && $0.unit == nil }) ?? true,
        piece.words.allSatisfy({ MealWords.modifiers.contains(tokens[$0]) })
      {
        piece.quantity = quantity
        isGap = false
        return
      }
      if isCountBehind(quantity, elements, at: position) {
        piece.quantity = merged(quantity)
        closeGroup()
        return
      }
      // "porridge 40 g oats": the weight is of what the dish is made of.
      if piece.quantity == nil, quantity.grams != nil, case .word(let base)? = next,
        piece.words.suffix(2).contains(where: { MealGrammar.isBase(tokens[base], of: tokens[$0]) })
      {
        closeGroup()
        pending = quantity
        return
      }
      if !isGap, !piece.words.isEmpty, !isEatery(piece), piece.quantity.map({ $0.isArticle && $0.unit == nil }) ?? true,
        isMeasured(quantity)
      {
        // "steak 300 g medium rare": only how it was done follows.
        if restIsModifiers(elements, from: position + 1) || isPostfix || !isAnyPrefixed {
          piece.quantity = merged(quantity)
          isPostfix = true
          if !restIsModifiers(elements, from: position + 1) { closeGroup() }
          return
        }
      }
      let isBracket = piece.isBracket
      closePiece()
      if isBracket, attachToLast(quantity) { return }
      closeGroup()
      pending = quantity
      isGap = false
      return
    }
    if takesEnergy(quantity) { return }
    if takesEach(quantity) || takesBehindBracket(quantity) { return }
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
