import Foundation

/// Garmin's training XML: activities with laps, each with its time, distance and energy.
enum TCXReader {
  static func read(_ path: String) throws(ImportError) -> [ActivitySummary] {
    let handler = Handler(path: path)
    try ActivityXML.read(path, handler)
    guard !handler.activities.isEmpty else { throw ImportError("\(path) holds no activity.") }
    return handler.activities
  }

  private final class Handler: XMLHandler {
    private let path: String
    private(set) var activities: [ActivitySummary] = []
    private(set) var failure: ImportError?
    private var stack: [String] = []
    private var content: [UInt8] = []
    private var current: ActivitySummary?

    init(path: String) { self.path = path }

    func start(_ name: XMLText, _ attributes: XMLAttributes) {
      let tag = name.string
      if stack.isEmpty, tag != "TrainingCenterDatabase" { failure = ImportError("\(path) is no TCX file.") }
      if stack.count < 64 { stack.append(tag) } else { failure = ImportError("\(path) is nested too deeply.") }
      content.removeAll(keepingCapacity: true)
      if tag == "Activity" {
        current = ActivitySummary(start: 0, seconds: 0, sport: attributes["Sport"]?.string ?? "")
      }
    }

    func end(_ name: XMLText) {
      let parent = stack.count > 1 ? stack[stack.count - 2] : ""
      let text = String(decoding: content, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      switch stack.last {
      case "Id" where parent == "Activity": current?.start = ActivityXML.seconds(text) ?? 0
      case "TotalTimeSeconds" where parent == "Lap": current?.seconds += ActivityXML.number(text)
      case "DistanceMeters" where parent == "Lap":
        let earlier = current?.meters ?? 0
        current?.meters = earlier + ActivityXML.number(text)
      case "Calories" where parent == "Lap":
        let earlier = current?.kilocalories ?? 0
        current?.kilocalories = earlier + ActivityXML.number(text)
      case "Activity":
        if let current { activities.append(current) }
        current = nil
        if activities.count > 100_000 { failure = ImportError("\(path) holds too many activities.") }
      default: break
      }
      _ = stack.popLast()
      content.removeAll(keepingCapacity: true)
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
      if content.count < 1000 { content.append(contentsOf: bytes) }
    }
  }
}
