import Nutrition

/// The macro settings as a table, with the presets below.
struct MacrosView {
  let page: Page

  func text(for table: MacroTable) -> String {
    Page.text([
      [page.heading("Macros")] + page.wrapped("\(origin(table.origin)) \(flexibility(table.flexibility))", indent: "  ")
        + row(table.own),
      [page.heading("Presets")] + table.presets.flatMap(row),
      (table.own.split?.notes ?? []).flatMap { page.hanging("! ", $0.sentence) } + [note(table)].flatMap(\.self),
    ])
  }

  private func row(_ row: MacroTable.Row) -> [String] {
    let perKilogram = row.proteinGramsPerPound * MacroSplit.poundsPerKilogram
    let settings =
      "\(row.proteinGramsPerPound.text(decimals: 2)) g/lb (\(perKilogram.text(decimals: 1)) g/kg), "
      + "fat \((row.fatPercentage * 100).text(decimals: 1)) %"
    let head = "  \(row.name.paddedRight(to: 12))\(settings.paddedRight(to: 30))"
    guard let split = row.split else { return page.wrapped(head) }
    let protein = page.style(.protein, "protein \(split.proteinG.text())")
    let carbs = page.style(.carbs, "carbs \(split.carbsG.text())")
    let fat = page.style(.fat, "fat \(split.fatG.text()) g")
    let grams = "  \(protein) \(carbs) \(fat)"
    let together = head + grams
    if TextWidth.of(together) <= page.width { return [together] }
    if TextWidth.of(head) <= page.width { return [head, "  " + grams] }
    let below =
      TextWidth.of(grams) + 2 <= page.width ? ["  " + grams] : ["    \(protein) \(carbs)", "    \(fat)"]
    return page.wrapped(row.name, indent: "  ") + page.wrapped(settings, indent: "    ") + below
  }

  private func origin(_ origin: MacroOrigin?) -> String {
    switch origin {
    case .person: "Your own choice; it holds until you change it."
    case .proposal: "A proposal that you accepted; it holds until you change it."
    case nil: "Ada's default; yours from \"ada macros set\" on."
    }
  }

  private func flexibility(_ flexibility: MacroFlexibility) -> String {
    switch flexibility {
    case .strict: "Strict: each day counts."
    case .balanced: "Balanced: each day counts, with some slack."
    case .flexible: "Flexible: the week's average counts."
    }
  }

  private func note(_ table: MacroTable) -> [String] {
    page.dimmed(
      table.own.split == nil
        ? "Without a weight there are no grams; tell Ada your weight, such as \"weighed \(page.units.exampleWeight)\"."
        : "Grams are for today's \(table.calories.text()) kcal; carbs are what protein and fat leave.", indent: "")
  }
}
