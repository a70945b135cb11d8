/// Figures of speech that name foods or kitchen work and are about neither.
enum IdiomWords {
  /// Sayings and exclamations: never about eating, wherever they stand.
  private static let sure = """
    flat as anything,you would be proud of me,you'd be proud of me,you'll be proud of me,cured my mood,cured my hangover,cured my headache,cured my blues,saved my day,had a blast,having a blast,was a blast,had an absolute blast,had such a blast,was pure joy,was sheer joy,pity party
    in my ribs,in the ribs,been a marathon,is a marathon not a sprint,a marathon not a sprint,bring home the bacon
    brings home the bacon,bringing home the bacon,brought home the bacon,save my bacon,saved my bacon
    spill the beans,spilled the beans,spilt the beans,spilling the beans,go bananas,went bananas,going bananas
    goes bananas,go nuts,went nuts,going nuts,drove me nuts,driving me nuts,drives me nuts,drove me bananas
    driving me bananas,cool as a cucumber,easy as pie,easy as cake,flat as a pancake,red as a beetroot
    red as a lobster,thick as soup,nutty as a fruitcake,bigger fish to fry,other fish to fry,fish out of water
    walk on eggshells,walking on eggshells,walked on eggshells,on eggshells,egg on my face,egg on his face
    egg on her face,all my eggs in one basket,all your eggs in one basket,eggs in one basket,cream of the crop
    takes the cake,took the cake,takes the biscuit,took the biscuit,sell like hot cakes,sold like hot cakes
    selling like hot cakes,selling like hotcakes,sold like hotcakes,have my cake and eat it
    have your cake and eat it,in a pickle,in a right pickle,stuck in a jam,two peas in a pod
    like peas in a pod,couch potato,couch potatoes,best thing since sliced bread,greatest thing since sliced bread
    apple of my eye,upset the apple cart,comparing apples and oranges,apples to oranges,low hanging fruit,bear fruit
    bore fruit,go pear shaped,went pear shaped,gone pear shaped,going pear shaped,food for thought
    take it with a pinch of salt,took it with a pinch of salt,take that with a pinch of salt
    took that with a pinch of salt,take it with a grain of salt,took it with a grain of salt,worth my salt
    worth his salt,salt of the earth,rub salt in,rubbed salt in,tough cookie,smart cookie,cookie crumbles
    on the rise,on the decline,on the mend,bite the bullet,bit the bullet,bit off more than i can chew,bitten off more than i can chew
    bite off more than i can chew,bite off more than you can chew,eat my words,eating my words,ate my words
    eat humble pie,ate humble pie,eating humble pie,cry over spilt milk,crying over spilt milk
    crying over spilled milk,milk it for,milked it for,red herring,packed like sardines,carrot and stick
    dangling a carrot,proof is in the pudding,proof of the pudding,over egged,over egg it,spice of life
    chewed the fat,chewing the fat,chew the fat,on my plate at work,lot on my plate,too much on my plate
    full plate at work,when life gives you lemons,life gives you lemons,recipe for disaster,too many cooks
    no such thing as a free lunch,pie in the sky,finger in every pie,fingers in many pies,bun in the oven
    i'm on a roll,im on a roll,am on a roll,been on a roll,really on a roll,on a roll with my,on a roll this
    running the numbers,ran the numbers,lifted my mood,lifted my spirits,stretching the budget,a row with
    walking on air,boxing up,jogged my memory,jog my memory,cycling through,climbing the walls,skating on thin ice
    on thin ice,jump through hoops,jumped through hoops,jumping through hoops,jump to conclusions
    jumped to conclusions,jumping to conclusions,butter fingers,walking a tightrope,walking the tightrope
    walk a tightrope,swam in debt,running on empty,running on fumes,ran circles,ran rings
    no judging,no judgement,no judgment,swimming in debt,butterflies in my stomach,butterflies in my tummy
    butterflies in my belly,butterflies in the stomach,frog in my throat,frog in the throat,ants in my pants
    bone to pick with,bee in my bonnet,bees in my bonnet,ate like a horse,eat like a horse,eating like a horse
    ate like a pig,eat like a pig,eating like a pig,ate like a bird,eat like a bird,like a headless chicken
    like headless chickens,headless chicken,running around like a headless chicken,chickened out,chicken out
    chickening out,counting my chickens,count my chickens,wild goose chase,cook the books,cooking the books
    cooked the books,cheesed off,brown nosing,from soup to nuts,sour grapes about,sour grapes from
    nothing but sour grapes,sweeten the deal,sugar coat,sugar coated it,sugarcoat,cherry on top of,like a zombie
    was a zombie,thank god for,jelly legs,legs like jelly,legs are jelly,legs felt like jelly,legs feel like jelly
    jello legs,brain is mush,mince my words,minced my words,mincing my words,take no for an answer
    taking no for an answer,took no for an answer,on the back burner,stir the pot,stirring the pot,stirred the pot
    boils down to,boiled down to,simmer down,hold the applause,hold your applause,hold your horses,hold the phone
    hill of beans,not my cup of tea,my cup of tea,her cup of tea,his cup of tea,storm in a teacup
    not for all the tea in china,can't believe i,cannot believe i,couldn't believe i,can't believe we
    can't stop eating,couldn't stop eating,can't say i regret,can't say i mind,can't say i'm sorry about
    don't regret,do not regret,wait till you hear this
    wait til you hear this,wait until you hear this,call it a day,call it a night
    not my finest hour,not my proudest moment,not my proudest hour
    bless her,bless him,bless them,bless his heart,bless her heart
    """

