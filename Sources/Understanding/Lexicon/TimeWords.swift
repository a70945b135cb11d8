import Nutrition

/// Words for days, parts of the day and meals.
enum TimeWords {
  /// Whether `word` is a day of the week in the plural: "mondays".
  static func isWeekdays(_ word: String) -> Bool {
    // "tues" and "thurs" are one day.
    word.hasSuffix("s") && word != "tues" && word != "thurs" && weekdays[String(word.dropLast())] != nil
  }

  /// Days of the week as `Calendar` counts them: Sunday is 1.
  static let weekdays: WordTable<Int> = [
    "sunday": 1, "monday": 2, "tuesday": 3, "wednesday": 4, "thursday": 5, "friday": 6, "saturday": 7,
    "mon": 2, "tue": 3, "tues": 3, "weds": 4, "thu": 5, "thur": 5, "thurs": 5, "fri": 6,
    "tuseday": 3, "wensday": 4, "wednsday": 4, "thrusday": 5, "saterday": 7, "sundays": 1,
  ]

  /// What is told in minutes and hours.
  static let spans = WordList.words("min mins minute minutes h hr hrs hour hours")

  /// Lead to what something was before, during or after.
  static let circumstances: WordSet = ["after", "before", "during", "following", "post"]

  /// Words that are a day by themselves.
  static let days: WordTable<TimeMention.Day> = [
    "yesterday": .ago(1), "yday": .ago(1), "y'day": .ago(1), "yest": .ago(1), "yesterdays": .ago(1),
    "yesterday's": .ago(1), "ystrday": .ago(1), "yesturday": .ago(1), "today": .today, "todays": .today,
    "today's": .today, "tday": .today, "tomorrow": .future, "tmrw": .future, "tomorrows": .future,
    "tomorrow's": .future, "tmr": .future, "tomorow": .future, "gestern": .ago(1), "ayer": .ago(1), "wczoraj": .ago(1),
    "heute": .today, "dzisiaj": .today, "aujourd'hui": .today, "kahapon": .ago(1),
  ]
  /// This evening and tonight in one word.
  static let tonight: WordSet = ["tonight", "tonite", "tonights", "tonight's"]

  /// Short forms that are words of their own: they name a day only after "on", "last" or "this".
  static let ambiguousWeekdays: WordTable<Int> = ["sun": 1, "wed": 4, "sat": 7]

  /// What a day is said to own: "Monday's weigh in".
  static let entries = WordList.words(
    """
    weigh weighin weight scale reading tea run walk ride swim gym workout session training class yoga row hike jog
    match game log diary tally account recap roundup rundown summary report tracker intake
    """)

  /// Months by their names and short forms, 1...12.
  static let months: WordTable<Int> = [
    "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "mar": 3, "april": 4, "apr": 4, "may": 5, "june": 6,
    "jun": 6, "july": 7, "jul": 7, "august": 8, "aug": 8, "september": 9, "sept": 9, "sep": 9, "october": 10,
    "oct": 10, "november": 11, "nov": 11, "december": 12, "dec": 12,
  ]

  /// Numbers that name a year of the calendar behind "in" and "since", and no amount.
  static let years: ClosedRange<Double> = 1900...2200

  /// Days in each of what is counted back from today.
  static let daysOfSpans: WordTable<Double> = [
    "day": 1, "days": 1, "week": 7, "weeks": 7, "month": 30.44, "months": 30.44, "year": 365.25, "years": 365.25,
  ]

  /// Parts of the day and the hour that stands for each.
  static let parts: WordTable<Double> = [
    "morning": 8, "morn": 8, "mornings": 8, "midmorning": 10, "afternoon": 15, "arvo": 15,
    "midafternoon": 15, "evening": 19,
    "eve": 19, "night": 21, "nite": 21, "dawn": 6, "dusk": 19, "morning's": 8, "evening's": 19,
    "mornin": 8, "evenin": 19,
  ]

  /// Hours that have a name; midnight is the end of its day.
  static let namedHours: WordTable<Double> = ["noon": 12, "midday": 12, "midnight": 24]

  /// Names of meals in a time that is told, plurals, abbreviations and slips of the keys among them.
  static let meals = MealWords.mealTypes.merging([
    "breakfasts": .breakfast, "brekkies": .breakfast, "breaky": .breakfast, "breakky": .breakfast,
    "brekfast": .breakfast, "breakfest": .breakfast, "luncheon": .lunch, "lunches": .lunch, "diner": .dinner,
    "dinners": .dinner, "suppertime": .dinner, "snacks": .snack, "bfast": .breakfast, "bkfast": .breakfast,
    "bkfst": .breakfast, "brkfst": .breakfast, "brkfast": .breakfast,
  ])

  /// Foods that are called after a meal: "breakfast burrito", "snack bar", "dinner roll".
  static let mealCompounds: WordSet = WordList.words(
    """
    burrito burritos sandwich sandwiches roll rolls bar bars cereal taco tacos wrap wraps muffin muffins sausage
    sausages biscuit biscuits bowl bowls shake shakes tea meat meats pack packs mix cake cakes platter pizza
    potatoes quesadilla pot pots drink essentials special bagel hash croissant meal deal box combo bap links patty
    patties bites crackers cookie
    """)

  /// Words before "dinner" that make a dish of it: "roast dinner".
  static let dishDinners: WordSet = ["roast", "tv", "turkey", "chicken", "steak", "christmas", "frozen", "pasta"]
  /// Meats that a roast dinner is called after.
  static let roastMeats: WordSet = ["chicken", "beef", "lamb", "pork", "turkey", "gammon"]

  /// Whether the word at `dinner` ends "roast beef dinner", a plate with its vegetables and gravy.
  static func isRoastDinner(_ dinner: Int, in tokens: [Token]) -> Bool {
    dinner > 1 && dinner < tokens.count && tokens[dinner].isWord("dinner") && roastMeats.contains(tokens[dinner - 1])
      && tokens[dinner - 2].isOne(of: "roast", "roasted")
  }

  /// When each meal is usually eaten, for a past day that names only the meal; hours of the day.
  static func usualHour(of meal: MealType) -> Double {
    switch meal {
    case .breakfast: 8
    case .lunch: 12.5
    case .dinner: 19
    case .snack: 16
    }
  }
}
