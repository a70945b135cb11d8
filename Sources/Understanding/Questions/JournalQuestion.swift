public import Nutrition

/// A question that the journal answers: "how much protein is left?", "what did I eat on Monday?", "how far did I run?"
public struct JournalQuestion: Equatable, Sendable {
  /// What is asked about.
  public enum Topic: Equatable, Sendable {
    /// "How am I doing?"
    case overview
    /// What was eaten of each nutrient.
    case eaten([AskedNutrient])
    /// What the day's targets leave of each nutrient; of energy and macros where none is named.
    case left([AskedNutrient])
    case water
    /// "How many calories did I drink?": of each nutrient what drinks held.
    case drunk([AskedNutrient])
    /// "What share of my energy came from fat?": of nutrients that have energy.
    case shares([AskedNutrient])
    /// "What was my biggest meal?", "which food had the most fat?"
    case top(AskedNutrient, Ranked)
    /// "When did I last eat?"
    case mealTimes
    /// "What did I eat yesterday?"
    case meals
    /// "How many coffees have I had?": what was logged of a food, by its name.
    case food(String)
    /// Workouts, or those of one activity, by its name in the activity table.
    case workouts(String?)
    /// The latest workout, or the latest of one activity.
    case lastWorkout(String?)
    /// Energy that workouts took, or those of one activity.
    case burned(String?)
    case steps
    /// "What was my best run?", "my fastest 5k": of one activity or exercise, by its name, over that way where one is named.
    case record(Record, String?, kilometres: Double?)
    /// "What's my streak?"
    case streak
    /// "How many days have I logged?"
    case daysLogged
    /// "Which day did I eat the most?"
    case day(AskedNutrient, DayRank)
    /// "What did I eat the most?"
    case oftenest
    /// "How did last week compare to this week?"
    case weeks
  }

  /// What is put in order by how much of a nutrient it holds.
  public enum Ranked: Sendable { case meal, food }

  /// Which of several workouts is asked for.
  public enum Record: Sendable { case longest, fastest, heaviest, best }

  /// Which of several days is asked for.
  public enum DayRank: Sendable {
    case most, least
    /// To the target.
    case nearest
  }

  /// What it is about.
  public enum Span: Equatable, Sendable {
    /// From one day through another, both included.
    case days(CalendarDay, through: CalendarDay)
    /// What was logged last: "how many calories was that?"
    case latest

    /// One day alone.
    public static func day(_ day: CalendarDay) -> Span { .days(day, through: day) }
  }

  public var topic: Topic
  public var span: Span
  /// Only this meal of each day.
  public var meal: MealType?

  public init(_ topic: Topic, _ span: Span, meal: MealType? = nil) {
    self.topic = topic
    self.span = span
    self.meal = meal
  }
}
