public import Foundation
public import JournalStore
public import Nutrition

extension Journal {
  /// The weighing to reckon with at a moment: the last one up to then, else the first after it, as a body weighs more like
  /// itself than like an assumption; nil where there is none.
  ///
  /// - Parameter moment: the latest weighing of all where it is nil.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func weight(at moment: Date?) throws -> BodyWeightEntry? {
    guard let moment else { return try latestWeight() }
    // A limit is not part of what is before it; a weighing of the same moment is.
    return try latestWeight(before: moment.addingTimeInterval(0.001)) ?? weights(from: moment, to: .distantFuture).first
  }
}
