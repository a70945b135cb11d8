/// Cuts of meat of which neither fat nor grade was told. SR Legacy has each in a dozen rows that differ in nothing else: what
/// nobody graded is of all grades. Whether the fat around it was eaten no word tells; that it was left is the reading that
/// was right oftener where it could be measured, but for lamb, whose cuts are small.
struct CutEvidence {
  /// nil where something was said of it.
  init?(_ query: Query) {
    if query.words.contains(where: { Self.telling.contains($0.text) }) { return nil }
  }

  /// What the name of a food adds to its score.
  func score(of food: Int, in table: TableBytes) -> Float {
    guard table.source(ofFood: food) == .srLegacy,
      case let category = table.categoryBytes(ofFood: food),
      Self.meats.contains(where: category.elementsEqual)
    else { return 0 }
    let name = table.name(ofFood: food)
    if name.hasPrefix(Self.lamb) { return 0 }
    return (name.contains(Self.lean) ? Self.leanOnly : 0) + (name.contains(Self.grades) ? Self.allGrades : 0)
  }

  private static let leanOnly: Float = 0.05
  private static let allGrades: Float = 0.04
  private static let lean = "separable lean only"
  private static let lamb = "Lamb, "
  private static let grades = "all grades"
  private static let telling: Set<String> = ["lean", "leanonly", "leanandfat", "fat"]
  private static let meats = ["Beef Products", "Pork Products", "Lamb, Veal, and Game Products"].map { Array($0.utf8) }
}
