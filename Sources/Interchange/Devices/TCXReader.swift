/// Garmin's training XML: activities with laps, each with its time, distance and energy.
struct TCXReader: ActivityXMLReader {
  static let root = "TrainingCenterDatabase"
  static let format = "TCX"
  static let nothing = "no activity"

  private(set) var activities: [ActivitySummary] = []
  private var current: ActivitySummary?

  mutating func open(_ tag: String, _ attributes: XMLAttributes) {
    if tag == "Activity" { current = ActivitySummary(start: 0, seconds: 0, sport: attributes["Sport"]?.string ?? "") }
  }

  mutating func close(_ tag: String, in parent: String, _ text: String) {
    switch tag {
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
    default: break
    }
  }
}
