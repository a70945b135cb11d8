import Foundation

/// Who wrote the records: the watch, the phone, or an app. For the same minute the first of them counts.
struct HealthSources {
  /// The lower, the more it is believed. What a watch counts it counts on the wrist all day; apps often hand on what
  /// they read elsewhere.
  enum Rank: Int, Comparable {
    case watch, phone, app

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  /// An app or a device, with how far it is believed.
  struct Source: Equatable {
    var name: String
    var rank: Rank
  }

  private(set) var all: [Source] = []
  private var numbers: [String: Int] = [:]
  /// The name that came last, as most records come in runs of one source.
  private var lastName: [CChar] = [0]
  private var last = -1

  /// More are one: no person has this many.
  static let maximum = 4000

  /// The number of a source by its name.
  mutating func number(_ name: XMLText, device: XMLText?) -> Int {
    if last >= 0, lastName.withUnsafeBufferPointer({ strcmp($0.baseAddress ?? name.start, name.start) == 0 }) {
      if all[last].rank == .app, let device { refine(last, device) }
      return last
    }
    let text = name.string
    let number: Int
    if let known = numbers[text] {
      number = known
    } else {
      number = min(all.count, Self.maximum)
      if number == all.count { all.append(Source(name: text, rank: Self.rank(name) ?? .app)) }
      numbers[text] = number
    }
    if numbers.count > 4 * Self.maximum { numbers.removeAll() }
    lastName = Array(UnsafeBufferPointer(start: name.start, count: name.count + 1))
    last = number
    if all[number].rank == .app, let device { refine(number, device) }
    return number
  }

  private mutating func refine(_ number: Int, _ device: XMLText) {
    if let rank = Self.rank(device) { all[number].rank = rank }
  }

  private static func rank(_ text: XMLText) -> Rank? {
    if text.contains("Watch") { return .watch }
    return text.contains("iPhone") ? .phone : nil
  }

  /// The place of every source in the order in which they are believed.
  var order: [Int] {
    let sorted = all.indices.sorted { (all[$0].rank, all[$0].name) < (all[$1].rank, all[$1].name) }
    var places = [Int](repeating: 0, count: all.count)
    for (place, number) in sorted.enumerated() { places[number] = place }
    return places
  }
}
