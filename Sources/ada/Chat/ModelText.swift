import Foundation
import Nutrition

/// Which model answers, in a sentence or two; never a key.
struct ModelText {
  let setup: ModelSetup

  var text: String {
    get throws {
      guard let settings = try setup.settings() else {
        return "No model is set up; the offline engine answers everything."
      }
      let model = settings.model ?? "its default model"
      let place = settings.baseURL.flatMap { URLComponents(string: $0)?.host }.map { " at \($0)" } ?? ""
      let key = settings.hasKey ? "" : " No key is set (\(settings.keyVariable))."
      return "\(settings.provider), \(model)\(place).\(key) After \(seconds(settings.silence)) of silence, or "
        + "\(seconds(settings.total)) in all, the offline engine answers instead."
    }
  }

  private func seconds(_ value: Double) -> String { "\(value.text(decimals: 2)) s" }
}
