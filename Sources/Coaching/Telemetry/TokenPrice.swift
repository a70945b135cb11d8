/// What a model's tokens cost, in whatever currency the person wrote it down in.
public struct TokenPrice: Equatable, Sendable {
  /// For a million tokens of input.
  public var inputPerMillion: Double
  /// For a million tokens of output.
  public var outputPerMillion: Double
  /// For a million tokens of input that the provider had kept from an earlier request; nil is as for all input.
  public var cachedInputPerMillion: Double?

  public init(inputPerMillion: Double, outputPerMillion: Double, cachedInputPerMillion: Double? = nil) {
    self.inputPerMillion = inputPerMillion
    self.outputPerMillion = outputPerMillion
    self.cachedInputPerMillion = cachedInputPerMillion
  }

  /// What so many tokens cost; `cachedInput` are among `input`.
  public func cost(input: Int, output: Int, cachedInput: Int = 0) -> Double {
    let cached = Double(min(cachedInput, input))
    let fresh = Double(input) - cached
    let cachedPrice = cachedInputPerMillion ?? inputPerMillion
    return (fresh * inputPerMillion + cached * cachedPrice + Double(output) * outputPerMillion) / 1_000_000
  }
}
