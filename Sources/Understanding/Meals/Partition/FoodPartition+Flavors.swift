/// What is sold in flavours, and which of them it was.
extension FoodPartition {
  private static let soldFlavors = WordList.words(
    "chocolate vanilla strawberry caramel mocha mint choc cookies hazelnut")

  private static let soldInFlavors = WordList.words(
    "shake shakes powder whey isolate casein gainer huel milkshake milkshakes gelato skyr clif grenade quest")

  /// Bars that are sold in flavours, and not one of chocolate.
  private static let bars = WordList.words("bar bars flapjack")

  /// "whey shake, vanilla": which of its flavours it was.
  func isFlavorOfProduct(_ piece: FoodPiece, behind before: FoodPiece) -> Bool {
    guard piece.joiner == .comma, !piece.hasAmount, let noun = before.words.last,
      Self.soldInFlavors.contains(tokens[noun]) || Self.bars.contains(tokens[noun]) && before.words.count > 1
    else { return false }
    return piece.words.count <= 2 && piece.words.contains { Self.soldFlavors.contains(tokens[$0]) }
  }

  /// The last of the pieces says of what flavours it is: "... and vanilla flavored candy".
  func isFlavorList(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    for piece in pieces {
      guard !piece.hasAmount, piece.joiner == .and || piece.joiner == .comma else { return false }
      if piece.words.dropLast().contains(where: { tokens[$0].isOne(of: "flavored", "flavoured") }) {
        return true
      }
    }
    return false
  }
}
