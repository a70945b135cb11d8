/// Figures that look like a time of day: whether one is meant, the passes that read them have to tell.
extension Token {
  /// "10.30": two digits behind a point, as British clocks are written.
  var hasPointedMinutes: Bool {
    let parts = folded.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
      && folded.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) }
  }

  /// The hour and the minutes of "10.30" and "8.15"; nil where no clock shows them.
  var pointedTime: (hour: Double, minutes: Double)? {
    guard hasPointedMinutes, let value, (0..<24).contains(value) else { return nil }
    let hour = value.rounded(.down)
    let minutes = ((value - hour) * 100).rounded()
    return minutes < 60 ? (hour, minutes) : nil
  }

  /// "0640": four digits and nothing else.
  var hasFourDigits: Bool { text.utf8.count == 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// Hours since midnight of "0640" and "2120"; nil where no clock shows them.
  var compactHours: Double? {
    guard kind == .number, hasFourDigits, let value = value.map({ Int($0) }), value < 2400, value % 100 < 60 else {
      return nil
    }
    return Double(value / 100) + Double(value % 100) / 60
  }
}
