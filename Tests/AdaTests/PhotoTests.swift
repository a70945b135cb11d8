import AdaTestSupport
import CImage
import Foundation
import JSONTree
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import ada

@Suite struct PhotoFileTests {
  @Test func `a picture is known by what is in it`() throws {
    #expect(try PhotoFile(data: TestPicture.png(width: 3, height: 2), name: "x.jpg").kind == .png)
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0x03, 0x00, 0x04, 0x00, 3])
    #expect(try PhotoFile(data: jpeg, name: "x").kind == .jpeg)
    #expect(PixelSize(jpeg, kind: .jpeg) == PixelSize(TestPicture.png(width: 1024, height: 768), kind: .png))
    let webp = Data(
      Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 4, 0, 0])
    #expect(try PhotoFile(data: webp, name: "x").kind == .webp)
    #expect(PixelSize(webp, kind: .webp)?.width == 10 && PixelSize(webp, kind: .webp)?.height == 5)
  }

  @Test(arguments: [
    (Data([0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0]), "is HEIC, which no model takes"),
    (Data("hello".utf8), "is no JPEG, PNG or WebP picture."), (Data(), "is no JPEG, PNG or WebP picture."),
    (TestPicture.png(width: 2, height: 2).replacingSize(100_000, 100_000), "has over 100 megapixels"),
    (TestPicture.png(width: 2, height: 2).replacingSize(0xFFFF_FFFF, 0xFFFF_FFFF), "has over 100 megapixels"),
  ])
  func `what cannot be sent is told apart`(data: Data, words: String) {
    do {
      _ = try PhotoFile(data: data, name: "lunch.jpg")
      Issue.record("taken")
    } catch {
      #expect((error as? Failure)?.code == .data && "\(error)".contains(words), "\(error)")
    }
  }

  @Test func `without libgd a picture goes as it is, unless it is too large`() throws {
    let small = TestPicture.png(width: 3, height: 2)
    #expect(
      try PhotoFile(data: small, name: "x").content(canShrink: false) == ImageContent(kind: .png, data: small))
    let large = small + Data(count: PhotoFile.mostSentBytes)
    #expect(throws: Failure.self) { try PhotoFile(data: large, name: "x").content(canShrink: false) }
  }

  @Test(.enabled(if: cimage_load() != 0))
  func `with libgd it becomes a JPEG of at most 1024 pixels, in the same shape`() throws {
    let content = try PhotoFile(data: TestPicture.png(width: 2000, height: 500), name: "x").content(canShrink: true)
    #expect(content.kind == .jpeg)
    let size = PixelSize(content.data, kind: .jpeg)
    #expect(size?.width == 1024 && size?.height == 256)
    let small = try PhotoFile(data: TestPicture.png(width: 20, height: 10), name: "x").content(canShrink: true)
    #expect(PixelSize(small.data, kind: .jpeg)?.width == 20)
    let damaged = TestPicture.png(width: 20, height: 10).prefix(60)
    #expect(throws: Failure.self) { try PhotoFile(data: damaged, name: "x").content(canShrink: true) }
  }
}

extension Data {
  /// A PNG that claims another size.
  fileprivate func replacingSize(_ width: Int, _ height: Int) -> Data {
    prefix(16) + TestPicture.big(width) + TestPicture.big(height) + dropFirst(24)
  }
}

@Suite struct PhotoReviewTests {
  static let meal = Meal(
    id: "m", name: "Lunch", mealType: .lunch, timestamp: .distantPast,
    items: [
      FoodItem(
        id: "1", name: "Rice", source: .vision, quantity: 200, unit: "g", grams: 200,
        nutrients: Nutrients(calories: 260, carbsG: 56), confidence: 0.7,
        assumptions: ["200 g, as rice looks in the photo"]),
      FoodItem(id: "2", name: "Egg", source: .vision, grams: 50, nutrients: Nutrients(calories: 70), confidence: 0.9),
    ])

  @Test func `an amount is put right, an item left out, and the rest logged`() {
    var review = PhotoReview(Self.meal)
    #expect(review.take("1 100g") == .changed)
    #expect(review.meal.items[0].grams == 100 && review.meal.items[0].nutrients.calories == 130)
    #expect(review.meal.items[0].assumptions.isEmpty)
    #expect(review.take("drop 2") == .changed)
    #expect(review.meal.items.map(\.name) == ["Rice"])
    #expect(review.take("") == .log)
    #expect(review.take("drop 1") == .changed)
    #expect(review.take("") == .stop)
  }

  @Test(arguments: ["3 100", "0 5", "1 0", "1 6000", "1 lots", "drop", "drop 9", "what", "x y"])
  func `a line that cannot be carried out changes nothing`(line: String) {
    var review = PhotoReview(Self.meal)
    guard case .misread = review.take(line) else {
      Issue.record("\(line) was taken")
      return
    }
    #expect(review.meal == Self.meal)
  }

