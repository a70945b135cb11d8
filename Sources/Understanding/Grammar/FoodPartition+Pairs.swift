import Foods

/// Shares of a dish that is called by two foods.
extension FoodPartition {
  /// "fish and chips, ate half of it", "a tub of Ben & Jerry's, half of it": of the dish of both.
  static func sharedPair(_ group: [FoodPiece], linker: inout PhraseLinker) -> Food? {
    guard group.count == 2, let second = group.last, second.joiner == .and, let share = second.quantity,
      let part = share.value, part < 1, share.unit == nil, share.content == nil, share.size == nil,
      let word = second.words.last, word < share.tokens.lowerBound
    else { return nil }
    var whole = group
    whole[1].quantity = nil
    whole[0].quantity = group[0].quantity ?? share
    whole[0].quantity?.value = (group[0].quantity?.value ?? 1) * part
    guard let food = value(of: whole[...], in: whole, linker: &linker)?.food, isCertain(food, tokens: linker.tokens)
    else { return nil }
    return food
  }
}
