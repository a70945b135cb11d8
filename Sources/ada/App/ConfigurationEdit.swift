import Foundation
import JSONTree
import JournalStore
import LanguageModels

/// Changes the configuration file: what is not changed stays as it is, and a crash leaves the old file or the new one.
struct ConfigurationEdit {
  /// What belongs to a provider, and must not pass to another one with it.
  private static let providerKeys = ["model", "baseURL", "keyFile", "keyCommand", "api"]

  let file: URL
  private(set) var object: JSONObject

  /// Reads the file; one that is not there is empty.
  /// - Throws: `Failure` with code 78 where it is no JSON object.
  init(file: URL) throws {
    // A link, as people who keep their settings elsewhere have, stays one.
    self.file = file.resolvingSymlinksInPath()
    let data: Data
    do { data = try Data(contentsOf: self.file) } catch CocoaError.fileReadNoSuchFile {
      data = Data()
    } catch {
      throw Failure(.configuration, "The configuration \(file.path) cannot be read; check its permissions.")
    }
    if data.isEmpty {
      object = JSONObject()
    } else if let object = (try? JSONValue(parsing: Array(data)))?.objectValue {
      self.object = object
    } else {
      throw Failure(
        .configuration, "The configuration \(file.path) is no JSON object; mend it before changing it here.")
    }
  }

  /// Chooses the provider; nil leaves the choice to the keys that are set.
  ///
  /// What stands at the top of the file for the one before is kept with that one, so that no key goes to another's
  /// address.
  mutating func choose(_ provider: String?) {
    // An address that names no provider is openai's.
    let unnamed = provider != nil && object["baseURL"] != nil ? "openai" : nil
    if let before = object["provider"]?.stringValue ?? unnamed, before != provider, before != "offline" {
      for key in Self.providerKeys {
        if let value = object[key], own(before)[key] == nil { set(key, value, of: before) }
        object[key] = nil
      }
    }
    object["provider"] = provider.map { .string($0) }
  }

  /// Sets a provider's own value; nil takes it out, there and at the top.
  mutating func set(_ key: String, _ value: JSONValue?, of provider: String) {
    var own = own(provider)
    own[key] = value
    var providers = object["providers"]?.objectValue ?? JSONObject()
    providers[provider] = own.count > 0 ? .object(own) : nil
    object["providers"] = providers.count > 0 ? .object(providers) : nil
    if value == nil { object[key] = nil }
  }

  /// Sets a value that holds for all providers; nil takes it out.
  mutating func set(_ key: String, _ value: JSONValue?) { object[key] = value }

  private func own(_ provider: String) -> JSONObject { object["providers"]?[provider]?.objectValue ?? JSONObject() }

  /// Writes the file for its owner alone (0600), whole or not at all.
  /// - Throws: `Failure` with code 78 where Ada could not read it afterwards; then nothing is written.
  func write() throws {
    _ = try Configuration(.object(object), file: file)
    let folder = file.deletingLastPathComponent()
    if !FileManager.default.fileExists(atPath: folder.path) {
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw Failure(.cannotCreate, "The folder \(folder.path) cannot be made; check the permissions above it.")
      }
    }
    let draft = DurableFile.draft(for: file.path)
    guard let descriptor = DurableFile.create(draft) else { throw unwritable() }
    let bytes = Array((JSONValue.object(object).indented() + "\n").utf8)
    let isWritten = Foundation.write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
    let failure = isWritten ? nil : unwritable()
    close(descriptor)
    if failure == nil, DurableFile.replace(file.path, with: draft) { return }
    let reason = failure ?? unwritable()
    unlink(draft)
    throw reason
  }

  private func unwritable() -> Failure {
    Failure(.inputOutput, "The configuration \(file.path) cannot be written: \(DurableFile.reason()).")
  }
}
