/// What people call that which they aim at, and where they are.
enum GoalWords {
  /// Nouns for what is aimed at, whatever it is.
  static let goals: WordSet = ["goal", "goals", "target", "targets"]
  static let aims = goals.union(["aim"])

  /// Those that a figure of each day may have: "my sugar limit".
  static let daily = aims.union(["limit"])

  /// The weight that is aimed at, in few words: "gw 70".
  static let weights: WordSet = ["goal", "target", "gw"]

  /// Wish for what is aimed at.
  static let wishes: WordSet = ["want", "need", "trying", "hope", "hoping", "aiming"]

  /// Where a weight is not aimed at, but weighed.
  static let currents: WordSet = ["current", "currently", "cw", "now", "today"]

  /// All that is said around a goal alone: "start a slow cut from today".
  static let aroundGoal = WordList.words(
    """
    a an the i i'm im i'll my me we to at on with of for and in it now from just please slow slowly lean mini aggressive start
    starting going want wanna trying like let's lets begin beginning this next phase mode day days per daily week weeks month
    months lose losing gain gaining put putting weight fat muscle mass cut cutting bulk bulking maintain maintaining maintenance
    recomp eat eating intake around about calories calorie kcal kcals cal cals today tomorrow monday onwards back switch move
    """)

  /// All that is said around a deficit or a surplus that is to be kept.
  static let aroundGap = WordList.words(
    """
    a an the i i'm i'll my me we to at on with of for and in it now from just please run running aim aiming set goal target want
    wanna start keep eat eating cut cutting bulk bulking lean slow calorie calories kcal kcals cal cals energy deficit surplus
    day daily per each every about around roughly plan let's lets go going make change moderate small be do lose gain fat muscle
    weight
    """)

  /// All that is said around the calories of a day, beside what is to be done to them.
  static let aroundEnergy = WordList.words(
    """
    my the daily calories calorie kcal cal cals kcals to at down up day per a intake allowance me from now on onwards
    tomorrow today please under below back i i'll want let's lets around about again starting monday myself
    """)

  /// All that is said around a daily figure without its unit.
  static let aroundDaily = WordList.words("my daily target goal limit is to set the new of at")

  /// All that is said around an aim that no goal holds: grams of protein, steps, water.
  static let aroundOthers = WordList.words(
    """
    can could would will you please set change make update put lower raise increase reduce bump adjust up my the a an is to at of be should new
    it's for i i'd i'll like want wanna need aim aiming trying eat get have per each every day daily from now on in total
    least minimum max maximum around about roughly no more than less and protein carb carbs carbohydrate carbohydrates
    fat fats fibre fiber sugar salt sodium macro macros step steps water hydration g gram grams kg l liter liters
    litre litres ml k mg glasses cups bottles count intake goal goals target targets limit hey hi ok ada percent pct grammes
    """)

  /// Words beside an ended diet that set no other goal.
  static let closing = WordList.words(
    "maintain maintaining maintenance mode dieting stay weight the this my please now for me a i'm im i am with of just it let's lets is phase keep hold instead from on onwards back to go going"
  )
}
