/// Words around the figure of somebody's weight.
enum WeightWords {
  /// Words beside which a figure is a change, a goal or somebody else's.
  static let notFigures: WordSet = WordList.words(
    """
    lost gained under over below above dropped from goal target another by than put losing was were
    """)

  /// Words that tell of a weighing.
  static let telling: WordSet = ["weighed", "weight", "weigh", "bodyweight", "scale", "scales"]

  /// Words that say no more than that a weight was taken, or when.
  static let neutral: WordSet = WordList.words(
    """
    i my me is was at on the a an in this today morning now just exactly currently so yesterday evening night am
    fasted nuchtern jeun ayunas it says said about around new pb low weighed weigh weight kg kgs lb lbs st stone pounds kilos pound
    kilo body fat bf bodyfat current ok hey hi check checkin log record i'm im and day week update here scale scales
    stepped first thing after waking up naked clothed bare woke before breakfast still number reading of down to
    weighing balance makes brings takes leaves which that with last finally under below over above as officially since then dot even flat smack reached touched dipped spot lost gained dropped put
    wt wgt wght bw bodyweight weighin say reads read shows showed showing again half dead bang nose
    starting start initial morning's today's yesterday's hit broke back myself month g gram grams weekend
    from aaj subah
    quarter stuck plateau plateaus plateaued plateauing settled hovering landed there steady holding sitting another far only official weekly monthly cw its it's s gone they loss pre weight's peso gewicht poids waga vekt vikt vaegt heute hoy
    """
  ).union(remarks).union(cheers).union(hedges)

  /// Words that bring a figure close to what was weighed: "a shade over 81 kg".
  static let hedges = WordList.words(
    "just ish shade touch tad smidge smidgen hair whisker fraction bit little nearly almost barely slightly roughly approx"
  )

  /// Asides of several words that say no more than that a weight was taken.
  static let asides = PhraseTable(
    list: """
      got down,got back down,wrote down,written down,had me at,has me at,put me at,puts me at,have me at,got on,hopped on,jumped on,stood on,stepped on,popped on,on the dot
      hopped onto,jumped onto,on the nose,bang on,spot on,dead on,right on,after a run,after my run,after the run
      post run,post workout,post gym,post swim,post ride,post walk,post training,post session,pre run,pre workout,pre gym
      pre breakfast,post breakfast,pre training,post sauna,post shower,pre bed
      after run,long run,a big weekend,the weekend,slimming world,weight watchers,gone up,gone down,went up,went down
      crept up,crept down,come down,came down,come up,came up,not bad,not great,not good,so happy,so proud,let's go
      lets go,lets goo,lets gooo,let's goo,let's gooo,give or take,more or less,happy with that,so far,about time,in ages,in years,in months,this week,for me
      """)

  /// Who weighed, where, and in what: "the nurse weighed me, 83 kg with shoes on".
  static let remarks = WordList.words(
    """
    medical checkup physical appointment wrote written nurse nurse's gp doc docs doc's doctor doctor's doctors physio clinic surgery hospital pharmacy chemist dietitian
    midwife consultant trainer pt hopped popped jumped stood bathroom home kitchen club slimming
    ww meeting
    shoes boots trainers socks clothes clothing shirt jumper jacket coat jeans belt dressed fully undressed uniform
    pyjamas pjs pants underwear empty full stomach shower loo gym
    fit fits fitting loose looser tight tighter again trousers dress
    """)

  /// What it is greeted with: "81.2 kg woohoo", "82 kg, ugh".
  static let cheers = WordList.words(
    """
    woohoo woo hoo yay yey yippee whoop whoopee woop wooo yess yesss yes ugh argh damn dammit omg wow lol boo nooo hooray hurray
    hurrah hallelujah phew sigh pleased chuffed delighted disappointed gutted proud happy sad annoyed good great nice bad
    better finally progress well oh eek yikes meh congrats cheers result
    """)
}