  @Test(arguments: ["q", "no", nil]) func `q and the end of the input log nothing`(line: String?) {
    var review = PhotoReview(Self.meal)
    #expect(review.take(line) == .stop)
  }
}

@Suite struct PhotoCommandTests {
  let home: AdaHome
  let photo: String

  init() throws {
    home = try AdaHome()
    photo = try home.file("lunch.jpg", Array(TestPicture.png(width: 30, height: 20)))
  }

  func run(_ server: ScriptedServer, _ options: String...) throws -> AdaProcess.Output {
    try AdaProcess.run(
      ["photo", photo] + options, home: home,
      environment: [
        "OPENAI_BASE_URL": server.baseURL, "ADA_MODEL": "scripted", "ADA_TIMEOUT": "60", "ADA_TURN_TIMEOUT": "60",
      ])
  }

  static func estimate(grams: Int = 100) -> ScriptedServer.Reply {
    ChatCompletions.words(
      """
      {"items": [{"name": "banana", "grams": \(grams), "calories": 500, "proteinG": 1, "carbsG": 20, "fatG": 1, \
      "confidence": 0.6}, {"name": "qwxzv", "grams": 40, "calories": 90, "proteinG": 1, "carbsG": 2, "fatG": 3, \
      "confidence": 0.2}]}
      """)
  }

  func meals() throws -> [Meal] {
    try Journal(folder: home.data, readOnly: true).meals(from: .distantPast, to: .distantFuture)
  }

  /// How often `ada stats` says that the model was asked, and how often it was of use.
  func attempts() throws -> [Int] {
    let stats = try AdaProcess.run(["stats", "--json"], home: home).records.first
    let engines = stats?["engines"]?.arrayValue ?? []
    let model = engines.first { $0["provider"]?.stringValue == "openai" }
    return [model?["turns"]?.intValue ?? 0, model?["successes"]?.intValue ?? 0]
  }

  @Test func `the picture goes with the schema, and what is seen is grounded and logged as one turn`() throws {
    let server = try ScriptedServer([Self.estimate()])
    let run = try run(server, "--yes", "--json")
    #expect(run.code == 0, "\(run.error)")
    let body = try #require(server.requests.first?.body)
    #expect(body.contains(#""json_schema""#) && body.contains("meal_estimate") && body.contains("image_url"))
    #expect(body.contains(";base64,"))
    #expect(try run.records.first?["logged"]?.boolValue == true)
    let meal = try #require(try meals().first)
    #expect(meal.items.map(\.source) == [.vision, .vision])
    // A banana's energy is the table's, whatever the model says; what no table knows is the model's.
    #expect((80...110).contains(meal.items[0].nutrients.calories) && meal.items[0].grams == 100)
    #expect(meal.items[1].nutrients.calories == 90 && meal.items[1].confidence <= 0.3)
    #expect(meal.rawInput == "photo lunch.jpg")
    #expect(try AdaProcess.run(["undo"], home: home).code == 0)
    #expect(try meals().isEmpty)
    #expect(try attempts() == [1, 1])
  }

  @Test func `without a terminal it is shown and not logged`() throws {
    let server = try ScriptedServer([Self.estimate()])
    let run = try run(server)
    #expect(run.code == 0 && run.out.contains("Banana") && run.out.contains("100 g"), "\(run.out)\(run.error)")
    #expect(run.error.contains("Nothing logged; --yes logs what was seen."))
    #expect(try meals().isEmpty)
    // How the model did is kept all the same.
    #expect(try attempts() == [1, 1])
    #expect(try AdaProcess.run(["history"], home: home).out.contains("photo lunch.jpg"))
  }

  @Test(arguments: [
    (ScriptedServer.Reply.whole(status: 400, body: #"{"error": {"message": "no images"}}"#), "no images"),
    (ChatCompletions.words("A fine meal."), "could not be used"),
    (Self.estimate(grams: 9000), "items[0].grams is 9000"),
  ])
  func `what a model cannot do is one sentence, and nothing is logged`(
    reply: ScriptedServer.Reply, words: String
  ) throws {
    let run = try run(try ScriptedServer([reply]), "--yes")
    #expect(run.code == 69 && run.error.contains(words), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(try meals().isEmpty)
    #expect(try attempts() == [1, 0])
    // The picture is no sentence that the offline engine could take up.
    #expect(try AdaProcess.run(["today"], home: home).code == 0)
    #expect(try meals().isEmpty)
  }

  @Test func `without a model or a picture it says so`() throws {
    let none = try AdaProcess.run(["photo", photo], home: home)
    #expect(none.code == 78 && none.error.contains("needs a model that sees pictures"), "\(none.error)")
    let server = try ScriptedServer([])
    let missing = try AdaProcess.run(
      ["photo", "/none.jpg"], home: home, environment: ["OPENAI_BASE_URL": server.baseURL])
    #expect(missing.code == 66)
  }
}
