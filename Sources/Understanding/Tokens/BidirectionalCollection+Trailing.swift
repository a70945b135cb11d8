extension BidirectionalCollection {
  /// Everything before the trailing elements that satisfy `predicate`.
  func dropLast(while predicate: (Element) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }
}
