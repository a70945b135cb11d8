import AdaTestSupport
import Foundation
import JournalStore
import Nutrition

extension AdaHome {
  /// What sends a batch to the server; a busy machine must not run into deadlines that a test does not mean.
  func modelEnvironment(_ server: ScriptedServer, _ more: [String: String] = [:]) -> [String: String] {
    [
      "OPENAI_BASE_URL": server.baseURL, "ADA_MODEL": "scripted", "ADA_TIMEOUT": "60", "ADA_TURN_TIMEOUT": "60",
    ].merging(more) { $1 }
  }

  /// Millilitres of the water entries of this home's journal, oldest first.
  func waters() throws -> [Double] {
    try Journal(folder: data, readOnly: true).waters(from: .distantPast, to: .distantFuture).map(\.amountMl)
  }
}
