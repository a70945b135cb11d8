import GRDB
import Nutrition

/// What is planned, written with change rows like entries, so that undo takes it back.
extension ChangeWriter {
  func carryOut(_ change: PlanChange) throws -> Entry? {
    switch change {
    case .keep(let plan):
      return try put(plan, as: WorkoutPlanRecord.self)
    case .forget(let id):
      try delete(id: id, as: WorkoutPlanRecord.self)
      return nil
    case .event(let event):
      // A day has one event: what was planned for it before gives way.
      if let earlier = try PlannedEventRecord.fetch(db, where: "day_number = ?", [event.dayNumber]).first,
        earlier.id != event.id
      {
        try delete(id: earlier.id, as: PlannedEventRecord.self)
      }
      return try put(event, as: PlannedEventRecord.self)
    case .callOff(let id):
      try delete(id: id, as: PlannedEventRecord.self)
      return nil
    }
  }
}
