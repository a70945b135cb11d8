public import Foundation
public import Nutrition
import ToolCalls

/// The time that tests of the whole program live in.
public enum TestClock {
  public static let noon = Date.made("2026-11-20", hour: 12)
  public static let today = CalendarDay(noon, in: .gmt)

  /// The environment of a program that starts at noon, or so many minutes later.
  public static func environment(minutes: Int = 0) -> [String: String] {
    ["ADA_NOW": ISO8601.string(from: noon + Double(minutes) * 60, in: .gmt)]
  }
}
