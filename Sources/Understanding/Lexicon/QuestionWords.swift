/// Words that questions about the journal are made of: a question that holds no others names no food.
enum QuestionWords {
  /// Question words, auxiliaries, pronouns and the like.
  static let frame = WordList.words(
    """
    how how's hows what what's which is isn't are was were am do does did didn't have haven't has had can could
    i i've my me mine myself we our us you the a an any anything of in on for to at by so far up until till now during since
    this that it those there still already yet just and or plus also really actually exactly roughly about much many
    more less fewer enough total totals overall altogether sum sums number amount amounts count counts level levels
    average mean daily usual tell show give list see check let know please ada hey hi ok okay thanks get got
    getting gotten go gone going goes time times all everything every things stuff long often quick current
    currently latest recent recently when as with out percentage percent share came come
    """)

  /// Verbs and nouns of eating, drinking and keeping a journal.
  static let eating = WordList.words(
    """
    eat eats ate eaten eating consume consumed consuming drink drank drunk drinking have had having take taken taking
    intake consumption log logged logging track tracked tracking record recorded entered entries entry diary journal
    food foods meal meals drinks
    """)

  /// What is not there yet, or is past: the target's side of the question.
  static let leaving = WordList.words("left remaining remain remains leftover")
  static let reaching = WordList.words(
    "hit hitting reach reached reaching met meet meeting over under exceed exceeded short beat")
  static let aims = GoalWords.goals.union(["limit", "limits", "allowance", "budget", "quota"])
  static let macros = WordList.words("macros macro macronutrients")
  static let water = WordList.words("water waters fluid fluids h2o hydrated hydration")
  static let training = WordList.words(
    """
    workout workouts work worked working session sessions train trained training exercise exercised exercising
    exercises gym active activity activities
    """)
  static let burning = WordList.words("burn burned burnt burning burns spend spent expend expended")
  static let steps = WordList.words("step steps stepped")
  static let overview = WordList.words(
    "doing progress summary stats summarize summarise recap overview status diary looking shaping")
  /// The bare words of time that `TimeScanner` leaves alone.
  static let spans = WordList.words("day days week weeks weekly month months monthly past last today's yesterday's")
  /// Distances and lengths that a question about training asks for.
  static let lengths = WordList.words("km kms kilometers kilometres miles mile distance minutes mins hours")

  /// What a question is made of besides the foods it is about.
  static let aboutFoods: WordSet = WordList.words(
    """
    how many much what what's are is in the calories calorie kcal kcals cals cal protein carbs carb
    carbohydrates does do have has contain there compare and vs versus or more than which better healthier
    between difference tell me show for of about macros nutrition nutritional value facts number amount would be
    roughly approximately approx around exactly ballpark wondering curious
    it if i ate eat had to with ? content s left remaining still fewer less hows compared weigh weighs any most least
    per best that those having whats burned
    """)
}
