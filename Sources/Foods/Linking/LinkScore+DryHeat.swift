/// "Fish, perch, cooked, dry heat" is baked or broiled, and no dry food.
extension LinkScore {
  private static let dry = TableBytes.reference.word("dry")
  private static let heat = TableBytes.reference.word("heat")
  /// What it costs that nobody said it: any cooking by heat is dry or moist.
  static let dryHeat: Float = 0.03

  /// Whether `word`, which stands at `position` of a name of `food` whose words end at `end`, is the "dry" of dry heat.
  func isDryHeat(_ word: Int, at position: Int, before end: Int, of food: Int) -> Bool {
    word == Self.dry && table.source(ofFood: food) == .srLegacy && position + 1 < end
      && table.entryWord(position + 1).word == Self.heat
  }
}
