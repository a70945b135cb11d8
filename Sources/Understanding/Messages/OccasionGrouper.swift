import Nutrition
import ToolCalls

/// Gathers the foods of a message into eating occasions: what was eaten at one time is one meal.
struct OccasionGrouper {
  let foods: FoodPhrases
  let units: UnitSystem

  /// A food of an occasion, and how it was told.
  struct Named {
    var item: AddMeal.Item
    /// How sure its link is, 0...1.
    var confidence: Double
    var lead = Lead.none
  }

  /// One eating occasion while it is put together.
  struct Occasion {
    var foods: [Named] = []
    var time: TimeMention
    /// The person said that it was eaten ("I had"), so that an unknown food is asked about.
    var isReported = false

    /// At an hour that was told without a meal: "eggs for breakfast. At 10 I had an apple" is no apple of the breakfast.
    var isAtOwnHour: Bool { time.clock != nil && time.meal == nil }
  }

  /// What a sentence's food segments come to.
  struct Result {
    var occasions: [Occasion] = []
    /// Plain water named among the foods.
    var water: [(call: AddWater, time: TimeMention)] = []
  }

  func result(of segments: [Segment], sentence: [Token]) -> Result {
    var result = Result()
    for run in runs(in: segments) {
      guard let first = run.first, let last = run.last else { continue }
      let time = time(of: run, among: segments)
      let tokens = tokens(
        from: segments[first].range.lowerBound, to: segments[last].range.upperBound, run: run, segments, sentence)
      var occasion = Occasion(time: time, isReported: run.contains { segments[$0].isClause })
      for part in foods.parts(in: tokens) {
        if let milliliters = part.plainWaterMl, part.item.quantity != 0 {
          let call = AddWater(amountMl: max(1, own(milliliters, of: part.item)), assumptions: part.item.assumptions)
          result.water.append((call, time))
        } else if part.item.quantity != 0 {
          occasion.foods.append(
            Named(item: part.item, confidence: part.confidence, lead: Lead(to: part.tokens, in: tokens)))
        }
      }
      if !occasion.foods.isEmpty { Self.add(occasion, to: &result.occasions) }
    }
    return result
  }

  /// Millilitres of water in the person's own pints and ounces.
  private func own(_ milliliters: Double, of item: AddMeal.Item) -> Double {
    guard let unit = item.unit.flatMap({ UnitTable.unit(named: $0) }) else { return milliliters }
    return milliliters * unit.own(in: units).factor / unit.factor
  }

  /// Joins `occasion` to the one it belongs with, else appends it.
  static func add(_ occasion: Occasion, to occasions: inout [Occasion]) {
    for place in occasions.indices.reversed() where isSame(occasions[place].time, occasion.time) {
      if occasion.isAtOwnHour, occasions[place].time.isMealAlone { break }
      occasions[place].foods += occasion.foods
      if occasions[place].time.meal == nil { occasions[place].time.meal = occasion.time.meal }
      occasions[place].time = occasions[place].time.filled(from: occasion.time)
      return
    }
    occasions.append(occasion)
  }

  /// Indices of food segments that were eaten together, in order. A label before a food opens a run ("lunch was"),
  /// one behind it closes it ("for lunch").
  private func runs(in segments: [Segment]) -> [[Int]] {
    var runs: [[Int]] = []
    var current: [Int] = []
    var labelled = TimeMention()
    var isClosed = false
    for (index, segment) in segments.enumerated() {
      guard segment.content == .food else {
        if segment.content != .nothing || segment.frame != .report || !segment.time.isEmpty {
          if !current.isEmpty { runs.append(current) }
          current = []
          labelled = TimeMention()
          isClosed = false
        }
        continue
      }
      let isLeading = segment.time.covered.first?.lowerBound == 0 || segment.isClause && !segment.time.isEmpty
      let isAnotherHour =
        labelled.isMealAlone && segment.time.clock != nil && segment.time.meal == nil && (isLeading || isClosed)
      let conflicts = isAnotherHour || !Self.isSame(labelled, segment.time)
      if !current.isEmpty, conflicts && isLeading || isClosed && laterLabel(after: index - 1, in: segments) {
        runs.append(current)
        current = []
        labelled = TimeMention()
        isClosed = false
      } else if !current.isEmpty, conflicts {
        runs.append(current)
        current = []
        labelled = TimeMention()
      }
      current.append(index)
      if !segment.time.isEmpty {
        labelled = segment.time
        isClosed = !isLeading
      }
    }
    if !current.isEmpty { runs.append(current) }
    return runs
  }

