/// Verbs of eating, drinking, serving and putting together.
extension MealWords {
  /// Verbs of eating, drinking, getting and serving, in the forms that are no adjective of a dish ("cooked" is one).
  static let verbs = WordList.words(
    """
    hit stopped kept picking popped nipped accompanied accompanying add added adding adds adore adored ate beats began begin beginning begun boosted boosting
    bagged bought opened bring brings brought buying calling calls celebrate celebrated celebrating chewed chewing chilling choose
    choosing chose chosen chugged combine combined combining complement complemented complementing completes comprised
    comprises comprising conclude concluded concluding consist consisted consisting consists consume consumed consumes
    came chowed chucked consuming cook cool cooled cooling crave craved craving decided delight delighted delighting demolished destroyed devour
    devoured devouring dined dining downed drank drink drinking drizzling drunk dunked dunking eat eaten eating eats
    elevate elevated elevates elevating ended ending ends energized enhance enhanced enhances enhancing enjoy enjoyed
    enjoying enjoys feast feasted feasting feature featured features featuring fed feed feeding finish finished found
    finishing fuel fueled fueling fuelled fuelling garnish garnished garnishing gave get getting give giving gobbled
    going gone got gotten grab grabbed grabbing gulped gulping guzzled hoovered guzzling had has have having hydrate hydrated
    hydrating include included includes including incorporate incorporated incorporating indulge indulged indulging
    inhaled keep keeping kicked kicking killed let lets licked licking like liked likes log logged logging love
    loved loves loving made makes making manage managed mopped mopping munch munched munching nabbed necked need needed nibbled nibbling nourish nourished
    nourishing noshed opt opted opting order ordered ordering pair paired pairing picked pinched polished polishing prefer preferred
    preparing quench quenched quenching raid raided raiding reach reached reaching record recorded refueled refueling refuelling relax
    relaxed relaxing relished relishing resist rewarded rewarding sampled sampling satisfied satisfy satisfying savor
    savored savoring savour savoured savouring rejected refused scarfed scoffed scored served serving settled shared sharing sip sipped sipping slurped stuck
    slurping snaffled snacked snagged snacking spicing spreading sprinkle sprinkling started starting starts stay staying swallowed
    sweeten sweetening swigged take taken taking tasted tasting took track tracked treated treating tried trying
    unwind unwinding use used using want wanted went wolfed wrapping
    """)

  /// Verb forms above that are also the names of foods or parts of names; they are verbs only after "I", "to" and the like.
  static let nounsToo = WordList.words(
    """
    add added boosted combined complement cook cool cooled crave craving delight drink elevate feast feature feed
    finish fuel garnish gone hydrate include keep like made need order picked popped prepared relax seasoned serving sip
    spreading sprinkle taste topping use
    """)

  /// Foods that end like participles.
  static let nounsInIng = WordList.words(
    """
    baking cooking dressing dumpling filling frosting herring icing pudding riesling seasoning spring starling string
    stuffing topping whiting
    """)

  /// Verbs of putting one food to another: what it is put to was not measured.
  static let adding = WordList.words(
    """
    add added adding adds complement complements cook cooked cooking drizzle drizzled drizzling elevate elevating
    enhance enhances enhancing garnish garnished grease greased include included including incorporate incorporated
    incorporating mix mixed mixing pair paired pairing pour poured pouring put putting season seasoned seasoning
    spread spreading sprinkle sprinkled sprinkling stir stirred stirring sweeten sweetened sweetening top topped
    topping toss tossed use used using
    """)

  /// Stand between a food and what it is served in, on or beside; without one of them no food is in or on another.
  static let servingPrepositions: WordSet = ["in", "on", "with"]

  /// Say that something was not finished: "left half of the fries".
  static let leaving: WordSet = ["left", "leaving"]

  /// Follow a verb of eating and lead up to the food.
  static let particles = WordList.words(
    """
    by down for from herself himself in into my myself of off on our ourselves out through to up with yourself
    """)
}
