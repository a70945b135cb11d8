/// Games and what else is done for sport.
extension ActivityWords {
  static let games = """
    Football (soccer) | sports | 15610 | 15615 | 15605 | 60 | soccer, football match, football game, football training, football practice, five a side, 5 a side, soccer game, \
    soccer practice, soccer match, kickabout, ⚽, football 5 s, 5 s football, football fives, fives football, \
    indoor soccer, indoor football, pickup soccer, pickup football, pick up soccer, footy training, footy match, \
    footy game, 6 a side, 6 a side football, 6 a side soccer, 6 a side footy, 7 a side, 7 a side football, \
    7 a side soccer, 7 a side footy, 8 a side, 8 a side football, 8 a side soccer, 8 a side footy, 11 a side, \
    11 a side football, 11 a side soccer, 11 a side footy, 5 a side football, 5 a side soccer, 5 a side footy, \
    five a side football, five a side soccer, five a side footy, six a side, six a side football, seven a side, \
    seven a side football, futbol, football 7 s, sunday league, sunday league match, sunday league game \
    ~ football, footy, footie ! played football, played soccer, played 5 s, played fives, played in goal, \
    played left back, played right back, played league, played in league, played in a league match, kicked a ball about, \
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
    """

  /// What fewer people play, and what is done beside a game.
  static let lesserGames = """
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
