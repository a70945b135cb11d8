import Foundation

/// Which muscles an exercise trains first, by its everyday name.
///
/// "Squat" is many exercises of the table ("Barbell Squat", "Front Barbell Squat"): those whose names hold every word of
/// it and the fewest others decide, by majority.
public struct MuscleIndex: Sendable {
  private let exercises: [(words: Set<String>, muscles: [String])]

  public init(_ table: ActivityTable = .reference) {
    exercises = table.exercises.map { (Self.words(of: $0.name), $0.muscles) }
  }

  /// Primary muscles, "quadriceps"; empty where the exercise is not known.
  public func muscles(of name: String) -> [String] {
    let wanted = Self.words(of: name)
    guard !wanted.isEmpty else { return [] }
    let matches = exercises.filter { wanted.isSubset(of: $0.words) }
    guard let fewest = matches.map(\.words.count).min() else { return [] }
    let nearest = matches.filter { $0.words.count == fewest }
    let votes = Dictionary(grouping: nearest, by: \.muscles).mapValues(\.count)
    // Equal votes are settled by name, so that the answer does not change from run to run.
    return votes.min { ($1.value, $0.key.joined()) < ($0.value, $1.key.joined()) }?.key ?? []
  }

  /// Letters only, small, without the "s" of a plural.
  private static func words(of name: String) -> Set<String> {
    let parts = name.lowercased().split { !$0.isLetter }
    return Set(
      parts.map { part in
        part.count > 3 && part.hasSuffix("s") && !part.hasSuffix("ss") ? String(part.dropLast()) : String(part)
      })
  }
}
