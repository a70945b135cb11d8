import Coaching
import Foundation
import Nutrition

/// Words that back-up, restore, export and import share.
enum VaultText {
  static func messages(_ count: Int) -> String { counted(count, "message") }

  static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(Figures.whole(Double(count))) entries" }

  static func rows(_ count: Int) -> String { counted(count, "row") }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(Figures.whole(Double(count))) \(noun)s"
  }

  /// "4.0 KiB", "1.2 MiB".
  static func size(_ bytes: Int) -> String {
    bytes < 1_048_576
      ? "\((Double(bytes) / 1024).text(decimals: 1)) KiB" : "\((Double(bytes) / 1_048_576).text(decimals: 1)) MiB"
  }
}
