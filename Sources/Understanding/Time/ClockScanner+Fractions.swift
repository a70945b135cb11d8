/// Hours with a fraction in words at either end of a stretch.
extension ClockScanner {
  private static let fractions: WordTable<Double> = ["half": 0.5, "quarter": 0.25]

  /// "half 8", "half past 7", "quarter to six", "ten past 6" as hours, with the token after them.
  ///
  /// "Half 8" is half past eight in British English: behind "till" it closes a stretch, where half of a thing would not.
  func spokenHour(at index: Int) -> (hour: Double, end: Int)? {
    let at = word(index) == "a" ? index + 1 : index
    let fraction = at < tokens.count ? Self.fractions[tokens[at]] : nil
    if word(at) == "half", let hour = wholeHour(at: at + 1) { return (hour + 0.5, at + 2) }
    guard let part = fraction ?? minutes(at: at).map({ $0 / 60 }), let hour = wholeHour(at: at + 2) else { return nil }
    if word(at + 1).isOne(of: "past", "after") { return (hour + part, at + 3) }
    // "From 10 to 8" has two hours and no minutes; "quarter to 8" has no other meaning.
    return word(at + 1) == "to" && word(at) == "quarter" ? (hour - part, at + 3) : nil
  }

  private func minutes(at index: Int) -> Double? {
    guard index < tokens.count, let value = tokens[index].saidNumber, [5, 10, 20, 25].contains(value) else {
      return nil
    }
    return value
  }

  private func wholeHour(at index: Int) -> Double? {
    guard index < tokens.count, let value = tokens[index].saidNumber, (1...12).contains(value),
      value == value.rounded(), tokens[index].kind != .clock
    else { return nil }
    return value
  }
}
