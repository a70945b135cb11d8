/// How often an item with a given link and portion is right.
public enum Confidence {
  /// The share of right items among those whose weaker part, link or portion, claims `claimed` (0...1).
  ///
  /// Measured on NutriBench's meals of one food (1,864 of them, in grams and in household measures; right: energy within
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
    (0, 0.25), (0.1, 0.31), (0.25, 0.44), (0.36, 0.6), (0.6, 0.635), (0.7, 0.735), (0.77, 0.77), (0.83, 0.81),
    (0.86, 0.88), (0.9, 0.915), (1, 0.93),
  ]
}
