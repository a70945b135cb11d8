/// Volumes of what was drunk out of several vessels.
extension PieceAssembly {
  /// Millilitres that one vessel holds at most; more is what there was in all.
  private static let mostHeld: WordTable<Double> = [
    "can": 600, "tin": 600, "bottle": 1000, "carton": 1000, "glass": 300, "cup": 400, "mug": 400, "pouch": 600,
  ]

  /// "two cans of lager, the 440 ml ones", "half a bottle of wine, 750 ml": the volume is that of each vessel.
  func ofEachVessel(_ quantity: Quantity, _ held: Quantity?) -> Quantity? {
    guard let unit = quantity.unit, unit.dimension == .volume, quantity.content == nil, let value = quantity.value,
      let held, held.content == nil, let count = held.value, count != 1, let vessel = held.unit,
      let most = Self.mostHeld[vessel.name], value * unit.factor <= (count < 1 ? most * 2 : most)
    else { return nil }
    var all = quantity
    all.value = value * count
    return all
  }
}
