import Nutrition

/// Which model is configured, and where each setting comes from. Never a key.
struct ModelView {
  let page: Page

  /// - Parameters:
  ///   - settings: nil where the offline engine answers everything.
  ///   - configFile: the configuration file's path.
  ///   - modelName: the name in force, the provider's default where none is set.
  func text(
    for settings: ModelSetup.Settings?, origins: ModelSetup.Origins?, modelName: String?, configFile: String
  ) -> String {
    guard let settings, let origins else {
      return Page.text([
        page.wrapped("No model is configured: the offline engine answers everything, on this machine."),
        page.dimmed(
          "Set OPENAI_API_KEY, ANTHROPIC_API_KEY or GEMINI_API_KEY, or OPENAI_BASE_URL for a server of your own; "
            + "or write \(configFile).", indent: ""),
      ])
    }
    let key = settings.hasKey ? "set (\(origins.key))" : "not set (\(settings.keyVariable))"
    return Page.text([
      [page.heading("Model")] + row("provider", settings.provider, origins.provider)
        + row("model", settings.model ?? modelName ?? "the provider's default", origins.model)
        + row("address", settings.baseURL ?? "the provider's own", origins.baseURL) + row("key", key, nil)
        + row("silence", "\(settings.silence.text(decimals: 2)) s", origins.silence)
        + row("turn", "\(settings.total.text(decimals: 2)) s", origins.total),
      page.dimmed("When it does not answer in time, the offline engine does. ada model test tries it.", indent: ""),
    ])
  }

  private func row(_ name: String, _ value: String, _ origin: String?) -> [String] {
    let head = "  \(name.paddedRight(to: 10))"
    guard let origin else { return page.hanging(head, value) }
    return page.hanging(head, "\(value) (\(origin))")
  }
}
