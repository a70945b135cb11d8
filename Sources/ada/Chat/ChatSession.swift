struct ChatSession: Sendable {
  let context: AppContext
  let flags: BatchFlags
  func run() async throws {}
}
