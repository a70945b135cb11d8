/// What people call activities, and the Compendium 2024 codes that answer.
///
/// One activity a line: `name | type | code | light code | vigorous code | usual minutes | words`. A code may be left
/// out where the Compendium has one grade only. Words after `~` have other meanings too (squash is eaten as well): they
/// need an amount, a sporting verb or the line to themselves. Words after `!` are past-tense verbs that report by
/// themselves. Usual minutes stand in where neither a duration nor a distance is said.
enum ActivityWords {
  static let table = [moving, games, gym, lesserGames, everyday].joined(separator: "\n")

  /// On foot, on wheels, in the water and on snow; dancing too.
  private static let moving = """
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
    bushwalking, tramping, fell walking, mountain walk, munro bagging, munro walk, hillwalk ~ hike, hikes, trek ! hiked, trekked, tramped, tramping, climbed a mountain, climbed the mountain, \
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
    ballet rehearsal, samba, samba rehearsal, samba practice, salsa rehearsal, tango rehearsal, rumba class, \
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
    """
}
