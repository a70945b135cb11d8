import AdaTestSupport
import Foods
import Foundation
import Products
import Testing

struct OpenFoodFactsTests {
  static let found = """
    {"code":"3017620422003","status":1,"status_verbose":"product found","product":{"product_name":"Nutella",
     "brands":"Ferrero, Nutella","quantity":"400 g","serving_size":"15 g","serving_quantity":"15",
     "nutriments":{"energy-kcal_100g":539,"energy_100g":2252,"fat_100g":30.9,"carbohydrates_100g":57.5,
     "sugars_100g":56.3,"proteins_100g":6.3,"salt_100g":0.107}}}
    """

  private func service(_ server: ScriptedServer, deadline: Duration = .seconds(5)) -> OpenFoodFacts {
    OpenFoodFacts(
      baseURL: "http://127.0.0.1:\(server.port)/", userAgent: "Ada/1.2.3 (me@example.org)", deadline: deadline,
      now: { Date(timeIntervalSince1970: 1_795_000_000) })
  }

  private static var barcode: Barcode { get throws { try #require(Barcode(number: 3_017_620_422_003)) } }

  @Test func `a product is asked for as the service wishes, and kept for the next time`() async throws {
    let server = try ScriptedServer([.whole(body: Self.found)])
    let folder = try ProductFolder()
    let index = ProductIndex(folder: folder.url)
    let known = KnownProducts(index: index, service: service(server))
    let product = try await known.look(up: [Self.barcode], isOffline: false)
    #expect(product.title == "Nutella (Ferrero)")
    #expect(product.figures.energy == 539)
    #expect(product.servingGrams == 15)
    let request = try #require(server.requests.first)
    #expect(request.line.hasPrefix("GET /api/v2/product/3017620422003.json?fields=code,"))
    #expect(request.headers["user-agent"] == "Ada/1.2.3 (me@example.org)")
    // The server would answer a second request with an error.
    #expect(try await known.look(up: [Self.barcode], isOffline: true).figures.energy == product.figures.energy)
    #expect(server.requests.count == 1)
  }

  @Test func `a reply of version 3 with schema 1003 is read`() async throws {
    let body = """
      {"code":"3017620422003","status":"success","errors":[],"result":{"id":"product_found"},"product":{
       "product_name":"Spread","schema_version":1003,"serving_quantity":10,"nutrition":{"aggregated_set":{"per":"100g",
       "nutrients":{"energy-kj":{"unit":"kJ","value":2092},"fat":{"unit":"g","value":8.5},
       "carbohydrates":{"unit":"g","value":10.5},"proteins":{"unit":"g","value":4.5},
       "sodium":{"unit":"mg","value":20.08}}}}}}
      """
    let server = try ScriptedServer([.whole(body: body)])
    let product = try await service(server).product(Self.barcode)
    #expect(server.requests.count == 1)
    #expect(product.figures.energy == 500)
    #expect(product.figures.sodiumMg == 20.08)
  }

  @Test func `a product without figures is found, and can not be logged`() async throws {
    let body = #"{"code":"3017620422003","status":1,"product":{"brands":"X"}}"#
    let server = try ScriptedServer([.whole(body: body)])
    let product = try await service(server).product(Self.barcode)
    #expect(server.requests.count == 1)
    #expect(product.name == "Product 3017620422003")
    #expect(product.food == nil)
  }

  static let failures: [(ScriptedServer.Reply, ProductLookupError.Reason, String)] = [
    (
      .whole(status: 404, body: #"{"code":"1","status":0,"status_verbose":"product not found"}"#), .notFound, "not know"
    ),
    (.whole(body: #"{"code":"1","status":0,"status_verbose":"product not found"}"#), .notFound, "not know"),
    (
      .whole(status: 404, body: #"{"code":"1","status":"failure","result":{"id":"product_not_found"}}"#), .notFound,
      "not know"
    ),
    (.whole(status: 429, headers: ["Retry-After: 30"], body: "slow"), .rateLimited, "try again in 30 s"),
    (.whole(status: 429, body: ""), .rateLimited, "try again in a minute"),
    (.whole(status: 503, type: "text/html", body: "<html>"), .badReply, "HTTP 503"),
    (.whole(status: 404, type: "text/html", body: "<html>"), .badReply, "HTTP 404"),
    (.whole(status: 302, headers: ["Location: http://elsewhere/"], body: ""), .badReply, "HTTP 302"),
    (.whole(type: "text/html", body: "<html>"), .badReply, "no product"),
    (.whole(body: #"{"product":[]}"#), .badReply, "no product"), (.init([.close]), .unreachable, "out of reach"),
    (.init([.holdOpen]), .timeout, "did not answer"),
  ]

  @Test(arguments: failures.indices) func `every failure is one sentence with its name`(place: Int) async throws {
    let (reply, reason, words) = Self.failures[place]
    let server = try ScriptedServer([reply])
    let error = await #expect(throws: ProductLookupError.self) {
      try await service(server, deadline: .milliseconds(300)).product(Self.barcode)
    }
    #expect(error?.reason == reason)
    #expect(error?.description.contains(words) == true)
  }

  @Test func `offline nobody is asked`() async throws {
    let server = try ScriptedServer([])
    let folder = try ProductFolder()
    let known = KnownProducts(index: ProductIndex(folder: folder.url), service: service(server))
    let error = await #expect(throws: ProductLookupError.self) {
      try await known.look(up: [Self.barcode], isOffline: true)
    }
    #expect(error?.reason == .offline)
    #expect(server.requests.isEmpty)
  }

  @Test func `of two readings of eight digits the one that is known is taken`() async throws {
    let notFound = ScriptedServer.Reply.whole(status: 404, body: #"{"code":"1","status":0}"#)
    let server = try ScriptedServer([notFound, .whole(body: Self.found)])
    let folder = try ProductFolder()
    let known = KnownProducts(index: ProductIndex(folder: folder.url), service: service(server))
    let product = try await known.look(up: try Barcode.read("01234565"), isOffline: false)
    #expect(product.barcode.description == "01234565")
    #expect(
      server.requests.map { $0.line.split(separator: "?")[0] } == [
        "GET /api/v2/product/0012345000065.json", "GET /api/v2/product/01234565.json",
      ])
  }
}
