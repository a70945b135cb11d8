/// How often an item with a given link and portion is right.
public enum Confidence {
  /// The share of right items among those whose weaker part, link or portion, claims `claimed` (0...1).
  ///
  /// Measured on NutriBench's meals of one food (1,649 of them, in grams and in household measures; right: energy within
  /// 20 %), and drawn through the shares there, made to rise throughout; straight lines between the points.
  public static func calibrated(_ claimed: Double) -> Double {
    guard claimed.isFinite, let last = points.last else { return 0 }
    var before = points[0]
    for point in points {
      if claimed <= point.claimed {
        let width = point.claimed - before.claimed
        guard width > 0 else { return point.right }
        return before.right + (claimed - before.claimed) / width * (point.right - before.right)
      }
      before = point
    }
    return last.right
  }

  private static let points: [(claimed: Double, right: Double)] = [
    (0, 0.25), (0.3, 0.45), (0.45, 0.55), (0.65, 0.6), (0.75, 0.74), (0.82, 0.79), (0.88, 0.88), (0.93, 0.91),
    (1, 0.91),
  ]
}
