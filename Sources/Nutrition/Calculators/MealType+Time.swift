public import Foundation

extension MealType {
  /// The meal that is usual at a moment, by the clock of `timeZone`.
  public static func at(_ date: Date, in timeZone: TimeZone) -> MealType {
    let minute = timeZone.secondOfDay(at: date) / 60
    return .at(hour: minute / 60, minute: minute % 60)
  }

  /// The meal that is usual at a local time: 04:00-10:59 breakfast, 11:00-15:59 lunch, 16:00-16:59 snack,
  /// 17:00-21:59 dinner, else snack.
  public static func at(hour: Int, minute: Int = 0) -> MealType {
    switch hour * 60 + minute {
    case 240..<660: .breakfast
    case 660..<960: .lunch
    case 1020..<1320: .dinner
    default: .snack
    }
  }
}
