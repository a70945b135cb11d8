/// What people call strength exercises, and the names the exercise list has for them.
///
/// `name: words`, one exercise a line; words are singular and matched in singular and plural. Words after `~` have other
/// meanings (dips are also eaten) and need sets, reps or a load beside them.
enum ExerciseWords {
  static let table = """
    Bench press: bench press, barbell bench press, flat bench press, flat bench, benchpress, bb bench, paused bench ~ flat, bench, benched, benching
    Incline bench press: incline bench press, incline bench, incline press, incline barbell press, incline barbell bench, incline bb
    Incline dumbbell press: incline dumbbell press, incline db press, incline db bench, incline dumbbell bench, db incline press, dumbbell incline press, db incline bench ~ incline db, incline dumbbell, db incline, dumbbell incline
    Decline bench press: decline bench press, decline bench, decline press
    Dumbbell bench press: dumbbell bench press, dumbbell bench, db bench press, db bench, dumbbell chest press
    Close-grip bench press: close grip bench press, close grip bench
    Chest press: chest press, machine chest press, chest press machine, machine press
    Floor press: floor press
    Dumbbell press: dumbbell press, db press
    Chest fly: chest fly, cable fly, dumbbell fly, pec fly, pec deck, cable crossover, chest flye, dumbbell flye, db fly, pec dec ~ fly, flye
    Overhead press: overhead press, military press, ohp, strict press, barbell shoulder press
    Shoulder press: shoulder press, dumbbell shoulder press, db shoulder press, machine shoulder press, seated shoulder press
    Arnold press: arnold press
    Push press: push press
    Lateral raise: lateral raise, side raise, side lateral raise, lat raise, side lateral
    Front raise: front raise
    Rear delt fly: rear delt fly, reverse fly, rear delt raise, rear delt, reverse pec deck
    Upright row: upright row
    Shrug: barbell shrug, dumbbell shrug ~ shrug
    Face pull: face pull, facepull
    Squat: barbell squat, back squat, air squat, bodyweight squat, jump squat, box squat, smith squat, high bar squat, low bar squat, pause squat, smith machine squat, weighted squat ~ squat, squatted, squatting
    Front squat: front squat
    Goblet squat: goblet squat
    Hack squat: hack squat
    Split squat: bulgarian split squat, split squat, bulgarian
    Pistol squat: pistol squat
    Overhead squat: overhead squat
    Wall sit: wall sit
    Deadlift: deadlift, dead lift, conventional deadlift, deads, trap bar deadlift, hex bar deadlift, deadlifted, deadlifting ~ dl
    Sumo deadlift: sumo deadlift
    Romanian deadlift: romanian deadlift, rdl, stiff leg deadlift, stiff legged deadlift
    Rack pull: rack pull
    Good morning: barbell good morning
    Lunge: walking lunge, reverse lunge, dumbbell lunge, forward lunge ~ lunge
    Step-up: step up, box step up
    Leg press: leg press
    Leg extension: leg extension, quad extension
    Leg curl: leg curl, hamstring curl, lying leg curl, seated leg curl
    Calf raise: calf raise, standing calf raise, seated calf raise ~ calf, calves
    Hip thrust: hip thrust, barbell hip thrust
    Glute bridge: glute bridge, hip bridge ~ bridge
    Hip abduction: hip abduction, hip abductor, hip adduction, hip adductor, abductor, adductor, abductor machine, adductor machine
    Clamshell: clamshell, clam shell
    Band walk: band walk, monster walk, lateral band walk
    Pallof press: pallof press
    Copenhagen plank: copenhagen plank, copenhagen
    Nordic curl: nordic curl, nordic hamstring curl
    Glute kickback: glute kickback
    Barbell row: barbell row, bent over row, pendlay row, bb row, bent row
    Dumbbell row: dumbbell row, db row, one arm row, single arm row, one arm dumbbell row
    Seated row: seated row, cable row, seated cable row, machine row
    T-bar row: t bar row
    Inverted row: inverted row
    Row: ~ row
    Lat pulldown: lat pulldown, lat pd, lat pull, lat pull down, pulldown, pull down
    Pull-up: pullup, pull up, weighted pull up, assisted pull up
    Chin-up: chinup, chin up ~ chin
    Muscle-up: muscle up, muscleup
    Biceps curl: bicep curl, biceps curl, barbell curl, dumbbell curl, ez bar curl, cable curl, db curl, arm curl ~ curl, curled, bicep
    Hammer curl: hammer curl
    Preacher curl: preacher curl
    Concentration curl: concentration curl
    Triceps pushdown: tricep pushdown, triceps pushdown, tricep push down, triceps push down, cable pushdown, rope pushdown, pushdown, tricep pulldown
    Triceps extension: tricep extension, triceps extension, overhead tricep extension, overhead triceps extension, skull crusher, skullcrusher
    Triceps kickback: tricep kickback, triceps kickback
    Dip: tricep dip, triceps dip, bench dip, chest dip, weighted dip, ring dip ~ dip
    Push-up: pushup, push up, press up, pressup, diamond push up
    Handstand push-up: handstand push up, handstand pushup
    Sit-up: situp, sit up
    Crunch: bicycle crunch, ab crunch, cable crunch ~ crunch
    Leg raise: leg raise, hanging leg raise, knee raise, hanging knee raise, lying leg raise
    Russian twist: russian twist
    Ab wheel rollout: ab wheel, ab rollout, ab roller
    Flutter kick: flutter kick
    Toes to bar: toes to bar
    V-up: v up
    Dead hang: dead hang, bar hang ~ hang
    Hollow hold: hollow hold, hollow body hold, hollow rock
    L-sit: l sit, l sit hold
    Plank: side plank, forearm plank ~ plank
    Dead bug: dead bug
    Mountain climber: mountain climber
    Burpee: burpee
    Jumping jack: jumping jack, star jump
    Box jump: box jump
    Kettlebell swing: kettlebell swing, kb swing, kettle bell swing ~ swing
    Turkish get-up: turkish get up, turkish getup, tgu
    Kettlebell snatch: kettlebell snatch, kb snatch
    Clean: power clean, hang clean ~ clean
    Clean and jerk: clean and jerk, clean n jerk, clean jerk, clean & jerk, c&j, c & j
    Clean and press: clean and press
    Snatch: power snatch, hang snatch ~ snatch
    Thruster: thruster
    Wall ball: wall ball
    Battle ropes: battle rope
    Farmer's walk: farmers walk, farmer's walk, farmer walk, farmers carry, farmer's carry, farmer carry
    Sled push: sled push, prowler push
    Back extension: back extension, hyperextension
    Superman: ~ superman
    Bird dog: bird dog
    Wrist curl: wrist curl
    Pullover: dumbbell pullover
    """
}
