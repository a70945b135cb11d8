/// Parts feeling well from feeling unwell.
enum Wellbeing {
  private static let unwell = PhraseTable(
    list: """
      tired,exhausted,sick,ill,unwell,headache,migraine,nauseous,bloated,dizzy,faint,sore,hurts,hurt,pain,ache,aches
      stressed,depressed,anxious,sad,unmotivated,sleepy,stomach ache,stomachache,cramps,fever,guilty,frustrated,period
      injured,hungover,low energy,no energy,struggling,bad,badly,rough,tough,terrible,terribly,awful,awfully,horrible,rubbish
      crap,crappy,shit,shitty,lousy,poorly,weak,worse,worst,down,low,miserable,lonely,angry,upset,drained,knackered,burnt out
      burned out,shattered,cold,flu,vomited,vomiting,threw up,insomnia,barely slept,hardly slept,couldn't sleep
      can't sleep,didn't sleep,no sleep,not great,not good,not well,not so good,not so well,off,meh
      stiff,tight,swollen,worried,pregnant,fed up,bored,hard,cry,crying,hate,overwhelmed,grumpy,stuffed
      """)

  private static let well = PhraseTable(
    list: """
      well,great,good,amazing,awesome,fantastic,brilliant,wonderful,excellent,lovely,better,best,strong,stronger,fit,fitter
      fresh,energised,energized,energetic,rested,refreshed,happy,proud,motivated,pumped,on top of the world,like a baby
      like a log,soundly,deeply,fine,positive,optimistic,confident,lighter,healthy,healthier,super,slept
      """)

  private static let hunger: WordSet = ["hungry", "starving", "starved", "famished", "peckish", "ravenous"]

  /// Hungry and nothing worse.
  static func isHungry(_ tokens: [Token]) -> Bool { hunger.occurs(in: tokens) && !unwell.occurs(in: tokens) }

  /// Thirsty and nothing worse.
  static func isThirsty(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.isWord("thirsty") } && !unwell.occurs(in: tokens)
  }

  /// Nothing in `tokens` is a complaint, and something says that the person is well or has slept.
  static func isGood(_ tokens: [Token]) -> Bool { !unwell.occurs(in: tokens) && well.occurs(in: tokens) }
}
