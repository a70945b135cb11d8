/// Which of the rules for a frame a clause may meet, told by one look at its words: most clauses have few of them.
struct FrameSigns {
  /// A rule or a group of rules.
  enum Sign: Int, CaseIterable {
    case injection, alert, dream, longAgo, written, makersPraise, standard, fact, thing, wonder, managing
    case setting, provision, keeper, approach, browsing, kitchen, cookingWater, ready, scent, arranged
    case price, ticket, picture
    case software, makeup, station, custom

    /// The words without one of which the rule does not hold.
    fileprivate var anchor: Anchor {
      switch self {
      case .injection:
        Anchor(IntentWords.injections.openings) | FrameReader.codeAnchor | FrameReader.machineAnchor
          | FrameReader.roleAnchor | FrameReader.rulesAnchor
      case .alert: FrameReader.alertAnchor
      case .dream: FrameReader.dreamAnchor
      case .longAgo: FrameReader.memoryAnchor
      case .written: FrameReader.writtenAnchor
      case .makersPraise: FrameReader.makerAnchor
      case .standard: FrameReader.standardAnchor
      case .fact: FrameReader.factAnchor | FrameReader.maximAnchor | Anchor(GoalWords.aims)
      case .thing: FrameReader.thingAnchor
      case .wonder: FrameReader.wonderAnchor
      case .managing: "all can could couldn't"
      case .setting: FrameReader.settingAnchor
      case .provision: FrameReader.provisionAnchor
      case .keeper: FrameReader.keeperAnchor
      case .approach: FrameReader.approachAnchor
      case .browsing: FrameReader.browsingAnchor
      case .kitchen: FrameReader.kitchenAnchor
      case .cookingWater: "water"
      case .ready: FrameReader.readyAnchor
      case .scent: FrameReader.scentAnchor
      case .arranged: FrameReader.arrangedAnchor
      case .price: FrameReader.priceAnchor
      case .ticket: FrameReader.ticketAnchor
      case .picture: FrameReader.pictureAnchor
      case .software: FrameReader.softwareAnchor
      case .makeup: FrameReader.makeupAnchor
      case .station: FrameReader.stationAnchor
      case .custom: FrameReader.customAnchor
      }
    }
  }

  private static let anchors = Anchors(Sign.allCases.map(\.anchor))

  private let found: Anchors.Rules

  init(_ clause: [Token]) { found = Self.anchors.rules(in: clause) }

  /// Whether `rule` holds. It is asked only where `sign` is given; a build for tests asks it elsewhere too, where it must not hold.
  func meets(_ sign: Sign, _ rule: @autoclosure () -> Bool) -> Bool {
    guard found >> Anchors.Rules(sign.rawValue) & 1 != 0 else {
      assert(!rule(), "A rule holds that \(sign) does not anchor.")
      return false
    }
    return rule()
  }
}
