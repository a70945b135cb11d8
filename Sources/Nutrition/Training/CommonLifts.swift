/// The prime mover of exercises under their everyday names, where the table has only longer ones.
///
/// A lift is counted for the muscle that strength textbooks name first, in the table's words for muscles.
enum CommonLifts {
  static let table = """
    chest: bench press, incline bench press, decline bench press, chest press, floor press, dumbbell press, chest fly, push-up, dip, pullover
    shoulders: overhead press, shoulder press, military press, arnold press, push press, lateral raise, front raise, rear delt fly, face pull, handstand push-up, thruster
    traps: shrug, upright row, farmer's walk
    triceps: close-grip bench press, triceps pushdown, triceps extension, triceps kickback
    biceps: biceps curl, curl, hammer curl, preacher curl, concentration curl
    forearms: wrist curl
    lats: pull-up, chin-up, lat pulldown, muscle-up
    middle back: barbell row, dumbbell row, seated row, t-bar row, inverted row, row, bent over row, cable row
    lower back: deadlift, rack pull, good morning, back extension, superman
    quadriceps: squat, back squat, front squat, goblet squat, hack squat, split squat, pistol squat, overhead squat, wall sit, lunge, step-up, leg press, leg extension, box jump, sled push, wall ball, clean, snatch, clean and jerk, clean and press
    hamstrings: romanian deadlift, sumo deadlift, leg curl, kettlebell swing, stiff-legged deadlift
    glutes: hip thrust, glute bridge, glute kickback
    abductors: hip abduction
    calves: calf raise
    abdominals: plank, crunch, sit-up, leg raise, russian twist, ab wheel rollout, flutter kick, toes to bar, v-up, dead bug, mountain climber
    """
}
