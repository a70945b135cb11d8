import Foundation

/// Elements of a document, kept to be told to a handler later: names and values as they were, each ended by a zero.
struct XMLRecording: Sendable {
  private var bytes: [UInt8] = []

  /// The first byte of what was recorded.
  private enum Event: UInt8 {
    case start, end
  }

  mutating func start(_ name: XMLText, _ attributes: XMLAttributes) {
    bytes.append(Event.start.rawValue)
    append(name)
    attributes.visit { name, value in
      append(name)
      append(value)
    }
    // No name is empty.
    bytes.append(0)
  }

  mutating func end(_ name: XMLText) {
    bytes.append(Event.end.rawValue)
    append(name)
  }

  private mutating func append(_ text: XMLText) {
    text.start.withMemoryRebound(to: UInt8.self, capacity: text.count + 1) {
      bytes.append(contentsOf: UnsafeBufferPointer(start: $0, count: text.count + 1))
    }
  }

  func replay(to handler: any XMLHandler) {
    bytes.withUnsafeBytes { all in
      let characters = all.bindMemory(to: CChar.self)
      guard let base = characters.baseAddress else { return }
      var place = 0
      func text() -> UnsafePointer<CChar> {
        let start = base + place
        place += strlen(start) + 1
        return start
      }
      var attributes: [UnsafePointer<CChar>?] = []
      while place < characters.count {
        let event = Event(rawValue: all[place])
        place += 1
        let name = XMLText(text())
        guard event == .start else {
          handler.end(name)
          continue
        }
        attributes.removeAll(keepingCapacity: true)
        while base[place] != 0 {
          attributes.append(text())
          attributes.append(text())
        }
        place += 1
        attributes.append(nil)
        attributes.withUnsafeMutableBufferPointer { list in
          if let start = list.baseAddress { handler.start(name, XMLAttributes(start)) }
        }
      }
    }
  }
}
