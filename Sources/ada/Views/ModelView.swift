import LanguageModels
import Nutrition

/// Which model is configured, and where each setting comes from. Never a key.
struct ModelView {
  let page: Page

  /// - Parameters:
  ///   - settings: nil where the offline engine answers everything.
  ///   - configFile: the configuration file's path.
  ///   - fallback: the models that are asked after it, in order.
  ///   - other: what a share of the turns is given to.
  func text(
    for settings: ModelSetup.Settings?, origins: ModelSetup.Origins?, fallback: [ModelSetup.Settings] = [],
    other: ModelSetup.OtherSide? = nil, configFile: String
  ) -> String {
    guard let settings, let origins else {
      return Page.text([
        page.wrapped("No model is configured: the offline engine answers everything, on this machine."),
        page.dimmed(
          "Set OPENAI_API_KEY, ANTHROPIC_API_KEY or GEMINI_API_KEY, or OPENAI_BASE_URL for a server of your own; "
            + "or write \(configFile).", indent: ""),
      ])
    }
    let key = settings.hasKey ? "set (\(origins.key))" : "not set (\(settings.provider.keyVariable))"
    // Only where something else than the default speaks: few need to know that there is a choice.
    let api = settings.api == .chat ? [] : row("interface", settings.api.rawValue, origins.api)
    return Page.text([
      [page.heading("Model")] + row("provider", settings.provider.rawValue, origins.provider)
        + row("model", settings.modelName, origins.model)
        + row("address", settings.baseURL ?? settings.provider.baseURL, origins.baseURL) + api + row("key", key, nil)
        + row("silence", "\(settings.silence.text(decimals: 2)) s", origins.silence)
        + row("turn", "\(settings.total.text(decimals: 2)) s", origins.total)
        + fallback.flatMap { other in
          row("then", other.name, other.baseURL ?? other.provider.baseURL)
        } + (other.map(split) ?? []),
      page.dimmed("When it does not answer in time, the offline engine does. ada model test tries it.", indent: ""),
    ])
  }

  private func split(_ other: ModelSetup.OtherSide) -> [String] {
    let name = other.settings?.name ?? "the offline engine"
    let address = other.settings.map { $0.baseURL ?? $0.provider.baseURL }
    return row("compared", "\((other.share * 100).text(decimals: 1)) % of turns go to \(name)", address)
  }

  private func row(_ name: String, _ value: String, _ origin: String?) -> [String] {
    let head = "  \(name.paddedRight(to: 10))"
    guard let origin else { return page.hanging(head, value) }
    return page.hanging(head, "\(value) (\(origin))")
  }
}

extension ModelSetup.Settings {
  /// Provider and model.
  fileprivate var name: String { "\(provider.rawValue) \(modelName)" }
}
