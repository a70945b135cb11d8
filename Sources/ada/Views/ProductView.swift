import Foods
import Foundation

/// One product: what 100 g of it hold, its serving, what its label leaves open, and where that is from.
struct ProductView {
  let page: Page

  func text(for product: Product) -> String {
    let notes = product.notes.flatMap { page.wrapped("Note: \($0).") }
    let package = product.quantity.map { "Package: \($0)" }
    let serving = product.serving.map { "Serving: \($0)" }
    let facts = [package, serving].compactMap { $0 }.flatMap { page.wrapped($0) }
    let source = product.fetchedAt.map { "asked for on \(Self.day($0))" } ?? "from an imported table"
    guard let food = product.food else {
      return Page.text([
        [page.heading(product.title)], facts,
        page.wrapped("Nobody has written down what is in it; teach it from its label with ada foods add."),
      ])
    }
    return FoodView(page: page).text(for: food) + Page.text([facts, notes])
      + Page.text([
        page.dimmed("Open Food Facts contributors (ODbL), \(source)", indent: "")
      ])
  }

  private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
}
