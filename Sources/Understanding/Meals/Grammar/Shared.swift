/// A value with many strings in it, which lists hand on far oftener than anybody changes it: a copy of what holds it counts one
/// reference up and not one for each string.
@propertyWrapper
struct Shared<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    @inline(__always) get { box.value }
    set { box = Box(newValue) }
  }
}
