/// In what units a workout table has its weights and distances: those of each row, else of the headings, else what was
/// said.
struct WorkoutUnits {
  private let weight: WeightUnit?
  private let distance: DistanceUnit?
  /// Nothing says the unit of distances, which are taken as miles where weights are in pounds.
  let assumesDistances: Bool

  /// - Throws: where the file has weights and nothing says their unit, or a heading has a unit that is not known.
  init(of table: ImportTable, said: WeightUnit?) throws(ImportError) {
    let heading = table.unit(.weight)
    weight = heading.flatMap(WeightUnit.init(heading:)) ?? said
    if weight == nil, table.has(.weight), !table.has(.unit) {
      throw ImportError(
        heading.map { "The weights of \(table.file) are in \"\($0.prefix(20))\"; Ada reads kg, lb and st." }
          ?? "\(table.file) does not say the unit of its weights; add --unit kg or --unit lb.")
    }
    assumesDistances = table.unit(.distance) == nil && !table.has(.distanceUnit)
    if let heading = table.unit(.distance) {
      guard let unit = DistanceUnit(heading: heading) else {
        throw ImportError("The distances of \(table.file) are in \"\(heading.prefix(20))\"; Ada reads km, miles and m.")
      }
      distance = unit
    } else {
      distance = assumesDistances ? (said == .lb ? .miles : .kilometres) : nil
    }
  }

  /// What was lifted in a row; nil for nothing.
  func kilograms(_ row: ImportTable.Row) throws(ImportError) -> Double? {
    guard let figure = try row.number(.weight), figure > 0 else { return nil }
    let own = row.text(.unit)
    if !own.isEmpty, WeightUnit(heading: own) == nil { throw row.wrong(.unit, "no unit of weight Ada knows") }
    guard let unit = WeightUnit(heading: own) ?? weight else {
      throw row.wrong(.weight, "a weight without its unit; add --unit kg or --unit lb")
    }
    return (figure * unit.kilograms * 1000).rounded() / 1000
  }

  /// How far a row went; 0 where it does not say.
  func metres(_ row: ImportTable.Row) throws(ImportError) -> Double {
    guard let figure = try row.number(.distance), figure > 0 else { return 0 }
    guard let unit = distance ?? DistanceUnit(heading: row.text(.distanceUnit)) else {
      throw row.wrong(.distanceUnit, "no unit of distance Ada knows")
    }
    return figure * unit.metres
  }
}
