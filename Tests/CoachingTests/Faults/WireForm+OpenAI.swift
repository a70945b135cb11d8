/// Chat Completions and Responses.
extension WireForm {
  func chat(_ reply: Reply) -> [String] {
    func chunk(_ delta: String, _ finish: String = "null") -> String {
      #"{"id":"c1","object":"chat.completion.chunk","choices":[{"index":0,"delta":\#(delta),"finish_reason":\#(finish)}]}"#
    }
    var events = reply.thought.map { [chunk(#"{"reasoning_content":\#(Self.quoted($0))}"#)] } ?? []
    if let text = reply.text {
      events.append(chunk(#"{"\#(reply.ending == .refusal ? "refusal" : "content")":\#(Self.quoted(text))}"#))
    }
    for (place, call) in reply.calls.enumerated() {
      let id = call.id.map { #""id":"\#($0)","# } ?? ""
      let function = #"{"name":"\#(call.name)","arguments":""}"#
      events.append(
        chunk(#"{"tool_calls":[{"index":\#(place),\#(id)"type":"function","function":\#(function)}]}"#))
    }
    for (place, call, piece) in Self.interleaved(reply.calls) {
      let id = call.laterID.map { #""id":"\#($0)","# } ?? ""
      events.append(
        chunk(#"{"tool_calls":[{"index":\#(place),\#(id)"function":{"arguments":\#(Self.quoted(piece))}}]}"#))
    }
    switch reply.ending {
    case .natural: events.append(chunk("{}", reply.calls.isEmpty ? #""stop""# : #""tool_calls""#))
    case .refusal: events.append(chunk("{}", #""stop""#))
    case .filter: events.append(chunk("{}", #""content_filter""#))
    case .missing: break
    }
    return events
  }

  func responses(_ reply: Reply) -> [String] {
    var events = [#"{"type":"response.created","response":{"id":"r1","status":"in_progress","output":[]}}"#]
    var items: [String] = []
    if let thought = reply.thought {
      let item =
        #"{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":\#(Self.quoted(thought))}]}"#
      events.append(#"{"type":"response.output_item.added","output_index":0,"item":\#(item)}"#)
      events.append(#"{"type":"response.output_item.done","output_index":0,"item":\#(item)}"#)
      items.append(item)
    }
    if let text = reply.text {
      let place = items.count
      let isRefusal = reply.ending == .refusal
      let delta = isRefusal ? "response.refusal.delta" : "response.output_text.delta"
      events.append(
        #"{"type":"\#(delta)","item_id":"msg_1","output_index":\#(place),"content_index":0,"delta":\#(Self.quoted(text))}"#
      )
      let content =
        isRefusal
        ? #"{"type":"refusal","refusal":\#(Self.quoted(text))}"#
        : #"{"type":"output_text","text":\#(Self.quoted(text)),"annotations":[]}"#
      let item = #"{"id":"msg_1","type":"message","role":"assistant","content":[\#(content)]}"#
      events.append(#"{"type":"response.output_item.done","output_index":\#(place),"item":\#(item)}"#)
      items.append(item)
    }
    let first = items.count
    func item(_ call: Call, _ place: Int, _ arguments: String, _ status: String) -> String {
      let id = call.id.map { #""call_id":"\#($0)","# } ?? ""
      return
        #"{"id":"fc_\#(place)","type":"function_call",\#(id)"status":"\#(status)","name":"\#(call.name)","arguments":\#(Self.quoted(arguments))}"#
    }
    for (place, call) in reply.calls.enumerated() {
      events.append(
        #"{"type":"response.output_item.added","output_index":\#(first + place),"item":\#(item(call, place, "", "in_progress"))}"#
      )
    }
    for (place, call, piece) in Self.interleaved(reply.calls) {
      events.append(
        #"{"type":"response.function_call_arguments.delta","item_id":"\#(call.laterID ?? "fc_\(place)")","output_index":\#(first + place),"delta":\#(Self.quoted(piece))}"#
      )
    }
    for (place, call) in reply.calls.enumerated() where reply.ending != .missing {
      let done = item(call, place, call.arguments.joined(), "completed")
      events.append(#"{"type":"response.output_item.done","output_index":\#(first + place),"item":\#(done)}"#)
      items.append(done)
    }
    let output = "[\(items.joined(separator: ","))]"
    switch reply.ending {
    case .natural, .refusal:
      events.append(
        #"{"type":"response.completed","response":{"id":"r1","status":"completed","output":\#(output)}}"#)
    case .filter:
      events.append(
        #"{"type":"response.incomplete","response":{"id":"r1","status":"incomplete","incomplete_details":{"reason":"content_filter"},"output":\#(output)}}"#
      )
    case .missing: break
    }
    return events
  }
}
