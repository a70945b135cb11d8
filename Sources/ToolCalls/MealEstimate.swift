/// What a model sees to eat in a photo (schemas/meal-estimate.schema.json). All of it is a guess.
public struct MealEstimate: Equatable, Sendable, Codable {
  /// Empty where there is nothing to eat in the photo.
  public var items: [Item]

  public enum CodingKeys: String, CodingKey, CaseIterable { case items }

  public init(items: [Item]) { self.items = items }

  /// One food or drink; figures are of the whole item.
  public struct Item: Equatable, Sendable, Codable {
    /// The food as a person would say it, for the catalogue.
    public var name: String
    /// 0 < grams ≤ 5000.
    public var grams: Double
    /// Kilocalories, 0...10000.
    public var calories: Double
    /// Grams, as the two that follow.
    public var proteinG: Double
    public var carbsG: Double
    public var fatG: Double
    /// How sure the model is, 0...1.
    public var confidence: Double

    public init(
      name: String, grams: Double, calories: Double, proteinG: Double, carbsG: Double, fatG: Double,
      confidence: Double
    ) {
      self.name = name
      self.grams = grams
      self.calories = calories
      self.proteinG = proteinG
      self.carbsG = carbsG
      self.fatG = fatG
      self.confidence = confidence
    }
  }

  /// More would be no meal.
  private static let mostItems = 30

  /// - Throws: `ToolCallError` with the path of what cannot be.
  public func check() throws(ToolCallError) {
    if items.count > Self.mostItems {
      throw .outOfRange(path: "items", value: "\(items.count) items", allowed: "at most \(Self.mostItems)")
    }
    for (index, item) in items.enumerated() {
      let path = "items[\(index)]"
      guard !item.name.allSatisfy(\.isWhitespace) else { throw .missing(path: "\(path).name") }
      guard item.name.utf8.count <= 400 else {
        throw .outOfRange(path: "\(path).name", value: "\(item.name.utf8.count) bytes", allowed: "at most 400")
      }
      guard item.grams > 0, item.grams <= 5000 else {
        throw .outOfRange(path: "\(path).grams", value: "\(item.grams)", allowed: "over 0 and at most 5000")
      }
      let figures = [
        ("calories", item.calories, 10_000), ("proteinG", item.proteinG, item.grams),
        ("carbsG", item.carbsG, item.grams), ("fatG", item.fatG, item.grams), ("confidence", item.confidence, 1),
      ]
      for (name, value, most) in figures where !(0...most).contains(value) {
        throw .outOfRange(path: "\(path).\(name)", value: "\(value)", allowed: "from 0 to \(most)")
      }
    }
  }
}
