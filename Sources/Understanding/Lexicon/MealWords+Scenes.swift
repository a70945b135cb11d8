/// Words that set a scene: occasions, times, places, people, feelings.
extension MealWords {
  /// Nouns of meals, occasions, times, places, people and feelings: they set the scene.
  static let scene = WordList.words(
    """
    lecture lectures lesson lessons seminar seminars outside inside indoors outdoors upstairs downstairs
    accompaniment addition adventure afternoon afternoons amount amounts anything appetite appetizer assortment autumn baby
    baking bed bedtime beginning belly beverage birthday bit bite body boost break breakfast breaks brunch buds burst
    cafe cafeteria canteen celebration change choice choices christmas colleague colleagues combination comfort
    companion cooking couch course coworkers craving cupboard cupboards cravings craze creaminess crunch cuisine dad daughter day days
    delicacies delicacy delight desk dessert diet diner dinner dinnertime dish dishes drink early easter end ending
    energy enjoyment entree essence evening evenings everything experience explosion extra family fare favorite
    favorites favourite feast film finish fix freezer fridge flavor flavors flavour flavours food foods freshness friday friend
    friends fuel game go goal goals goodness gym hand hands health heart hint hit hobby holiday home hour hours hunger
    husband hydration indulgence journey kick kid kids kitchen larder late life lot lots lunch lunchtime main market me meal
    meals mealtime menu mid midafternoon midday middle midmorning midnight mind minute minutes mom moment moments
    monday mood morning mornings morsel mouth movie mum nibble nibbles night nightcap nights noon nothing nutrition
    occasion office option options pairing palate pantry part partner party perfection pick picnic place plan plans pleasure
    post pre prep quality quantity rain recipe recipes recovery refresher refreshment replenishment restaurant reward
    rewards richness routine run sake satisfaction saturday selection sensation session shop show side sides
    simplicity size sleep snack snacks snacktime sofa something son soul spirit spirits spread spring staple start
    starter starters stomach store stuff summer sunday supper sweetness table taste tastes texture thanksgiving thing things
    thirst thursday time times today toddler tonight tooth total touch training treat treats tuesday tummy tv twist up
    ups variety walk warmth weather wednesday week weekday weekend weekends weeknight wife winter work workout world
    worth yesterday zing
    """)

  /// Scene nouns that are also parts of food names ("orange drink", "trail snack mix"): dropped only when no food word is beside.
  static let sceneInNames = WordList.words(
    """
    appetizer assortment autumn baby beverage birthday bite body boost breakfast cafe choice christmas course crunch
    day delight dessert diet dinner dish drink energy entree extra fall family feast flavor flavors flavour flavours
    food foods fuel fun game go hand heart holiday home kick kid kids kitchen lunch main market meal mix morning mouth
    night nutrition party pick post prep protein recipe recovery restaurant selection shop side sides size snack snacks
    spread spring starter starters store style summer sunday taste thanksgiving time toddler treat treats twist up winter
    """)

  /// Say how a thing tastes or feels; they set a scene only before a scene noun ("a sweet treat", "a warm meal").
  static let sensations = WordList.words(
    """
    bold bubbly busy buttery chewy chilly cold cool creamy crispy crunchy fizzy fluffy fresh frosty fruity hearty hot
    icy italian lazy light nutty rainy rich salty savory smoky smooth snowy soft southern spicy sugary summery sunny
    sweet tangy tropical warm wholesome wintry zesty
    """)

  /// Nouns of taste.
  static let flavorNouns = WordList.words(
    """
    burst essence flavor flavors flavour flavours goodness hint hints kick richness sweetness taste tastes twist
    warmth zing
    """)

  /// End compounds that praise: "protein-packed".
  static let fullOf = WordList.words(
    """
    boosting filled free friendly fueled fuelled inspired loaded packed rich worthy
    """)

  /// Determiners, pronouns, auxiliaries and adverbs.
  static let small = WordList.words(
    """
    absolutely actually ada again all also always am any are barely basically be been being both can can't cannot certainly
    coach could couldn't currently daily dear definitely deliciously did didn't do does don't each either especially
    arigato gracias grazie kasih obrigado salamat shukran toda even eventually every exact far finally first generally haha hardly he hello her here hey hi him his hmm honestly hungry i i'd
    i'll i'm i've im is it it's its ive just last lastly later lol may me might mine mmm must my myself next normally
    now occasionally off often ok okay oops our ours ourselves particularly perfectly please really recently regularly
    right second secondly shall she should simply so some sometimes still such sure that that's thats the their them there
    there's these they this those today today's tonight tonight's too truly typically ugh us usually very was wasn't wasnt we we'd
    we're we've well were what whatever which while who will within wonderfully would wow yeah yep yes yesterday you
    your yourself yum whoops woops yikes phew gosh jeez blimey hehe tbh
    """)

  /// Words that begin what is said about where, when, why and with whom.
  static let prepositions = WordList.words(
    """
    after around as at before by during for in inside into onto throughout till to until upon within
    """)

  /// Words that begin a clause of circumstance.
  static let subordinators = WordList.words(
    """
    after although as because before if since though till unless until when whenever where while whilst
    """)

  /// Words that stand in food names too but name no food themselves, beside the everyday ones.
  static let notFoods: WordSet = WordList.words(
    """
    finish finishing complete attempt plenty direction directions
    a an the of in on at to for with and or my our his her their your i me we us you it its that this these
    those some more another no not is was were are be been am i'm im so all any both each one than down off from
    as if today home good best big small medium first second whole half quarter light fast high low lots much
    many less few going go get got made make making do did done doing have had has like need want type food meal
    drink drinks snack breakfast lunch dinner supper brunch weight hour min mins km miles mile kg lb lbs kcal calories
    target plain fresh extra regular kids child run paris park pool fall but because after during when what how
    why who where which pace laps lap tempo intense brutal burnt would could should can may might must ago sets
    reps total per pure mini max star blue red green white black brown yellow golden gold silver please hello
    hey yes ok right tell keep put add log track side bottom middle unit everything anything something everyone
    someone myself him them he she they treat bowl cup glass bottle pack pieces slice slices serving servings
    portion gram grams ounce ounces oz g ml l liter litre cups s t m x k active rest steps round rounds press
    cook cooked instructions ignore previous store ate eat eaten eating drank water energy fat protein carbs
    macros fiber sugar joe don mom leg chest shoulder legs arms wing better says know think every into onto near
    same seem such they're upon arrival check close cool couch event looks open past read score skip soul stay
    travel wait walks wonder wow write compare versus delete deleted remove removed undo cancel canceled erase
    erased breath diabetic th st nd rd feet tablets meds medication medicine pills antibiotics paracetamol ibuprofen chess cutting gray grey pink purple lady earl lord ice far jog jogs
    bulk bulking recomp keto drizzle ladies thin citrus hero horse content recoveries lighter heavier faster slower quicker spin wu cd avg prep climbing cycling pub pubs
    """)
}
