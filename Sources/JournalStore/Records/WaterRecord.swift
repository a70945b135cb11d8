import GRDB
import Nutrition

/// Stores water as rows.
enum WaterRecord: EntityRecord {
  static let kind = EntityKind.water
  static let sql = EntitySQL(table: "water_entry", columns: ["amount_ml", "timestamp"])

  static func id(of water: WaterEntry) -> String { water.id }

  static func cells(of water: WaterEntry) -> [Cell] { [water.amountMl, water.timestamp.milliseconds] }

  static func value(id: String, from columns: inout ColumnReader) throws -> WaterEntry {
    WaterEntry(id: id, amountMl: try columns.real(), timestamp: try columns.date())
  }

  static func entry(_ water: WaterEntry) -> Entry? { .water(water) }
}
