import Coaching
import Foundation
import JournalStore

/// What a turn looks like while it goes on: a quiet sign of life, the model's words, the committed rows.
struct TurnScreen {
  let console: Console
  let style: Style
  let width: Int
  /// Whether a line can be taken back; not on a dumb terminal.
  let canErase: Bool
  /// The text for what was committed.
  let reply: (PlannedTurn) -> String

  private var stream: StreamedText
  private var isThinking = false
  private var hasShown = false
  /// The model has said something.
  private var hasSpoken = false

  init(console: Console, style: Style, width: Int, canErase: Bool, reply: @escaping (PlannedTurn) -> String) {
    self.console = console
    self.style = style
    self.width = width
    self.canErase = canErase
    self.reply = reply
    stream = StreamedText(width: width)
  }

  /// Nothing has been shown yet, and a sign of life could be.
  var isQuiet: Bool { canErase && !isThinking && !hasShown }

  mutating func think() {
    guard isQuiet else { return }
    isThinking = true
    console.write(style(.dim, "thinking…"))
  }

  mutating func stopThinking() {
    guard isThinking else { return }
    isThinking = false
    console.write("\r\u{1B}[K")
  }

  mutating func show(_ event: TurnEvent) {
    switch event {
    case .text(let text):
      write(stream.add(text))
      hasSpoken = hasSpoken || stream.holdsText
    case .passedOver, .fellBack: endStream()
    case .committed(let planned):
      endStream()
      let isAnsweredAlready = hasSpoken && planned.status == .answered && planned.fallback == nil
      if !isAnsweredAlready { write(reply(planned)) }
    case .insight(let words):
      endStream()
      write(TextWidth.wrap(TerminalText.safe(words), to: width, indent: "").map { $0 + "\n" }.joined())
    }
  }

  mutating func finish(_ result: Result<TurnResult, any Error>) {
    endStream()
    stopThinking()
    switch result {
    case .success(let turn):
      if turn.duplicateOf != nil { write("That is in the journal already.\n") }
    case .failure(is CancellationError): write("Cancelled, nothing logged.\n")
    case .failure(let error):
      let sentence = Failure(error)?.description ?? "That did not work: \(error)."
      write(TextWidth.wrap(TerminalText.safe(sentence), to: width, indent: "").joined(separator: "\n") + "\n")
    }
  }

  private mutating func endStream() {
    write(stream.finish())
    stream = StreamedText(width: width)
  }

  private mutating func write(_ text: String) {
    guard !text.isEmpty else { return }
    stopThinking()
    hasShown = true
    console.write(text)
  }
}
