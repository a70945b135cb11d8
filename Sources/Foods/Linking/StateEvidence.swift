/// What was said of the state a food was eaten in, beside what the names of foods say of it.
struct StateEvidence {
  private let fat: FatEvidence?
  private let readiness: ReadinessEvidence?
  private let origin: OriginEvidence?
  private let meat: MeatEvidence?
  private let peel: PeelEvidence?
  let reading: PhraseReading
  /// The words that were said.
  let texts: Set<String>
  /// Nothing was said of skin and coating: then they are eaten with the rest.
  private let isSkinOpen: Bool

  /// nil where nothing was said of it.
  init?(_ query: Query, amount: SaidAmount, reading: PhraseReading) {
    fat = FatEvidence(query)
    readiness = ReadinessEvidence(query, amount: amount, hasFat: fat?.isOfCooking == true)
    origin = OriginEvidence(query)
    meat = MeatEvidence(query)
    peel = PeelEvidence(query)
    self.reading = reading
    texts = Set(query.words.map(\.text))
    isSkinOpen = texts.isDisjoint(with: Self.skin)
    if fat == nil, readiness == nil, origin == nil, meat == nil, peel == nil { return nil }
  }

  /// Rows that differ in their fat, their origin or their peel alone are many.
  var isOfMany: Bool { fat != nil || origin != nil || peel != nil }

  /// How many of the best foods are looked at.
  var candidates: Int { isOfMany ? 20 : MeasureEvidence.candidates }

  /// Said to be cooked: a label's first answer may be what is sold dry.
  var isCooked: Bool { readiness?.isCooked == true }

  /// How far a food moves among the others for it. Its score stays what it is: where there is no other, it is meant.
  func shift(of food: Int, in table: TableBytes) -> Float {
    // A dish, and an item of a menu, is as it is served.
    let source = table.source(ofFood: food)
    guard source != .menu, source != .dish else { return 0 }
    lazy var name = reading.read(table.name(ofFood: food))
    var shift =
      (fat?.score(of: name, isLabel: source == .branded) ?? 0)
      + (readiness?.score(of: food, in: table, name: name) ?? 0)
    shift += origin?.score(of: name, isLabel: source == .branded) ?? 0
    shift += meat?.score(of: name) ?? 0
    shift += peel?.score(of: name) ?? 0
    if isSkinOpen, isCooked, name.contains(where: { $0.text == "coating" }),
      name.contains(where: { $0.text == "eaten" && $0.roles.contains(.negated) })
    {
      shift += Self.coatingLeft
    }
    return shift
  }

  private static let coatingLeft: Float = -0.1
  private static let skin: Set<String> = ["skin", "skinless", "skinon", "coating", "breading", "batter", "crust"]
}
