import LanguageModels
import ToolCalls

/// What a model made of a sentence.
struct ModelAnswer: Sendable {
  var provider: String
  /// Which of the coach's models it was.
  var place = 0
  /// Valid calls that write, in order, each once; what a later round says again counts as it says it.
  var calls: [ToolCall]
  /// What it said, unfiltered.
  var text: String
  /// The exchange so far, to go on with once the calls are carried out.
  var messages: [ChatMessage]
  /// What had to be mended in the calls.
  var repairs: [Repair]
  /// The token limit ended its last reply: there may have been more to say.
  var isCutOff = false

  /// Why it is not used, where nothing could be made of it.
  var failure: ModelFailure { isCutOff ? .cutOff : .unusable }
}
