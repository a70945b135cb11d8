import Foods
import ToolCalls

/// Volumes that stand beside the water they are of.
extension SegmentReader {
  /// "three cans of fizzy water, 250 each": how much each of what was counted before holds.
  private func attachEach(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      guard case .water = segments[index - 1].content,
        segments[index].tokens.contains(where: { $0.isWord("each") || $0.isWord("apiece") }),
        let water = WaterReader(units: context.units).eachVessel(
          in: segments[index - 1].tokens + segments[index].tokens)
      else { continue }
      segments[index - 1].content = .water(water)
      segments[index].content = .nothing
    }
  }

  /// "a 1 litre flask, just plain water": what was in the vessel, and no glass besides.
  private func nameVolumes(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where Self.joints.contains(segments[index].joint) {
      guard case .water(var held) = segments[index - 1].content, held.assumptions.contains(WaterReader.takenAsWater),
        case .water(let named) = segments[index].content,
        named.assumptions.contains(where: { $0.hasPrefix("no amount") }),
        !segments[index].tokens.contains(where: { $0.kind == .number })
      else { continue }
      held.assumptions.removeAll { $0 == WaterReader.takenAsWater }
      segments[index - 1].content = .water(held)
      segments[index].content = .nothing
    }
    measureVessels(&segments)
  }

  private static let nextDrink = EatingWords.drinking.union(WaterReader.filling).union([
    "another", "more", "had", "plus",
  ])

  /// "Topped up my flask, 600 ml of water": what the vessel holds is told behind it, and it is drunk once. "Topped up my
  /// flask, drank 600 ml of water at lunch" tells of two drinks.
  private func measureVessels(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where Self.joints.contains(segments[index].joint) {
      guard case .water(let named) = segments[index].content, named.assumptions.isEmpty,
        segments[index].time.isEmpty, !Self.nextDrink.occurs(in: segments[index].tokens),
        let place = segments[..<index].lastIndex(where: { $0.content != .nothing }),
        case .water(let held) = segments[place].content, held.assumptions.contains(WaterReader.takenAsWater),
        held.assumptions.contains(where: { $0.hasPrefix("a ") })
      else { continue }
      // "Topped up my flask twice, so 1.2 l of water".
      let milliliters =
        concludes(segments[index]) ? named.amountMl : all(of: named, counted: segments[place].tokens)
      segments[place].content = .water(AddWater(amountMl: milliliters, assumptions: named.assumptions))
      segments[index].content = .nothing
    }
  }

  private static let wet = WordList.words(
    "smoothie smoothies shake shakes juice squash cordial soup broth porridge oats oatmeal congee stew curry dal")

  /// "a smoothie (kale, apple, water)": what it was made with, and no glass besides.
  func isIngredient(_ water: AddWater, at index: Int, in segments: [Segment]) -> Bool {
    guard water.assumptions.contains(where: { $0.hasPrefix("no amount") }),
      let open = segments[...index].lastIndex(where: { $0.joint == "(" || $0.joint == ")" }), open > 0
    else { return false }
    // Between ")," and what comes before it stand two signs.
    let isClosed = segments[open...index].indices.dropFirst().contains {
      segments[$0].range.lowerBound > segments[$0 - 1].range.upperBound + 1
    }
    return segments[open].joint == "(" && !isClosed && Self.wet.occurs(in: segments[open - 1].tokens)
  }

  private static let hedges = WordList.words(
    "maybe about around roughly approx so far today probably like in total all it was is i think say of or near nearly a at the on my this"
  )

  private static let joints: WordSet = [",", "(", ")", "so", "-", ":"]

  /// "Sipped water all morning, maybe 700 ml", "a big bottle of water (1 litre)": how much it was, where only a vessel or
  /// nothing was said of it; where vessels were counted, what each of them holds.
  func attachVolumes(_ segments: inout [Segment]) {
    attachEach(&segments)
    nameVolumes(&segments)
    countSumsOnce(&segments)
    for index in segments.indices.dropFirst() where Self.joints.contains(segments[index].joint) {
      guard segments[index].content == .nothing || segments[index].content == .food,
        let place = segments[..<index].lastIndex(where: { $0.content != .nothing }),
        case .water(var water) = segments[place].content
      else { continue }
      let tokens = segments[index].tokens
      if tokens.count == 2, let count = WaterReader.times(at: 0, in: tokens) {
        water.amountMl *= count
      } else if water.assumptions.isEmpty, segments[place].time.clock != nil, segments[index].time.clock != nil,
        let said = volume(in: withoutTime(segments[index]))
      {
        // "Water 8am 300 ml, 11am 500 ml": the next drink of it.
        segments[index].content = .water(said)
        continue
      } else if water.assumptions.isEmpty, segments[index].joint == ",", tokens.count == 2,
        let said = volume(in: tokens), segments[place].tokens.first?.isWord("water") == true
      {
        // "Water 300 ml, 500 ml".
        water.amountMl += said.amountMl
      } else if !water.assumptions.isEmpty, let said = volume(in: withoutTime(segments[index])) {
        // "Water, 500 ml at 8".
        if !segments[place].time.saysWhen { segments[place].time = segments[index].time }
        let isOfAll =
          QuantityWords.ofAll.occurs(in: tokens) || concludes(segments[index])
          || isSum(said.amountMl, of: water.amountMl, counted: segments[place].tokens)
        let milliliters = isOfAll ? said.amountMl : all(of: said, counted: segments[place].tokens)
        water = AddWater(amountMl: milliliters, assumptions: said.assumptions)
      } else {
        continue
      }
      segments[place].content = .water(water)
      segments[index].content = .nothing
    }
  }

  /// "Emptied my 750 ml bottle 3 times, so 2.25 litres": what it comes to.
  private func concludes(_ segment: Segment) -> Bool {
    segment.joint == "so" || segment.tokens.first.map { $0.isOne(of: "so", "that's", "making", "totalling") } ?? false
  }

  private static let cups: WordSet = ["glass", "glasses", "cup", "cups", "mug", "mugs"]
  /// Millilitres that no glass, cup or mug holds.
  private static let leastSum = 700.0
  /// How near a sum is to what so many vessels usually hold.
  private static let sums = 0.6...1.6

  /// "4 glasses of water, about a litre": no glass holds that, and four of them do.
  private func isSum(_ milliliters: Double, of usual: Double, counted: [Token]) -> Bool {
    Self.cups.occurs(in: counted) && milliliters >= Self.leastSum && Self.sums.contains(milliliters / usual)
  }

  /// "Refilled my 600 ml bottle twice, so 1.2 litres of water": told once more, as what it comes to.
  private func countSumsOnce(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where concludes(segments[index]) {
      guard case .water(let sum) = segments[index].content,
        let place = segments[..<index].lastIndex(where: { $0.content != .nothing }),
        case .water(var water) = segments[place].content
      else { continue }
      water.amountMl = sum.amountMl
      segments[place].content = .water(water)
      segments[index].content = .nothing
    }
  }

  /// A volume, and nothing else that is said.
  private func volume(in tokens: [Token]) -> AddWater? {
    // "water - 350".
    if tokens.count == 1, tokens[0].kind == .number { return WaterReader(units: context.units).figure(in: tokens) }
    var start = tokens.firstIndex { $0.kind == .number } ?? 0
    // "one 440 ml can".
    if start > 0, QuantityParser(tokens).quantity(at: start - 1)?.content != nil { start -= 1 }
    guard let quantity = QuantityParser(tokens).quantity(at: start),
      quantity.unit?.dimension == .volume || quantity.unit?.name == "oz"
        || quantity.unit.map({ VesselVolumes.milliliters[$0.name] != nil }) ?? false,
      tokens.indices.allSatisfy({
        quantity.tokens.contains($0) || tokens[$0].kind == .punctuation || Self.hedges.contains(tokens[$0])
          || EverydayWords.contains(tokens[$0].folded)
          // "Water: 2 L since breakfast".
          || tokens[$0].isWord("since") || TimeWords.meals.contains(tokens[$0])
          || TimeWords.namedHours.contains(tokens[$0])
      })
    else { return nil }
    return WaterReader(units: context.units).figure(in: Array(tokens[start...]))
  }

  /// Millilitres of as many vessels of `one` as `counted` says: "refilled my flask twice", "2 bottles".
  private func all(of one: AddWater, counted: [Token]) -> Double {
    let repeated = WaterReader(units: context.units).repeated(one, in: counted).amountMl
    guard repeated == one.amountMl else { return repeated }
    let count = counted.indices.lazy.compactMap { QuantityParser(counted).quantity(at: $0)?.value }.first ?? 1
    return one.amountMl * max(1, count)
  }
}
