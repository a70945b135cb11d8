/// One thing that another program kept, as the journal keeps it.
///
/// Its id is made of what it is (`EntryID.make(at:of:)`), so that the same thing in a later export has the same id.
public struct ImportedRecord: Equatable, Sendable {
  /// What came in.
  public enum Value: Equatable, Sendable {
    case entry(Entry)
    case steps(StepsDay)
    case activity(ActivityDay)
    case sleep(SleepDay)
    case hrv(HRVSample)
    case bodyMetric(BodyMetric)
  }

  public var value: Value
  /// The zone it happened in: an IANA name, or "GMT+0200" where only the offset is known.
  public var timeZone: String?
  /// Whether a meal that was imported under this id and shares no food with this one is another: of files that nobody
  /// says to be of one tracker.
  public var mayMeetAnother: Bool

  public init(_ value: Value, timeZone: String? = nil, mayMeetAnother: Bool = false) {
    self.value = value
    self.timeZone = timeZone
    self.mayMeetAnother = mayMeetAnother
  }

  public var id: String {
    switch value {
    case .entry(let entry): entry.id
    case .steps(let day): day.id
    case .activity(let day): day.id
    case .sleep(let day): day.id
    case .hrv(let sample): sample.id
    case .bodyMetric(let metric): metric.id
    }
  }

  /// What kind of thing it is, in the words of a summary.
  public enum Kind: String, CaseIterable, Sendable {
    case meals, water, weights, workouts, steps, activity, sleep, hrv, bodyMetrics, goals
  }

  public var kind: Kind {
    switch value {
    case .entry(.meal): .meals
    case .entry(.water): .water
    case .entry(.weight): .weights
    case .entry(.workout): .workouts
    case .entry(.goal): .goals
    case .steps: .steps
    case .activity: .activity
    case .sleep: .sleep
    case .hrv: .hrv
    case .bodyMetric: .bodyMetrics
    }
  }
}

/// What an import knows of the person. It fills what the profile does not know, and changes nothing that it does.
public struct ImportedPerson: Equatable, Sendable {
  public var sex: Sex?
  /// A date of the person's own calendar, without a zone.
  public var birthDay: CalendarDay?
  /// Centimetres.
  public var heightCm: Double?

  public init(sex: Sex? = nil, birthDay: CalendarDay? = nil, heightCm: Double? = nil) {
    self.sex = sex
    self.birthDay = birthDay
    self.heightCm = heightCm
  }

  /// The profile with what it did not know; nil where there is nothing to add.
  public func completing(_ profile: UserProfile) -> UserProfile? {
    var completed = profile
    completed.sex = profile.sex ?? sex
    completed.birthDate = profile.birthDate ?? birthDay?.midnightUTC
    completed.heightCm = profile.heightCm ?? heightCm
    return completed == profile ? nil : completed
  }
}
