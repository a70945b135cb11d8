import Foods
import Foundation
import Nutrition
import Products
import Testing

struct ProductSearchTests {
  let folder: ProductFolder
  let index: ProductIndex

  init() throws {
    folder = try ProductFolder()
    index = ProductIndex(folder: folder.url)
    let rows = [
      "1\tNutella\tFerrero\t539", "2\tNutella biscuits\tFerrero\t510", "3\tCrème brûlée\tMaison\t300",
      "4\tDark chocolate with whole hazelnuts and raisins\tRitter\t550", "5\tDark chocolate\tRitter\t520",
      "6\tOat drink\tZorbel\t46", "7\tOat drink chocolate\tZorbel\t60",
    ]
    let table = "code\tproduct_name\tbrands\tenergy-kcal_100g\n" + rows.joined(separator: "\n")
    _ = try index.importFile(try folder.file("table.tsv", table))
  }

  @Test(arguments: [
    ("nutella", ["Nutella", "Nutella biscuits"]), ("NUTELLA BISCUIT", ["Nutella biscuits"]),
    ("creme brulee", ["Crème brûlée"]), ("crème brûlée maison", ["Crème brûlée"]),
    ("dark chocolates", ["Dark chocolate", "Dark chocolate with whole hazelnuts and raisins"]),
    ("zorbel oat drink", ["Oat drink", "Oat drink chocolate"]), ("nutella milk", []), ("", []), ("\"'*()-", []),
    ("NOT OR AND", []), ("words:nutella", []),
  ])
  func `products are found by all words of their name and brand, the nearest first`(
    text: String, names: [String]
  ) throws {
    #expect(try index.search(text, limit: 10).map(\.product.name) == names)
  }

  @Test func `what is looked up takes the place of what was known, in the names too`() throws {
    var product = try #require(index.product(Barcode.numbered(1)))
    product.name = "Hazelnut spread"
    product.figures.energy = 533
    product.fetchedAt = Date(timeIntervalSince1970: 1_795_000_000)
    try index.keep(product)
    try index.keep(product)
    #expect(try index.search("hazelnut spread", limit: 5).map(\.product) == [product])
    #expect(try index.search("nutella", limit: 5).map(\.product.name) == ["Nutella biscuits"])
  }

  @Test func `an export does not take the place of what was looked up since`() throws {
    var product = try #require(index.product(Barcode.numbered(6)))
    product.name = "Oat drink barista"
    product.fetchedAt = Date(timeIntervalSince1970: 1_795_000_000)
    try index.keep(product)
    let table = "code\tproduct_name\tenergy-kcal_100g\n6\tOld name\t40"
    let report = try index.importFile(try folder.file("again.tsv", table))
    #expect(report.changed == 0)
    #expect(index.product(product.barcode)?.name == "Oat drink barista")
  }

  @Test func `a catalogue finds products by brand where the tables do not know the word, and foods as before`() throws {
    let catalog = FoodCatalog.reference.knowing(index)
    #expect(catalog.link("zorbel oat drink")?.food.id == "off:00000006")
    #expect(catalog.food(id: "off:00000006")?.per100g.calories == 46)
    #expect(catalog.search("zorbel oat drink", limit: 3).first?.food.name == "Oat drink (Zorbel)")
    for phrase in ["banana", "scrambled eggs", "dark chocolate", "oat milk", "2 slices of toast", "chicken breast"] {
      #expect(catalog.link(phrase) == FoodCatalog.reference.link(phrase), "\(phrase)")
    }
  }

  @Test func `without an index nothing is made and nothing is found`() throws {
    let empty = ProductIndex(folder: folder.url.appending(path: "none"))
    #expect(empty.products(named: "nutella", limit: 5).isEmpty)
    #expect(empty.product(Barcode.numbered(1)) == nil)
    #expect(!empty.exists)
  }

  @Test func `a file that is no index is named in one sentence`() throws {
    let other = folder.url.appending(path: "other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("not a database, but long enough to be looked at".utf8).write(
      to: other.appending(path: ProductIndex.fileName))
    let broken = ProductIndex(folder: other)
    #expect(throws: ProductIndexError.self) { try broken.count() }
    #expect(broken.products(named: "nutella", limit: 5).isEmpty)
  }
}
