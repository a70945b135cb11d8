/// What is done on a mat, in a class and in the weight room.
extension ActivityWords {
  static let gym = """
    Tai chi | flexibility | 15670 | 15672 | 15674 | 45 | tai chi, qi gong, qigong
    Yoga | flexibility | 02175 | 02175 | 02160 | 45 | yoga, yoga class, yin yoga, yin class, hatha yoga, restorative yoga, yoga session, morning yoga, 🧘, body balance, bodybalance, body flow, bodyflow, chair yoga, aerial yoga, kundalini, iyengar, yogalates
    Sun salutations | flexibility | 02180 | 02180 | 02180 | 20 | surya namaskar, surya namaskara, surya namaskars, sun salutation, sun salutations
    Vinyasa yoga | flexibility | 02185 | 02185 | 02160 | 45 | vinyasa, vinyasa yoga, vinyasa flow, yoga flow, flow yoga
    Power yoga | flexibility | 02160 | 02175 | 02160 | 45 | power yoga, ashtanga, ashtanga yoga
    Hot yoga | flexibility | 02155 | 02155 | 02155 | 60 | hot yoga, bikram, bikram yoga
    Pilates | flexibility | 02105 | 02103 | 02105 | 45 | pilates, pilates class, reformer pilates, pilates reformer, mat pilates, reformer class ~ reformer
    Barre | flexibility | 03010 | 02103 | 03011 | 45 | barre, barre class, barre3, ballet barre, barre work, floor barre, floor work, floorwork
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
    """
}
