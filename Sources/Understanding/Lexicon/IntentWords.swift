/// Phrases that tell what a clause does: ask, plan, deny, wish, speak of others. One phrase a line or between commas.
enum IntentWords {
  /// Skipped at the start of a clause before its opening words are looked at.
  static let openers: WordSet = WordList.words(
    """
    so well ok okay hey hi hello oh um uh ah yeah yes yep ada please pls just also anyway anyways btw then and but
    plus later finally actually lol haha today yesterday tonight ugh wow omg honestly sadly unfortunately luckily
    right alright coach now hmm first afterwards afterward earlier instead sorry quickly apparently eventually
    already still update hopefully since cause because however though although while whereas only basically confession
    oops whoops wait yay thankfully technically fyi guess literally even there
    """)

  /// Verbs of eating and drinking, as a person tells of a meal that is over.
  static let eating: WordSet = WordList.words(
    """
    had ate drank munched nibbled snacked grazed sipped devoured polished downed scoffed inhaled tucked gobbled guzzled
    demolished chugged gulped
    """)

  /// Verbs with which a person reports what they ate, drank or did.
  static let reports: WordSet = WordList.words(
    """
    had ate eaten drank drunk finished grabbed got did done went ran walked jogged swam biked cycled rode hiked
    lifted played trained stretched rowed climbed danced skied consumed devoured snacked munched nibbled chugged
    sipped downed gulped tried enjoyed demolished inhaled polished weighed weigh log logged add track record
    having eating drinking scarfed wolfed treated splurged indulged sneaked snuck stole pinched nicked swiped snaffled gobbled tasted completed
    smashed crushed hit stepped worked exercised note put ordered made cooked shared split chose picked used
    managed caved settled ended broke started breakfasted lunched dined supped feasted washed prepared fried boiled
    scrambled blended whipped threw mixed popped sprinted skated surfed bowled golfed boxed benched squatted
    deadlifted pressed curled attended took drained necked pounded refueled fuelled binged microwaved toasted
    served chowed hydrated stuffed spent kayaked paddled stuck scoffed
    """)

  static let questions = PhraseTable(
    list: """
      would,could,how,how's,hows,what,what's,which,who,who's,whos,where,why,is,are,am i,does,do i,do you
      do we,do they,did i,did you,did we,did it,can i,can you,can we,can a,could i,could you,could we,could a
      should i,should we,should my,shall i,shall we,would it,would a,would you,would i,will i,will it,will a
      will that,may i,have i,have you,has my,has the,any idea,any ideas,any suggestions,any tips,any advice
      any recommendations,tell me,show me,show my,show,show today,give me,list my,list,list all,compare,calories in
      calories for,calories of,kcal in,kcals in,protein in,carbs in,fat in,sugar in,fiber in,fibre in,sodium in
      caffeine in,macros in,macros for,macros of,nutrition of,nutrition for,nutrition facts,nutritional value
      recommend,suggest,ideas for,i wonder,wondering,curious,explain,look up,lookup,search,find,calculate,estimate
      help me,convert,display,summary,summarize,summarise,my macros,my progress,my stats,my targets,my target
      my goals,progress,number of calories,amount of protein,let me see,let me know,when should,when do,when did
      export my,back up my,backup my,import my,change my name,turn off,turn on,when can,when is,when was,when will
      isn't,aren't,what if,was that,was it,were those
      were they,was i,will eating,does eating,is it,thoughts on,best,favorite,favourite,recipe for,recipe,recipes
      remind me what,how come,wanna know,want to know,i want to know,need to know,i'd like to know,whose,hows my
      does a,do any,plan my,make me a,create a,write,sing,play,define,translate,difference between,meal ideas
      meal plan,give,get me,order me,order us,bring me a,bring me some,fetch me,buy me,book me,send me,email me,email my
      export everything
      export all,export it,print my,set a timer,set an alarm,healthy,can the,is a,on a scale,are there,which is
      what's better,should a,must i,need i
      plan me,plan us,wonder how,wonder what,wonder if,wonder whether,i'm wondering,im wondering,work out how
      work out the calories,work out the protein,work out the carbs
      work out the macros,give me a recipe,give us a recipe,give me ideas,give me an idea,give me some ideas
      average pace of my,average speed of my,glycemic index,glycaemic index,glycemic load
      """)

