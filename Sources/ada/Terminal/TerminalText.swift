/// Makes text from models, catalogues and files fit for a terminal.
enum TerminalText {
  /// The text without control characters (but line ends and tabs as spaces) and without bidirectional overrides.
  static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: safe.append(scalar)
      case 0x09: safe.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0: continue
      // Marks, embeddings, overrides and isolates that reorder what a person reads.
      case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C, 0xFEFF: continue
      default: safe.append(scalar)
      }
    }
    return String(safe)
  }
}
