import Coaching
import Foundation
import JSONTree

extension Configuration {
  private static let priceKeys = ["inputPerMillion", "outputPerMillion", "cachedInputPerMillion"]

  /// `{"gpt-5.4-mini": {"inputPerMillion": 0.25, "outputPerMillion": 2}}`, in whatever currency the person thinks in.
  static func prices(_ value: JSONValue, _ name: String, _ file: URL) throws -> [String: TokenPrice] {
    guard let object = value.objectValue else { throw wrong("\"\(name)\"", "must be a JSON object", file) }
    var prices: [String: TokenPrice] = [:]
    for (model, value) in object.members.map({ ($0.key, $0.value) }) {
      let path = "\(name).\(model)"
      let keys = value.objectValue?.keys ?? []
      if let unknown = keys.first(where: { !priceKeys.contains($0) }) {
        throw wrong("\"\(path).\(unknown)\"", "is unknown; the keys are \(priceKeys.joined(separator: ", "))", file)
      }
      guard let input = value[priceKeys[0]]?.doubleValue, let output = value[priceKeys[1]]?.doubleValue,
        input >= 0, output >= 0
      else {
        throw wrong("\"\(path)\"", "must have inputPerMillion and outputPerMillion, each a number from 0", file)
      }
      let cached = value[priceKeys[2]]?.doubleValue
      prices[model] = TokenPrice(inputPerMillion: input, outputPerMillion: output, cachedInputPerMillion: cached)
    }
    return prices
  }
}
