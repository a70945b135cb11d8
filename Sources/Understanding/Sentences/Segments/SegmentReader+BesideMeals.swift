import Nutrition

/// What is eaten before or after a meal.
extension SegmentReader {
  private static let behind: WordSet = ["after", "following", "post"]
  /// Hours between a meal and what is eaten before it or after it.
  private static let gap = 1.5

  /// "After dinner I had ice cream", "nuts before lunch": what is eaten beside a meal is not that meal.
  func placeBesideMeals(_ segments: inout [Segment]) {
    for index in segments.indices {
      placeBetween(&segments, at: index)
      let isBehind = Self.behind.contains(segments[index].joint)
      guard isBehind || segments[index].joint == "before", let meal = segments[index].time.meal, meal != .snack,
        segments[index].time.covered.first?.lowerBound == 0, segments[index].time.clock == nil,
        eats(segments, at: index)
      else { continue }
      segments[index].time.meal = .snack
      let hour = segments[index].time.usualHour ?? TimeWords.usualHour(of: meal)
      segments[index].time.usualHour = isBehind ? hour + Self.gap : hour - Self.gap
      keepWithFood(&segments, at: index)
    }
  }

  /// "A coffee this morning and a biscuit after lunch": the words behind the biscuit are of it alone, where what stands before
  /// has another time.
  private func keepWithFood(_ segments: inout [Segment], at index: Int) {
    guard index > 1, segments[index].content == .nothing, segments[index - 1].content == .food,
      segments[index - 1].time.isEmpty,
      let before = segments[..<(index - 1)].last(where: { $0.content == .food && !$0.time.isEmpty })?.time,
      !OccasionGrouper.isSame(before, segments[index].time)
    else { return }
    segments[index - 1].time = segments[index].time
    segments[index - 1].time.covered = []
    segments[index - 1].time.day = nil
    // The day at the end is of all that the sentence tells.
    var day = TimeMention()
    (day.day, day.covered) = (segments[index].time.day, segments[index].time.covered)
    segments[index].time = day
  }

  /// Whether the words that place something tell of food themselves, or stand right beside it.
  private func eats(_ segments: [Segment], at index: Int) -> Bool {
    if segments[index].content == .food { return true }
    guard segments[index].content == .nothing, segments[index].frame == .report else { return false }
    if index > 0, segments[index - 1].content != .nothing { return segments[index - 1].content == .food }
    return index + 1 < segments.count && segments[index + 1].content == .food
  }

  /// "Between lunch and dinner I had a pear".
  private func placeBetween(_ segments: inout [Segment], at index: Int) {
    guard segments[index].joint == "and", index > 0, segments[index - 1].time.meal != nil,
      segments[index - 1].tokens.suffix(3).contains(where: { $0.isWord("between") }),
      segments[index].time.covered.first?.lowerBound == 0, let meal = segments[index].time.meal
    else { return }
    let hours = [segments[index - 1].time.meal ?? meal, meal].map(TimeWords.usualHour)
    for place in [index - 1, index] {
      segments[place].time.meal = .snack
      segments[place].time.usualHour = hours.reduce(0, +) / 2
    }
  }

  /// British tea is a meal where it is a label: "tea: fish fingers".
  func readTea(_ segments: inout [Segment], at index: Int) {
    let words = segments[index].tokens.map(\.folded)
    let isPlace = words.count == 2 && Self.teaPlaces.contains(words[0])
    if words.last == "tea", words.count == 1 || isPlace || Self.teas.contains(words), index + 1 < segments.count,
      segments[index + 1].joint == ":"
    {
      segments[index].time.meal = words.count == 1 || isPlace ? .dinner : .snack
      segments[index].time.covered = [0..<words.count]
    }
  }

  /// "Chippy tea: small cod, mushy peas", "school tea: fish fingers".
  private static let teaPlaces: WordSet = [
    "chippy", "chinese", "indian", "takeaway", "pub", "school", "nursery", "late", "early", "quick", "sunday", "friday",
    "saturday", "kids", "family", "canteen", "hospital",
  ]

  /// "Arvo tea: pavlova": the meal, and no cup of it.
  private static let teas = [["afternoon", "tea"], ["arvo", "tea"], ["morning", "tea"], ["cream", "tea"]]
}