  /// Things called by a food's or a sport's name.
  private static let namesakes = """
    apple watch says,apple watch said,apple watch,date night,first date,second date,third date,blind date,hot date
    dinner date,tinder date,on a date,cycle day,on my cycle,lap of honour,a tap in,tap ins,smoked a cigarette,smoked a cigar
    smoked cigarettes,had a cigarette,had a cigar,cigarette break,had a smoke,a smoke by,a smoke outside
    a quick smoke,double figures,marathon of,marathon meeting,marathon meetings,marathon call,marathon shift
    change the dressing,change my dressing,changed the dressing,changed my dressing,changing my dressing,dressing changed
    dressing on my,dressings changed,changed my dressings,carb loading,carb load,carb loaded,carbo loading
    double shift,double shifts,sorry my english,sorry for my english,excuse my english,pardon my english,my english,my bad english,bad english
    broken english
    bread winner,breadwinner,traffic jam,traffic jams,nest egg,gravy train,spilled the beans,spilt the beans,spill the beans
    spilling the beans,bite my tongue,bit my tongue,biting my tongue,held my tongue,hold my tongue,charged me double
    pay double,paid double,egging each other on,egged each other on,egged on,egged me on,biscuit tin,goldfish bowl
    """

  /// What is said beside a food, in the same breath: what it is of stays.
  private static let asides = """
    needed the sugar,needed the caffeine,needed the carbs,needed the protein,needed the salt,needed the energy
    need the sugar,need the caffeine,need the carbs,needed that caffeine,needed that sugar,don't @ me,dont @ me,don't at me,dont at me
    felt like a king,felt like a queen,felt like a million dollars,felt like royalty,like a king,like a queen,moved like butter,felt like butter,smooth like butter,like butter,hot like fire
    believe it or not,would you believe it,can you believe it,can you believe that,would you believe,don't judge me
    don't judge,sorry not sorry,wait for it,need to stay awake,gotta stay awake,have to stay awake,must stay awake
    trying to stay awake,to stay awake,to keep me awake,need to wake up,gotta wake up,have to wake up,trying to wake up
    to wake me up,to keep me going,need to keep going
    gone in one sitting,gone in one go,gone in minutes,gone in seconds,gone in no time,all gone in one go,in one sitting
    all in one sitting,all in one go,demolished in minutes,demolished in seconds
    """

  /// How sure somebody is of what they tell.
  private static let hedges = """
    i'd say,i would say,i'd reckon,i reckon,i should think,i should say,i should imagine,i would think,i would guess
    i'd guess,i'd think,i'd imagine,i would imagine,i should guess,if i remember right,if memory serves
    """

  /// What is said of writing down, before what is written down.
  private static let remarksOnLogging = """
    forgot to log,forgot to put in,forgot to add,forgot to enter,forgot to record,forgot to write down
    forgot to tell you,i almost forgot,i nearly forgot,almost forgot,nearly forgot,nothing to report except that
    nothing to report except,nothing to report but
    """

  /// One table of them all: each word of a message is asked for.
  private static let fixed = PhraseTable(
    list: [sure, namesakes, hedges, remarksOnLogging, asides].joined(separator: "\n"))

  /// The first words of these and of the predicates.
  static var openings: [String] { fixed.openings + predicates.openings }

  private static let besides = PhraseTable(list: [hedges, remarksOnLogging, asides].joined(separator: "\n"))

  /// Whether what stands before such a phrase is no part of it.
  static func isAside(at index: Int, in tokens: [Token]) -> Bool { besides.match(at: index, in: tokens) != nil }

  /// How many words of any of these stand at `index`; the longest phrase wins.
  static func length(at index: Int, in tokens: [Token]) -> Int? { fixed.match(at: index, in: tokens)?.count }

  /// Foods too: idioms where something other than a meal is said to be one ("the exam was a piece of cake").
  static let predicates = PhraseTable(
    list: """
      a piece of cake,piece of cake,full of beans,the icing on the cake,icing on the cake,the cherry on the cake
      the big cheese
      a hot potato,hot potato,sour grapes,just sour grapes,bread and butter,the cherry on top
      cherry on top,toast,a lemon,a peach,a doddle,peanuts,cheesy,corny,fishy,half baked,a pressure cooker,nuts,bananas
      crackers,jam packed,a mixed bag,gravy,pure gravy
      """)

  /// Verbs of eating beside which a food is a food.
  static let eating = WordList.words(
    """
    had ate eat eaten eating have having drank drink drunk log logged add added grabbed finished devoured scoffed
    snacked munched ordered made baked cooked shared split bought
    """)

  static let copulas = IntentWords.copulas.union(
    WordList.words("be been being it's its that's felt feels i'm im he's she's"))
}
