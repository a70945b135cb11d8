import Foundation
import Nutrition

/// Strength training as Strong and Hevy export it: a row for each set.
public struct WorkoutTable {
  /// What the two do differently.
  public struct Style: Sendable {
    /// The app's name, as the person reads it.
    public var title: String
    var date: TableColumn

    public static let strong = Style(title: "Strong", date: .date)
    public static let hevy = Style(title: "Hevy", date: .start)
  }

  /// The rows that make one workout.
  private struct Session {
    var day: CalendarDay
    var seconds: Int
    var name: String
    var durationMin: Double?
    var meters = 0.0
    var notes: String
    var exercises: [ExerciseLog] = []
  }

  private let style: Style
  private let options: TableOptions
  private let file: TableFile
  private var report = ImportReport()
  private var sessions: [Session] = []
  private var places: [String: Int] = [:]
  private var hasAssumedDistance = false

  /// The workouts of the table at `path` as an app of that `style` writes them, and what could not be read.
  public static func read(_ path: String, as style: Style, _ options: TableOptions) throws(ImportError) -> ImportedList
  {
    var table = WorkoutTable(style: style, options: options, file: try TableFile(path))
    try table.readRows()
    return table.list()
  }

  private init(style: Style, options: TableOptions, file: TableFile) {
    self.style = style
    self.options = options
    self.file = file
  }

  private mutating func readRows() throws(ImportError) {
    var table = try ImportTable(file, mapping: options.mapping)
    try table.require(style.date, .exercise, for: "\(style.title) export")
    let order = try DateOrder.of(style.date, in: file, options)
    let units = try WorkoutUnits(of: table, said: options.weightUnit)
    while let row = try table.next(report, options) {
      report.read += 1
      try take(row, order, units, hasEnd: table.has(.end))
    }
  }

  private mutating func take(
    _ row: ImportTable.Row, _ order: DateOrder?, _ units: WorkoutUnits, hasEnd: Bool
  ) throws(ImportError) {
    let (day, seconds) = try row.moment(style.date, order)
    if let since = options.since, day < since { return report.skip("before --since") }
    let mark = row.text(.order).lowercased()
    if mark == "rest timer" || mark == "note" { return report.skip("rests and notes between sets") }
    let name = row.text(.name).isEmpty ? "Workout" : row.text(.name)
    let key = "\(day)|\(seconds ?? 0)|\(name)"
    let index = places[key] ?? sessions.count
    if index == sessions.count {
      places[key] = index
      sessions.append(
        Session(
          day: day, seconds: seconds ?? 18 * 3600, name: name,
          durationMin: try duration(row, day, seconds, order, hasEnd),
          notes: row.text(.notes)))
    }
    let exercise = row.text(.exercise)
    guard !exercise.isEmpty else { throw row.wrong(.exercise, "no exercise") }
    let weight = try units.kilograms(row)
    if let weight, weight > 2000 { throw row.wrong(.weight, "more than anyone lifts") }
    let reps = try row.number(.reps).map { Int(min($0, 100_000).rounded()) }
    let length = try row.number(.seconds).flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil }
    let metres = try units.metres(row)
    if metres > 0, units.assumesDistances { hasAssumedDistance = true }
    sessions[index].meters += metres
    let set = WorkoutSet(
      reps: reps.flatMap { $0 > 0 ? $0 : nil }, weightKg: weight, durationSec: length)
    if sessions[index].exercises.last?.name == exercise {
      sessions[index].exercises[sessions[index].exercises.count - 1].sets.append(set)
    } else {
      sessions[index].exercises.append(ExerciseLog(name: exercise, sets: [set]))
    }
  }

  /// Minutes, from the end where there is one, else from "1h 5m" or a number of minutes or seconds.
  private func duration(
    _ row: ImportTable.Row, _ day: CalendarDay, _ seconds: Int?, _ order: DateOrder?, _ hasEnd: Bool
  ) throws(ImportError) -> Double? {
    if hasEnd, !row.text(.end).isEmpty {
      let (lastDay, lastSeconds) = try row.moment(.end, order)
      let length = (lastDay.daysSince1970 - day.daysSince1970) * 86_400 + (lastSeconds ?? 0) - (seconds ?? 0)
      return length > 0 ? Double(length) / 60 : nil
    }
    let text = row.text(.duration).lowercased()
    if TableNumber.isMissing(text) { return nil }
    if let seconds = Double(text) { return seconds / 60 }
    let parts = text.matches(of: /(\d+(?:\.\d+)?)\s*([a-z]*)/)
    if parts.isEmpty { throw row.wrong(.duration, "no duration such as 1h 5m") }
    var minutes = 0.0
    for part in parts {
      guard let number = Double(part.output.1), let unit = Self.minutes[part.output.2.first] else {
        throw row.wrong(.duration, "no duration such as 1h 5m")
      }
      minutes += number * unit
    }
    return minutes > 0 ? minutes : nil
  }

  /// The minutes of hours, minutes and seconds by their first letters, as in "1h 5m", "38min" and "90 sec".
  private static let minutes: [Character?: Double] = ["h": 60, "m": 1, "s": 1.0 / 60]
}

extension WorkoutTable {
  private consuming func list() -> ImportedList {
    var unknown = 0
    let records = sessions.map { session in
      report.span(session.day)
      let minutes = session.durationMin.flatMap { $0 <= 1440 ? $0 : nil }
      if minutes == nil { unknown += 1 }
      let at = options.timeZone.moment(of: session.day, seconds: Double(session.seconds))
      let id = EntryID.make(
        at: session.day.midnightUTC + Double(session.seconds), of: "workout|\(style.title)|\(session.name)")
      let sets = session.exercises.reduce(0) { $0 + $1.sets.count }
      // Three minutes a set, rests included, where the tracker kept no time.
      let length = minutes ?? min(180, max(5, Double(sets) * 3))
      var workout = WorkoutLog(
        id: id, type: .strength, name: String(session.name.prefix(200)), startTime: at, endTime: at + length * 60,
        durationMin: (length * 100).rounded() / 100, exercises: session.exercises,
        notes: session.notes.isEmpty ? "From \(style.title)." : session.notes, source: .manual)
      if session.meters > 0, session.meters <= 5_000_000 { workout.distanceKm = session.meters.rounded() / 1000 }
      if minutes == nil { workout.assumptions = ["3 min a set, as no duration was kept"] }
      return ImportedRecord(.entry(.workout(workout)), timeZone: options.timeZone.identifier)
    }
    if unknown > 0 { report.notes.append("\(unknown) workouts without a duration are taken as 3 minutes a set.") }
    if hasAssumedDistance {
      report.notes.append(
        "Distances without a unit are taken as \(options.weightUnit == .lb ? "miles" : "kilometres").")
    }
    report.notes.append("\(style.title) keeps no energy, and none is made up.")
    return ImportedList(report: report, records: records)
  }
}