  /// Requests to log that are put as questions: "can you log 2 eggs?".
  static let requests = PhraseTable(
    list: """
      can you log,can you add,can you track,can you record,can you put,could you log,could you add,could you track
      could you record,could you please log,could you please add,can you please log,can you please add
      can you please track,please log,please add,please track,please record,will you log,would you log,can i log
      can i add,i want to log,i'd like to log,i need to log,let me log,i would like to log,want to log,need to log
      can we log,help me log,i want to add,i need to add,i'd like to add,let me add,i want to record
      i'd like to record,i should like to log,i should like to add,i should like to record,i would like to add,i would like to record,i wish to log,i wish to record,would you add,would you please log,would you mind logging,let's log,lets log
      would you believe i
      did i mention i,did i mention that i,did i mention we,did i tell you i,did i tell you that i,did i tell you we
      guess who ran,guess who just,guess who finally,guess who had,guess who ate,guess who drank,guess who did
      guess who swam
      """)

  static let negations = PhraseTable(
    list: """
      ages since,been so long since,a long time since,forever since,yonks since,since i last,since we last
      swore off,sworn off,given up,giving up,swearing off,burnt the,burned the,was offered,were offered,got offered
      sent back,sent it back,keep forgetting,forgetting to,didn't,did not,haven't,have not,hasn't,skipped,skip,skipping
      missed,not eaten,not eating,never ate
      never had,never did,never got,never made it,without eating,without breakfast,avoided,avoiding,resisted
      passed on,turned down,said no,refused,forgot to,couldn't,could not,wasn't,was going to
      were going to,was gonna,was about to,nothing
      i'm not,im not,not hungry,no longer,cancelled,canceled,called off,don't
      do not,doesn't,can't,cannot,won't,wont,will not,never,not a,not one,not going,too tired,too busy
      instead of going,rest day,day off,fasting until,fasting till,fasting for,fasting since,fasting from,fasting today
      still fasting,fasting all,fasted all,fasted today,fasting this,fasting tonight,fasting now,fasting again,dry fast,dry fasting
      water fast,water fasting
      i'm fasting,im fasting,am fasting,stayed away,held off,gave up,quit,wanted to,wanted a,wanted the,wanted,fancied a
      fancied,craved a,craved,was supposed to,meant to
      thought about,zero,aint,ain't,not had,not have,not having,not any,hadn't,didn,dodged,abstained,bailed on
      bailed,lazy day,off day,ditched,tempted by,stopped eating,not drinking,intermittent fast,put off,postponed
      neither,ignored,lied about,forgot my,forgot the,came close to,eyeing,eyed up,eyeing up
      within an inch of,inches from,inches away from
      this close to,a whisker from,decided against,talked myself out,stopped myself,dropped my,dropped the,spilled,spilt
      had to refuse,had to decline,had to turn down,had to turn it down,had to turn them down,had to bin,had to chuck
      had to dump,had to throw out,had to throw away,had to throw it,had to throw them,threw away,threw it,threw out
      i binned,i chucked,i tossed,went without,gone without,going without,steered clear,opted out,held back from,swerved
      """)

  /// Verbs that make what stands before them the subject of a clause.
  static let thirdPersonVerbs: WordSet = WordList.words(
    """
    had has have ate eats eat drank drinks is was are were did does went goes ran runs made weighs weighed wants
    wanted likes loves love like hate adore just got gets finished ordered always usually never skipped walked cooked cooks lost gained
    burned burnt can could would said says thinks asked asks needs brought bought stole took will only also grabbed devoured
    swam biked cycled hiked played lifted told started swears eating having drinking hates prefers snacked trains
    trained tried keeps kept both really benched benches squats deadlifts completed plays gave offered baked prepared
    enjoyed inhaled demolished do don't doesn't didn't jogged left tells drives drove sent sat refused lifts presses curls vomited threw spilled gulped managed
    lives takes sends swims cycles buys owes writes wrote claims claimed insists boasts brags squatted pressed deadlifted rowed curled climbed orders finishes
    """)

