import GRDB
import Nutrition

/// Stores weighings as rows.
enum WeightRecord: EntityRecord {
  static let kind = EntityKind.weight
  static let sql = EntitySQL(
    table: "body_weight_entry", columns: ["weight_kg", "body_fat_percentage", "timestamp"])

  static func id(of weight: BodyWeightEntry) -> String { weight.id }

  static func cells(of weight: BodyWeightEntry) -> [Cell] {
    [weight.weightKg, weight.bodyFatPercentage, weight.timestamp.milliseconds]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> BodyWeightEntry {
    BodyWeightEntry(
      id: id, weightKg: try columns.real(), bodyFatPercentage: try columns.optionalReal(),
      timestamp: try columns.date())
  }

  static func entry(_ weight: BodyWeightEntry) -> Entry? { .weight(weight) }
}
