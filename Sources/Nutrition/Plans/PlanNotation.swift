/// A planned exercise as it is written: "Bench press 3x8 @60kg rest 120", "Pull-up 3x6-10", "Plank 3x45s rest 1 min".
public enum PlanNotation {
  /// What cannot be read, with how it is written.
  public struct Unreadable: Error, Equatable, Sendable {
    /// For the person: what was written, and how to write it.
    public var sentence: String
  }

  /// Sets, repetitions and rest as they may be.
  static let allowedSets = 1...50
  static let allowedReps = 1...1000
  static let allowedRest = 0.0...3600.0
  static let allowedWeight = 0.1...1000.0
  static let allowedSeconds = 1.0...7200.0

  /// Reads one exercise.
  ///
  /// - Parameters:
  ///   - id: the id it gets.
  ///   - units: the unit of a weight without one.
  /// - Throws: `Unreadable`.
  public static func exercise(_ text: String, id: String, units: UnitSystem) throws(Unreadable) -> PlannedExercise {
    let plain = text.replacing("×", with: "x").replacing("\u{A0}", with: " ")
    let pattern =
      #/^\s*(?<name>.*?\S)\s+(?<sets>\d{1,4})\s*[xX]\s*(?<low>\d{1,5})(?:\s*-\s*(?<high>\d{1,5}))?(?<rest>.*)$/#
    guard let match = plain.wholeMatch(of: pattern) else { throw unreadable(text) }
    guard let sets = Int(match.sets), let low = Int(match.low), let high = Int(match.high ?? match.low) else {
      throw unreadable(text)
    }
    let name = match.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard name.unicodeScalars.count <= 200, name.contains(where: \.isLetter) else { throw unreadable(text) }
    var exercise = PlannedExercise(id: id, name: name, sets: sets)
    var tail = match.rest.lowercased()[...]
    let isTimed = takeSeconds(&tail)
    if let factor = isTimed {
      guard match.high == nil else { throw unreadable(text) }
      exercise.durationSec = Double(low) * factor
    } else {
      guard low <= high, allowedReps.contains(low), allowedReps.contains(high) else {
        throw Unreadable(sentence: "\"\(text.prefix(80))\": repetitions are 1 to 1000, the smaller number first.")
      }
      exercise.reps = low...high
    }
    try takeRest(&tail, of: text, into: &exercise)
    try takeWeight(tail, of: text, units: units, into: &exercise)
    guard allowedSets.contains(sets), exercise.durationSec.map(allowedSeconds.contains) ?? true else {
      throw Unreadable(sentence: "\"\(text.prefix(80))\": an exercise has 1 to 50 sets, of at most two hours each.")
    }
    return exercise
  }

  /// The exercise as it is written, in kilograms or pounds.
  public static func text(_ exercise: PlannedExercise, units: UnitSystem = .metric) -> String {
    var text = "\(exercise.name) \(exercise.sets)x"
    if let seconds = exercise.durationSec {
      text += "\(seconds.text())s"
    } else if let reps = exercise.reps {
      text += reps.lowerBound == reps.upperBound ? "\(reps.upperBound)" : "\(reps.lowerBound)-\(reps.upperBound)"
    }
    if let weight = exercise.weightKg { text += " @\(load(weight, units: units))" }
    return text + " rest \(exercise.restSec.text())"
  }

  /// "62.5kg" or "137.8lb".
  static func load(_ kilograms: Double, units: UnitSystem) -> String {
    units == .metric
      ? "\(kilograms.text(decimals: 2))kg" : "\(UnitConversion.pounds(kilograms: kilograms).text(decimals: 1))lb"
  }

  /// Sets as they were done: "8,8,7 @62.5kg", "8 8 7", "45s,40s".
  ///
  /// - Parameter planned: gives the weight where none is said.
  /// - Throws: `Unreadable`.
  public static func sets(
    _ text: String, of planned: PlannedExercise, units: UnitSystem
  ) throws(Unreadable) -> [WorkoutSet] {
    let parts = text.lowercased().split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let wrong = Unreadable(
      sentence: "\"\(text.prefix(80))\" are no sets; write them as \"8,8,7\" or \"8,8,7 @62.5kg\".")
    var weight = planned.weightKg
    if parts.count == 2 {
      guard let read = MeasureText.kilograms(String(parts[1]), units: units), allowedWeight.contains(read) else {
        throw wrong
      }
      weight = read
    }
    let words = (parts.first ?? "").split { $0 == "," || $0 == " " || $0 == "/" }
    guard allowedSets.contains(words.count) else { throw wrong }
    var sets: [WorkoutSet] = []
    for word in words {
      let digits = word.hasSuffix("s") ? word.dropLast() : word
      guard let number = Int(digits), allowedReps.contains(number) || number == 0 else { throw wrong }
      let isTimed = word.hasSuffix("s") || planned.durationSec != nil
      sets.append(
        isTimed
          ? WorkoutSet(weightKg: weight, durationSec: Double(number), completed: number > 0)
          : WorkoutSet(reps: number, weightKg: weight, completed: number > 0))
    }
    return sets
  }
}

extension PlanNotation {
  private static func unreadable(_ text: String) -> Unreadable {
    Unreadable(
      sentence: "\"\(text.prefix(80))\" is no exercise; write it as \"Bench press 3x8 @60kg rest 120\", "
        + "\"Pull-up 3x6-10\" or \"Plank 3x45s\".")
  }

  /// Takes the unit of a time off the front: seconds in one of it; nil where there is none.
  private static func takeSeconds(_ tail: inout Substring) -> Double? {
    guard let match = tail.prefixMatch(of: #/\s*(seconds|secs?|s|minutes|mins?)\b/#) else { return nil }
    tail = tail[match.range.upperBound...]
    return match.1.hasPrefix("m") ? 60 : 1
  }

  private static func takeRest(
    _ tail: inout Substring, of text: String, into exercise: inout PlannedExercise
  ) throws(Unreadable) {
    guard let match = tail.firstMatch(of: #/\brest\s*(\d{1,5}(?:[.,]\d+)?)\s*(seconds|secs?|s|minutes|mins?|m)?\b/#),
      let number = Double(match.1.replacing(",", with: "."))
    else { return }
    let seconds = match.2?.hasPrefix("m") == true ? number * 60 : number
    guard allowedRest.contains(seconds) else {
      throw Unreadable(sentence: "\"\(text.prefix(80))\": a rest is 0 to 3600 seconds.")
    }
    exercise.restSec = seconds
    tail = (String(tail[..<match.range.lowerBound]) + tail[match.range.upperBound...])[...]
  }

  private static func takeWeight(
    _ tail: Substring, of text: String, units: UnitSystem, into exercise: inout PlannedExercise
  ) throws(Unreadable) {
    let rest = tail.drop { $0.isWhitespace || $0 == "," }
    let said = rest.hasPrefix("@") ? rest.dropFirst() : rest.hasPrefix("at ") ? rest.dropFirst(3) : rest
    let weight = said.hasSuffix(",") ? said.dropLast() : said
    if weight.allSatisfy(\.isWhitespace) {
      guard said.count == rest.count else { throw unreadable(text) }
      return
    }
    guard said.count < rest.count else { throw unreadable(text) }
    guard let kilograms = MeasureText.kilograms(String(weight), units: units), allowedWeight.contains(kilograms) else {
      throw Unreadable(
        sentence: "\"\(text.prefix(80))\": \"\(weight.prefix(20))\" is no weight; write it as @60kg or @135lb.")
    }
    exercise.weightKg = kilograms
  }
}
