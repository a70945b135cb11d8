extension InsightKind {
  /// When it holds, in one sentence.
  public var rule: String {
    switch self {
    case .tooLittle:
      "Three or more of the last 7 days have at least three meals and under 800 kcal, or under half of what the day "
        + "uses while the weight falls by over 1 % a week."
    case .fastLoss: "The trend of at least two weeks of weighings falls by over 1 % of body weight a week."
    case .afterWorkout:
      "At least 30 minutes of exercise ended within the last 2 hours, and no meal since its start has 20 g of protein."
    case .underForHour:
      "After 15:00, with something logged: less than a straight line from 07:00 to 21:00 asks for, by over 35 % of the "
        + "day's target."
    case .restDay: "At least 20 minutes of exercise beyond a walk on 6 days in a row or more, up to today."
    case .runOfMisses: "Three or more logged days in a row, up to yesterday, are over 10 % above their target."
    case .runOfHits: "Three or more logged days in a row, up to yesterday, are within 10 % of their target."
    case .plateau:
      "In a cut, the trend of the last 21 days, with at least 8 weighings, moves by no more than 0.1 kg a week."
    case .overForHour:
      "Over the day's target by more than 10 %; or, before 17:00, over a straight line from 07:00 to 21:00 by more than "
        + "35 % of it."
    case .lowWater:
      "After 14:00, for who logs water: under half of what a straight line from 08:00 to 21:00 asks for, which ends at "
        + "what is to drink: your own goal, or four fifths of EFSA's (the rest is in food)."
    case .drinks: "Drinks hold over 30 % of the energy of a day that has at least 800 kcal so far."
    case .weekday:
      "A day of the week is on average over 15 % above target over four weeks, on at least three of them, and by 10 "
        + "points more than the other days."
    case .sodium: "The day's recorded sodium is over 2300 mg."
    case .proteinSpread:
      "After 18:00, with three meals or more: one holds over 60 % of the protein, and no other has 0.25 g per kg "
        + "(20 g at least)."
    case .fibre:
      "After 17:00, with 70 % of the target eaten and fibre known for most of it: under 60 % of 14 g per 1000 kcal eaten."
    case .lateMeals: "On 5 or more of the last 14 logged days the last food came after 22:00."
    }
  }

  /// Where the rule comes from; what no study says is called Ada's own.
  public var source: String {
    switch self {
    case .tooLittle:
      "NIH task force 1993 and NHLBI: 800 kcal a day or less is for medical supervision only; the half of the day's use is "
        + "Ada's own limit."
    case .fastLoss: "The limit of Ada's targets: over 1 % of body weight a week is fast, over 1.5 % is refused."
    case .afterWorkout:
      "ISSN position stands 2017 on protein (0.25 g/kg or 20-40 g a meal) and nutrient timing (up to 2 hours after "
        + "exercise)."
    case .underForHour, .overForHour: "Ada's own rule of thumb; no study sets a share for an hour."
    case .restDay:
      "ECSS and ACSM consensus on overtraining (Meeusen et al. 2013): training needs recovery; the 6 days are Ada's own."
    case .runOfMisses, .runOfHits: "Ada's streak: within 10 % of its target a day counts as on target."
    case .plateau:
      "The Hacker's Diet trend (Walker): single weighings are noise, the smoothed line is not; the 21 days are Ada's own."
    case .lowWater: "EFSA 2010: 2.5 l for men and 2.0 l for women a day, about a fifth of it from food."
    case .drinks: "Ada's own limit of 30 %; WHO 2015 asks for under 10 % of energy from free sugars."
    case .weekday: "Racette et al. 2008 (Obesity 16:1826): 48 adults ate more on Saturdays; the limits are Ada's own."
    case .sodium: "NASEM 2019: under 2300 mg of sodium a day; WHO 2012: under 2000 mg."
    case .proteinSpread: "ISSN position stand 2017 on protein: 0.25 g/kg or 20-40 g a meal, every 3 to 4 hours."
    case .fibre: "IOM 2005: 14 g for each 1000 kcal; the 60 % is Ada's own."
    case .lateMeals:
      "Vujovic et al. 2022 (Cell Metabolism 34:1486): meals four hours later raised hunger; 22:00 is Ada's own."
    }
  }
}
