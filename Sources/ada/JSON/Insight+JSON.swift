import Insights
import JSONTree

extension Insight {
  /// An insight for scripts (docs/json.md); figures are metric.
  var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "priority": .integer(priority), "sentence": .string(sentence),
      "figures": .array(
        figures.map { figure in
          ["name": .string(figure.name), "value": .figure(figure.value), "unit": .string(figure.unit.rawValue)]
        }),
      "rule": .string(rule), "source": .string(source),
    ]
  }
}
