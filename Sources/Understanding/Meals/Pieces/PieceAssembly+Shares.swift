/// Parts that are told behind the amount they are of.
extension PieceAssembly {
  /// "Egg fried rice, 1 takeaway tub, two thirds": behind one of what food comes in, a bare part is the part of that.
  func isShareOfPack(_ share: Quantity) -> Bool {
    guard pending == nil, let part = share.value, part < 1, part > 0, !share.hasUnit, !share.hasContent,
      share.size == nil, let pack = group.last?.quantity
    else { return false }
    // "1 takeaway tub" counts one, whatever it came in.
    return pack.unit.map { $0.isContainer && pack.value ?? 1 >= 1 } ?? (pack.value == 1 && !pack.isArticle)
  }

  /// "A bowl of soup, ... a third of it": what was eaten of an amount that was said before.
  mutating func takeShare(_ share: Quantity) -> Bool {
    guard let part = share.value, part < 1, share.unit == nil, share.content == nil else { return false }
    // "a slab of cake": one.
    let isCounted = { (piece: FoodPiece) in piece.quantity.map { $0.value != nil || $0.unit != nil } ?? false }
    if let last = group.lastIndex(where: isCounted) {
      let value = group[last].quantity?.value ?? 1
      group[last].quantity?.value = value * part
      return true
    }
    guard group.isEmpty, let served = groups.indices.last, let last = groups[served].lastIndex(where: isCounted) else {
      return false
    }
    let value = groups[served][last].quantity?.value ?? 1
    groups[served][last].quantity?.value = value * part
    return true
  }
}
