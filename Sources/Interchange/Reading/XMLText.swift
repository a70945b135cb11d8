import Foundation

/// A name or a value in expat's memory.
struct XMLText {
  let start: UnsafePointer<CChar>

  init(_ start: UnsafePointer<CChar>) { self.start = start }

  /// Its first byte; 0 where it is empty.
  var first: UInt8 { UInt8(bitPattern: start.pointee) }

  var count: Int { strlen(start) }

  var string: String { String(cString: start) }

  static func == (text: XMLText, other: StaticString) -> Bool {
    text.start.withMemoryRebound(to: UInt8.self, capacity: 1) { _ in
      strcmp(text.start, UnsafeRawPointer(other.utf8Start).assumingMemoryBound(to: CChar.self)) == 0
    }
  }

  func hasPrefix(_ prefix: StaticString) -> Bool {
    strncmp(start, UnsafeRawPointer(prefix.utf8Start).assumingMemoryBound(to: CChar.self), prefix.utf8CodeUnitCount)
      == 0
  }

  func contains(_ part: StaticString) -> Bool {
    strstr(start, UnsafeRawPointer(part.utf8Start).assumingMemoryBound(to: CChar.self)) != nil
  }

  func dropFirst(_ count: Int) -> XMLText { XMLText(start + count) }

  /// A decimal number as XML writes it; nil for anything else.
  var number: Double? {
    var place = start
    var isNegative = false
    if place.pointee == 0x2D {
      isNegative = true
      place += 1
    }
    var digits: UInt64 = 0
    var count = 0
    var decimals = 0
    var isPastPoint = false
    while true {
      let byte = place.pointee
      if byte >= 0x30, byte <= 0x39 {
        guard count < 18 else { return slowNumber }
        digits = digits * 10 + UInt64(byte - 0x30)
        count += 1
        if isPastPoint { decimals += 1 }
      } else if byte == 0x2E, !isPastPoint {
        isPastPoint = true
      } else if byte == 0 {
        break
      } else {
        return slowNumber
      }
      place += 1
    }
    guard count > 0 else { return nil }
    let value = Double(digits) / Self.powers[decimals]
    return isNegative ? -value : value
  }

  private var slowNumber: Double? {
    guard let value = Double(string), value.isFinite else { return nil }
    return value
  }

  private static let powers: [Double] = (0...18).reduce(into: []) { powers, _ in
    powers.append((powers.last ?? 0.1) * 10)
  }
}

/// The attributes of one tag: names and values in turn.
struct XMLAttributes {
  private let start: UnsafeMutablePointer<UnsafePointer<CChar>?>

  init(_ start: UnsafeMutablePointer<UnsafePointer<CChar>?>) { self.start = start }

  /// Calls the body with each name and value.
  @inline(__always)
  func visit(_ body: (XMLText, XMLText) -> Void) {
    var place = start
    while let name = place[0], let value = place[1] {
      body(XMLText(name), XMLText(value))
      place += 2
    }
  }

  subscript(name: StaticString) -> XMLText? {
    var place = start
    while let found = place[0], let value = place[1] {
      if XMLText(found) == name { return XMLText(value) }
      place += 2
    }
    return nil
  }
}
