/// Text in a command that is meant for pasting into a shell.
enum ShellText {
  /// One argument whatever is in it: nothing between single quotes means anything to a shell, and what cannot be seen is
  /// left out.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return "'" + String(String.UnicodeScalarView(scalars)).replacing("'", with: #"'\''"#) + "'"
  }
}
