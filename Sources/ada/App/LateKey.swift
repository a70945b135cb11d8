import Foundation
import LanguageModels
import Synchronization

/// A key that a command prints. The command is run when the key is first asked for, once a start.
final class LateKey: Sendable {
  private let command: KeyCommand
  private let result = Mutex<Result<String, any Error>?>(nil)
  /// The command is waited for here, and not on a thread of the shared pool.
  private let queue = DispatchQueue(label: "key")

  init(_ command: KeyCommand) { self.command = command }

  /// - Throws: `KeyCommand.Failed`; `CancellationError` where the person ended the wait.
  func key(within limit: Duration = KeyCommand.deadline) throws -> String {
    try result.withLock { result in
      let found = result ?? Result { try command.key(within: min(limit, KeyCommand.deadline)) }
      result = found
      return try found.get()
    }
  }

  /// The same, for who must not keep a thread.
  func fetched(within limit: Duration) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.key(within: limit) }) }
    }
  }
}

/// The keys that commands print, each fetched once however many models want it.
final class LateKeys: Sendable {
  private let keys = Mutex<[String: LateKey]>([:])

  subscript(command: String) -> LateKey {
    keys.withLock { keys in
      let key = keys[command] ?? LateKey(KeyCommand(command: command))
      keys[command] = key
      return key
    }
  }
}

/// A model whose key is fetched when it is first asked something, within the time that it is asked for.
struct LateKeyModel: ChatModel {
  let provider: String
  let modelName: String
  private let key: LateKey
  private let model: @Sendable (String) throws -> any ChatModel

  /// - Parameters:
  ///   - keyless: the same model without its key, for its name.
  ///   - model: makes the model with the key.
  init(_ keyless: any ChatModel, key: LateKey, model: @escaping @Sendable (String) throws -> any ChatModel) {
    provider = keyless.provider
    modelName = keyless.modelName
    self.key = key
    self.model = model
  }

  func stream(_ request: ChatRequest, deadlines: Deadlines) -> AsyncThrowingStream<ChatEvent, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          let started = ContinuousClock.now
          let model = try await keyed(within: deadlines.total)
          var left = deadlines
          left.total -= started.duration(to: .now)
          guard left.total > .zero else { throw ModelError.timedOut(.total) }
          for try await event in model.stream(request, deadlines: left) { continuation.yield(event) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { reason in
        if case .cancelled = reason { task.cancel() }
      }
    }
  }

  private func keyed(within limit: Duration) async throws -> any ChatModel {
    do {
      return try model(try await key.fetched(within: limit))
    } catch let error as KeyCommand.Failed {
      throw ModelError.noKey(error.description)
    } catch let error as EndpointError {
      throw ModelError.noKey(error.description)
    } catch {
      throw ModelError.cancelled
    }
  }
}
