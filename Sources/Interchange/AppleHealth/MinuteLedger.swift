import Foundation

/// What several sources report of the same time, minute by minute, so that each minute counts once.
///
/// Memory is bounded whatever the number of records: an hour of one source and quantity is a block of 60 figures, and
/// blocks beyond a limit go to a file, in sorted runs that are merged at the end.
struct MinuteLedger {
  /// The minutes of one hour, as one source reported them; nil is not covered.
  struct Hour {
    var source: Int
    var minutes: UnsafeBufferPointer<Float>
  }

  /// Blocks kept in memory, 240 bytes each and their place in a table.
  let limit: Int
  private var places: [UInt64: Int32] = [:]
  private var values: [Float] = []
  private var lastKey = UInt64.max
  private var lastPlace = 0
  private var runs: SpilledRuns?

  /// What no source covered.
  static let uncovered: Float = -1
  /// What is longer is no measurement of minutes.
  static let longest = 48 * 3600

  init(limit: Int = 100_000) {
    self.limit = limit
  }

  /// Spreads a value evenly over the time between two clock readings (seconds since 1970 on the wall). A moment is the
  /// minute it falls in.
  mutating func add(_ value: Double, _ quantity: HealthQuantity, from start: Int, to end: Int, source: Int)
    throws(ImportError)
  {
    let first = start / 60
    let last = end > start ? (end - 1) / 60 : first
    if first == last { return try add(Float(value), quantity, minute: first, source) }
    let perSecond = value / Double(end - start)
    for minute in first...last {
      let seconds = min(end, (minute + 1) * 60) - max(start, minute * 60)
      try add(Float(perSecond * Double(seconds)), quantity, minute: minute, source)
    }
  }

  private mutating func add(_ value: Float, _ quantity: HealthQuantity, minute: Int, _ source: Int) throws(ImportError)
  {
    let (hour, inHour) = minute.quotientAndRemainder(dividingBy: 60)
    let key = UInt64(quantity.rawValue) << 48 | UInt64(hour) << 16 | UInt64(source)
    if key != lastKey {
      lastPlace = try place(of: key)
      lastKey = key
    }
    let index = lastPlace + inHour
    values[index] = max(0, values[index]) + value
  }

  private mutating func place(of key: UInt64) throws(ImportError) -> Int {
    if let place = places[key] { return Int(place) }
    if places.count >= limit { try spill() }
    let place = values.count
    places[key] = Int32(place)
    values.append(contentsOf: repeatElement(Self.uncovered, count: 60))
    return place
  }

  private mutating func spill() throws(ImportError) {
    if runs == nil { runs = try SpilledRuns() }
    try runs?.append(places.sorted { $0.key < $1.key }, values)
    places.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    lastKey = .max
  }

  /// Calls the body with every hour that somebody covered, in the order of quantity and time, and what each source
  /// reported of it, the most believed first.
  mutating func forEachHour(
    order: [Int], _ body: (HealthQuantity, _ hour: Int, [Hour]) -> Void
  ) throws(ImportError) {
    if runs != nil { try spill() }
    var group: [(key: UInt64, block: [Float])] = []
    func close() {
      guard let key = group.first?.key, let quantity = HealthQuantity(rawValue: UInt8(key >> 48)) else { return }
      let sorted = group.sorted { order[Int($0.key & 0xFFFF)] < order[Int($1.key & 0xFFFF)] }
      // One array for all, so that the pointers stay good during the call.
      let joined = sorted.flatMap(\.block)
      joined.withUnsafeBufferPointer { all in
        let hours = sorted.indices.map { index in
          Hour(
            source: Int(sorted[index].key & 0xFFFF),
            minutes: UnsafeBufferPointer(rebasing: all[(index * 60)..<(index * 60 + 60)]))
        }
        body(quantity, Int(key >> 16 & 0xFFFF_FFFF), hours)
      }
      group.removeAll(keepingCapacity: true)
    }
    func take(_ key: UInt64, _ block: [Float]) {
      if let last = group.last?.key {
        if last == key {
          // The same hour from two runs.
          for minute in 0..<60 where block[minute] >= 0 {
            group[group.count - 1].block[minute] = max(0, group[group.count - 1].block[minute]) + block[minute]
          }
          return
        }
        if last >> 16 != key >> 16 { close() }
      }
      group.append((key, block))
    }
    if var runs {
      while let (key, block) = try runs.next() { take(key, block) }
      self.runs = nil
    } else {
      for (key, place) in places.sorted(by: { $0.key < $1.key }) {
        take(key, Array(values[Int(place)..<(Int(place) + 60)]))
      }
    }
    close()
    places = [:]
    values = []
  }
}
