import Nutrition

/// METs by speed: the Compendium 2024's own rows, and straight lines between them.
enum PaceTable {
  /// An activity whose energy follows its speed.
  enum Gait: Sendable { case running, walking, cycling, swimming }

  /// Rows as (code, miles an hour), the middle of a row that gives a span. Swimming rows give yards a minute:
  /// 37.5, 50, 75 and 90 are 1.28, 1.70, 2.56 and 3.07 mph.
  private static func rows(of gait: Gait) -> [(code: String, milesPerHour: Double)] {
    switch gait {
    case .running:
      [
        ("12026", 3.15), ("12028", 4.1), ("12029", 4.55), ("12030", 5.1), ("12045", 5.65), ("12050", 6.15),
        ("12060", 6.7), ("12070", 7), ("12080", 7.5), ("12090", 8), ("12100", 8.6), ("12110", 9), ("12120", 10),
        ("12130", 11), ("12132", 12), ("12134", 13), ("12135", 14),
      ]
    case .walking:
      [
        ("17151", 1.8), ("17152", 2.2), ("17170", 2.5), ("17190", 3.1), ("17200", 3.7), ("17220", 4.2), ("17230", 4.7),
        ("17231", 5.25),
      ]
    case .cycling:
      [
        ("01018", 5.5), ("01019", 9.4), ("01020", 11), ("01030", 13), ("01040", 15), ("01050", 17.5), ("01060", 21),
      ]
    case .swimming: [("18292", 1.28), ("18290", 1.70), ("18280", 2.56), ("18294", 3.07)]
    }
  }

  /// The gait whose rows a Compendium code belongs to, where speed decides its energy.
  static func gait(ofCode code: String) -> Gait? {
    switch code {
    case "12150", "12145", "12020", "12026", "12140": .running
    case "17190", "17152", "17200", "17355", "17352": .walking
    case "01014", "01015", "01017", "01010": .cycling
    case "18240", "18310", "18230", "18292", "18290", "18280": .swimming
    default: PaceTable.gaitOfRow(code)
    }
  }

  private static func gaitOfRow(_ code: String) -> Gait? {
    for gait in [Gait.running, .walking, .cycling] where rows(of: gait).contains(where: { $0.code == code }) {
      return gait
    }
    return nil
  }

  /// The MET at a speed, by straight lines between rows and held at both ends; the nearest row's code beside it.
  static func met(_ gait: Gait, kilometersPerHour: Double, table: ActivityTable) -> (met: Double, code: String)? {
    let speed = UnitConversion.miles(kilometres: kilometersPerHour)
    let rows = rows(of: gait)
    guard let first = rows.first, let last = rows.last, speed.isFinite, speed > 0 else { return nil }
    func met(_ code: String) -> Double { table.activity(code: code)?.met ?? 1 }
    if speed <= first.milesPerHour { return (met(first.code), first.code) }
    if speed >= last.milesPerHour { return (met(last.code), last.code) }
    guard let high = rows.firstIndex(where: { $0.milesPerHour >= speed }), high > 0 else { return nil }
    let (below, above) = (rows[high - 1], rows[high])
    let share = (speed - below.milesPerHour) / (above.milesPerHour - below.milesPerHour)
    let value = met(below.code) + share * (met(above.code) - met(below.code))
    return (value, share < 0.5 ? below.code : above.code)
  }

  /// Kilometres an hour over the three parts of a triathlon: the middle of those who finish one.
  static let triathlonSpeed = 18.0

  /// Kilometres an hour that are usual, to get from a distance to a duration.
  static func usualSpeed(ofCode code: String) -> Double? {
    switch code {
    case "17165", "17100": return 4
    case "17200": return 6
    case "17080", "17081", "17082", "17035", "17010", "17012", "17034": return 4
    case "17302", "17304", "17305": return 5.5
    case "12020", "12026", "12028": return 8
    case "01009", "01013", "01003": return 14
    case "01200", "01270", "01214", "01232": return 25
    case "02071", "02072", "02070", "02080", "02082": return 12
    case "18100", "18050", "18070", "18224": return 5
    case "18265", "18260", "18255", "18250": return 2
    case "19090", "19080", "19100": return 8
    case "15590", "15591", "15592": return 14
    case "02048", "02049": return 8
    case "15370": return 10
    default: break
    }
    switch gait(ofCode: code) {
    case .running: return 9.6
    case .walking: return 4.8
    case .cycling: return 20
    case .swimming: return 2
    case nil: return nil
    }
  }
}
