import Foundation

/// The keyboard's settings: as they were found, and a quiet mode while a turn is in flight.
struct TerminalMode {
  private let descriptor: Int32
  private let found: termios?

  /// Remembers the settings of a terminal.
  init(of descriptor: Int32) {
    self.descriptor = descriptor
    var settings = termios()
    found = tcgetattr(descriptor, &settings) == 0 ? settings : nil
  }

  /// Keys typed ahead wait unseen for the next prompt; Ctrl-C and Ctrl-Z still are signals.
  func quiet() {
    guard var settings = found else { return }
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
    set(settings)
  }

  /// As it was found.
  func restore() {
    if let found { set(found) }
  }

  private func set(_ settings: termios) {
    var settings = settings
    while tcsetattr(descriptor, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }
}
