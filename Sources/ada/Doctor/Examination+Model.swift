import Foundation
import LanguageModels

extension Examination {
  /// What is configured, whether a key is there (never which), and whether the server answers.
  var model: [Observation] {
    get async {
      let settings: ModelSetup.Settings
      do {
        guard let found = try ModelSetup(context: context).settings() else {
          return [Observation("model", "none; the offline engine answers everything")]
        }
        settings = found
      } catch {
        return [Observation("model", .problem, Failure(error)?.description ?? "\(error)", public: "cannot be used")]
      }
      var findings = [
        Observation(
          "model", .fine, "\(settings.provider.rawValue), \(settings.modelName)", public: settings.provider.rawValue)
      ]
      guard let endpoint = try? settings.endpoint(key: nil) else {
        return findings + [
          Observation("model.address", .problem, "it must look like https://host/v1", public: "cannot be used")
        ]
      }
      let key = settings.hasKey ? "there" : "none"
      findings.append(Observation("model.key", settings.hasKey || endpoint.isLocal ? .fine : .warning, key))
      let place = endpoint.isLocal ? "this machine" : settings.baseURL == nil ? "the provider's own" : "another"
      findings.append(Observation("model.address", endpoint.host, public: place))
      if isOffline {
        findings.append(Observation("model.server", "not asked (--offline)"))
      } else {
        findings.append(await reach(endpoint))
      }
      return findings
    }
  }

  private func reach(_ endpoint: ModelEndpoint) async -> Observation {
    let start = ContinuousClock.now
    do {
      // Any answer shows that the server is there; without a key most refuse.
      _ = try await endpoint.reach(within: .seconds(Self.deadline))
      let milliseconds = start.duration(to: .now) / .milliseconds(1)
      return Observation("model.server", .fine, "answers in \(Int(milliseconds)) ms", public: "answers")
    } catch let error as ModelError {
      return Observation("model.server", .warning, error.description, public: error.code)
    } catch {
      return Observation("model.server", .warning, "no answer", public: "no answer")
    }
  }
}
