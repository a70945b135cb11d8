/// When it was that a sentence told of which logged nothing, for those behind it that do not say when: "Worked late
/// yesterday. Had toast.", "Breakfast at 7. Two eggs."
struct ToldScene: Equatable {
  var time: TimeMention
  /// The person tells of their own day, and not of a party that somebody gave.
  var isOwnDay = false
  /// What happened then was no doing of the person's: only a tale that goes on is of that day.
  var isOfOthers = false

  /// `time`, with what it leaves open taken from the scene.
  func filling(_ time: TimeMention) -> TimeMention {
    guard !time.saysWhen else { return time }
    var filled = time
    if filled.meal == nil {
      filled.meal = self.time.meal
      filled.usualHour = self.time.usualHour
    }
    return filled.filled(from: self.time)
  }
}
