/// How hard a bicycle was pedalled, from its power.
enum CyclingPower {
  /// Codes of the rows that the Compendium 2024 tells apart by watts, with the most watts of each.
  private static let rows: [(upTo: Double, code: String)] = [
    (40, "01210"), (55, "01214"), (65, "01216"), (85, "01218"), (100, "01220"), (125, "01224"), (150, "01228"),
    (199, "01232"), (229, "01236"), (260, "01240"), (315, "01244"),
  ]

  private static let codes: WordSet = ["01200", "01214", "01232", "01270", "01014", "01015", "01017"]

  /// The Compendium's row for a mean power of `watts`; nil where `code` is no cycling that follows its power.
  static func code(insteadOf code: String, watts: Double) -> String? {
    guard codes.contains(code), watts > 0 else { return nil }
    return rows.first { watts <= $0.upTo }?.code ?? "01248"
  }
}
