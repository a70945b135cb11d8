/// Dates in figures, in which either of the first two may be the month.
extension CalendarDay {
  /// The day that "3/11/2026" is.
  ///
  /// Where both orders make a day the usual one is taken, unless only the other is not to come. Nil where neither is a day.
  ///
  /// - Parameters:
  ///   - isMonthFirst: As people in the United States write it.
  ///   - today: Nothing was done after it.
  public init?(_ first: Int, _ second: Int, year: Int, isMonthFirst: Bool, today: CalendarDay) {
    let dayFirst = CalendarDay(year: year, month: second, day: first)
    let monthFirst = CalendarDay(year: year, month: first, day: second)
    let (usual, other) = isMonthFirst ? (monthFirst, dayFirst) : (dayFirst, monthFirst)
    guard let day = usual ?? other else { return nil }
    self = if let other, day > today, other <= today { other } else { day }
  }
}
