import JSONTree
import Testing

@Suite struct JSONIndentingTests {
  @Test func `JSON for people has a member a line, and is the same value`() throws {
    let value: JSONValue = ["a": [1, "x\n", []], "b": ["c": nil], "d": [:]]
    let text = value.indented()
    #expect(
      text == """
        {
          "a": [
            1,
            "x\\n",
            []
          ],
          "b": {
            "c": null
          },
          "d": {}
        }
        """)
    #expect(try JSONValue(parsing: text) == value)
  }
}
