import Foods
import Foundation
import Testing

@testable import Products

struct ProductImportTests {
  let folder: ProductFolder
  let index: ProductIndex

  init() throws {
    folder = try ProductFolder()
    index = ProductIndex(folder: folder.url)
  }

  static let export = """
    code\tproduct_name\tbrands\tquantity\tserving_size\tserving_quantity\tcategories_tags\tunique_scans_n\tenergy-kj_100g\tenergy-kcal_100g\tfat_100g\tcarbohydrates_100g\tsugars_100g\tproteins_100g\tsalt_100g\tsodium_100g
    3017620422003\tNutella\tFerrero,Yum\t400 g\t15 g\t15\ten:spreads\t900\t2252\t539\t30.9\t57.5\t56.3\t6.3\t0.107\t0.0428
    00000000000096385074\tCola \"Zero\"\tFizz\t33 cl\t\t330\ten:drinks,en:beverages\t\t42\t\t0\t10.6\t10.6\t0\t0.1\t
    4006381333931\tOnly kilojoules\t\t\t\t\t\t\t1000\t\t\t\t\t\t\t
    5000000000005\tNo figures\t\t\t\t\t\t\t\t\t\t\t\t\t\t
    5000000000012\t\t\t\t\t\t\t\t\t100\t1\t1\t1\t1\t\t
    nonsense\tNo code\t\t\t\t\t\t\t\t100\t1\t1\t1\t1\t\t
    5000000000029\tImpossible\t\t\t\t\t\t\t\t100\t60\t60\t1\t1\t\t
    5000000000036\tToo much energy\t\t\t\t\t\t\t\t3500\t10\t20\t1\t5\t\t
    5000000000043\tWrong check\t\t\t\t9999\t\t\t\t200\t1\t1\t90\t1\t\t

    """

