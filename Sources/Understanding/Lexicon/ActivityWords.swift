/// What people call activities, and the Compendium 2024 codes that answer.
///
/// One activity a line: `name | type | code | light code | vigorous code | usual minutes | words`. A code may be left
/// out where the Compendium has one grade only. Words after `~` have other meanings too (squash is eaten as well): they
/// need an amount, a sporting verb or the line to themselves. Words after `!` are past-tense verbs that report by
/// themselves. Usual minutes stand in where neither a duration nor a distance is said.
enum ActivityWords {
  static let table = training + "\n" + everyday

  private static let training = """
    Running | cardio | 12150 | 12020 | 12145 | 30 | running, go for a run, morning run, trail run, trail running, long run, \
    tempo run, easy run, recovery run, parkrun, park run, interval run, fun run, treadmill run, treadmill running, \
    half marathon, marathon, 🏃, sprints, hill sprints, fartlek, run club, club run, group run, track session, \
    track workout, track intervals, peloton run, ultramarathon, ultra marathon, treadmill intervals, treadmill sprints, treadmill repeats, \
    intervals on the treadmill, sprints on the treadmill, running intervals, run intervals, hill intervals, \
    tempo intervals, hill repeats, hill reps, threshold run, progression run, shakeout run, cross country run, \
    trail race, turkey trot ~ run, runs, sprint, ultra ! ran, sprinted, runned, ranned
    Run-walk | cardio | 12010 | 12010 | 12020 | 30 | couch to 5k, couch to 5 k, couch 2 5 k, couch25k, couch25 k, \
    c25k, run walk, walk run, run / walk, walk / run, jog / walk, walk / jog, jog walk, walk jog, \
    alternating run and walk, alternating walk and run, alternating running and walking, \
    alternating walking and running, alternated running and walking, alternated walking and running, \
    alternating jogging and walking, alternating walking and jogging, alternated jogging and walking, \
    alternated walking and jogging, jeffing ! jeffed
    Jogging | cardio | 12020 | 12028 | 12145 | 30 | jogging, morning jog, light jog ~ jog, jogs, jogg ! jogged, legged it
    Walking | cardio | 17190 | 17152 | 17200 | 30 | walking, dog walk, morning walk, evening walk, lunch walk, brisk walk, treadmill walk, treadmill walking, stroll, strolling, walk to work, walking pad, peloton walk, school run on foot, school run walk, 🚶, \
    bush walk, bushwalk, nature walk, walking tour, sightseeing on foot ~ on foot, by foot, walk, walks, amble, ramble, wander, dander, potter, saunter, plod ! walked, strolled, rambled, wandered
    Power walking | cardio | 17200 | 17190 | 17220 | 30 | power walk, power walking, speed walk, speed walking, race walking, racewalking ! power walked, speed walked
    Walking the dog | cardio | 17165 | 17165 | 17200 | 30 | walk the dog, walking the dog, dog walking, walk with the dog ! took the dog out, took the dogs out, took my dog out, took my dogs out, walked the dog, walked my dog, \
    walked the dogs, walked our dog
    Incline walking | cardio | 17034 | 17034 | 17035 | 30 | incline walk, incline walking, uphill walk, hill walking, incline treadmill, treadmill incline, walking uphill, walk uphill, uphill walking, treadmill hike, treadmill hiking, 12 3 30 ! walked uphill
    Nordic walking | cardio | 17302 | 17302 | 17304 | 45 | nordic walking, nordic walk, pole walking
    Rucking | cardio | 17012 | 17011 | 17012 | 45 | rucking, ruck march, ruck ! rucked
    Treadmill | cardio | 17355 | 17352 | 12030 | 30 | treadmill, peloton tread
    Hiking | cardio | 17080 | 17081 | 17035 | 120 | hiking, hill walk, trekking, 🥾, hillwalking, hill walking, \
    bushwalking, tramping, fell walking, mountain walk, munro bagging, munro walk, wandern, wanderung, bergtour, \
    bergwandern, hillwalk ~ hike, hikes, trek ! hiked, trekked, tramped, tramping, gewandert, climbed a mountain, climbed the mountain, \
    climbed a hill, climbed the hill
    Backpacking | cardio | 17010 | 17010 | 17010 | 180 | backpacking ! backpacked
    Stair climbing | cardio | 17131 | 17133 | 17134 | 15 | stair climbing, stairmaster, stair master, stairclimber, stair climber, stair stepper, step machine, climbing stairs, \
    flights of stairs, step mill, stepmill, stepper, stair machine, stairs machine, versaclimber, jacobs ladder ~ stairs, flights ! climbed stairs, climbed the stairs, took the stairs
    Cycling | cardio | 01014 | 01015 | 01017 | 45 | cycling, biking, bicycling, bike ride, bicycle ride, cycle ride, road ride, club ride, group ride, charity ride, training ride, road cycling, bike commute, bycicle, bycycle, \
    bike sprints, bike intervals, commute by bike, bike to work, cycle to work, gravel ride, 🚴 ~ bike, bicycle, cycle, ride, rides, tandem ! cycled, biked, commuted by bike, rode to work, bicycled, pedaled, pedalled, rode my bike, rode the bike, rode a bike, \
    rode my bicycle, rode, rided my bike, rided
    Mountain biking | cardio | 01009 | 01013 | 01003 | 60 | mountain biking, mountain bike, mtb, mountain bike ride, 🚵 ! mountain biked
    E-biking | cardio | 01084 | 01088 | 01080 | 45 | e bike, ebike, e bike ride, ebike ride, electric bike, e biking
    Stationary cycling | cardio | 01200 | 01214 | 01232 | 30 | stationary bike, stationery bike, exercise bike, excercise bike, indoor cycling, indoor bike, recumbent bike, turbo trainer, peloton ride, stationary cycling, turbo session, turbo training, bike erg, wattbike, watt bike, keiser bike, on the turbo, turbo ride ~ turbo, peloton, zwift
    Air bike | cardio | 01232 | 01224 | 01236 | 15 | assault bike, air bike, echo bike, airbike, fan bike
    Spinning | cardio | 01270 | 01214 | 01270 | 45 | spinning, spin class, spin bike, cycle class, cycling class, spin session, soulcycle, rpm class, les mills rpm, rpm spin ~ spin
    Swimming | cardio | 18240 | 18310 | 18230 | 30 | swimming, swim laps, lap swimming, swimming laps, open water swim, wild swimming, wild swim, cold water swim, cold water swimming, sea swim, cold water dip, sea dip, cold dip, freestyle, front crawl, pool laps, 🏊 \
    ~ swim, swims, laps, lengths, crawl, pool, open water ! swam, swum, swimmed, swammed
    Breaststroke | cardio | 18265 | 18265 | 18260 | 30 | breaststroke, breast stroke
    Backstroke | cardio | 18255 | 18255 | 18250 | 30 | backstroke, back stroke
    Butterfly swimming | cardio | 18270 | 18270 | 18270 | 20 | butterfly stroke, butterfly swimming ~ butterfly
    Water aerobics | cardio | 18355 | 18356 | 18358 | 45 | water aerobics, aqua aerobics, aqua fit, aquafit, aquarobics, aqua zumba, aquafit class, aqua class, aqua aerobics class ~ aqua
    Water jogging | cardio | 18369 | 18368 | 18366 | 30 | water jogging, water running, aqua jogging, aquajogging, aqua jog, aquajog, aqua running, pool running, pool jogging, deep water running
    Treading water | cardio | 18350 | 18350 | 18340 | 15 | treading water, tread water ! treaded water, trod water
    Rowing | cardio | 02071 | 02071 | 02072 | 20 | rowing, rowing machine, erg, row machine, concept2, concept 2, indoor rowing, ergometer, 🚣, sculling, river rowing, rowing session ~ row, rower ! rowed
    Kayaking | cardio | 18100 | 18070 | 18106 | 60 | kayaking ~ kayak, paddle ! kayaked, paddled
    Canoeing | cardio | 18070 | 18040 | 18050 | 60 | canoeing, dragon boat, dragon boating, dragon boat training, outrigger, canoe trip ~ canoe ! canoed
    Paddleboarding | cardio | 18224 | 18225 | 18228 | 60 | paddleboarding, paddle boarding, stand up paddle, stand up paddleboarding, sup ~ paddleboard, paddle board \
    ! paddleboarded, paddle boarded
    Surfing | sports | 18220 | 18220 | 18222 | 90 | surfing, 🏄, bodyboarding, body boarding, boogie boarding ~ surf ! surfed
    Water skiing | sports | 18150 | 18150 | 18150 | 30 | water skiing, waterskiing, water ski, waterski ! water skied, waterskied
    Wakeboarding | sports | 18150 | 18150 | 18150 | 30 | wakeboarding, wake boarding, wakesurfing ! wakeboarded
    Jet skiing | sports | 18160 | 18160 | 18160 | 30 | jet skiing, jet ski, jetski ! jet skied
    Windsurfing | sports | 18380 | 18380 | 18390 | 60 | windsurfing, windsurf, kitesurfing, kite surfing ! windsurfed
    Sailing | sports | 18120 | 18140 | 18130 | 90 | sailing ! sailed
    Snorkelling | sports | 18210 | 18210 | 18210 | 45 | snorkeling, snorkelling ! snorkeled, snorkelled
    Scuba diving | sports | 18202 | 18202 | 18200 | 45 | scuba diving, scuba
    Water polo | sports | 18360 | 18360 | 18360 | 45 | water polo
    Elliptical | cardio | 02048 | 02048 | 02049 | 30 | elliptical, elliptical trainer, cross trainer, crosstrainer, x trainer, xtrainer, eliptical, elipitical, ellipitical, arc trainer
    Skipping rope | cardio | 15551 | 15552 | 15550 | 15 | skipping rope, rope skipping, jump rope, jumping rope, jump roping, double unders, rope jumping, rope jumps, skiping rope ~ skipping, skips, skipped ! skipped rope, jumped rope
    Aerobics | cardio | 02000 | 02005 | 02006 | 45 | aerobics, aerobic class, step aerobics, step class, body step, bodystep, cardio class, low impact aerobics, dance aerobics, \
    body attack, bodyattack, jazzercise
    Body Combat | cardio | 02000 | 02005 | 02006 | 45 | body combat, bodycombat
    Cardio | cardio | 02060 | 02060 | 02062 | 30 | cardio, cardio session, cardio workout, cardio machine
    Zumba | cardio | 02310 | 02315 | 02310 | 45 | zumba, zumba class, clubbercise, sh'bam, shbam, bokwa, fitsteps, dance fitness, dance workout, zumba gold
    Dancing | cardio | 03025 | 03070 | 03031 | 60 | dancing, dance class, salsa dancing, salsa class, ballet, ballet class, hip hop class, ballroom dancing, line dancing, \
    bachata, swing dancing, 💃, 🕺, just dance, contemporary dance, jazz dance, street dance, kizomba, argentine tango, \
    tango class, tango lesson, tango lessons, tango practice, milonga, dance rehearsal, dance practice, dance lesson, \
    afrobeats class, afrobeat class, afro dance, dancehall class, reggaeton class, soca class, samba class, \
    merengue class, bollywood class, bollywood dance, k pop dance, heels class, twerk class, twerking, swing class, \
    bachata class, jive class, salsa night, silent disco, disco, tea dance ~ dance, salsa, ballroom, dancehall, clubbing \
    ! danced
    Tap dancing | cardio | 03014 | 03014 | 03014 | 60 | tap dancing, tap dance, tap class, tap lesson ! tap danced
    Pole dancing | cardio | 02108 | 02108 | 02108 | 60 | pole dancing, pole class, pole fitness
    Skiing | sports | 19160 | 19150 | 19170 | 180 | skiing, ski day, day of skiing, on the slopes, on the pistes, alpine skiing, downhill skiing, ⛷ ~ ski ! skied
    Cross-country skiing | cardio | 19090 | 19080 | 19100 | 60 | cross country skiing, xc skiing, xc ski, nordic skiing, cross country ski, cross country skis, nordic skis, langlauf
    Ski erg | cardio | 02080 | 02080 | 02082 | 15 | ski erg, skierg, ski machine
    Ski touring | sports | 19090 | 19080 | 19100 | 180 | ski touring, ski tour, ski mountaineering, skimo, splitboarding ! ski toured
    Snowboarding | sports | 19160 | 19150 | 19170 | 180 | snowboarding, 🏂 ~ snowboard ! snowboarded
    Snowshoeing | cardio | 19190 | 19190 | 19192 | 90 | snowshoeing, snow shoeing ! snowshoed
    Ice skating | sports | 19030 | 19020 | 19040 | 60 | ice skating, skating, ⛸, ice rink ! ice skated, skated
    Roller skating | sports | 15590 | 15590 | 15592 | 60 | roller skating, rollerblading, roller blading, inline skating, roller derby, roller disco, rollerskating, rollerblade ! rollerbladed, roller skated
    Skateboarding | sports | 15580 | 15595 | 15582 | 60 | skateboarding, longboarding, 🛹 ~ skateboard, longboard ! skateboarded
    Football (soccer) | sports | 15610 | 15615 | 15605 | 60 | soccer, football match, football game, football training, football practice, five a side, 5 a side, soccer game, \
    soccer practice, soccer match, kickabout, ⚽, football 5 s, 5 s football, football fives, fives football, \
    indoor soccer, indoor football, pickup soccer, pickup football, pick up soccer, footy training, footy match, \
    footy game, 6 a side, 6 a side football, 6 a side soccer, 6 a side footy, 7 a side, 7 a side football, \
    7 a side soccer, 7 a side footy, 8 a side, 8 a side football, 8 a side soccer, 8 a side footy, 11 a side, \
    11 a side football, 11 a side soccer, 11 a side footy, 5 a side football, 5 a side soccer, 5 a side footy, \
    five a side football, five a side soccer, five a side footy, six a side, six a side football, seven a side, \
    seven a side football, futbol, football 7 s, sunday league, sunday league match, sunday league game ~ football, footy, footie ! played football, played soccer, played 5 s, played fives, played in goal, played left back, played right back, kicked a ball about, \
    kicked a ball around, kicked the ball about, kicked the ball around
    Futsal | sports | 15610 | 15615 | 15605 | 60 | futsal
    American football | sports | 15230 | 15232 | 15210 | 60 | american football, flag football, touch football, 🏈
    Rugby | sports | 15560 | 15562 | 15560 | 60 | rugby, touch rugby, touch footy, oztag, tag rugby, 🏉
    Basketball | sports | 15055 | 15070 | 15040 | 60 | basketball, bball, pickup basketball, 🏀, pickup hoops, pick up basketball, basketball practice, played hoops, bit of hoops, some hoops ~ hooping
    Shooting baskets | sports | 15070 | 15070 | 15050 | 30 | shooting hoops, shot hoops, shooting baskets, shot baskets, basketball shooting, shootaround, free throws ! shot some hoops, shot some baskets
    Volleyball | sports | 15710 | 15720 | 15711 | 60 | volleyball, vball, 🏐
    Beach volleyball | sports | 15725 | 15725 | 15725 | 60 | beach volleyball
    Tennis | sports | 15675 | 15695 | 15690 | 60 | tennis, tennis match, tennis lesson, 🎾
    Tennis doubles | sports | 15680 | 15685 | 15680 | 60 | tennis doubles, doubles tennis
    Pickleball | sports | 15500 | 15500 | 15490 | 60 | pickleball, paddleball
    Padel | sports | 15675 | 15695 | 15676 | 60 | padel
    Badminton | sports | 15030 | 15030 | 15020 | 60 | badminton, badmington, badmiton, badmitton, 🏸
    Table tennis | sports | 15660 | 15660 | 15660 | 45 | table tennis, ping pong, pingpong, 🏓
    Squash | sports | 15652 | 15652 | 15650 | 45 | squash match, squash game, squash games, squash court, game of squash, games of squash ~ squash ! played squash
    Racquetball | sports | 15530 | 15530 | 15520 | 45 | racquetball, racketball
    Cricket | sports | 15150 | 15150 | 15150 | 120 | cricket, 🏏, cricket nets, cricket training, cricket match, bowled in the nets, batted in the nets ~ fielding, fielded, batted, nets, bowling spell, overs
    Baseball | sports | 15620 | 15625 | 15640 | 90 | baseball, ⚾, tee ball, teeball, t ball, batting practice, batting cages
    Softball | sports | 15620 | 15625 | 15640 | 90 | softball, 🥎
    Rounders | sports | 15620 | 15625 | 15640 | 60 | rounders
    Hockey | sports | 15350 | 15350 | 15350 | 60 | hockey, field hockey, 🏑
    Ice hockey | sports | 15360 | 15360 | 15362 | 60 | ice hockey, 🏒
    Handball | sports | 15330 | 15330 | 15320 | 60 | handball
    Netball | sports | 15477 | 15477 | 15477 | 60 | netball
    Lacrosse | sports | 15460 | 15460 | 15460 | 60 | lacrosse
    Ultimate frisbee | sports | 15250 | 15240 | 15250 | 60 | ultimate frisbee ~ ultimate
    Frisbee | sports | 15240 | 15240 | 15240 | 30 | frisbee, throwing a frisbee ! threw a frisbee, threw the frisbee
    Disc golf | sports | 15252 | 15252 | 15252 | 90 | disc golf, frisbee golf
    Golf | sports | 15255 | 15290 | 15265 | 180 | golf, round of golf, holes of golf, 18 holes, 9 holes, eighteen holes, nine holes, golfing, walking the course, ⛳ ! golfed, played golf, walked the course
    Golf with a cart | sports | 15290 | 15290 | 15290 | 180 | golf with a cart, golf with cart, golf with a buggy, golf with buggy, golf in a buggy, golf in a cart
    Golf practice | sports | 15270 | 15270 | 15270 | 45 | driving range, putting practice, hitting golf balls, chipping and putting ! hit a bucket of balls, hit some balls, hit golf balls, hit balls, \
    hit a basket of balls
    Miniature golf | sports | 15270 | 15270 | 15270 | 60 | crazy golf, mini golf, minigolf, miniature golf
    Bowling | sports | 15092 | 15092 | 15092 | 60 | bowling, ten pin bowling, 🎳 ! bowled
    Rock climbing | sports | 15537 | 15537 | 15535 | 90 | rock climbing, bouldering, indoor climbing, wall climbing, \
    climbing gym, sport climbing, 🧗, top rope, top roping, lead climbing, climbing wall, climbing session, \
    climbing centre, climbing center, climbing hall, bouldering hall, boulder hall, hangboard, hangboarding, \
    fingerboard, fingerboarding, moonboard, kilter board ~ climbing ! bouldered, climbed for, climbed at, \
    climbed indoors, climbed outdoors, top roped, lead climbed
    Boxing | sports | 15110 | 15110 | 15120 | 45 | boxing, heavy bag, boxing class, punching bag, sparring, shadow boxing, 🥊, boxercise, boxfit, box fit, pad work, padwork, punchbag, punch bag, rounds on the bag, rounds on the heavy bag, rounds on the pads, bag work, boxing training, focus mitts, mitt work ~ pads ! boxed, sparred
    Kickboxing | sports | 15457 | 15425 | 15430 | 45 | kickboxing, kick boxing, muay thai, thai boxing, savate
    Martial arts | sports | 15425 | 15425 | 15430 | 60 | martial arts, aikido, kung fu, 🥋, wing chun, self defence class, self defense class
    Capoeira | sports | 15457 | 15425 | 15430 | 60 | capoeira
    Combat sport | sports | 15430 | 15425 | 15430 | 60 | krav maga, kendo, sambo, silat, hapkido
    Judo | sports | 15430 | 15425 | 15430 | 60 | judo
    Karate | sports | 15430 | 15425 | 15430 | 60 | karate
    Jiu-jitsu | sports | 15430 | 15425 | 15430 | 60 | bjj, jiu jitsu, jiujitsu, brazilian jiu jitsu
    Taekwondo | sports | 15430 | 15425 | 15430 | 60 | taekwondo, tae kwon do
    Mixed martial arts | sports | 15430 | 15425 | 15430 | 60 | mma, mixed martial arts
    Fencing | sports | 15200 | 15200 | 15203 | 60 | fencing, fencing class, 🤺
    Wrestling | sports | 15730 | 15730 | 15730 | 30 | wrestling, 🤼
    Gymnastics | sports | 15300 | 15300 | 15138 | 60 | gymnastics, 🤸, cheerleading, tumbling, acro, parkour, aerial silks, aerial hoop
    Trampolining | sports | 15700 | 15700 | 15702 | 30 | trampolining, trampoline, mini trampoline, rebounding, rebounder ! trampolined, bounced on the trampoline
    Horse riding | sports | 15370 | 15400 | 15395 | 60 | horse riding, horseback riding, horse ride, 🏇, riding lesson, pony trekking, show jumping, dressage ! rode my horse, rode a horse, rode horses
    Tai chi | flexibility | 15670 | 15672 | 15674 | 45 | tai chi, qi gong, qigong
    Yoga | flexibility | 02175 | 02175 | 02160 | 45 | yoga, yoga class, yin yoga, yin class, hatha yoga, restorative yoga, yoga session, morning yoga, 🧘, body balance, bodybalance, body flow, bodyflow, chair yoga, aerial yoga, kundalini, iyengar, yogalates
    Sun salutations | flexibility | 02180 | 02180 | 02180 | 20 | surya namaskar, surya namaskara, surya namaskars, sun salutation, sun salutations
    Vinyasa yoga | flexibility | 02185 | 02185 | 02160 | 45 | vinyasa, vinyasa yoga, vinyasa flow, yoga flow, flow yoga
    Power yoga | flexibility | 02160 | 02175 | 02160 | 45 | power yoga, ashtanga, ashtanga yoga
    Hot yoga | flexibility | 02155 | 02155 | 02155 | 60 | hot yoga, bikram, bikram yoga
    Pilates | flexibility | 02105 | 02103 | 02105 | 45 | pilates, pilates class, reformer pilates, mat pilates, reformer class ~ reformer
    Barre | flexibility | 03010 | 02103 | 03011 | 45 | barre, barre class, barre3
    Stretching | flexibility | 02101 | 02101 | 02101 | 15 | stretching, mobility work, foam rolling, foam roll, mobility, flexibility work, stretch session, stretching session, \
    mobility session, cool down stretch, stretches class ~ stretch, stretches ! stretched, foam rolled
    HIIT | hiit | 02210 | 02210 | 02214 | 20 | hiit, hiit workout, hiit class, high intensity interval training, high intensity intervals, interval training, hiit session, \
    emom, amrap, metcon, rounds for time, rds for time, insanity workout, insanity class, grit class, les mills grit, metafit, 7 minute workout ~ intervals, wod
    Studio class | hiit | 02210 | 02210 | 02214 | 45 | f45, barrys, barry's, barry's bootcamp, barrys bootcamp, sweat class
    Orangetheory | hiit | 02210 | 02210 | 02214 | 60 | orangetheory, orange theory, otf class
    Workout video | hiit | 02210 | 02024 | 02214 | 25 | joe wicks, chloe ting, caroline girvan, pamela reif, madfit, heather robertson, sydney cummings, growwithjo, grow with jo, lilly sabri, fitness blender, blogilates, emi wong, jillian michaels, jane fonda
    Active video game | cardio | 22240 | 22160 | 22320 | 30 | wii fit, wii sports, ring fit, ring fit adventure, beat saber, exergame, exergaming, dance dance revolution, switch sports, fitness boxing
    Tabata | hiit | 02214 | 02210 | 02214 | 16 | tabata, tabatas
    CrossFit | hiit | 02040 | 02035 | 02040 | 45 | crossfit, cross fit, crossfit class, hyrox, murph, rounds of cindy, did cindy, did fran, did grace, did helen
    Circuit training | hiit | 02035 | 02034 | 02040 | 40 | circuit training, circuits, circuit class, circuit, boot camp, bootcamp, boot camp class, insanity workout, p90x
    Burpees | hiit | 02214 | 02214 | 02214 | 10 | 
    Weight training | strength | 02054 | 02054 | 02050 | 45 | weight training, strength training, weights, weightlifting, weight lifting, lifting, lifting weights, resistance training, \
    strength session, strength workout, strength class, push day, pull day, arm day, back day, chest day, upper body, full body workout, \
    full body, upper body workout, bodybuilding, powerlifting, free weights, arm workout, chest workout, back workout, \
    chest and triceps, chest and tris, chest and back, back and bis, arms and shoulders, shoulders and arms, legs and shoulders, \
    back and biceps, shoulder day, weights session, weight session, 🏋, resistance band workout, \
    resistance bands, dumbbell workout, dumbbells, barbell complex, glute workout, ab workout, core workout, \
    abs workout ~ lift, strength, arms, bands, core, abs, tris, bis, triceps, biceps, glutes, hams, hamstrings, quads, delts, \
    legs, chest, shoulders ! lifted, lifted weights, did legs, did chest, did arms, did shoulders, did abs, \
    trained legs, trained chest, trained back, trained arms, trained shoulders, hit legs, hit chest, hit shoulders, \
    trained back and biceps, trained back and bis, trained chest and triceps, trained chest and tris, trained chest and back, \
    trained biceps, trained triceps, trained arms and shoulders, trained shoulders and arms
    Leg training | strength | 02052 | 02054 | 02050 | 45 | leg day, leg workout, leg session, lower body, lower body workout, glutes and hams, legs and glutes
    Strength class | strength | 02061 | 02054 | 02050 | 45 | body pump, bodypump, pump class, les mills pump, trx, trx class, legs bums and tums, bums and tums, bums tums, conditioning class, strength and conditioning, s and c, s & c, s & c session, s and c session, conditioning session, conditioning work, peloton strength
    Kettlebell workout | strength | 02040 | 02035 | 02040 | 30 | kettlebells, kettlebell workout, kettlebell class, kettlebell session, kettlebell complex, kettlebell flow, kb complex, kb flow, kb workout, kb session, kb class
    Calisthenics | strength | 02022 | 02024 | 02020 | 20 | calisthenics, calisthenic workout, street workout, radio taiso, rajio taiso, radio calisthenics, radio gymnastics
    Bodyweight circuit | strength | 02032 | 02034 | 02040 | 20 | bodyweight circuit, body weight circuit
    Bodyweight exercise | strength | 02056 | 02024 | 02057 | 20 | bodyweight workout, body weight workout, bodyweight exercises, home workout, seated exercises, chair exercises
    Gym workout | strength | 02060 | 02034 | 02050 | 60 | gym, gym session, gym workout, fitness studio, fitness center, fitness centre, the gym, crossfit gym, fitness class, gym class, workout class, group class, ems training
    Workout | other | 02060 | 02064 | 02062 | 45 | workout, work out, working out, apple fitness, exercise, exercises, exercised, exercising, personal training, pt session, training session, \
    exercise class ~ training, session, practice ! did sport, do sport, doing sport, made sport, did some sport, did sports, worked out, exercised, trained
    Walking football | sports | 15615 | 15615 | 15615 | 60 | walking football, walking soccer
    Gaelic football | sports | 15610 | 15610 | 15605 | 60 | gaelic football, ladies football, gaelic, gaa, gaa training, gaa match ! played gaelic
    Hurling | sports | 15350 | 15350 | 15350 | 60 | hurling ! played hurling
    Camogie | sports | 15350 | 15350 | 15350 | 60 | camogie ! played camogie
    Shinty | sports | 15350 | 15350 | 15350 | 60 | shinty ! played shinty
    Kabaddi | sports | 15135 | 15135 | 15135 | 45 | kabaddi ! played kabaddi
    Bandy | sports | 15360 | 15360 | 15362 | 60 | bandy match, bandy game, bandy training, bandy practice, ringette ! played bandy
    Floorball | sports | 15350 | 15350 | 15350 | 60 | floorball, unihockey, innebandy ! played floorball
    Korfball | sports | 15477 | 15477 | 15477 | 60 | korfball, korfbal ! played korfball
    Pesapallo | sports | 15620 | 15625 | 15640 | 90 | pesapallo, oina ! played pesapallo
    Pelota | sports | 15530 | 15530 | 15520 | 45 | pelota, basque pelota, jai alai, frontenis ! played pelota
    Sumo | sports | 15730 | 15730 | 15730 | 30 | sumo training, sumo practice, sumo wrestling, glima, schwingen
    Australian football | sports | 15210 | 15230 | 15210 | 80 | aussie rules, aussie rules football, aussie rules footy, australian rules, afl, auskick
    Playground games | sports | 15135 | 15135 | 15135 | 30 | kho kho, hopscotch, egg and spoon race, sack race, three legged race, wheelbarrow race
    Dodgeball | sports | 15135 | 15135 | 15135 | 45 | dodgeball, dodge ball ! played dodgeball
    Kickball | sports | 15450 | 15450 | 15450 | 60 | kickball
    Broomball | sports | 15130 | 15130 | 15130 | 60 | broomball
    Sepak takraw | sports | 15711 | 15710 | 15711 | 60 | sepak takraw, takraw
    Curling | sports | 15170 | 15170 | 15170 | 120 | curling match, curling game ~ curling
    Lawn bowls | sports | 15465 | 15465 | 15465 | 90 | lawn bowls, lawn bowling, petanque, boules, bocce, crown green bowls, short mat bowls, played bowls, playing bowls, game of bowls, bowls match, bowls club ~ bowls
    Croquet | sports | 15160 | 15160 | 15160 | 60 | croquet
    Darts | sports | 15180 | 15180 | 15180 | 60 | darts match, game of darts ~ darts
    Billiards | sports | 15080 | 15080 | 15080 | 60 | snooker, billiards, game of pool, games of pool ! played pool, played snooker, shot pool
    Archery | sports | 15010 | 15010 | 15010 | 60 | archery
    Orienteering | cardio | 15480 | 15480 | 15480 | 60 | orienteering
    Polo | sports | 15510 | 15510 | 15510 | 60 | polo match, polo lesson, polo practice ~ polo ! played polo
    Playing catch | sports | 15235 | 15235 | 15235 | 30 | playing catch ! played catch
    Triathlon | cardio | 02062 | 02062 | 12620 | 90 | triathlon, sprint triathlon, sprint tri, olympic tri, olympic triathlon, duathlon, aquathlon, aquabike, ironman, half ironman, ironman 70.3, brick session, brick workout ~ tri
    Obstacle race | cardio | 02008 | 02008 | 02008 | 60 | obstacle course, obstacle race, obstacle course race, assault course, tough mudder, spartan race, mud run
    Hula hooping | cardio | 02230 | 02230 | 02230 | 15 | hula hooping, hula hoop, hula hoops ! hula hooped
    Pushing a pram | cardio | 17100 | 17100 | 17100 | 30 | pushing the buggy, pushing the pram, pushing the stroller, buggy walk, pram walk, stroller walk, walk with the pram, walk with the buggy, walk with the stroller ! walked with the pram, walked with the buggy, walked with the stroller
    Pushing a wheelchair | cardio | 17105 | 17105 | 17105 | 30 | pushing a wheelchair ! pushed the wheelchair, pushed a wheelchair, pushed my wheelchair
    Folk dancing | cardio | 03033 | 03033 | 03031 | 60 | bhangra, garba, dandiya, ceilidh, folk dancing, country dancing, scottish country dancing, highland dancing, irish dancing, morris dancing, barn dance, kathak, bharatanatyam
    Rehabilitation exercises | flexibility | 02030 | 02024 | 02030 | 20 | physio exercises, physio session, physiotherapy exercises, rehab exercises, rehab session, physio rehab, back exercises, pelvic floor exercises ~ rehab, physio
    Canyoning | sports | 17080 | 17080 | 17035 | 180 | canyoning, canyoneering, gorge walking, coasteering, gorge scrambling
    Rafting | sports | 18370 | 18370 | 18370 | 90 | rafting, white water rafting, whitewater rafting
    Sledding | sports | 19180 | 19180 | 19180 | 60 | sledding, sledging, tobogganing, toboggan
    Coaching | sports | 15140 | 15140 | 15142 | 60 | coaching ! coached
    Refereeing | sports | 15062 | 15630 | 15060 | 60 | refereeing, umpiring, officiating, reffing ! refereed, reffed, ref'd, refd, umpired, officiated
    Teaching a class | sports | 02110 | 11593 | 02110 | 45 | ! taught a spin class, taught spin, taught an aerobics class, taught aerobics, taught zumba, taught a zumba class, taught a fitness class, \
    taught a hiit class, taught body pump
    Teaching yoga | flexibility | 11593 | 11593 | 11593 | 60 | ! taught yoga, taught a yoga class, taught pilates, taught a pilates class, taught a yoga session
    Fishing | other | 04001 | 04030 | 04020 | 120 | fishing, 🎣 ! fished
    """
}
