public import Foods
public import Foundation
public import Nutrition
public import ToolCalls

/// What the offline engine made of one sentence.
public struct Reading: Equatable, Sendable {
  /// What is to be written, looked up or taken back, in the order it was said.
  public var calls: [ToolCall]
  /// What the person asked or said that writes nothing.
  public var query: Query?
  /// What the person teaches about their own food.
  public var teaching: Teaching?
  /// A question back to the person, where the sentence can be read in more than one way or lacks what is needed.
  public var clarification: Clarification?
  /// What had to be assumed, each a short sentence.
  public var assumptions: [String]
  /// Foods that were said and that nobody knows, each a short sentence.
  public var notCounted: [String] = []
  /// The question that `query` goes on from, where this sentence left out what that one said.
  public var question: String?
  /// What is taken back is the entry as it now is, and not what the latest turn did to it: "delete it".
  public var isOfEntry = false
  /// How sure the reading is, 0...1.
  public var confidence: Double
  /// The answer to Ada's own question that the sentence picked.
  public var choice: Clarification.Choice?

  public init(
    calls: [ToolCall] = [], query: Query? = nil, teaching: Teaching? = nil, clarification: Clarification? = nil,
    assumptions: [String] = [], confidence: Double = 1, choice: Clarification.Choice? = nil
  ) {
    self.teaching = teaching
    self.choice = choice
    self.calls = calls
    self.query = query
    self.clarification = clarification
    self.assumptions = assumptions
    self.confidence = confidence
  }
}

/// What a sentence that logs nothing wants to hear.
public enum Query: Equatable, Sendable {
  /// "How many calories in two bananas?"
  case nutrition(of: [AddMeal.Item])
  /// "Would a burger fit my day?"
  case fit([AddMeal.Item])
  /// "Compare rice and quinoa."
  case comparison([AddMeal.Item])
  /// "How many eggs for 30 g of protein?"
  case amount(AmountQuestion)
  /// "Which foods are high in protein?"
  case foods(FoodRanking)
  /// "Recipe for lentil soup": none is kept; the dishes that are named.
  case recipe([AddMeal.Item])
  /// "How many steps is 5 km?"
  case fact(FactQuestion)
  /// "How much does an hour of rowing burn?"
  case activityEnergy(AddWorkout)
  /// "How long do I have to walk to burn 200 kcal?"
  case burning(BurnQuestion)
  /// "What burns more, running or cycling?"
  case activities([AddWorkout])
  /// "How am I doing this week?", "what did I eat yesterday?", "how much protein is left?"
  case progress(JournalQuestion)
  /// "What are my targets?", "how much protein do I need?"
  case targets
  /// "How has my weight gone?"; with a day, what it was then.
  case weight(CalendarDay?)
  /// "How tall am I?", "what's my maintenance?"
  case body(BodyQuestion)
  /// "What is my BMI?"
  case bodyMassIndex
  case undo
  case redo
  case help
  /// Something about the future: a plan, a wish, a hypothetical.
  case plan
  /// Something that did not happen ("I skipped breakfast").
  case notDone
  /// Somebody else's meal or workout.
  case someoneElse
  case thanks
  case greeting
  /// The person feels unwell or low, or says what may concern their health.
  case feeling
  /// The person feels well, or says how they slept and nothing to worry about.
  case wellbeing
  /// "How much is 3 oz in grams?"
  case conversion(UnitQuestion)
  /// Should I, may I, what should I eat: advice on food or training.
  case advice(AdviceQuestion)
  /// "When will I reach 75 kg?"
  case forecast(ForecastQuestion)
  /// Whether everything that was eaten on a day is logged.
  case dayLogged(CalendarDay, isComplete: Bool)
  /// How something was that is logged: "it was delicious".
  case remark
  /// Anything else.
  case other
}

/// A question back, with numbered choices where there are any.
public struct Clarification: Equatable, Sendable, Codable {
  public var question: String
  public var choices: [Choice]
  /// The id of the food whose amount is asked: "30 g", "2 servings" and "log it" are answers too.
  public var amountOf: String?
  /// The meal whose foods are asked: what is answered is of that one.
  public var meal: MealType?

  public init(question: String, choices: [Choice] = [], amountOf: String? = nil, meal: MealType? = nil) {
    self.question = question
    self.choices = choices
    self.amountOf = amountOf
    self.meal = meal
  }

  /// One answer, and the sentence that stands for it when it is picked.
  public struct Choice: Equatable, Sendable, Codable {
    public var label: String
    /// Read instead of "2" when the second is picked.
    public var sentence: String
    /// Calls of a model, carried out when this is picked, and no sentence is read; an empty list does nothing.
    public var calls: [ToolCall]?

    public init(label: String, sentence: String) {
      self.label = label
      self.sentence = sentence
    }

    public init(label: String, calls: [ToolCall]) {
      self.label = label
      self.sentence = ""
      self.calls = calls
    }
  }
}

/// What the offline engine may know besides the sentence. It reads no clock and no store.
public struct ReadingContext: Sendable {
  /// The moment the sentence is read at.
  public var now: Date
  /// Where the person is: it tells which day and hour the moment is.
  public var timeZone: TimeZone
  /// Entries of the latest turn that wrote something, as they now are: what "make that two" is about.
  public var lastEntries: [Entry]
  /// Entries of the turns before that one, the newest last: a correction may name what only one of them has.
  public var earlierEntries: [Entry]
  /// The question Ada asked last, if nothing has been said since.
  public var pendingQuestion: Clarification?
  /// What was asked in the turns before, the newest last; empty where the last turn asked nothing.
  public var questions: [String] = []
  /// The person's weight in kilograms, where it is known.
  public var weightKg: Double?
  /// What a figure without its unit is in: "82" weighs kilograms or pounds.
  public var units: UnitSystem
  /// What the person taught and usually has; their words win over the tables.
  public var personal: PersonalFoods
  /// Somebody is there to answer a question. Where nobody is, the nearest food is taken, and said.
  public var asksBack: Bool

  public init(
    now: Date, timeZone: TimeZone, lastEntries: [Entry] = [], earlierEntries: [Entry] = [],
    pendingQuestion: Clarification? = nil, weightKg: Double? = nil, units: UnitSystem = .metric,
    personal: PersonalFoods = PersonalFoods(),
    asksBack: Bool = true
  ) {
    self.asksBack = asksBack
    self.personal = personal
    self.now = now
    self.timeZone = timeZone
    self.lastEntries = lastEntries
    self.earlierEntries = earlierEntries
    self.pendingQuestion = pendingQuestion
    self.weightKg = weightKg
    self.units = units
  }
}
