/// Days that somebody still feels: "sore from yesterday", "felt guilty about last night". What is told was not then.
extension TimeScanner {
  private static let feelings = WordList.words(
    """
    sore stiff tired aching achy wrecked recovering hungover full bloated stuffed guilty bad ashamed exhausted knackered
    sluggish heavy fried dead drained annoyed upset happy proud worried
    """)
  private static let leads: WordSet = ["from", "about", "after"]

  /// Behind the day that is told at `start` as the cause of a feeling; nil where none is.
  func pastFeeling(at start: Int) -> Int? {
    guard Self.leads.contains(tokens[start]), start > 0, start + 1 < tokens.count,
      Self.feelings.contains(tokens[start - 1])
    else { return nil }
    let day = tokens[start + 1]
    if day.isWord("yesterday") || TimeWords.weekdays.contains(day) { return start + 2 }
    return day.isWord("last") && start + 2 < tokens.count ? start + 3 : nil
  }
}
