/// What a healthy adult should stay under in a day.
public enum DailyLimit {
  /// Milligrams of sodium (NASEM 2019, chronic disease risk reduction intake; WHO 2012 says 2000).
  public static let sodiumMg = 2300.0
}
