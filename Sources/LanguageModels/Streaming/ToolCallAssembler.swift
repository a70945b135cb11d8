import JSONTree

/// Puts tool calls together from the fragments a stream brings.
///
/// A call is known by its `index`. Servers differ: some send no index, some give all calls the index 0, some mint a new
/// id for each fragment, some send the id or the name late, again or never.
struct ToolCallAssembler {
  /// A call whose pieces are still coming.
  private struct Draft {
    var id = ""
    var name = ""
    var arguments = JSONProgress()
  }

  /// The most calls of one reply. A sentence has a few; more are a model that repeats itself.
  static let mostCalls = 32

  private var drafts: [Draft] = []
  private var placeOfIndex: [Int: Int] = [:]

  /// Takes in one fragment of `tool_calls`.
  ///
  /// - Parameter position: its place, where the list is whole and not a stream's; each element is then its own call.
  mutating func add(_ fragment: JSONValue, position: Int?) throws(ModelError) {
    guard fragment.objectValue != nil else { throw .invalidReply(reason: "a tool call is no object") }
    let function = fragment["function"] ?? .null
    guard function.isNull || function.objectValue != nil else {
      throw .invalidReply(reason: "a tool call's function is no object")
    }
    let number = try fragment["index"]?.place()
    try add(
      index: position ?? number, id: fragment["id"]?.stringValue,
      name: function["name"]?.stringValue, arguments: function["arguments"])
  }

  /// Takes in a fragment: what it brings of a call, under the provider's number for it.
  ///
  /// - Parameter arguments: a piece of their text, or all of them as a value.
  /// - Throws: `invalidReply` where the reply has more than `mostCalls`.
  mutating func add(
    index: Int?, id: String? = nil, name: String? = nil, arguments: JSONValue? = nil
  ) throws(ModelError) {
    let (id, name) = (id ?? "", name ?? "")
    let place = try place(index: index, id: id, name: name)
    if drafts[place].id.isEmpty { drafts[place].id = id }
    if drafts[place].name != name { drafts[place].name += name }
    drafts[place].arguments.append(Self.text(arguments))
  }

  /// Takes in a call that the provider has repeated whole at its end: what it says there counts, as far as it says it.
  mutating func settle(index: Int, id: String?, name: String?, arguments: JSONValue?) throws(ModelError) {
    guard let place = placeOfIndex[index] else {
      return try add(index: index, id: id, name: name, arguments: arguments)
    }
    if let id, !id.isEmpty { drafts[place].id = id }
    if let name, !name.isEmpty { drafts[place].name = name }
    let text = Self.text(arguments)
    if !text.isEmpty {
      drafts[place].arguments = JSONProgress()
      drafts[place].arguments.append(text)
    }
  }

  private static func text(_ arguments: JSONValue?) -> String {
    switch arguments {
    case nil, .null: ""
    case .string(let text): text
    case let value?: value.serialized()
    }
  }

  private mutating func place(index: Int?, id: String, name: String) throws(ModelError) -> Int {
    let known: Int?
    if let index {
      known = placeOfIndex[index]
    } else if !id.isEmpty, let same = drafts.lastIndex(where: { $0.id == id }) {
      known = same
    } else {
      known = drafts.indices.last
    }
    if let known, !startsNewCall(after: &drafts[known], id: id, name: name) { return known }
    guard drafts.count < Self.mostCalls else {
      throw .invalidReply(reason: "it has more than \(Self.mostCalls) calls")
    }
    drafts.append(Draft())
    if let index { placeOfIndex[index] = drafts.count - 1 }
    return drafts.count - 1
  }

  /// Whether a fragment for this draft's place is really another call's beginning: it brings a name again, and either
  /// an id of its own or arguments before it that were whole.
  private func startsNewCall(after draft: inout Draft, id: String, name: String) -> Bool {
    guard !name.isEmpty, !draft.name.isEmpty else { return false }
    if !id.isEmpty, !draft.id.isEmpty, id != draft.id { return name != draft.name || draft.arguments.isValid() }
    return id.isEmpty && draft.arguments.isValid()
  }

  /// The calls in the order they began, each with an id of its own.
  ///
  /// - Parameter isCutOff: whether the token limit ended the reply.
  func calls(isCutOff: Bool) -> [ModelToolCall] { indexedCalls(isCutOff: isCutOff).map(\.call) }

  /// The same, each with the provider's number for it.
  func indexedCalls(isCutOff: Bool) -> [(index: Int?, call: ModelToolCall)] {
    var used: Set<String> = []
    let indices = Dictionary(placeOfIndex.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    let named = drafts.enumerated().filter { !$0.element.name.isEmpty || !$0.element.arguments.text.isEmpty }
    return named.enumerated().map { number, numbered in
      var draft = numbered.element
      var id = draft.id
      var suffix = number + 1
      while id.isEmpty || !used.insert(id).inserted {
        id = "call_\(suffix)"
        suffix += 1
      }
      // A beginning of a JSON object is never itself one, so valid arguments are whole whatever the finish reason says.
      let text = draft.arguments.text
      let mayBeCut = isCutOff && number == named.count - 1
      let call = ModelToolCall(
        id: id, name: draft.name, arguments: text.allSatisfy(\.isWhitespace) ? "{}" : text,
        isComplete: draft.arguments.isValid() || (!mayBeCut && draft.arguments.isBalanced))
      return (indices[numbered.offset], call)
    }
  }
}
