/// The members of a JSON object, in the order they were written.
///
/// Names are unique: where a name comes twice the later value counts and stands in the earlier one's place.
/// Two objects are equal when they hold equal members in the same order.
public struct JSONObject: Sendable, Hashable {
  /// One name with its value.
  public struct Member: Sendable, Hashable {
    public var key: String
    public var value: JSONValue

    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members in order.
  public private(set) var members: [Member]

  /// An object without members.
  public init() { members = [] }

  /// An object of these members.
  public init(_ written: [Member]) {
    var places: [String: Int] = [:]
    places.reserveCapacity(written.count)
    members = []
    members.reserveCapacity(written.count)
    for member in written {
      if let place = places[member.key] {
        members[place].value = member.value
      } else {
        places[member.key] = members.count
        members.append(member)
      }
    }
  }

  /// The names in order.
  public var keys: [String] { members.map(\.key) }

  /// How many members there are.
  public var count: Int { members.count }

  /// The value under a name. Setting adds a new name at the end; setting nil takes the member out.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}
