import Testing

@testable import Coaching

@Suite struct NameTests {
  @Test(arguments: [
    ("  oat \n milk ", "oat milk"), ("a\u{0}b", "a b"),
    (String(repeating: "a", count: 300), String(repeating: "a", count: 200)),
    (String(repeating: "e\u{301}", count: 150), String(repeating: "e\u{301}", count: 100)),
  ])
  func `a name is at most what the journal takes, which counts scalars`(_ said: String, _ name: String) {
    #expect(said.trimmedForName == name)
  }
}
