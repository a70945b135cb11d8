import Nutrition

/// Gathers a clause's elements into groups of pieces: every group is one food or several joined softly.
struct PieceAssembly {
  private let tokens: [Token]
  private var groups: [[FoodPiece]] = []
  private var group: [FoodPiece] = []
  private var piece = FoodPiece()
  private var joiner: MealWords.SoftJoiner?
  /// Scene words stood here: what follows begins anew unless a joiner comes first.
  private var isGap = false
  /// An amount whose food has not come yet.
  private var pending: Quantity?
  /// Amounts have been given behind their foods, so that the next one belongs to the food before it as well.
  private var isPostfix = false
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

  private mutating func add(_ elements: [MealElement], at position: Int) {
    switch elements[position] {
    case .hard: closeGroup()
    case .gap: isGap = true
    case .meal(let type):
      meals.append((type, groups.count + (group.isEmpty && piece.words.isEmpty ? 0 : 1)))
    case .soft(let kind, _):
      closePiece()
      if !group.isEmpty { joiner = kind }
      isGap = false
    case .bracket:
      closePiece()
      if !group.isEmpty { joiner = .comma }
      isGap = false
      piece.isBracket = true
    case .stated(let figure): state(figure)
    case .quantity(let quantity): add(quantity, elements, at: position)
    case .word(let index): add(word: index, position: position)
    }
  }

  private mutating func add(word index: Int, position: Int) {
    let isEmoji = tokens[index].kind == .emoji
    if isGap, !piece.words.isEmpty { closeGroup() }
    if isGap, pending == nil, joiner == nil { closeGroup() }
    if isEmoji, !piece.words.isEmpty {
      closePiece()
      closeGroup()
    }
    isGap = false
    if piece.words.isEmpty {
      piece.position = position
      piece.joiner = group.isEmpty ? nil : joiner
      if let quantity = pending {
        piece.quantity = quantity
        pending = nil
      }
    }
    piece.words.append(index)
    if isEmoji { closePiece() }
  }

  private mutating func add(_ quantity: Quantity, _ elements: [MealElement], at position: Int) {
    let isBeforeWord = position + 1 < elements.count && elements[position + 1].isWord
    if isBeforeWord {
      if !piece.words.isEmpty, piece.quantity.map({ $0.isArticle && $0.unit == nil }) ?? true, isMeasured(quantity) {
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
      if isSharedJoiner { group.isEmpty ? () : closeGroup() }
      closeGroup()
      pending = quantity
      isGap = false
      return
    }
    if !piece.words.isEmpty, canTake(quantity, piece) {
      piece.quantity = merged(quantity)
      return
    }
    closePiece()
    if attachToLast(quantity) { return }
    if pending == nil { pending = quantity }
  }

  private var isSharedJoiner: Bool { joiner != nil }

  private var isAnyPrefixed: Bool {
    if let quantity = piece.quantity, !quantity.isArticle { return true }
    return groups.joined().contains { $0.hasAmount } || group.contains { $0.hasAmount }
  }

  private func isMeasured(_ quantity: Quantity) -> Bool {
    quantity.unit != nil && !quantity.hasOf || quantity.content != nil
  }

  private func canTake(_ quantity: Quantity, _ piece: FoodPiece) -> Bool {
    !piece.hasAmount || piece.quantity?.grams == nil && quantity.grams != nil && piece.quantity?.content == nil
  }

  /// An amount behind a food: a size said before it stays, a count before a weight is what the weight is of.
  private func merged(_ quantity: Quantity) -> Quantity {
    var result = quantity
    result.size = result.size ?? piece.quantity?.size
    return result
  }

  /// Gives an amount that stands alone to the food just before it, if that has none.
  private mutating func attachToLast(_ quantity: Quantity) -> Bool {
    if let last = group.indices.last, !group[last].words.isEmpty {
      let target = group[0].hasAmount ? last : 0
      if canTake(quantity, group[target]) {
        group[target].quantity = quantity
        joiner = nil
        return true
      }
      return false
    }
    if group.isEmpty, let last = groups.indices.last, canTake(quantity, groups[last][0]), isGap || joiner == nil {
      groups[last][0].quantity = quantity
      return true
    }
    return false
  }

  private mutating func state(_ figure: StatedFigure) {
    if !piece.words.isEmpty {
      piece.figures.append(figure)
    } else if let last = group.indices.last {
      group[last].figures.append(figure)
    } else if let last = groups.indices.last, pending == nil {
      groups[last][groups[last].count - 1].figures.append(figure)
    } else {
      piece.figures.append(figure)
    }
  }

  private func restIsModifiers(_ elements: [MealElement], from position: Int) -> Bool {
    var index = position
    while index < elements.count, case .word(let word) = elements[index] {
      if !MealWords.modifiers.contains(tokens[word].folded) { return false }
      index += 1
    }
    return true
  }

  private mutating func closePiece() {
    if !piece.words.isEmpty { group.append(piece) }
    let figures = piece.words.isEmpty ? piece.figures : []
    piece = FoodPiece()
    piece.figures = figures
  }

  private mutating func closeGroup() {
    closePiece()
    if !group.isEmpty { groups.append(group) }
    group = []
    joiner = nil
    pending = nil
    isGap = false
  }
}

extension MealElement {
  var isWord: Bool { if case .word = self { true } else { false } }
}
