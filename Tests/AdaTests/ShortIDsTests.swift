import Testing

@testable import ada

@Suite struct ShortIDsTests {
  @Test(arguments: [
    (["0199-aaaa01", "0199-bbbb02"], ["aaaa01", "bbbb02"]),
    (["1-aabbcc01", "2-aabbcc01", "3-ddeeff02"], ["1-aabbcc01", "2-aabbcc01", "eeff02"]),
    (["9-xaabbcc", "9-yaabbcc", "9-aabbccd"], ["xaabbcc", "yaabbcc", "abbccd"]),
    (["w", "b"], ["w", "b"]), (["same", "same"], ["same", "same"]), ([], []),
  ])
  func `an id is shown by its end, as long as it takes to tell it apart`(ids: [String], shown: [String]) {
    let short = ShortIDs(ids)
    #expect(ids.map { short[$0] } == shown)
  }

  @Test func `every id of many is told apart, and none is longer than it has to be`() {
    let ids = (0..<5000).map {
      "01900000-0000-7000-8000-\(String(repeating: "0", count: 6))\(String($0 * 7919, radix: 16))"
    }
    let short = ShortIDs(ids)
    let shown = ids.map { short[$0] }
    #expect(Set(shown).count == ids.count)
    for (id, text) in zip(ids, shown).prefix(200) {
      #expect(id.hasSuffix(text) && ids.count { $0.hasSuffix(text) } == 1)
      #expect(text.count == 6 || ids.count { $0.hasSuffix(text.dropFirst()) } > 1)
    }
  }
}
