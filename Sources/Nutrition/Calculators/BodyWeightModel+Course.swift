extension BodyWeightModel {
  /// The modelled body from day to day, where intake differs from one day to the next.
  public struct Course: Equatable, Sendable {
    public let model: BodyWeightModel
    private var state: State

    init(model: BodyWeightModel) {
      self.model = model
      state = model.start
    }

    /// Kilograms, with the water and glycogen of the day.
    public var weightKg: Double { model.weight(of: state) }

    /// Kilocalories a day that keep this body as it is.
    public var maintenance: Double { model.maintenance(keeping: state) }

    /// Whether the model says anything about the body after one more day.
    func isDescribed(after intake: Double) -> Bool {
      intake.isFinite && model.isDescribed(model.next(state, intake: min(max(intake, 0), 20_000)))
    }

    /// Kilograms of fat.
    public var fatKg: Double { state.fat }

    /// One day on.
    ///
    /// A body that the model says nothing about (hardly any fat left) stays as it is.
    /// - Parameter intake: kcal of that day, 0...20000.
    /// - Returns: the energy spent that day in kcal: what was eaten less what the tissues took up.
    @discardableResult
    public mutating func advance(intake: Double) -> Double {
      let intake = intake.isFinite ? min(max(intake, 0), 20_000) : 0
      let following = model.next(state, intake: intake)
      guard model.isDescribed(following) else { return intake }
      let stored =
        Constant.fatDensity * (following.fat - state.fat) + Constant.leanDensity * (following.lean - state.lean)
        + Constant.glycogenDensity * (following.glycogen - state.glycogen)
      state = following
      return intake - stored
    }
  }

  /// The body at the start, to be led on day by day.
  public var course: Course { Course(model: self) }
}
