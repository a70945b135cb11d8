import Foods
import Nutrition
import ToolCalls

/// What a message has told up to the sentence that is read.
extension MessageReader {
  /// What has been found so far.
  struct Draft {
    var timed: [(call: ToolCall, time: TimeMention)] = []
    var occasions: [OccasionGrouper.Occasion] = []
    var goals: [SetGoal] = []
    /// The last weighing was of body fat alone, so that its weight is the one known before.
    var isOfFatAlone = false
    /// A way that no activity was said for.
    var distance: Distance?
    var query: Query?
    /// What is asked back of a sentence that cannot be read.
    var doubt: Clarification?
    var assumptions: [String] = []
    /// The food asked about last, which "one" means where the person then tells of having had it.
    var subject: [Token] = []
    /// What the sentences before named and did not log.
    var namedInVain: [Token] = []
    /// The exercise that they named and did not log.
    var exerciseInVain: [Token] = []
    /// Words that would order the machinery about have been said.
    var isOrdered = false
    /// The sentence before told of a workout and of no meal.
    var isWorkoutLast = false
    /// A figure of speech was left out.
    var hasIdiom = false
    /// When it was that a sentence before told of, which logged nothing.
    var scene: ToldScene?
    /// The past day that heads the message, "Monday: ...": its sentences are of that day until one names another.
    var headedDay: TimeMention.Day?
    /// When the meal was that was told of last.
    var lastMeal: TimeMention?
    /// How many clock times have been told.
    var clocks = 0
    /// More than one sentence, so that a later one may point back.
    var isLong = false
    /// What the sentence that is read stands among.
    var surroundings = Surroundings()
  }
}
