internal import Nutrition

extension TableBytes {
  private static let foodStride = 16

  /// The row of a food, 0..<foods.count, put together as a value.
  func food(_ index: Int) -> Food {
    let row = foodRow(index)
    let flags = self.flags(ofFood: index)
    var portions = (u32(row + 8)..<u32(row + Self.foodStride + 8)).map(portion)
    // A portion without a description is the default amount, and stands first.
    let defaultGrams = portions.first?.description.isEmpty == true ? portions.removeFirst().grams : nil
    return Food(
      id: id(ofFood: index), name: name(ofFood: index),
      category: category(ofFood: index), source: source(ofFood: index),
      foodType: flags.contains(.water) ? .water : flags.contains(.drink) ? .drink : .food,
      per100g: nutrients(ofFood: index), portions: portions, defaultGrams: defaultGrams,
      isPerServing: flags.contains(.perServing))
  }

  func name(ofFood index: Int) -> String { string(at: u32(foodRow(index) + 4)) }

  func category(ofFood index: Int) -> String { String(decoding: categoryBytes(ofFood: index), as: UTF8.self) }

  func categoryBytes(ofFood index: Int) -> UnsafeRawBufferPointer {
    let category = Int(base.load(fromByteOffset: foodRow(index) + 12, as: UInt16.self))
    return utf8(at: u32(categories.offset + 4 * category))
  }

  @inline(__always)
  func source(ofFood index: Int) -> FoodTable { FoodTable(rawValue: u8(foodRow(index) + 14) & 0xF) ?? .branded }

  @inline(__always)
  func flags(ofFood index: Int) -> FoodFlags { FoodFlags(rawValue: u8(foodRow(index) + 14) >> 4) }

  /// How likely a person who says no more means this food, 0...1.
  @inline(__always)
  func prior(ofFood index: Int) -> Float { Float(u8(foodRow(index) + 15)) / 100 }

  func id(ofFood index: Int) -> String {
    let key = u32(foodRow(index))
    switch source(ofFood: index) {
    case .fndds2021, .srLegacy, .foundation: return "usda:\(key)"
    case .fndds2017: return "fndds:\(key)"
    case .menu: return "menu:" + string(at: key)
    case .dish: return "dish:" + string(at: key)
    case .branded: return "branded:\(key)"
    // No table has rows of this source.
    case .own, .product: return "\(PersonalFoods.ownPrefix)\(key)"
    }
  }

  /// The row of an id; ids stand in order within each source.
  func foodIndex(id: String) -> Int? {
    let parts = id.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let sources: [FoodTable]
    switch parts[0] {
    case "usda": sources = [.fndds2021, .srLegacy, .foundation]
    case "fndds": sources = [.fndds2017]
    case "menu": sources = [.menu]
    case "dish": sources = [.dish]
    case "branded": sources = [.branded]
    default: return nil
    }
    for source in sources {
      let low = firstFood { self.source(ofFood: $0).rawValue >= source.rawValue }
      let high = firstFood { self.source(ofFood: $0).rawValue > source.rawValue }
      let index: Int
      if source == .menu || source == .dish {
        index = firstFood(in: low..<high) {
          !self.utf8(at: self.u32(self.foodRow($0))).lexicographicallyPrecedes(parts[1].utf8)
        }
      } else {
        guard let number = UInt32(parts[1]), String(number) == parts[1] else { return nil }
        index = firstFood(in: low..<high) { self.u32(self.foodRow($0)) >= number }
      }
      if index < high, self.id(ofFood: index) == id { return index }
    }
    return nil
  }

  private func firstFood(in range: Range<Int>? = nil, where isRight: (Int) -> Bool) -> Int {
    var low = range?.lowerBound ?? 0
    var high = range?.upperBound ?? foods.count
    while low < high {
      let middle = (low + high) / 2
      if isRight(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  @inline(__always)
  private func foodRow(_ index: Int) -> Int { foods.offset + Self.foodStride * index }

  /// Whether any portion's description, in bytes, answers.
  func hasPortion(ofFood index: Int, _ answers: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    let row = foodRow(index)
    return (u32(row + 8)..<u32(row + Self.foodStride + 8)).contains { portion in
      let description = Int(base.loadUnaligned(fromByteOffset: portions.offset + 6 * portion + 4, as: UInt16.self))
      return answers(utf8(at: u32(portionDescriptions.offset + 4 * description)))
    }
  }

  private func portion(_ index: Int) -> FoodPortion {
    let row = portions.offset + 6 * index
    let description = Int(base.loadUnaligned(fromByteOffset: row + 4, as: UInt16.self))
    return FoodPortion(
      description: string(at: u32(portionDescriptions.offset + 4 * description)),
      grams: round(Double(base.loadUnaligned(fromByteOffset: row, as: Float.self))))
  }

  /// Kilocalories of 100 g, where they are known.
  func energy(ofFood index: Int) -> Double? { nutrient(0, ofFood: index) }

  /// Grams of sugar in 100 g, where it is known.
  func sugar(ofFood index: Int) -> Double? { nutrient(5, ofFood: index) }

  /// The value of a column, per 100 g.
  private func nutrient(_ column: Int, ofFood index: Int) -> Double? {
    guard column < nutrientSteps.count else { return nil }
    let offset = nutrientValues.offset + 2 * (index * nutrientSteps.count + column)
    let steps = base.load(fromByteOffset: offset, as: UInt16.self)
    guard steps != .max else { return nil }
    return round(Double(steps) * Double(base.load(fromByteOffset: nutrientSteps.offset + 4 * column, as: Float.self)))
  }

  private func nutrients(ofFood index: Int) -> Nutrients {
    func value(_ column: Int) -> Double? { nutrient(column, ofFood: index) }
    return Nutrients(
      calories: value(0) ?? 0, proteinG: value(1) ?? 0, carbsG: value(2) ?? 0, fatG: value(3) ?? 0, fiberG: value(4),
      sugarG: value(5), sodiumMg: value(6), alcoholG: value(7), caffeineMg: value(8), waterG: value(9))
  }

  /// Takes away the dust of single precision: the tables give two decimals.
  private func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// What the table marks about a food.
struct FoodFlags: OptionSet {
  let rawValue: UInt8
  static let perServing = FoodFlags(rawValue: 1)
  static let drink = FoodFlags(rawValue: 2)
  static let water = FoodFlags(rawValue: 4)
  /// Fruit, nuts, salads: raw is how it is eaten.
  static let rawIsEaten = FoodFlags(rawValue: 8)
}
