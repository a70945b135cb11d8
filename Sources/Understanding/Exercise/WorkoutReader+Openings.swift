/// What stands before an activity and only says how it was.
extension WorkoutReader {
  /// Words of praise, of size and of weather that outings are told with: "a big hike", "cracking little swim".
  private static let manners = WordList.words(
    """
    big huge massive long longish short quick quickish little wee small mini epic solid tough hard easy gentle lovely nice great
    gorgeous glorious good decent proper cheeky brutal killer sweaty hot cold chilly wet muddy windy rainy sunny slow steady
    lazy leisurely relaxed beautiful scenic strenuous challenging brilliant amazing awesome fab fantastic fun first last second
    final early late midday lunchtime weekend weekday saturday sunday group family solo casual cracking tiring exhausting
    sprint sprints interval intervals tempo recovery mega super very really pretty fairly spontaneous impromptu annual
    monthly usual regular much needed overdue our another few couple bit after
    """)

  /// Whether nothing stands before `mention` but how it was and that it was done.
  func opens(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    tokens[..<mention.range.lowerBound].indices.allSatisfy { index in
      let token = tokens[index]
      return token.kind == .punctuation || Self.manners.contains(token)
        || Self.fillers.match(at: index, in: tokens) != nil
        || Self.sportingVerbs.contains(token) || WorkoutAmounts.Effort.words[token] != nil
    }
  }

  /// Rows that hold much that goes by names of its own.
  private static let collections: WordSet = [
    "Weight training", "Leg training", "Strength class", "Kettlebell workout", "Circuit training", "HIIT",
    "Martial arts", "Combat sport", "Studio class", "Workout video", "Active video game",
  ]

  /// "Leg day" says more than "Weight training".
  func name(of activity: KnownActivity, phrase: String?) -> String {
    guard let phrase, !phrase.isEmpty else { return activity.name }
    guard activity.isGeneric || Self.collections.contains(activity.name) else { return activity.name }
    let folded = Folding.fold(phrase)
    if activity.name.lowercased().contains(folded) || folded.hasSuffix("ed") || folded.hasPrefix("the ") {
      return activity.name
    }
    return folded.prefix(1).uppercased() + folded.dropFirst()
      + (activity.isGeneric ? "" : " (\(activity.name.lowercased()))")
  }
}