  /// Whether a label of its own comes later: then what stands between belongs to that one.
  private func laterLabel(after index: Int, in segments: [Segment]) -> Bool {
    let later = segments[(index + 1)...].first { $0.content == .food && !$0.time.isEmpty }
    // "toast at 7, ham and cheese at 1": clocks part the meals as their names do.
    if let clock = segments[index].time.clock, let other = later?.time.clock, clock != other { return true }
    // "Wine this evening and a muffin with cheese and ham for brunch".
    let own = segments[...index].last { $0.content == .food && !$0.time.isEmpty }?.time
    if let own, let later, own.part != nil || later.time.part != nil, !Self.isSame(own, later.time) { return true }
    guard let label = segments[index...].first(where: { $0.content == .food && $0.time.meal != nil })?.time.meal else {
      return false
    }
    return later.map { $0.time.meal != nil && $0.time.meal != label } ?? false
  }

  /// The run's own words of time, filled from what stands around it.
  private func time(of run: [Int], among segments: [Segment]) -> TimeMention {
    var time = TimeMention()
    for index in run {
      let own = segments[index].time
      if time.meal == nil {
        time.meal = own.meal
        time.usualHour = own.usualHour
      }
      time = time.filled(from: own)
    }
    guard let first = run.first, let last = run.last else { return time }
    if time.day == nil, time.secondsAgo == nil, let edge = edge(of: segments) {
      // "This morning I ran 5k and had eggs after": what opens the sentence is of all that it tells.
      if time.isEmpty, edge.range.lowerBound == 0, edge.content != .food, edge.content != .nothing,
        edge.time.clock == nil
      {
        time = time.filled(from: edge.time)
      }
      // "Tonight: soup" is of the evening too.
      if edge.content == .nothing, edge.frame == .report, time.isEmpty { time = time.filled(from: edge.time) }
      time.day = edge.time.day
    }
    let around = segments[..<first].reversed() + segments[(last + 1)...]
    for other in around where !other.time.isEmpty && other.time.day != .future {
      // "no dessert tonight but I finished the fries": what is to come is the denial's, not the meal's.
      if other.frame != .report, other.time.isThisPart { continue }
      // A meal that was skipped, or somebody else's, is not this one.
      if time.meal == nil, other.content == .nothing, other.frame == .report {
        time.meal = other.time.meal
        time.usualHour = other.time.usualHour
      }
      if time.meal == nil, other.frame == .someoneElse, Self.isShared(other) { time.meal = other.time.meal }
      if other.content == .nothing && other.frame == .report || other.time.day != nil && other.content != .food {
        time = time.filled(from: other.time)
      } else if time.day == nil, !time.saysWhen, other.time.day != nil,
        other.range.upperBound <= segments[first].range.lowerBound
      {
        time.day = other.time.day
        if time.meal == nil { time = time.filled(from: other.time) }
      }
    }
    return time
  }

  private static let parties: WordSet = ["everyone", "everybody", "others", "we", "friends", "family", "rest"]

  /// "Everybody at lunch shared ribs": the person sat there too.
  private static func isShared(_ other: Segment) -> Bool {
    other.time.meal != nil && parties.occurs(in: other.tokens.prefix(3))
      && zip(other.tokens, other.tokens.dropFirst()).contains { lead, meal in
        lead.isOne(of: "at", "for", "over", "during") && TimeWords.meals[meal] != nil
      }
  }

  /// A day named at either end of a sentence is the day of all of it: "... and pizza for dinner yesterday".
  private func edge(of segments: [Segment]) -> Segment? {
    let days = segments.compactMap(\.time.day)
    guard days.count == 1, let day = days.first, day != .future else { return nil }
    if let first = segments.first, first.time.day != nil, first.time.covered.first?.lowerBound == 0 { return first }
    guard let last = segments.last, last.time.day != nil, last.time.covered.last?.upperBound == last.tokens.count else {
      return nil
    }
    return last
  }

  /// The sentence's words over a run, without those that say when.
  private func tokens(from start: Int, to end: Int, run: [Int], _ segments: [Segment], _ sentence: [Token]) -> [Token] {
    var isHidden = [Bool](repeating: false, count: sentence.count)
    for (index, segment) in segments.enumerated() {
      for place in segment.time.covered.joined() { isHidden[place + segment.range.lowerBound] = true }
      if !run.contains(index) { for place in segment.range { isHidden[place] = true } }
    }
    return opened((start..<end).lazy.filter { !isHidden[$0] }.map { sentence[$0] })
  }
}