  static let others: WordSet = WordList.words(
    """
    he she they he's she's they're husband wife son daughter kid kids child children mom mum mother dad father
    brother sister brothers sisters friend friends partner boyfriend girlfriend bf gf roommate roommates flatmate flatmates housemates
    housemate boss chief captain coworker coworkers colleague colleagues neighbor neighbour neighbors dog cat dogs cats baby
    toddler grandma grandpa grandmother grandfather nan gran granny uncle uncles aunt aunts cousin cousins parents family
    guy guys bestie besties bff gentleman gentlemen gent geezer pal pals everyone everybody someone somebody people team teammate teammates mate mates buddy bro trainer doctor dr
    auntie aunty nonna nonno abuela abuelo tita tito oma
    wean weans bairn bairns opa yiayia nephew nephews niece nieces fiance fiancee spouse twins boys girls mommy daddy mama papa hubby stepdad stepmom teenager teen
    manager pup puppy kitten coach students teacher guest guests mil fil laws man woman lady others rest
    pt therapist nutritionist dietitian newborn newborns infant bloke blokes lad lads lass chap chaps fella fellas girl boy
    grandson granddaughter grandkids grandchildren grandad granddad stepson stepdaughter stepbrother stepsister missus
    patient patients client clients customer customers resident residents student pupil pupils neighbours intern interns
    waiter waitress carer caregiver nurse apprentice trainee visitor visitors tenant passenger landlord landlady
    apprentices trainees rookie newbie grandbabies grandbaby bossman opponent opponents character pros referee umpire
    roomie roomies gp dietician physio lodger hamster rabbit seagull seagulls gull pigeon pigeons squirrel fox magpie horse parrot goldfish puppies kittens pa ma sis youngest eldest lodgers midwife
    birds crow crows robins sparrows ants wasps mice rats raccoon raccoons foxes squirrels goats
    astronauts athletes monks soldiers actor actress singer hero heroine detective runners
    bride groom bridesmaid caterer caterers butler florist
    """)

  /// Forms of "be" with a subject before them.
  static let copulas = pastCopulas.union(["is", "are"])
  static let pastCopulas: WordSet = ["was", "were"]
  /// "It wasn't rice".
  static let deniedCopulas: WordSet = ["isn't", "aren't", "wasn't", "weren't"]

  static let determiners: WordSet = ["my", "our", "the", "his", "her", "their", "your", "a", "some", "one", "both"]

  /// Things given to or made for somebody else.
  static let forOthers = PhraseTable(
    list: """
      fed my,fed the,feeding my,feeding the,gave my,gave the,for the kids,for my kids,for my husband,for my wife
      for my son,for my daughter
      for my family,for the family,for my mom,for my mum,for my dad,for my dog,for the dog,for my boyfriend
      for my girlfriend,for my partner,for my friends,for my friend,for the office,for the baby,for my baby
      for everyone,for him,for her,for them,for guests,packed lunch for,fed him,fed her,made him,made her,made them
      for a friend,for my roommate,for my parents,for my cat,for the cat,gave him,gave her,for work colleagues
      for coworkers,for my coworkers,for the school,for a bake sale,for the bake sale,for the fair
      for the neighbours,for the neighbors,for charity,for the team,for her class,for his class,for my class
      none for me,not one for me,not for me
      """)

  /// How often: what is said of every day is no report of one.
  static let frequencies = PhraseTable(
    list: """
      usually,normally,typically,generally,tend to,tends to,every day,everyday,each day,every morning,every night
      every week,most days
      most mornings,i never,used to,times a week,times a month,times per week,days a week,days per week,x a week
      x per week,times weekly,days weekly,x weekly,x week,x / week,x / wk,x wk,times / week,days / week
      """)

  /// What is done again and again, unless an amount shows that it was done now.
  static let constancies = PhraseTable(list: "i always,always have,always eat,i often,often have")

  static let habits = PhraseTable(
    list: """
      you're,you are,i like,i love,i hate,i prefer,i enjoy,i eat,i drink,i'm allergic,im allergic,allergic to,intolerant
      my favorite,my favourite,favorite food,i'm craving,craving,cravings,i crave
      i miss,sounds good,sounds great,looks good,looks great,smells,tastes like,is my favorite,is good,is great
      is healthy,is bad,are good,are bad,are healthy,is better,is overrated,are overrated,are better,is delicious
      is the best,are the best,is life,sounds so good,sounds amazing,sounds delicious,sounds perfect
      looks so good,looks amazing,dying for,kill for
      dream about
      i am a,i'm a,im a,on a diet,i run every,i train,i work out,i go to the gym,i play,i do yoga,i swim,i cycle
      i walk,nothing beats
      """)
}
