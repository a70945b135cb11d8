/// Bytes that come one piece after the other, however many there are.
public protocol ByteSource: AnyObject {
  /// Fills the buffer from its start; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int

  /// How much of the file has been read, 0...1; nil where that is not known.
  var progress: Double? { get }
}