  @Test(arguments: [false, true]) func `an export is read, gzip or not, and what was left out is counted`(
    isPacked: Bool
  ) throws {
    let report = try index.importFile(try folder.file("export.tsv", Self.export, isPacked: isPacked))
    #expect(report.rows == 9)
    #expect(report.new == 5)
    #expect(report.total == 5)
    #expect(report.unchanged == 0)
    #expect(
      Dictionary(uniqueKeysWithValues: report.skipped.map { ($0.reason, $0.count) }) == [
        "no energy, and not all of protein, carbs and fat": 1, "no name": 1, "no barcode of up to 14 digits": 1,
        "protein, carbs and fat of over 105 g in 100 g": 1,
      ])
    #expect(
      Dictionary(uniqueKeysWithValues: report.dropped.map { ($0.figure, $0.count) }) == ["energy": 1, "sugar": 1])
    let nutella = try #require(index.product(Barcode.numbered(3_017_620_422_003)))
    #expect(nutella.title == "Nutella (Ferrero)")
    #expect(nutella.quantity == "400 g")
    #expect(nutella.servingGrams == 15)
    #expect(nutella.figures.energy == 539)
    #expect(nutella.figures.sodiumMg == 43)
    #expect(!nutella.figures.isEnergyReckoned)
    let cola = try #require(index.product(Barcode.numbered(96_385_074)))
    #expect(cola.isDrink)
    // 0.1 g of salt, and 42 kJ as its own energy.
    #expect(cola.figures.sodiumMg == 40)
    #expect(cola.figures.energy == 10)
    let kilojoules = try #require(index.product(Barcode.numbered(4_006_381_333_931)))
    #expect(kilojoules.figures.energy == 239)
    #expect(kilojoules.figures.missing == ["protein", "carbs", "fat"])
    let reckoned = try #require(index.product(Barcode.numbered(5_000_000_000_036)))
    #expect(reckoned.figures.energy == 190)
    #expect(reckoned.figures.isEnergyReckoned)
    let odd = try #require(index.product(Barcode.numbered(5_000_000_000_043)))
    #expect(odd.servingGrams == nil)
    #expect(odd.figures.sugar == nil)
  }

  @Test func `the same export again changes nothing, and a newer one changes what differs`() throws {
    let path = try folder.file("export.tsv", Self.export)
    _ = try index.importFile(path)
    let again = try index.importFile(path)
    #expect(again.new == 0)
    #expect(again.changed == 0)
    #expect(again.unchanged == 5)
    let newer = Self.export.replacing("539", with: "533").replacing("Nutella\t", with: "Nutella spread\t")
    let changed = try index.importFile(try folder.file("newer.tsv", newer))
    #expect(changed.new == 0)
    #expect(changed.changed == 1)
    #expect(try index.search("nutella spread", limit: 5).map(\.product.figures.energy) == [533])
    #expect(try index.count() == 5)
  }

  @Test func `a few changes among many names leave every name as it is found`() throws {
    func rows(_ numbers: some Sequence<UInt64>, _ name: String) -> [String] {
      numbers.map { "\(4_000_000_000_000 + $0)\tBar \(name) \($0)\tAcme\t\(100 + $0)" }
    }
    func read(_ rows: [String]) throws -> ProductImportReport {
      let head = ["code\tproduct_name\tbrands\tenergy-kcal_100g"]
      return try index.importFile(try folder.file("p.tsv", (head + rows).joined(separator: "\n")))
    }
    func found(_ words: String) throws -> [String] { try index.search(words, limit: 500).map(\.product.name).sorted() }
    // Of rows with the same barcode the last counts; those before it are no change, however often they are read.
    let many = rows([7], "odd") + rows(0..<400, "old")
    #expect(try read(many).new == 400)
    let again = try read(many)
    #expect(again.new == 0 && again.changed == 0)
    // A few other names and two more products; a tenth of all would make the index anew.
    let report = try read(rows([3, 4, 5, 400, 401], "fresh"))
    #expect(report.new == 2 && report.changed == 3 && report.total == 402)
    #expect(try found("fresh") == ["Bar fresh 3", "Bar fresh 4", "Bar fresh 400", "Bar fresh 401", "Bar fresh 5"])
    #expect(try found("old 4") == [])
    #expect(try found("old 7") == ["Bar old 7"])
    #expect(try found("bar").count == 402)
    // And all of them.
    #expect(try read(rows(0..<402, "third")).changed == 402)
    #expect(try found("fresh") == [])
    #expect(try found("third").count == 402)
  }

  @Test func `a table with quotes, line ends in them and commas is read`() throws {
    let table = """
      \u{FEFF}barcode,product_name,kcal_est_100g,protein_100g,fat_100g,carbs_100g,fiber_100g,sodium_mg_100g
      0000000000017,"Biscuits, ""fine""
      and more",375,7.8,7,70.1,,551
      0000000000123,Plain,20,0.2,0,4.8,0.4,803\r
      0000000000178,"Open,75,2,3,10,,1
      """
    let report = try index.importFile(try folder.file("table.csv", table))
    #expect(report.new == 2)
    #expect(report.skipped.map(\.reason) == ["not a row of the export"])
    let quoted = try #require(index.product(Barcode.numbered(17)))
    #expect(quoted.name == "Biscuits, \"fine\" and more")
    #expect(quoted.figures.sodiumMg == 551)
    #expect(quoted.figures.isEnergyReckoned)
    #expect(quoted.figures.fiber == nil)
    #expect(index.product(Barcode.numbered(123))?.figures.sodiumMg == 803)
  }

  @Test func `JSON Lines are read, with figures as text, of a serving, or of schema 1003`() throws {
    let lines = """
      {"code":"4006381333931","product_name":"Flakes","nutriments":{"energy-kcal_100g":"370","proteins_100g":7,"fat_100g":1.5,"carbohydrates_100g":80,"salt_100g":1}}
      {"code":"96385074","product_name_de":"Riegel","serving_quantity":"25","nutriments":{"energy-kj_serving":418.4,"proteins_serving":2,"fat_serving":1,"carbohydrates_serving":20}}
      {"code":"036000291452","product_name":"Nested","nutrition":{"aggregated_set":{"per":"100g","nutrients":{"energy":{"unit":"kJ","value":418.4},"fat":{"unit":"mg","value":5000},"sodium":{"unit":"mg","value":120}}}}}
      {"code":"broken"
      {"code":"10012345678902","nutriments":{"energy-kcal_100g":1}}
      """
    let report = try index.importFile(try folder.file("lines.jsonl", lines))
    #expect(report.new == 3)
    #expect(report.skipped.reduce(0) { $0 + $1.count } == 2)
    #expect(index.product(Barcode.numbered(4_006_381_333_931))?.figures.sodiumMg == 400)
    let bar = try #require(index.product(Barcode.numbered(96_385_074)))
    #expect(bar.name == "Riegel")
    #expect(bar.figures.energy == 400)
    #expect(bar.figures.carbs == 80)
    let nested = try #require(index.product(Barcode.numbered(36_000_291_452)))
    #expect(nested.figures.energy == 100)
    #expect(nested.figures.fat == 5)
    #expect(nested.figures.sodiumMg == 120)
  }

  @Test(arguments: [
    ("", "is empty."), ("<html></html>", "is neither a table"), ("[1]", "is neither a table"),
    ("name,kcal\na,1\n", "has no column code"), ("code,kcal\n1,1\n", "has no column product_name"),
  ])
  func `a file that is no export is refused in one sentence, and makes no index`(text: String, words: String) throws {
    let path = try folder.file("file", text)
    let error = #expect(throws: ProductFileError.self) { try index.importFile(path) }
    #expect(error?.description.contains(words) == true)
    #expect(!index.exists)
  }

  @Test func `an archive that was cut leaves the index as it was`() throws {
    let path = try folder.file("export.tsv", Self.export)
    _ = try index.importFile(path)
    let rows = (0..<40_000).map { "\(10_000_000_000_000 + $0)\tRow \($0)\t100\t1\t\($0 % 90)\t1" }.joined(
      separator: "\n")
    let header = "code\tproduct_name\tenergy-kcal_100g\tfat_100g\tcarbohydrates_100g\tproteins_100g\n"
    let whole = try folder.file("whole.gz", header + rows, isPacked: true)
    let bytes = try Data(contentsOf: URL(filePath: whole))
    let cut = folder.url.appending(path: "cut.gz")
    try bytes.prefix(bytes.count * 3 / 4).write(to: cut)
    #expect(throws: ProductFileError.damaged(path: cut.path)) { try index.importFile(cut.path) }
    #expect(try index.count() == 5)
    #expect(try index.search("row", limit: 5).isEmpty)
  }

  @Test func `an import that is stopped leaves nothing behind`() throws {
    let path = try folder.file("export.tsv", Self.export)
    #expect(throws: CancellationError.self) { try index.importFile(path) { _, _ in false } }
    #expect(try index.count() == 0)
  }
}
