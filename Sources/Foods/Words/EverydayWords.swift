/// Common words of English that name no food by themselves: people, places, occasions, doings, qualities and things.
///
/// They are spelled right, so that none of them is a food's name misspelt ("wife", "team", "weather"); and what is made
/// of them alone is the scene of a meal. Words that are a food's whole name somewhere ("heart", "spirit") are not here.
public enum EverydayWords {
  /// Whether `word`, in small letters and without accents, is one.
  public static func contains(_ word: String) -> Bool { all.contains(word) }

  private static let all: Set<String> = Set(
    text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }).map { String(Substring($0)) })

  private static let text = """
    able about above absolutely accepted accident actual actually admitted adult adults advice afraid afternoon
    afterward afterwards again age agreed ahead air airport alarm alas alive alley allowed almost alone already
    alright also altogether always amount anger angry anniversary announced annoyed annoying answered anxiety
    anxious anyhow anymore anytime anyway anyways apart apartment app apparently appeared appointment argued arm
    army around arrived article ashamed aside asked asleep assumed attention attic audition aunt auntie avoided
    awake aware away awful awkward baby back bad badly bag bake bakery baking balcony bank baptism barely bargain
    barn basement basically basket bath bathroom battery battle beach became bed bedroom before began begged
    beginning behind believed belly below belt bench bent besides between beyond bigger biggest bike bill binged
    birthday bistro bit blame blamed blood boat body boiler bonfire book booked books bookshop boot boots border
    bored boring borrowed boss bother bothered bought bounced box boy boyfriend boys bragged brave break breathed
    bridge brief briefly bright brilliant bring bringing broad broke broken brother brothers brought brushed bucket
    buddies buddy budget bug builder builders building built bumped bungalow burial burned bus business busy buying
    by cab cafeteria call called calling calm came camera camp cancelled candle canteen car card cardio care cared
    career careful carer carpark carpet carried cash castle casual cat cathedral caught caused celebrated
    celebrating celebration celebratory century ceremony certain certainly chain chair chance change changed chaos
    character charge chased chat chatted chatting cheap cheat checked cheeky cheered cheerful childhood chilly
    choice chose christening christmas church cigarette cinema city class classes clean cleaned cleaning clear
    cleared clearly clerk clever client clients climbed clinic clock clocked closed closest closing cloth clothes
    clouds cloudy clubhouse coach coat cold collapsed colleague colleagues collected college combed come comes
    comfort comfy coming common company complained complete completely computer concert conference confessed
    confession confused considered constant constantly continued control conversation convinced coped copy corner
    correct corridor cost cosy cottage cough counted counter countryside couple course court courtyard cousin
    cousins covered cozy crashed craving crazy credit cried crime crisis crossed crowd cruel crying culture cure
    currently curtain customer customers cute cycled dad daft daily damage damp dance danced danger dangerous dashed
    data daughter daughters day days dead deadline deaf deal dear death debt decent decided deck declined deeply
    definitely degree delayed delicatessen delicious delight delivery dentist departure depressingly deserved
    deserves desire desk desperate desperately diary difference different difficult diner directly dirty
    disappointed disappointing disaster discount discovered discussed disease dishes dishwasher distance district
    dived divine diwali doctor dog dogs door doors doorstep dose doubt downstairs downtown dragged drawer dream
    dreamed dreams dress dressed drinking drive driven driver driveway driving dropped drove drug drunk due duty
    eager ear early earned earning eased easily easter easy edge effort eid either elevator else elsewhere email
    emails emergency empty end ended ending endless engagement enjoyed enjoying enormous entered entire entirely
    errand errands error escaped especially essay essentially even evening eventually ever everywhere evidence exact
    exactly exam exams excellent excited exciting exclusively excuse exercise exhausted exhibition expected expense
    expensive experience explained explored extreme extremely eye eyes fab fabulous face faced fact failed failure
    faint fainted fair fairly faith falling familiar family famous fancied fancying fantastic farm fashion
    fashionable fasting father fault favor favour favourite fear feast feel feeling feelings feet fell felt fence
    ferry festival fetched fever fiesta fight fighting filed filled film final finally finding fine finger finished
    finishing fire fireplace fireworks fitness fixed fixing flew flight floor flu flying focus foggy folded folks
    followed fooled foot football forced forecourt foreign forest forever forgave forgetful forgot forgotten form
    fortunately fortune fought found frankly free freezer freezing frequent frequently fridge friend friendly
    friends frightened front froze fuel full fun funeral funny furniture future gained gallery game games gang
    garage garden gate gathering gave generally generous gentle gently genuinely getting gift gig girl girlfriend
    girls give given gives giving gladly goal goals goes gone gorgeous gossip government grabbed grabbing gradually
    graduation granddad granddaughter grandfather grandma grandmother grandpa grandparents grandson granny grateful
    great greedy grew grief groggy gross ground group grumpy guessed guest guests guilt guilty guy guys gym hair
    hall halloween hallway hand handed hands hangover hangry happened happening happily happy harbor harbour hard
    hardly harsh hat hated having head headache heading healed health healthy heard heat heating heaven heavenly
    heavily heavy hectic height hell help helped helpful helping hen hence here hid highly hill hit hobby hole
    holiday holidays homework honest honestly honour hope hoped hopeful hopefully hoping horrible hospital host
    hosted hostel hot hotel hours house housemate housemates houses housewarming however hug huge hugely hugged
    human humble humour hunger hungover hungry hurried hurry hurt husband idea ideal idle ignored ill illness
    imagined immediately important impossible impressed impressive improved incident incredible indeed indoors
    indulged indulgent information initially injury insane insomnia instead insurance internet interview invited
    inviting island issue itchy item jacket jealous jetlag jetlagged job joined joke joked journey joy joyful jumped
    just keen keeping kept kettle key keys kicked killed kind kitchen knackered knee knew knife knocked known lab
    lad ladder ladies lads lake landed landlord language laptop large largely last lasted late lately later laugh
    laughed laughing laundry law lawn lay lazed lazy leak learned learnt leave leaving lecture left leisurely lent
    lesson lessons letter level library lie lied life lifted lightning likely limit line list literally little lived
    lively living loan lobby lock lockdown locked lodge loft logic lonely long look looked looking loss lost lot
    lottery loud loudly lounge love loved lovely loving luck luckily lucky lunchbox lunchtime luxury machine mad
    madly magazine magical mail main mainly makeup mall man managed manager map mark market married mask massive
    match mate mates matinee matter mattered maybe mean meant meantime meanwhile medicine meeting meetings melted
    memory men mended mental merely merry mess message messy met metal method midnight mighty mild mildly milestone
    mind minute minutes mirror miserable missed missing mistake moaned moment money month months mood moody moon
    mopped morning mosque most mostly motel mother motorway mountain mouth moved movie movies moving mowed mud muddy
    mum mummy muscle museum music nagged nan nap napped naturally naughty nearby nearly neat neck needed needy
    negotiated neighbor neighborhood neighbors neighbour neighbours nephew nerves nervous never nevertheless new
    news newspaper next nice nicely niece night nights nipped nodded noise noisy nonsense normal normally nose
    notably note notebook nothing now numb number nurse nursery nurses obliged obvious obviously occasion
    occasionally ocean odd oddly offered office offices official often okay old once only opened opening opinion
    option order ordered ordinary organised organized originally other otherwise out outdoors outfit outside oven
    over overall overslept owed own packed packing page pain painful painted pair panicked paper parched parent
    parents parked parking part parties partly partner party passed path patience patient patients patio pause
    paused pavement pay payday paying peace peckish pen people perfect perfectly perhaps period permission person
    personal pharmacy phone phoned photo photos physically physio picking picnic picture piece pier pill pills place
    plan plane planned planning plans plate plates platform play played playground playing playpark pleasant pleased
    pleasure plumber plus pocket point police policy poor popped popular porch posh positive possible possibly post
    posted potluck pounds poured power practice practise practised praised prayed prayer precious preferred pregnant
    prepped presentation pressure presumably pretended pretty previously price private prize probably problem
    problems process programme progress project promised promotion promptly proof proper properly protested proud
    proved public pulled punished puny purely purse pushed putting puzzle quality question questions queue queued
    quick quickly quiet quietly quit quite quiz race raced radio raffle rain rained raining rainy ramadan random
    rant rare rarely rate rather ravenous reached readily reading ready real realised realized really reason reasons
    received recent recently reception recipe recommended record recovered refused regret regrets regretted
    regularly rehearsal relaxed relaxing reliable relief religion remembered reminded rent rented repaired replied
    report rescued restaurant restaurants rested resting restless restrained result returned reunion revision reward
    rewarded rich ride riding ring risk river riverside road rolled roof room roommate roommates rooms rough row
    rude rules rush rushed rushing sacked sacred sad sadly safe said sailed sale sang sanity sat satisfied
    satisfying saved saying scale scales scarcely scared scary schedule school schools searched seaside season seat
    secret secretly seemed seldom self selfish seminar sense sensible sent series serious seriously served service
    session set severe sex sexy shaky shame shape shared shattered shed sheer shift shifts ship shirt shocked
    shocking shoe shoes shop shopped shopping shops short shortly shouted show showed shower showered showroom shy
    shyly sick sickness sidewalk sigh sign signal signed silence silent silly similar simple simply sin since
    singing sink sipping sister sisters site sitting size skill skint skipped sky sleep sleepless sleepover sleepy
    slept slid slight slightly slipped slow slowly smart smelled smelly smiled smoking smooth snapped sneaked
    sneezed snoozed snow snowy snuck soap social socks sofa sold solid somehow sometime sometimes somewhat somewhere
    son song sons soon sore sorry sorted sound space speaking special specifically spectacular speech speed spent
    spilled spoiled spoiling spoke sport sports spot spotted spouse spring squeezed stadium staff stage stairs
    stared staring start started starting starving state station stayed staying steady stiff still stole stomach
    stone stood stop stopped stopping storm stormy story straight strange strangely street strength stress stressed
    stressful strict strictly strike strong struggled stubborn stuck student students studied studio study studying
    stuff stuffed stumbled stunning stupid style subject suburb success successful successfully sudden suddenly
    suffered suggested suit suitable summer sun sunny sunset sunshine super supermarket support supposed supposedly
    sure surely surface surgeon surgery surprise surprised surprising surprisingly survived suspicious swapped sweat
    sweaty swept swing swollen synagogue system table takeaway taken takeout taking talk talked talking tall tank
    taqueria task taught tax taxi teacher teachers team tears technically teen teenager telly temper temple
    temptation tempted tense tent terminal terrace terrible terribly terrific test text thanked thankfully thanks
    thanksgiving theater theatre then therapist there therefore thing things thinking thirsty thorough thoroughly
    though thought thoughts threw thrifty thrilled throat through throughout thunder thus ticket tidied tidy tidying
    tie tight time times tiny tip tired toddler toe together toilet told tonight too took tools tooth top totally
    touch touched tough tourist tournament tower town toy tradition traffic train trainee trainer training traveled
    travelled travelling treated tree tricky tried trip tripped trouble troubled trousers truck true truly trusted
    truth trying tube turn turned tv twice twins typed typical typically ugly ultimately umbrella unable uncle under
    unexpected unfortunately unhappy unhealthy uniform university unless unlucky unpacked until unusual up upset
    upstairs urgent use used useful useless user usual usually vacation vacuumed vague vast vending venue very vet
    vibe vibes victory video view village violent virtually virtuous visit visited visiting visitor visitors voice
    volume volunteered waited waiting wake waking walk walked wall wallet wandered wanted wanting war ward warehouse
    warm warned washed washing waste watch watched watching waterfront way weakness wealth wearing weary weather
    website wedding week weekend weeks weights weird welcome well went wet wheel while whilst whined whispered
    wholly wicked widely wife wild will willing willingly willpower win wind window windy winning winter wise wish
    wished within without woke woken woman women won wondered wonderful word words work worked working workmates
    workout workplace workshop world worried worry worrying worse worst worth wreck wrong wrote yard yawned year
    years yelled yesterday yet young yucky zoo zoom
    """
}
