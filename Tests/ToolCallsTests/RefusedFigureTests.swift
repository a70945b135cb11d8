import Testing

@testable import ToolCalls

@Suite struct RefusedFigureTests {
  @Test(arguments: [
    ("distanceKm", 2499.975_000_000_000_4, "2499.98 km cannot be right here; it must be from 0.001 to 1000 km."),
    ("distanceKm", 100.0 / 0.03, "3333.33 km cannot be right here; it must be from 0.001 to 1000 km."),
    ("distanceKm", 0.000_25, "0.0003 km cannot be right here; it must be from 0.001 to 1000 km."),
    ("distanceKm", 1200, "1200 km cannot be right here; it must be from 0.001 to 1000 km."),
    ("distanceKm", 1000.001, "1000.001 km cannot be right here; it must be from 0.001 to 1000 km."),
    ("distanceKm", -0.5, "-0.5 km cannot be right here; it must be from 0.001 to 1000 km."),
  ]) func `a figure that cannot be is rounded, unless it would then seem possible`(
    _ path: String, _ value: Double, _ sentence: String
  ) throws {
    let error = try #require(throws: ToolCallError.self) { try Check.range(path, value, 0.001...1000) }
    #expect(error.personSentence == sentence)
  }

  @Test func `a figure that is no number is said as it is`() throws {
    let error = try #require(throws: ToolCallError.self) { try Check.range("grams", .infinity, 0.01...5000) }
    #expect(error == .outOfRange(path: "grams", value: "inf", allowed: "from 0.01 to 5000"))
  }
}
