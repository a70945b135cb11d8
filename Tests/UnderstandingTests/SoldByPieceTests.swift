import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Slices, pieces and packs by which foods are ordered.
@Suite struct SoldByPieceTests {
  private static func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? "-" }
  }

  @Test(arguments: [
    ("4 crackers with cheese", ["Crackers, NFS", "Cheese, NFS"]), ("9 cheese crackers", ["Crackers, cheese"]),
    ("crackers with cheese", ["Cheese and crackers"]),
  ])
  func `crackers with cheese are not of cheese`(sentence: String, foods: [String]) {
    #expect(Self.foods(sentence) == foods)
  }
}
