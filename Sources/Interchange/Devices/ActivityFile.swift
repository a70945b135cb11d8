public import Foundation
public import Nutrition

/// What a training computer says of a whole activity.
struct ActivitySummary: Equatable {
  /// Seconds since 1970, UTC.
  var start: Double
  /// Seconds that were timed, pauses left out where the device says.
  var seconds: Double
  var meters: Double?
  /// As the device reckons it.
  var kilocalories: Double?
  /// What of it the device counts as rest; nil where it does not say.
  var restingKilocalories: Double?
  /// "running", "cycling", as the file says.
  var sport: String
  /// Seconds east of UTC, where the device says.
  var offset: Int?
}

/// Files of training computers: FIT, TCX and GPX. Of each the summary is read: duration, distance and energy.
public enum ActivityFile {
  /// By the ending of the file's name.
  public enum Format: String, Sendable { case fit, tcx, gpx }

  /// The largest file that is read: a day's recording is a few megabytes.
  static let largest = 512 << 20

  /// The activities of the recording at `path` as workouts, without those before `since`.
  public static func read(
    _ path: String, as format: Format, timeZone: TimeZone, since: CalendarDay? = nil
  ) throws(ImportError) -> ImportedList {
    let activities: [ActivitySummary] =
      switch format {
      case .fit: try FITFile(path: path).sessions
      case .tcx: try ActivityXML.read(path, as: TCXReader.self)
      case .gpx: try ActivityXML.read(path, as: GPXReader.self)
      }
    var report = ImportReport()
    var records: [ImportedRecord] = []
    for activity in activities {
      report.read += 1
      let date = Date(timeIntervalSince1970: activity.start.rounded())
      let offset = activity.offset ?? timeZone.secondsFromGMT(for: date)
      let day = CalendarDay(daysSince1970: Int(((activity.start + Double(offset)) / 86_400).rounded(.down)))
      guard activity.seconds > 0, activity.seconds <= 86_400, activity.start > 0, activity.start < 7_258_118_400 else {
        report.skip("without a duration")
        continue
      }
      if let since, day < since {
        report.skip("before --since")
        continue
      }
      report.span(day)
      let zone = activity.offset.map { HealthMoment(seconds: 0, offset: $0).zoneName } ?? timeZone.identifier
      records.append(ImportedRecord(.entry(.workout(workout(activity, format))), timeZone: zone))
    }
    return ImportedList(report: report, records: records)
  }

  private static func workout(_ activity: ActivitySummary, _ format: Format) -> WorkoutLog {
    let start = Date(timeIntervalSince1970: activity.start.rounded())
    let id = EntryID.make(at: start, of: "activity|\(Int(activity.seconds.rounded()))")
    let sport = ActivitySport(activity.sport)
    var workout = WorkoutLog(
      id: id, type: sport.type, name: sport.name, startTime: start, endTime: start + activity.seconds.rounded(),
      durationMin: (activity.seconds / 60 * 100).rounded() / 100, notes: "From a \(format.rawValue.uppercased()) file.",
      source: .manual)
    if let meters = activity.meters, meters > 0, meters <= 5_000_000 { workout.distanceKm = meters.rounded() / 1000 }
    if let total = activity.kilocalories, total > 0, total <= 30_000 {
      workout.caloriesBurned = max(0, total - (activity.restingKilocalories ?? 0))
      if activity.restingKilocalories == nil {
        workout.assumptions = ["the energy is the device's, which may include rest"]
      }
    }
    return workout
  }
}

/// A sport by the names of FIT, TCX and GPX.
struct ActivitySport {
  let name: String
  let type: WorkoutType

  init(_ text: String) {
    let plain = text.lowercased().replacing("_", with: " ").trimmingCharacters(in: .whitespaces)
    let known = Self.known.first { plain.contains($0.part) }
    type = known?.type ?? .other
    let isNamed = !plain.isEmpty && plain != "other" && plain != "generic" && plain.contains { $0.isLetter }
    let words = known?.name ?? (isNamed ? String(plain.prefix(60)) : "workout")
    name = words.prefix(1).uppercased() + words.dropFirst()
  }

  private static let known: [(part: String, name: String, type: WorkoutType)] = [
    ("run", "running", .cardio), ("cycl", "cycling", .cardio), ("bik", "cycling", .cardio),
    ("walk", "walking", .cardio), ("hik", "hiking", .cardio), ("swim", "swimming", .cardio), ("row", "rowing", .cardio),
    ("ski", "skiing", .cardio), ("elliptical", "elliptical", .cardio), ("strength", "strength training", .strength),
    ("hiit", "HIIT", .hiit), ("yoga", "yoga", .flexibility), ("pilates", "pilates", .flexibility),
    ("tennis", "tennis", .sports), ("soccer", "soccer", .sports), ("basketball", "basketball", .sports),
    ("climb", "climbing", .sports), ("golf", "golf", .sports), ("boxing", "boxing", .sports),
  ]
}
