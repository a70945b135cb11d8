import Foundation

/// Tracks of places: a track's duration is from its first to its last time, its length the sum of its legs.
struct GPXReader: ActivityXMLReader {
  static let root = "gpx"
  static let format = "GPX"
  static let nothing = "no track with times, so that there is no workout in it"

  private(set) var activities: [ActivitySummary] = []
  private var sport = ""
  private var first: Double?
  private var last: Double?
  private var meters = 0.0
  private var place: (latitude: Double, longitude: Double)?

  mutating func open(_ tag: String, _ attributes: XMLAttributes) {
    switch tag {
    case "trk": (sport, first, last, meters, place) = ("", nil, nil, 0, nil)
    // The way between two segments was not recorded.
    case "trkseg": place = nil
    case "trkpt":
      guard let latitude = attributes["lat"]?.number, let longitude = attributes["lon"]?.number, abs(latitude) <= 90,
        abs(longitude) <= 180
      else { return }
      if let place { meters += Self.distance(place, (latitude, longitude)) }
      place = (latitude, longitude)
    default: break
    }
  }

  mutating func close(_ tag: String, in parent: String, _ text: String) {
    switch tag {
    case "type" where parent == "trk": sport = text
    case "time" where parent == "trkpt":
      if let time = ActivityXML.seconds(text) {
        first = min(first ?? time, time)
        last = max(last ?? time, time)
      }
    case "trk":
      if let first, let last {
        activities.append(ActivitySummary(start: first, seconds: last - first, meters: meters, sport: sport))
      }
    default: break
    }
  }

  /// Metres on a sphere of 6,371,009 m (haversine).
  static func distance(
    _ a: (latitude: Double, longitude: Double), _ b: (latitude: Double, longitude: Double)
  ) -> Double {
    let radians = Double.pi / 180
    let latitude = sin((b.latitude - a.latitude) * radians / 2)
    let longitude = sin((b.longitude - a.longitude) * radians / 2)
    let h = latitude * latitude + cos(a.latitude * radians) * cos(b.latitude * radians) * longitude * longitude
    return 2 * 6_371_009 * asin(min(1, h.squareRoot()))
  }
}
