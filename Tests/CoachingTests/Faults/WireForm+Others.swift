/// Anthropic Messages and Gemini generateContent.
extension WireForm {
  func anthropic(_ reply: Reply) -> [String] {
    var events = [
      #"{"type":"message_start","message":{"id":"m1","type":"message","role":"assistant","content":[],"stop_reason":null,"usage":{"input_tokens":4,"output_tokens":1}}}"#
    ]
    var place = 0
    func block(_ start: String, _ delta: String) {
      events.append(#"{"type":"content_block_start","index":\#(place),"content_block":\#(start)}"#)
      events.append(#"{"type":"content_block_delta","index":\#(place),"delta":\#(delta)}"#)
      events.append(#"{"type":"content_block_stop","index":\#(place)}"#)
      place += 1
    }
    if let thought = reply.thought {
      block(
        #"{"type":"thinking","thinking":"","signature":""}"#,
        #"{"type":"thinking_delta","thinking":\#(Self.quoted(thought))}"#)
    }
    if let text = reply.text {
      block(#"{"type":"text","text":""}"#, #"{"type":"text_delta","text":\#(Self.quoted(text))}"#)
    }
    for (number, call) in reply.calls.enumerated() {
      let id = call.id.map { #""id":"\#($0)","# } ?? ""
      events.append(
        #"{"type":"content_block_start","index":\#(place + number),"content_block":{"type":"tool_use",\#(id)"name":"\#(call.name)","input":{}}}"#
      )
    }
    for (number, _, piece) in Self.interleaved(reply.calls) {
      events.append(
        #"{"type":"content_block_delta","index":\#(place + number),"delta":{"type":"input_json_delta","partial_json":\#(Self.quoted(piece))}}"#
      )
    }
    if reply.ending == .missing { return events }
    for number in reply.calls.indices { events.append(#"{"type":"content_block_stop","index":\#(place + number)}"#) }
    let reason =
      switch reply.ending {
      case .natural, .missing: reply.calls.isEmpty ? "end_turn" : "tool_use"
      case .refusal, .filter: "refusal"
      }
    events.append(
      #"{"type":"message_delta","delta":{"stop_reason":"\#(reason)","stop_sequence":null},"usage":{"output_tokens":3}}"#
    )
    return events + [#"{"type":"message_stop"}"#]
  }

  func gemini(_ reply: Reply) -> [String] {
    func candidate(_ parts: [String], _ finish: String? = nil) -> String {
      let reason = finish.map { #","finishReason":"\#($0)""# } ?? ""
      return
        #"{"candidates":[{"content":{"parts":[\#(parts.joined(separator: ","))],"role":"model"}\#(reason),"index":0}]}"#
    }
    var events = reply.thought.map { [candidate([#"{"text":\#(Self.quoted($0)),"thought":true}"#])] } ?? []
    if reply.ending == .refusal { return [#"{"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"}}"#] }
    if let text = reply.text { events.append(candidate([#"{"text":\#(Self.quoted(text))}"#])) }
    // Arguments are JSON in JSON here: what is broken in them breaks the event.
    let calls = reply.calls.map { call in
      let id = call.id.map { #""id":"\#($0)","# } ?? ""
      return #"{"functionCall":{\#(id)"name":"\#(call.name)","args":\#(call.arguments.joined())}}"#
    }
    if !calls.isEmpty { events.append(candidate(calls)) }
    switch reply.ending {
    case .natural, .refusal: events.append(candidate([], "STOP"))
    case .filter: events.append(candidate([], "SAFETY"))
    case .missing: break
    }
    return events
  }
}
