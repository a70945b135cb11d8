/// Reads one numeral: "250", "1.5", "1,5", "1,234", "1.234,5", ".5", "1/2", "1½", "1e3", "7:30".
struct NumeralReader {
  let scalars: String.UnicodeScalarView
  private(set) var position: String.Index

  init(scalars: String.UnicodeScalarView, position: String.Index) {
    self.scalars = scalars
    self.position = position
  }

  /// The numeral at `position`, which holds a digit, a point before a digit, or a vulgar fraction.
  mutating func read() -> (value: Double, isClock: Bool) {
    var value = 0.0
    let whole = digits()
    value = whole.value
    if let fraction = current?.vulgarFraction {
      advance()
      return (value + fraction, false)
    }
    if current == ":", whole.count <= 2, let clock = clock(after: value) { return (clock, true) }
    if current == "/", let denominator = denominator(under: value) { return (value / denominator, false) }
    while current == ",", let group = group(ofThree: whole) { value = value * 1000 + group }
    if current == ".", pointsPartThousands, whole.count <= 3, whole.value > 0 {
      while current == ".", digitRun(from: 1) == 3 {
        advance()
        value = value * 1000 + digits().value
      }
    }
    if current == "." || current == ",", look(1)?.isDecimalDigit == true {
      // A comma with one or two digits behind it is the decimal comma of most of Europe.
      let isComma = current == ","
      if !isComma || digitRun(from: 1) != 3 || whole.value == 0 {
        advance()
        let part = digits()
        value += part.value / Self.power(of: part.count)
      }
    }
    return (value * exponent(), false)
  }

  private var current: Unicode.Scalar? { position < scalars.endIndex ? scalars[position] : nil }

  private func look(_ offset: Int) -> Unicode.Scalar? { scalars.scalar(offset, after: position) }

  private mutating func advance() { position = scalars.index(after: position) }

  /// The digits from here on, as a whole number, and how many they are.
  private mutating func digits() -> (value: Double, count: Int) {
    var value = 0.0
    var count = 0
    while let digit = current?.decimalDigitValue {
      // So many digits are still finite; more are passed over.
      value = count < 300 ? value * 10 + Double(digit) : value
      count += 1
      advance()
    }
    return (value, count)
  }

  /// How many digits follow in a row, counted from `offset`, at most four.
  private func digitRun(from offset: Int) -> Int {
    var count = 0
    while count < 4, look(offset + count)?.isDecimalDigit == true { count += 1 }
    return count
  }

  /// The "234" of "1,234": exactly three digits behind one to three that are not 0.
  private mutating func group(ofThree whole: (value: Double, count: Int)) -> Double? {
    guard whole.count <= 3, whole.value > 0, digitRun(from: 1) == 3 else { return nil }
    advance()
    return digits().value
  }

  /// "1.250,5" and "1.250.000": points part the thousands where a decimal comma or one more group follows.
  private var pointsPartThousands: Bool {
    guard digitRun(from: 1) == 3 else { return false }
    return look(4) == "," && (1...2).contains(digitRun(from: 5)) || look(4) == "." && digitRun(from: 5) == 3
  }

  /// The power of ten of "1e3".
  private mutating func exponent() -> Double {
    guard current == "e" || current == "E", look(1)?.isDecimalDigit == true else { return 1 }
    let start = position
    advance()
    let power = digits()
    guard current?.isLetter != true else {
      position = start
      return 1
    }
    return Self.power(of: Int(min(power.value, 300)))
  }

  /// The hours (or minutes) of "7:30" and "1:02:30", with the rest as their fraction; nil where it is no clock time.
  private mutating func clock(after first: Double) -> Double? {
    guard digitRun(from: 1) == 2 else { return nil }
    let start = position
    advance()
    var value = first
    let second = digits().value
    guard second < 60 else {
      position = start
      return nil
    }
    value += second / 60
    if current == ":", digitRun(from: 1) == 2 {
      advance()
      value += digits().value / 3600
    }
    return value
  }

  /// "1/2", "3/4": a proper fraction whose parts people use; "20/11" and "1/2/2026" are dates.
  private mutating func denominator(under numerator: Double) -> Double? {
    let run = digitRun(from: 1)
    guard run == 1 || run == 2 else { return nil }
    let start = position
    advance()
    let value = digits().value
    guard [2, 3, 4, 5, 6, 8, 10, 12, 16].contains(value), numerator > 0, numerator < value, current != "/" else {
      position = start
      return nil
    }
    return value
  }

  /// Ten to the power of `count`, of 300 at most.
  private static func power(of count: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(count, 300) { power *= 10 }
    return power
  }
}
