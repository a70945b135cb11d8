/// Finds the object in a text and reads it, taking note of what is not JSON about it.
struct LenientJSONParser {
  /// A step from a value to one inside it.
  enum Step {
    case key(String)
    case index(Int)
  }

  var strict: JSONParser
  private(set) var faults: [MendedJSON.Fault] = []
  /// The way to the value that is being read.
  var steps: [Step] = []
  /// Whether a name and its colon have been read: what follows is then a value, and no braces in a sentence.
  var hasReadName = false

  init(bytes: [UInt8], maximumDepth: Int) {
    strict = JSONParser(bytes: bytes, maximumDepth: maximumDepth)
  }

  private var bytes: [UInt8] { strict.bytes }

  /// The one object in the text.
  mutating func document() throws(JSONParseError) -> JSONValue {
    var from = 0
    while let start = opening(from: from) {
      (strict.index, steps, hasReadName) = (start, [], false)
      let faultsBefore = faults
      do {
        let value = JSONValue.object(try object(depth: 1))
        let end = strict.index
        let faultsOfValue = faults
        try expectNoOther(than: value, after: end)
        faults = faultsOfValue
        noteSurroundings(before: start, after: end)
        return value
      } catch let error {
        // Braces in the words before are passed over; an object that is cut off or broken never is: what else the text
        // holds may be a piece of it.
        if hasReadName || error.reason == .unexpectedEnd || error.reason == .trailingBytes {
          throw JSONParseError(reason: error.reason, offset: error.offset, path: path)
        }
        faults = faultsBefore
        from = max(strict.index, start + 1)
      }
    }
    throw JSONParseError(reason: .unexpectedByte, offset: 0)
  }

  private func opening(from place: Int) -> Int? {
    bytes[min(place, bytes.count)...].firstIndex(of: UInt8(ascii: "{"))
  }

  /// The same object once more says nothing new; another one, or half of one, leaves open which is meant.
  private mutating func expectNoOther(than value: JSONValue, after end: Int) throws(JSONParseError) {
    var from = end
    while let start = opening(from: from) {
      (strict.index, steps, hasReadName) = (start, [], false)
      let other = try? JSONValue.object(object(depth: 1))
      let isOther = other.map { $0 != value && $0 != [:] } ?? hasReadName
      if isOther {
        steps = []
        throw JSONParseError(reason: .trailingBytes, offset: start)
      }
      from = max(strict.index, start + 1)
    }
    steps = []
  }

  private mutating func noteSurroundings(before start: Int, after end: Int) {
    let mark = Array("```".utf8)
    var before = Self.trimmed(bytes[..<start])
    var after = Self.trimmed(bytes[end...])
    var isFenced = false
    // The word after the opening marks names the language.
    if let fence = before.indices.last(where: { before[$0...].starts(with: mark) }),
      before[(fence + 3)...].allSatisfy({ Self.isLetter($0) })
    {
      before = Self.trimmed(before[..<fence])
      isFenced = true
    }
    if after.starts(with: mark) {
      after = Self.trimmed(after.dropFirst(3))
      isFenced = true
    }
    if isFenced { note(.codeFence) }
    if !before.isEmpty || !after.isEmpty { note(.surroundingText) }
  }

  /// Takes note of a fault at the value that is being read.
  mutating func note(_ kind: MendedJSON.Fault.Kind) {
    guard faults.count < MendedJSON.mostFaults else { return }
    let fault = MendedJSON.Fault(kind, path: path)
    if faults.last != fault { faults.append(fault) }
  }

  /// The way to the value that is being read, as people write it. Names are as long as the text makes them; a few
  /// letters of each tell them apart.
  private var path: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key): text += text.isEmpty ? String(key.prefix(40)) : ".\(key.prefix(40))"
      }
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = bytes.drop { $0 <= 0x20 }
    guard let last = rest.lastIndex(where: { $0 > 0x20 }) else { return [] }
    return rest[...last]
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
