import CCurl

/// The transfer thread's work: give libcurl time, hand out what came, and watch the deadlines.
///
/// Made and used on that thread only, with all transfers in it; it is not `Sendable`, so it cannot leave.
final class TransferLoop {
  private let multi: UnsafeMutableRawPointer
  private let mailbox: TransferMailbox
  private var transfers: [Int: Transfer] = [:]
  private var ids: [UnsafeMutableRawPointer: Int] = [:]

  init(multi: UnsafeMutableRawPointer, mailbox: TransferMailbox) {
    self.multi = multi
    self.mailbox = mailbox
  }

  /// Runs as long as the process.
  func run() -> Never {
    while true {
      for message in mailbox.takeAll() {
        switch message {
        case .start(let id, let order): start(id, order)
        case .cancel(let id): remove(id)
        }
      }
      var running: Int32 = 0
      ccurl_multi_perform(multi, &running)
      takeDone()
      let now = ContinuousClock.now
      for (id, transfer) in transfers {
        guard let phase = transfer.expiredPhase(at: now) else { continue }
        // The consumer first: taking a transfer down may cost time.
        transfer.continuation.finish(throwing: ModelError.timedOut(phase))
        remove(id)
      }
      ccurl_multi_poll(multi, milliseconds(until: transfers.values.map { $0.nextDeadline().instant }.min()))
    }
  }

  private func start(_ id: Int, _ order: TransferOrder) {
    guard let transfer = Transfer(order) else {
      order.continuation.finish(
        throwing: ModelError.unreachable(.other("the request could not be set up"), host: order.request.host))
      return
    }
    transfers[id] = transfer
    ids[transfer.easy] = id
    guard ccurl_multi_add_handle(multi, transfer.easy) == CURLM_OK else {
      transfer.continuation.finish(
        throwing: ModelError.unreachable(.other("libcurl is out of memory"), host: order.request.host))
      return remove(id)
    }
  }

  private func takeDone() {
    var easy: UnsafeMutableRawPointer?
    var result = CURLE_OK
    while ccurl_multi_next_done(multi, &easy, &result) == 1 {
      guard let handle = easy, let id = ids[handle], let transfer = transfers[id] else { continue }
      if let error = transfer.error(for: result) {
        transfer.continuation.finish(throwing: error)
      } else {
        transfer.continuation.finish()
      }
      remove(id)
    }
  }

  private func remove(_ id: Int) {
    guard let transfer = transfers[id] else { return }
    ccurl_multi_remove_handle(multi, transfer.easy)
    ids[transfer.easy] = nil
    transfers[id] = nil
  }

  /// Rounded up, so that a deadline has passed when the wait for it ends; an hour at most.
  private func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return 3_600_000 }
    let left = ContinuousClock.now.duration(to: deadline)
    return Int32(min(max((left / .milliseconds(1)).rounded(.up), 0), 3_600_000))
  }
}
