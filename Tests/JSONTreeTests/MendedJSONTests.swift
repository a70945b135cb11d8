import FaultyInput
import JSONTree
import Randomness
import Testing

@Suite struct MendedJSONTests {
  typealias Fault = MendedJSON.Fault

  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var value: JSONValue
    var faults: [Fault]
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ value: JSONValue, _ faults: [Fault] = []) {
      (self.text, self.value, self.faults) = (text, value, faults)
    }

    /// The fault of one member.
    init(_ text: String, _ value: JSONValue, _ kinds: Fault.Kind..., path: String) {
      self.init(text, value, kinds.map { Fault($0, path: path) })
    }
  }

  static let cases = [
    Case(#" {"a": [1, 2.5, "x"]} "#, ["a": [1, 2.5, "x"]]),
    Case("[1]", [1]),
    Case("```json\n{\"a\":1}\n```", ["a": 1], [Fault(.codeFence)]),
    Case("```\n{\"a\":1}", ["a": 1], [Fault(.codeFence)]),
    Case(
      "Here you are:\n```json\n{\"a\":1}\n```\nEnjoy!", ["a": 1], [Fault(.codeFence), Fault(.surroundingText)]),
    Case(#"I'd log this: {"a":1}."#, ["a": 1], [Fault(.surroundingText)]),
    Case(#"With {name} and { this }: {"a":1}"#, ["a": 1], [Fault(.surroundingText)]),
    Case(#"{"a":1} and once more {"a":1}"#, ["a": 1], [Fault(.surroundingText)]),
    Case(#""{\"a\":\"b\"}""#, ["a": "b"], [Fault(.encodedTwice)]),
    Case(#""{\"a\":'b'}""#, ["a": "b"], [Fault(.encodedTwice), Fault(.singleQuotes, path: "a")]),
    Case(#"{"a":[1,2,],}"#, ["a": [1, 2]], [Fault(.trailingComma, path: "a"), Fault(.trailingComma)]),
    Case(#"{'a':1}"#, ["a": 1], [Fault(.singleQuotes)]),
    Case(#"{"a":'it\'s "it"'}"#, ["a": #"it's "it""#], .singleQuotes, path: "a"),
    Case(#"{a:1}"#, ["a": 1], [Fault(.unquotedKey)]),
    Case(#"{"a":{b_2:1}}"#, ["a": ["b_2": 1]], .unquotedKey, path: "a"),
    Case(
      #"{"a":True,"b":False}"#, ["a": true, "b": false],
      [Fault(.foreignWord, path: "a"), Fault(.foreignWord, path: "b")]),
    Case(#"{"a":None}"#, ["a": nil], .foreignWord, path: "a"),
    Case(#"{"a":NaN }"#, ["a": nil], .foreignWord, path: "a"),
    Case(#"{"a":undefined}"#, ["a": nil], .foreignWord, path: "a"),
    Case(#"{"a":+5}"#, ["a": 5], .numberForm, path: "a"),
    Case(#"{"a":.5}"#, ["a": 0.5], .numberForm, path: "a"),
    Case(#"{"a":-.5}"#, ["a": -0.5], .numberForm, path: "a"),
    Case(#"{"a":5.}"#, ["a": 5.0], .numberForm, path: "a"),
    Case(#"{"a":020}"#, ["a": "020"], .unquotedText, path: "a"),
    Case(#"{"a":1/2}"#, ["a": "1/2"], .unquotedText, path: "a"),
    Case(#"{"a": 250 g , "b": 1}"#, ["a": "250 g", "b": 1], .unquotedText, path: "a"),
    Case(#"{"a":[one,2]}"#, ["a": ["one", 2]], .unquotedText, path: "a[0]"),
    Case("{\"a\":1 // one\n, /* two */ \"b\":2}", ["a": 1, "b": 2], [Fault(.comment)]),
    Case("{\"a\":\"x\ny\"}", ["a": "x\ny"], .rawControlCharacter, path: "a"),
    Case(
      #"{"a":[{"b":{'c':[0,{"d":1,}]}}]}"#, ["a": [["b": ["c": [0, ["d": 1]]]]]],
      [Fault(.singleQuotes, path: "a[0].b"), Fault(.trailingComma, path: "a[0].b.c[1]")]),
    Case("{}", [:]),
    Case("{ } done", [:], [Fault(.surroundingText)]),
  ]

  @Test(arguments: cases) func `what is nearly JSON is read, and said to be mended`(_ example: Case) throws {
    let mended = try MendedJSON(reading: example.text)
    #expect(mended.value == example.value)
    #expect(mended.faults == example.faults)
  }

  @Test(arguments: [
    "", "no object", "{", #"{"a""#, #"{"a":"#, #"{"a":1"#, #"{"a":1,"#, #"{"a":"b"#, #"{"a":"b""#, #"{'a':'b"#, "{a:b",
    #"{"a":[1,2"#, #"{"a":[{"b":1},{"b":"#, "```json\n{\"a\":1", #"{"a":1/*"#, #"{"a":tru"#,
    #""{\"a\":1""#,
  ]) func `what ends too early is never guessed at`(_ text: String) {
    #expect(throws: JSONParseError.self) { try MendedJSON(reading: text) }
  }

  @Test(arguments: [
    #"{"a":1}{"a":2}"#, #"{"a":1} or {"b":1}"#, #"{"a":1}, {"a":"#, #"{"a":1 "b":2}"#, #"{"a":"x "y" z"}"#,
    #"{'a':'Kellogg's'}"#, #"{"items":[{"name":"egg"} oops]}"#, #"{"items":[{"name":"egg"}, oops {"name":"toast"}]}"#,
    #"{"a":{"b":1]}"#, #"{"a":}"#, #"{"a":,}"#, #"{,}"#, #"{"a":1,,"b":2}"#, #"{"a":1e999}"#, #"{"a":"\q"}"#,
    #"{"a":"b","a" }"#,
  ]) func `what could mean two things is an error`(_ text: String) {
    #expect(throws: JSONParseError.self) { try MendedJSON(reading: text) }
  }

  @Test func `an error names the value it was found in`() {
    #expect(throws: JSONParseError(reason: .unexpectedEnd, offset: 33, path: "items[1].grams")) {
      try MendedJSON(reading: #"{"items":[{"name":"a"},{"grams":1"#)
    }
  }

  @Test func `depth and size have limits`() {
    let deep = String(repeating: "{a:", count: 65) + "1" + String(repeating: "}", count: 65)
    #expect(throws: JSONParseError.self) { try MendedJSON(reading: deep) }
    let allowed = String(repeating: "{a:", count: 64) + "1" + String(repeating: "}", count: 64)
    #expect(throws: Never.self) { try MendedJSON(reading: allowed) }
    #expect(throws: JSONParseError(reason: .tooLong, offset: 100)) {
      try MendedJSON(reading: #"{"a":""# + String(repeating: "x", count: 100) + #""}"#, maximumBytes: 100)
    }
  }

  @Test func `a text full of faults is read with a bounded list of them`() throws {
    let text = "{" + (0..<5000).map { "k\($0): 'v'," }.joined() + "}"
    let mended = try MendedJSON(reading: text)
    #expect(mended.value.objectValue?.count == 5000)
    #expect(mended.faults.count == 100)
  }

  @Test func `every cut of a faulty object is refused`() throws {
    let text = #"{'name': 'café ☕', items: [1, .5, None, {grams: 250 g,},], /* end */}"#
    #expect(try MendedJSON(reading: text).value["items"]?[3]?["grams"] == "250 g")
    for index in text.indices {
      let cut = String(text[..<index])
      #expect(throws: JSONParseError.self, "\(cut)") { try MendedJSON(reading: cut) }
    }
  }

  @Test func `JSON is read as the strict parser reads it, and nothing is said to be mended`() throws {
    var generator = SeededGenerator(seed: 20_261_121)
    for _ in 0..<2000 {
      let value = JSONPropertyTests.value(depth: 0, using: &generator)
      let text = value.serialized()
      if case .string = value { continue }
      let mended = try MendedJSON(reading: text)
      #expect(mended.value == value)
      #expect(mended.faults.isEmpty)
    }
  }

  @Test func `an object between any words is found as it was written`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let value: JSONValue = ["k": JSONPropertyTests.value(depth: 1, using: &generator)]
      let words = JSONPropertyTests.text(using: &generator).filter { !"{}`".contains($0) }
      let mended = try MendedJSON(reading: "say \(words)\n\(value.serialized())\n\(words) ok")
      #expect(mended.value == value)
      #expect(mended.faults == [Fault(.surroundingText)])
    }
  }

  @Test func `no text crashes it, and what it reads can be written`() throws {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "{", "}", "[", "]", "\"", "'", ":", ",", "\\", "\\u00", "```", "json", "/*", "*/", "//", "\n", " ", "0", "12",
      "-", "+",
      ".5", "1/2", "e9", "true", "None", "a", "b_1", "é", "\u{0}", "{\"a\":", "\"b\":1", "}}", "{}",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<20, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      guard let mended = try? MendedJSON(reading: text) else { continue }
      accepted += 1
      #expect(try JSONValue(parsing: mended.value.serializedBytes()) == mended.value)
    }
    #expect(accepted > 100)
  }
}
