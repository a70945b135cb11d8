/// Dots in a terminal: every character has two columns and four rows of them.
struct BrailleCanvas {
  let columns: Int
  let rows: Int
  private var dots: [UInt8]
  private var colors: [ChartColor?]

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    dots = Array(repeating: 0, count: self.columns * self.rows)
    colors = Array(repeating: nil, count: self.columns * self.rows)
  }

  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// Sets the dot that is `x` from the left and `y` from the top; outside the canvas it sets none. A character has the
  /// colour of its last dot.
  mutating func set(x: Int, y: Int, color: ChartColor?) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let cell = y / 4 * columns + x / 2
    dots[cell] |= Self.bits[y % 4][x % 2]
    colors[cell] = color
  }

  /// A straight line by Bresenham's algorithm.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), color: ChartColor?) {
    var (x, y) = start
    let (dx, dy) = (abs(end.x - x), -abs(end.y - y))
    let (stepX, stepY) = (x < end.x ? 1 : -1, y < end.y ? 1 : -1)
    var error = dx + dy
    while true {
      set(x: x, y: y, color: color)
      if x == end.x, y == end.y { return }
      let doubled = 2 * error
      if doubled >= dy {
        error += dy
        x += stepX
      }
      if doubled <= dx {
        error += dx
        y += stepY
      }
    }
  }

  /// One line a row of characters; a cell without dots is a space.
  var lines: [StyledLine] {
    (0..<rows).map { row in
      var line = StyledLine()
      for column in 0..<columns {
        let cell = row * columns + column
        if dots[cell] == 0 {
          line.append(" ")
        } else if let scalar = Unicode.Scalar(0x2800 + UInt32(dots[cell])) {
          line.append(String(Character(scalar)), colors[cell])
        }
      }
      return line
    }
  }

  /// By row and column, as Unicode numbers the dots of a pattern.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
