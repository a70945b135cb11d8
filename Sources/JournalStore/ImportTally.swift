public import Nutrition

/// What became of the records of an import, or would.
public struct ImportTally: Equatable, Sendable {
  /// Of one kind.
  public struct Count: Equatable, Sendable {
    /// Not in the journal before.
    public var added = 0
    /// In the journal with other figures, such as the steps of a day that was not over at the last export.
    public var updated = 0
    /// In the journal as it is.
    public var known = 0
    /// Deleted by the person since an earlier import; it stays away.
    public var deleted = 0
    /// Figures the journal does not take.
    public var refused = 0

    public init(added: Int = 0, updated: Int = 0, known: Int = 0, deleted: Int = 0, refused: Int = 0) {
      self.added = added
      self.updated = updated
      self.known = known
      self.deleted = deleted
      self.refused = refused
    }

    public var written: Int { added + updated }

    static func += (a: inout Count, b: Count) {
      a.added += b.added
      a.updated += b.updated
      a.known += b.known
      a.deleted += b.deleted
      a.refused += b.refused
    }
  }

  /// Kinds of which the import had none are left out.
  public var counts: [ImportedRecord.Kind: Count] = [:]
  /// Whether the profile learned something.
  public var profileChanged = false

  public init() {}

  public var total: Count { counts.values.reduce(into: Count()) { $0 += $1 } }

  /// Counts what two parts of an import did as one.
  public static func += (a: inout ImportTally, b: ImportTally) {
    for (kind, count) in b.counts { a.counts[kind, default: Count()] += count }
    a.profileChanged = a.profileChanged || b.profileChanged
  }
}
