/// Just enough of RFC 1952 to pack something without making it smaller.
enum Gzip {
  /// One stored block; at most 65,535 bytes.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    func little(_ value: UInt32, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    let length = UInt32(bytes.count)
    let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    let block = [1] + little(length, 2) + little(~length, 2) + bytes
    return head + block + little(checksum(bytes), 4) + little(length, 4)
  }

  /// CRC-32 as gzip wants it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
