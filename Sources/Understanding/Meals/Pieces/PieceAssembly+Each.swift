/// Gives out what was said of each one of several.
extension PieceAssembly {
  /// Before foods, "a cup each of", every food of the list gets the amount; behind them the one that was counted gets it
  /// as often as it was counted, or else every food of the list.
  mutating func addEach(_ quantity: Quantity, isBeforeWord: Bool) {
    if isBeforeWord {
      closeGroup()
      pending = quantity
      shared = quantity
      return
    }
    closePiece()
    joiner = nil
    if !group.isEmpty {
      Self.give(quantity, to: &group)
    } else if let last = groups.indices.last {
      Self.give(quantity, to: &groups[last])
    }
  }

  /// Millilitres of what one drink holds.
  private static let drink = 100.0...1000.0

  /// "2 lemonades 330 ml", "2 glasses of squash 200 ml": what each of the counted drinks held.
  mutating func takesEach(_ quantity: Quantity) -> Bool {
    guard !piece.words.isEmpty, let counted = piece.quantity, let count = counted.value, count > 1,
      counted.unit.map(\.isContainer) ?? true, !counted.hasContent, counted.size == nil, let value = quantity.value,
      let unit = quantity.unit,
      !quantity.hasContent, !quantity.hasOf, let volume = quantity.milliliters, Self.drink.contains(volume)
    else { return false }
    piece.quantity?.content = Quantity.Content(value: value, unit: unit)
    piece.quantity?.assumptions.append("\(NumberPhrase.plain(value)) \(unit.name) each")
    return true
  }

  /// Gives the amount that was said before the list to those of its foods that have none of their own.
  mutating func giveShared() {
    guard let quantity = shared else { return }
    shared = nil
    for index in group.indices.dropFirst() {
      guard group[index].isListed, !group[index].hasAmount else { return }
      group[index].quantity = quantity
    }
  }

  private static let drinkVessels: WordSet = ["can", "bottle", "glass", "carton", "mug", "cup", "pouch"]

  /// "2 cans of cola, 330 each": what vessels hold is said in millilitres.
  static func isVolume(_ quantity: Quantity, of counted: Quantity?) -> Bool {
    guard quantity.size == nil, let value = quantity.value, (100...2000).contains(value), let unit = counted?.unit
    else {
      return false
    }
    return drinkVessels.contains(unit.name)
  }

  private static func give(_ quantity: Quantity, to pieces: inout [FoodPiece]) {
    if let counted = pieces.lastIndex(where: \.isCounted), let count = pieces[counted].quantity?.value {
      if let energy = quantity.kilocalories {
        pieces[counted].figures.append(StatedFigure(kind: .calories, value: energy * count))
      } else if quantity.hasUnit || quantity.hasContent || isVolume(quantity, of: pieces[counted].quantity) {
        let size = pieces[counted].quantity?.size
        pieces[counted].quantity = quantity
        if !quantity.hasUnit, !quantity.hasContent {
          pieces[counted].quantity?.unit = UnitTable.unit(named: "ml")
          pieces[counted].quantity?.assumptions.append("\(NumberPhrase.plain(quantity.value ?? 0)) read as ml")
        }
        pieces[counted].quantity?.value = (quantity.value ?? 1) * count
        pieces[counted].quantity?.size = quantity.size ?? size
      }
      return
    }
    for index in pieces.indices.reversed() {
      if let energy = quantity.kilocalories {
        pieces[index].figures.append(StatedFigure(kind: .calories, value: energy))
      } else if !pieces[index].hasAmount {
        pieces[index].quantity = quantity
      }
      if !pieces[index].isListed { return }
    }
  }
}

extension FoodPiece {
  /// Stands beside the piece before it in a list.
  fileprivate var isListed: Bool { joiner == .and || joiner == .comma }

  /// Several, of no stated weight or volume.
  fileprivate var isCounted: Bool {
    guard let quantity, let value = quantity.value, value > 1, !isBracket else { return false }
    return !quantity.hasContent && quantity.grams == nil && quantity.milliliters == nil
  }
}
