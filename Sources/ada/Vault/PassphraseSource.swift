import Archive
import ArgumentParser
import Foundation

/// Where a passphrase comes from: a descriptor, a file, or the terminal; never the command line, where others see it.
struct PassphraseSource: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read the passphrase from this file descriptor, instead of ADA_PASSPHRASE_FILE or the terminal.",
      valueName: "fd"))
  var passphraseFd: Int32?

  /// A first line that is longer than this is no passphrase.
  private static let mostBytes = 1024

  /// - Parameter isNew: asks twice on a terminal, as nobody sees what is typed.
  /// - Throws: `Failure` where there is none to be had.
  func passphrase(_ context: AppContext, isNew: Bool) throws -> Passphrase {
    if let descriptor = passphraseFd {
      return try Self.firstLine(of: descriptor, from: "file descriptor \(descriptor)")
    }
    if let path = context.nonEmpty("ADA_PASSPHRASE_FILE") {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw Failure(.noInput, "The file of ADA_PASSPHRASE_FILE cannot be read.") }
      defer { close(file) }
      return try Self.firstLine(of: file, from: "the file of ADA_PASSPHRASE_FILE")
    }
    guard let prompt = SecretPrompt() else {
      throw Failure(
        .usage, "There is no terminal to ask for the passphrase; set ADA_PASSPHRASE_FILE, or give --passphrase-fd.")
    }
    guard let first = Passphrase(try prompt.read("Passphrase: ")) else {
      throw Failure(.usage, "The passphrase is empty; nothing was done.")
    }
    if isNew, Passphrase(try prompt.read("The same again: ")) != first {
      throw Failure(.usage, "The two passphrases differ; nothing was done.")
    }
    return first
  }

  private static func firstLine(of descriptor: Int32, from place: String) throws -> Passphrase {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count <= mostBytes {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(.noInput, "The passphrase cannot be read from \(place).") }
      if count == 0 || byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard bytes.count <= mostBytes, let text = String(validating: bytes, as: UTF8.self),
      let passphrase = Passphrase(text)
    else { throw Failure(.noInput, "There is no passphrase in the first line of \(place).") }
    return passphrase
  }
}

/// Asks on the terminal without showing what is typed.
struct SecretPrompt: ~Copyable {
  private let terminal: Int32

  /// Nil without a terminal.
  init?() {
    terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
  }

  deinit { if terminal >= 0 { close(terminal) } }

  /// One line. Ctrl-C and Ctrl-D leave without one.
  func read(_ prompt: String) throws -> String {
    var found = termios()
    guard tcgetattr(terminal, &found) == 0 else { throw Failure(.usage, "The terminal cannot be asked.") }
    var quiet = found
    // Signals are read as keys, so that the terminal never stays quiet behind an ended Ada.
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    tcsetattr(terminal, TCSAFLUSH, &quiet)
    defer { tcsetattr(terminal, TCSAFLUSH, &found) }
    let console = Console(descriptor: terminal)
    console.write(prompt)
    var bytes: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = Foundation.read(terminal, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 || byte == 3 || byte == 4 {
        console.write("\n")
        throw Failure(.interrupted, "Interrupted; nothing was done.")
      }
      switch byte {
      case 0x0A, 0x0D:
        console.write("\n")
        return String(decoding: bytes, as: UTF8.self)
      case 0x08, 0x7F:
        // A letter may be several bytes; all but its first begin with the bits 10.
        while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
      case 0x15: bytes = []
      default: if bytes.count < 1024 { bytes.append(byte) }
      }
    }
  }
}
