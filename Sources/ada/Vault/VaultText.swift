import Coaching
import Foundation
import Nutrition

/// Words that back-up, restore, export and import share.
enum VaultText {
  static func messages(_ count: Int) -> String { counted(count, "message") }

  static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(Figures.whole(Double(count))) entries" }

  static func rows(_ count: Int) -> String { counted(count, "row") }

  static func days(_ count: Int) -> String { counted(count, "day") }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(Figures.whole(Double(count))) \(noun)s"
  }

  /// "4.0 KiB", "1.2 MiB", "71.1 GiB".
  static func size(_ bytes: Int) -> String {
    let units = [(1 << 30, "GiB"), (1 << 20, "MiB")]
    let (unit, name) = units.first { bytes >= $0.0 } ?? (1 << 10, "KiB")
    return "\((Double(bytes) / Double(unit)).text(decimals: 1)) \(name)"
  }
}
