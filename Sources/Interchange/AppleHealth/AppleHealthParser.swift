import Foundation
import Nutrition

/// Takes an export's elements and keeps what Ada needs of them, in memory that does not grow with heart rates and steps.
final class AppleHealthParser: XMLHandler {
  /// Kinds that are kept sample by sample; an export that holds more is refused.
  static let mostSamples = 2_000_000

  let file: String
  /// Seconds since 1970 on the wall; earlier records are left out.
  let since: Int?
  var sources = HealthSources()
  var ledger: MinuteLedger
  var samples: [HealthQuantity: [HealthSample]] = [:]
  var foods: [HealthFood: HealthFoodFigures] = [:]
  var workouts: [HealthWorkout] = []
  /// Apple's own sums of active energy by day, for days without records.
  var summaries: [CalendarDay: Double] = [:]
  var person = ImportedPerson()
  var report = ImportReport()
  var failure: ImportError?
  private var depth = 0
  var zones: [String: TimeZone?] = [:]

  /// The kind of the last record, which most often is that of the next.
  var lastType: [CChar] = [0]
  var lastQuantity: HealthQuantity?
  /// Records of a kind that is not kept, one after the other.
  var othersInRun = 0
  var record: PendingRecord?
  var workout: HealthWorkout?
  var hasStatisticsDistance = false

  init(file: String, since: CalendarDay?, ledger: MinuteLedger) {
    self.file = file
    self.since = since.map { $0.daysSince1970 * 86400 }
    self.ledger = ledger
  }

  func start(_ name: XMLText, _ attributes: XMLAttributes) {
    depth += 1
    switch depth {
    case 1:
      guard name == "HealthData" else {
        failure = ImportError(
          "\(file) is no Apple Health export: it begins with <\(String(name.string.prefix(60)))>, not with <HealthData>."
        )
        return
      }
    case 2:
      switch name.first {
      case UInt8(ascii: "R") where name == "Record": startRecord(attributes)
      case UInt8(ascii: "W") where name == "Workout": startWorkout(attributes)
      case UInt8(ascii: "A") where name == "ActivitySummary": summary(attributes)
      case UInt8(ascii: "M") where name == "Me": me(attributes)
      case UInt8(ascii: "E") where name == "ExportDate": report.exportedAt = attributes["value"]?.string
      default: break
      }
    case 3:
      if record != nil || workout != nil { detail(name, attributes) }
    default: break
    }
  }

  func end(_ name: XMLText) {
    depth -= 1
    guard depth == 1 else { return }
    if let record {
      take(record)
      self.record = nil
    } else if let workout {
      take(workout)
      self.workout = nil
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}

  /// What is said of a record or a workout within its element.
  private func detail(_ name: XMLText, _ attributes: XMLAttributes) {
    if workout != nil, name == "WorkoutStatistics" { return statistics(attributes) }
    guard name == "MetadataEntry", let key = attributes["key"], let value = attributes["value"] else { return }
    if key == "HKTimeZone" {
      record?.zone = value.string
      workout?.zone = value.string
    } else if key == "HKFoodType" {
      record?.food = String(value.string.prefix(200))
    } else if key == "HKFoodMeal" || key == "meal" {
      record?.meal = MealType(rawValue: value.string.lowercased())
    } else if key == "HKExternalUUID" {
      workout?.externalID = String(value.string.prefix(200))
    }
  }

  /// Counts what is still being counted.
  func finish() {
    countOthers()
  }
}

extension AppleHealthParser {
  /// Why a record was left out.
  enum Reason: String {
    case unreadable = "without a readable time, value or unit"
    case early = "before --since"
    case inBed = "time in bed, which is not sleep"
    case long = "longer than two days"
    case impossible = "with an impossible value"
    case twice = "of another source for the same time"
  }

  func skip(_ reason: Reason, count: Int = 1) { report.skip(reason.rawValue, count: count) }

  func countOthers() {
    guard othersInRun > 0 else { return }
    let type = String(decoding: lastType.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let plain = type.replacing("HKQuantityTypeIdentifier", with: "").replacing("HKCategoryTypeIdentifier", with: "")
    report.skip("\(plain.prefix(60)), which Ada does not keep", count: othersInRun)
    othersInRun = 0
  }
}
