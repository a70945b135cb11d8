/// How long tests wait for what is sure to come.
///
/// No test is about this time: it only ends one whose program never will. It is long because a machine that tests share
/// with others may for minutes run at a twentieth of its speed.
public enum Patience {
  /// Seconds of any one wait.
  public static let seconds = 600.0
}
