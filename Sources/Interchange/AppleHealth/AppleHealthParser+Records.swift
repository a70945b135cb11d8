import Foundation
import Nutrition

/// A record whose element is still open: what is in it is yet to come.
struct PendingRecord {
  var quantity: HealthQuantity
  var start: HealthMoment
  var end: HealthMoment
  var source: Int
  /// In the journal's unit; for sleep 1 is asleep and 0 awake.
  var value: Double
  var zone: String?
  var food: String?
  var meal: MealType?
}

extension AppleHealthParser {
  func startRecord(_ attributes: XMLAttributes) {
    report.read += 1
    guard let type = attributes["type"] else { return skip(.unreadable) }
    if strcmp(type.start, &lastType) != 0 {
      countOthers()
      lastType = Array(UnsafeBufferPointer(start: type.start, count: type.count + 1))
      lastQuantity = HealthQuantity(type: type)
    }
    guard let quantity = lastQuantity else {
      othersInRun += 1
      return
    }
    var unit: XMLText?
    var value: XMLText?
    var source: XMLText?
    var device: XMLText?
    var start: XMLText?
    var end: XMLText?
    attributes.visit { name, text in
      switch name.first {
      case UInt8(ascii: "u") where name == "unit": unit = text
      case UInt8(ascii: "v") where name == "value": value = text
      case UInt8(ascii: "d") where name == "device": device = text
      case UInt8(ascii: "e") where name == "endDate": end = text
      case UInt8(ascii: "s"):
        if name == "startDate" { start = text } else if name == "sourceName" { source = text }
      default: break
      }
    }
    guard let value, let start, let begins = HealthMoment(start), begins.local >= 0 else { return skip(.unreadable) }
    let ends = end.flatMap { HealthMoment($0) } ?? begins
    if let since, ends.local < since { return skip(.early) }
    let number: Double
    if quantity == .sleep {
      guard let asleep = Self.asleep(value) else { return skip(.inBed) }
      number = asleep
    } else {
      guard let plain = value.number, let converted = quantity.value(plain, unit: unit), converted >= 0 else {
        return skip(.unreadable)
      }
      number = converted
    }
    record = PendingRecord(
      quantity: quantity, start: begins, end: ends, source: source.map { sources.number($0, device: device) } ?? 0,
      value: number)
    if source == nil { record?.source = sources.number(XMLText(unnamed), device: device) }
  }

  var unnamed: UnsafePointer<CChar> {
    let text: StaticString = "unknown"
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// 1 asleep, 0 awake, nil for time in bed.
  private static func asleep(_ value: XMLText) -> Double? {
    guard value.hasPrefix("HKCategoryValueSleepAnalysis") else { return nil }
    let stage = value.dropFirst(28)
    if stage.hasPrefix("Asleep") { return 1 }
    return stage == "Awake" ? 0 : nil
  }

  func take(_ record: PendingRecord) {
    let shift = zoneShift(record.zone, at: record.start)
    let (start, end) = (record.start.local + shift, record.end.local + shift)
    if record.quantity.isDaily {
      guard end - start <= MinuteLedger.longest else { return skip(.long) }
      // Where it happened it may still have been 1969.
      guard start >= 0, record.value <= record.quantity.mostOfARecord else { return skip(.impossible) }
      do {
        if record.quantity == .sleep {
          // Nights run from 18:00 to 18:00: six hours on, they are days. Seconds asleep, or none for lying awake.
          let seconds = record.value * Double(max(0, end - start))
          try ledger.add(seconds, .sleep, from: start + 6 * 3600, to: end + 6 * 3600, source: record.source)
        } else {
          try ledger.add(record.value, record.quantity, from: start, to: end, source: record.source)
        }
      } catch {
        failure = error
      }
    } else if record.quantity.isDietary {
      let key = HealthFood(seconds: record.start.seconds, source: record.source, name: record.food)
      guard foods.count < Self.mostSamples || foods[key] != nil else { return tooMany("foods") }
      var figures = foods[key] ?? HealthFoodFigures()
      figures.offset = record.start.offset + shift
      figures.zone = record.zone
      figures.meal = record.meal ?? figures.meal
      figures.add(record.value, of: record.quantity)
      foods[key] = figures
    } else {
      guard samples[record.quantity, default: []].count < Self.mostSamples else { return tooMany("\(record.quantity)") }
      samples[record.quantity, default: []].append(
        HealthSample(
          seconds: record.start.seconds, offset: Int32(record.start.offset + shift), source: Int32(record.source),
          value: record.value))
    }
  }

  /// Seconds from the clock of the export to the clock of the place where it happened.
  private func zoneShift(_ name: String?, at moment: HealthMoment) -> Int {
    guard let name else { return 0 }
    if zones.count > 1000 { zones.removeAll() }
    if zones[name] == nil { zones[name] = .some(TimeZone(identifier: name)) }
    guard let zone = zones[name] ?? nil else { return 0 }
    return zone.secondsFromGMT(for: moment.date) - moment.offset
  }

  func tooMany(_ what: String) {
    failure = ImportError(
      "\(file) holds more than \(Self.mostSamples) \(what); import a part of it with --since.")
  }
}
