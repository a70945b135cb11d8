import Foundation

/// Which muscles an exercise trains first, by its everyday name.
///
/// Common lifts are listed; of the others, the table's exercises whose names hold every word and the fewest others
/// decide, by majority. A name that nothing has is tried again without its first word ("paused barbell row").
public struct MuscleIndex: Sendable {
  private let exercises: [(words: Set<String>, muscles: [String])]
  private let common: [Set<String>: String]

  public init(_ table: ActivityTable = .reference) {
    exercises = table.exercises.map { (Set(Self.words(of: $0.name)), $0.muscles) }
    let lines = CommonLifts.table.split(separator: "\n").map { $0.split(separator: ":") }
    let pairs = lines.flatMap { line in
      line[1].split(separator: ",").map { (Set(Self.words(of: String($0))), String(line[0])) }
    }
    common = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Primary muscles, "quadriceps"; empty where the exercise is not known.
  public func muscles(of name: String) -> [String] {
    var words = Self.words(of: name)[...]
    while !words.isEmpty {
      if let muscle = common[Set(words)] { return [muscle] }
      let found = listed(Set(words))
      if !found.isEmpty { return found }
      words = words.dropFirst()
    }
    return []
  }

  private func listed(_ wanted: Set<String>) -> [String] {
    let matches = exercises.filter { wanted.isSubset(of: $0.words) }
    guard let fewest = matches.map(\.words.count).min() else { return [] }
    let votes = Dictionary(grouping: matches.filter { $0.words.count == fewest }, by: \.muscles).mapValues(\.count)
    // Equal votes are settled by name, so that the answer does not change from run to run.
    return votes.min { ($1.value, $0.key.joined()) < ($0.value, $1.key.joined()) }?.key ?? []
  }

  /// Letters only, small, without the "s" of a plural.
  private static func words(of name: String) -> [String] {
    let parts = name.lowercased().split { !$0.isLetter }
    return parts.map { part in
      part.count > 3 && part.hasSuffix("s") && !part.hasSuffix("ss") ? String(part.dropLast()) : String(part)
    }
  }
}
