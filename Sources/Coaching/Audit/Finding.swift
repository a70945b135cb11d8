public import Nutrition

/// Something in the journal that is probably wrong, with the command that mends it.
public struct Finding: Equatable, Sendable {
  /// What is looked for; the name is what `ada check --json` says.
  public enum Rule: String, CaseIterable, Sendable {
    /// An item's energy does not fit its macros (4/4/9/7).
    case energy
    /// Energy that is the kilojoules of its macros.
    case kilojoules
    /// More in an item than it weighs, or more of it than anybody has.
    case portion
    /// Milligrams that look like grams, or the other way round.
    case milligrams
    /// The same thing twice.
    case duplicate
    /// A glass as water and as a drink of a meal.
    case waterTwice
    /// A workout that a device reported as well.
    case workoutTwice
    /// A day that looks half logged.
    case halfLogged
    /// A meal without items.
    case emptyMeal
    /// Rows whose other part is gone.
    case orphan
    /// Changes that left no row, or rows that are missing.
    case changeGap
    /// What SQLite says of the file itself.
    case integrity
  }

  /// Which of the checks it is.
  public var rule: Rule
  /// Nil where it is of no day, as a flaw of the file is.
  public var day: CalendarDay?
  /// The entry it is about.
  public var entryID: String?
  /// One sentence.
  public var text: String
  /// The command that mends it.
  public var mend: String

  public init(_ rule: Rule, day: CalendarDay? = nil, entryID: String? = nil, text: String, mend: String) {
    self.rule = rule
    self.day = day
    self.entryID = entryID
    self.text = text
    self.mend = mend
  }
}
