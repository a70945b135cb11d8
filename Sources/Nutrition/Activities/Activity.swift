/// A line of the 2024 Adult Compendium of Physical Activities (Herrmann et al. 2024, J Sport Health Sci).
///
/// Codes are this edition's: the 2011 edition used some of them for other activities.
public struct Activity: Equatable, Hashable, Sendable {
  /// Five digits, "17190".
  public let code: String
  /// Metabolic equivalent: 1 is sitting at rest, about 1 kcal/kg/h.
  public let met: Double
  /// One of 22 headings, "Walking".
  public let heading: String
  /// The Compendium's own words.
  public let description: String

  public init(code: String, met: Double, heading: String, description: String) {
    self.code = code
    self.met = met
    self.heading = heading
    self.description = description
  }
}
