import AdaTestSupport
import Foundation
import JSONTree
import Testing

struct BarcodeCommandTests {
  let home: AdaHome

  init() throws { home = try AdaHome() }

  static let nutella = """
    {"code":"3017620422003","status":1,"product":{"product_name":"Nutella \\u001b[31m","brands":"Ferrero",
     "quantity":"400 g","serving_size":"15 g","serving_quantity":15,"nutriments":{"energy-kcal_100g":539,
     "fat_100g":30.9,"carbohydrates_100g":57.5,"proteins_100g":6.3,"sodium_100g":0.0428}}}
    """

  private func server(_ replies: [ScriptedServer.Reply]) throws -> (ScriptedServer, [String: String]) {
    let server = try ScriptedServer(replies)
    return (server, ["ADA_OFF_BASE_URL": "http://127.0.0.1:\(server.port)", "ADA_OFF_CONTACT": "me@example.org"])
  }

  @Test func `a barcode is looked up once and then known`() throws {
    let (server, environment) = try server([.whole(body: Self.nutella)])
    let first = try AdaProcess.run(["barcode", "3017620422003", "--json"], home: home, environment: environment)
    #expect(first.code == 0)
    let record = try #require(try first.records.first)
    #expect(record["barcode"] == "3017620422003")
    #expect(record["per100g"]?["calories"]?.doubleValue == 539)
    #expect(record["per100g"]?["fiberG"] == .null)
    #expect(server.requests.first?.headers["user-agent"]?.contains("(me@example.org)") == true)
    let second = try AdaProcess.run(["barcode", "3017620422003", "--offline"], home: home, environment: environment)
    #expect(second.code == 0)
    #expect(second.out.contains("Ferrero"))
    #expect(!second.out.contains("\u{1B}"))
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [
    (["3017620422004"], Int32(64), "misread"), (["nutella"], 64, "digits only"),
    (["3017620422003", "--offline"], 1, "--offline"), (["3017620422003", "--offline", "--refresh"], 64, "forbids"),
  ])
  func `a barcode that cannot be looked up is one sentence`(arguments: [String], code: Int32, words: String) throws {
    let run = try AdaProcess.run(["barcode"] + arguments, home: home)
    #expect(run.code == code)
    #expect(run.error.contains(words))
    #expect(run.out.isEmpty)
    #expect(try home.contents().isEmpty)
  }

  @Test func `too many requests and an unknown product have their own sentence and exit code`() throws {
    let (server, environment) = try server([
      .whole(status: 429, headers: ["Retry-After: 7"], body: ""),
      .whole(status: 404, body: #"{"code":"3017620422003","status":0,"status_verbose":"product not found"}"#),
    ])
    let limited = try AdaProcess.run(["barcode", "3017620422003"], home: home, environment: environment)
    #expect(limited.code == 69)
    #expect(limited.error == "ada: Open Food Facts asks for a pause; try again in 7 s.\n")
    let unknown = try AdaProcess.run(["barcode", "3017620422003"], home: home, environment: environment)
    #expect(unknown.code == 1)
    #expect(unknown.error.contains("does not know 3017620422003"))
    #expect(server.requests.count == 2)
  }

  @Test(arguments: [("log it", 15.0, 80.9), ("30 g", 30, 161.7), ("2 servings", 30, 161.7), ("2", 100, 539)])
  func `a barcode said is shown, and the answer is logged`(answer: String, grams: Double, calories: Double) throws {
    let (server, environment) = try server([.whole(body: Self.nutella)])
    let shown = try AdaProcess.run(["--json", "3017620422003"], home: home, environment: environment)
    #expect(try shown.records.first?["status"] == "answered")
    let logged = try AdaProcess.run(["--json", answer], home: home, environment: environment)
    let item = try #require(try logged.records.first?["entries"]?[0]?["items"]?[0])
    #expect(item["foodId"] == "off:3017620422003")
    #expect(item["source"] == "barcode")
    #expect(item["grams"]?.doubleValue == grams)
    #expect(abs((item["calories"]?.doubleValue ?? 0) - calories) < 0.11)
    #expect(server.requests.count == 1)
  }

  @Test func `no is taken for an answer`() throws {
    let (server, environment) = try server([.whole(body: Self.nutella)])
    _ = try AdaProcess.run(["3017620422003"], home: home, environment: environment)
    let run = try AdaProcess.run(["--json", "no"], home: home, environment: environment)
    #expect(try run.records.first?["status"] == "answered")
    #expect(try run.records.first?["entries"]?.arrayValue?.isEmpty == true)
    #expect(server.requests.count == 1)
  }

  @Test func `a transcript asks nobody`() throws {
    let (server, environment) = try server([])
    let run = try AdaProcess.run(
      ["log", "--json"], input: "3017620422003\n2 eggs\n", home: home, environment: environment)
    #expect(try run.records.map { $0["status"] } == ["unclear", "logged"])
    #expect(server.requests.isEmpty)
  }

  @Test func `an export is imported, found by name, and named in a sentence`() throws {
    let path = try home.file(
      "export.tsv",
      "code\tproduct_name\tbrands\tenergy-kcal_100g\tproteins_100g\tfat_100g\tcarbohydrates_100g\n"
        + "96385074\tOat drink\tZorbel\t46\t1\t1.5\t6.6\nx\tBroken\t\t1\t1\t1\t1\n")
    let run = try AdaProcess.run(["foods", "import", "off", path, "--json"], home: home)
    let report = try #require(try run.records.first)
    #expect(report["new"] == 1)
    #expect(report["skipped"]?[0]?["count"] == 1)
    let search = try AdaProcess.run(["foods", "search", "zorbel oat drink", "--json"], home: home)
    #expect(try search.records.first?["foods"]?[0]?["id"] == "off:96385074")
    let said = try AdaProcess.run(["--json", "--offline", "200 g Zorbel oat drink"], home: home)
    let item = try #require(try said.records.first?["entries"]?[0]?["items"]?[0])
    #expect(item["foodId"] == "off:96385074")
    #expect(item["calories"]?.doubleValue == 92)
    let missing = try AdaProcess.run(["foods", "import", "off", "/nowhere.csv"], home: home)
    #expect(missing.code == 66)
    #expect(missing.error == "ada: /nowhere.csv cannot be opened: there is no such file.\n")
  }

  @Test(arguments: [("big mac", "menu:"), ("DORITOS NACHO CHEESE TORTILLA CHIPS", "branded:")])
  func `menus and branded labels are found by name`(query: String, prefix: String) throws {
    let run = try AdaProcess.run(["foods", "search", query, "--json"], home: home)
    let ids = try run.records.first?["foods"]?.arrayValue?.compactMap { $0["id"]?.stringValue } ?? []
    #expect(ids.contains { $0.hasPrefix(prefix) }, "\(ids)")
  }
}
