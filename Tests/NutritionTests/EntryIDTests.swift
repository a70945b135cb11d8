import Foundation
import Nutrition
import Testing

@Suite struct EntryIDTests {
  private struct Fixed: RandomNumberGenerator {
    var value: UInt64
    mutating func next() -> UInt64 { value }
  }

  @Test func `an id is a version 7 UUID that begins with its time`() throws {
    // The example of RFC 9562, appendix A.6: 2022-02-22 19:22:22 UTC, 0x017F22E279B0.
    let date = Date(timeIntervalSince1970: 1_645_557_742)
    var ones = Fixed(value: .max)
    #expect(EntryID.make(at: date, using: &ones) == "017f22e2-79b0-7fff-bfff-ffffffffffff")
    var zeros = Fixed(value: 0)
    #expect(EntryID.make(at: date, using: &zeros) == "017f22e2-79b0-7000-8000-000000000000")
    #expect(UUID(uuidString: EntryID.make(at: date)) != nil)
  }

  @Test func `later ids sort after earlier ones`() {
    let start = Date(timeIntervalSince1970: 1_795_177_800)
    let ids = (0..<1000).map { EntryID.make(at: start.addingTimeInterval(Double($0) / 1000)) }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test func `dates out of range are held at its ends`() {
    var zeros = Fixed(value: 0)
    #expect(EntryID.make(at: .distantPast, using: &zeros).hasPrefix("00000000-0000-7"))
    #expect(EntryID.make(at: Date(timeIntervalSince1970: 1e300), using: &zeros).hasPrefix("ffffffff-ffff-7"))
  }

  @Test func `the short form is the end, which tells ids of one minute apart`() {
    #expect(EntryID.short("017f22e2-79b0-7fff-bfff-ffffff123456") == "123456")
  }

  @Test func `an id of a content is the same for the same content, and its end differs with the moment`() {
    let noon = Date(timeIntervalSince1970: 1_795_177_800)
    let id = EntryID.make(at: noon, of: "steps")
    #expect(id == EntryID.make(at: noon, of: "steps"))
    #expect(id.count == 36)
    #expect(id.dropFirst(14).first == "8")
    let others = [EntryID.make(at: noon, of: "step"), EntryID.make(at: noon + 86_400, of: "steps")]
    for other in others { #expect(EntryID.short(other) != EntryID.short(id)) }
    let many = Set((0..<20_000).map { EntryID.make(at: noon, of: "weight|\($0)").dropFirst(14) })
    #expect(many.count == 20_000)
  }
}
