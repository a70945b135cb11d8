import Foods
import Foundation

/// Texts of an export's fields.
enum FieldText {
  /// The field without white space around it, cut at `Product.longestText`; nil where nothing is left.
  static func text(_ bytes: UnsafeRawBufferPointer) -> String? {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard start < end else { return nil }
    if end - start > Product.longestText {
      end = start + Product.longestText
      // Not in the middle of a character.
      while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    let text = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    return text.utf8.contains(0x26) ? unescaped(text) : text
  }

  /// The entities that Open Food Facts leaves in texts.
  private static func unescaped(_ text: String) -> String {
    [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  /// The first of names that commas part.
  static func first(_ list: String) -> String {
    guard let comma = list.utf8.firstIndex(of: 0x2C) else { return list }
    return String(list[..<comma]).trimmingCharacters(in: .whitespaces)
  }

  /// Whether a list that commas part has the item.
  static func holds(_ bytes: UnsafeRawBufferPointer, _ item: StaticString) -> Bool {
    let count = item.utf8CodeUnitCount
    var start = 0
    while start + count <= bytes.count, let base = bytes.baseAddress {
      let end = memchr(base + start, 0x2C, bytes.count - start).map { base.distance(to: UnsafeRawPointer($0)) }
      let length = (end ?? bytes.count) - start
      if length == count, memcmp(base + start, item.utf8Start, count) == 0 { return true }
      start += length + 1
    }
    return false
  }
}

/// Numbers of an export's fields.
enum FieldNumber {
  /// A decimal number; nil for an empty field, for words, and for what is not finite.
  static func value(_ bytes: UnsafeRawBufferPointer) -> Double? {
    var digits: UInt64 = 0
    var decimals = 0
    var isPastPoint = false
    var hasDigit = false
    var place = 0
    let isNegative = bytes.first == 0x2D
    if isNegative { place = 1 }
    while place < bytes.count {
      let byte = bytes[place]
      if byte >= 0x30, byte <= 0x39 {
        if digits >= 100_000_000_000_000_000 { return slow(bytes) }
        digits = digits * 10 + UInt64(byte - 0x30)
        hasDigit = true
        if isPastPoint { decimals += 1 }
        if decimals == powers.count { return slow(bytes) }
      } else if byte == 0x2E, !isPastPoint {
        isPastPoint = true
      } else {
        return slow(bytes)
      }
      place += 1
    }
    guard hasDigit else { return nil }
    let value = Double(digits) / powers[decimals]
    return isNegative ? -value : value
  }

  private static func slow(_ bytes: UnsafeRawBufferPointer) -> Double? {
    guard bytes.count <= 64, let text = FieldText.text(bytes), let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  private static let powers: [Double] = (0...20).map { pow(10, Double($0)) }
}
