import Foundation

/// Tracks of places: a track's duration is from its first to its last time, its length the sum of its legs.
enum GPXReader {
  static func read(_ path: String) throws(ImportError) -> [ActivitySummary] {
    let handler = Handler(path: path)
    try ActivityXML.read(path, handler)
    guard !handler.activities.isEmpty else {
      throw ImportError("\(path) holds no track with times, so that there is no workout in it.")
    }
    return handler.activities
  }

  private final class Handler: XMLHandler {
    private let path: String
    private(set) var activities: [ActivitySummary] = []
    private(set) var failure: ImportError?
    private var stack: [String] = []
    private var content: [UInt8] = []
    private var sport = ""
    private var first: Double?
    private var last: Double?
    private var meters = 0.0
    private var place: (latitude: Double, longitude: Double)?

    init(path: String) { self.path = path }

    func start(_ name: XMLText, _ attributes: XMLAttributes) {
      let tag = name.string
      if stack.isEmpty, tag != "gpx" { failure = ImportError("\(path) is no GPX file.") }
      if stack.count < 64 { stack.append(tag) } else { failure = ImportError("\(path) is nested too deeply.") }
      content.removeAll(keepingCapacity: true)
      switch tag {
      case "trk": (sport, first, last, meters, place) = ("", nil, nil, 0, nil)
      // The way between two segments was not recorded.
      case "trkseg": place = nil
      case "trkpt":
        guard let latitude = attributes["lat"]?.number, let longitude = attributes["lon"]?.number,
          abs(latitude) <= 90, abs(longitude) <= 180
        else { return }
        if let place { meters += Self.distance(place, (latitude, longitude)) }
        place = (latitude, longitude)
      default: break
      }
    }

    func end(_ name: XMLText) {
      let parent = stack.count > 1 ? stack[stack.count - 2] : ""
      let text = String(decoding: content, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      switch stack.last {
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
        if activities.count > 100_000 { failure = ImportError("\(path) holds too many tracks.") }
      default: break
      }
      _ = stack.popLast()
      content.removeAll(keepingCapacity: true)
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
      if content.count < 1000 { content.append(contentsOf: bytes) }
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
}
