import GRDB
import Nutrition

/// Steps of a day.
enum StepsRecord: EntityRecord {
  static let kind = EntityKind.steps
  static let sql = EntitySQL(table: "steps_daily", columns: ["day", "steps", "source"])

  static func id(of day: StepsDay) -> String { day.id }

  static func cells(of day: StepsDay) -> [Cell] { [day.day.description, day.steps, day.source] }

  static func value(id: String, from columns: inout ColumnReader) throws -> StepsDay {
    StepsDay(id: id, day: try columns.day(), steps: try columns.integer(), source: try columns.text())
  }

  static func entry(_ day: StepsDay) -> Entry? { nil }
}

/// What devices say was burned on a day.
enum ActivityRecord: EntityRecord {
  static let kind = EntityKind.activity
  static let sql = EntitySQL(
    table: "activity_daily", columns: ["day", "active_calories", "source", "basal_calories"])

  static func id(of day: ActivityDay) -> String { day.id }

  static func cells(of day: ActivityDay) -> [Cell] {
    [day.day.description, day.activeCalories, day.source, day.basalCalories]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> ActivityDay {
    let day = try columns.day()
    let active = try columns.real()
    let source = try columns.text()
    return ActivityDay(
      id: id, day: day, activeCalories: active, basalCalories: try columns.optionalReal(), source: source)
  }

  static func entry(_ day: ActivityDay) -> Entry? { nil }
}

/// Sleep of a night.
enum SleepRecord: EntityRecord {
  static let kind = EntityKind.sleep
  static let sql = EntitySQL(table: "sleep_daily", columns: ["day", "hours", "quality", "source"])

  static func id(of day: SleepDay) -> String { day.id }

  static func cells(of day: SleepDay) -> [Cell] { [day.day.description, day.hours, day.quality, day.source] }

  static func value(id: String, from columns: inout ColumnReader) throws -> SleepDay {
    SleepDay(
      id: id, day: try columns.day(), hours: try columns.real(), quality: try columns.optionalReal(),
      source: try columns.text())
  }

  static func entry(_ day: SleepDay) -> Entry? { nil }
}

/// Heart rate variability.
enum HRVRecord: EntityRecord {
  static let kind = EntityKind.hrv
  static let sql = EntitySQL(table: "hrv_sample", columns: ["sdnn_ms", "timestamp", "source"])

  static func id(of sample: HRVSample) -> String { sample.id }

  static func cells(of sample: HRVSample) -> [Cell] {
    [sample.sdnnMs, sample.timestamp.milliseconds, sample.source]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> HRVSample {
    HRVSample(id: id, sdnnMs: try columns.real(), timestamp: try columns.date(), source: try columns.text())
  }

  static func entry(_ sample: HRVSample) -> Entry? { nil }
}

/// Height and body fat.
enum BodyMetricRecord: EntityRecord {
  static let kind = EntityKind.bodyMetric
  static let sql = EntitySQL(table: "body_metric", columns: ["kind", "value", "timestamp", "source"])

  static func id(of metric: BodyMetric) -> String { metric.id }

  static func cells(of metric: BodyMetric) -> [Cell] {
    [metric.kind.rawValue, metric.value, metric.timestamp.milliseconds, metric.source]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> BodyMetric {
    BodyMetric(
      id: id, kind: try columns.choice(), value: try columns.real(), timestamp: try columns.date(),
      source: try columns.text())
  }

  static func entry(_ metric: BodyMetric) -> Entry? { nil }
}
