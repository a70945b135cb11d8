/// Words that praise or judge and say nothing about what was eaten.
enum OpinionWords {
  static let all: Set<String> = Set(
    """
    delicious tasty yummy scrumptious amazing awesome great wonderful lovely nice fantastic fabulous excellent perfect perfectly
    delightful delectable satisfying refreshing comforting hearty wholesome nutritious healthy indulgent decadent mouthwatering
    luscious flavorful flavourful flavorsome savory savoury appetizing tempting irresistible divine heavenly exquisite gorgeous
    beautiful favorite favourite fave simple quick easy humble classic guilty fulfilling enjoyable pleasant superb terrific
    incredible unbelievable decent good best ultimate generous ample modest moderate guilt cozy cosy cheeky lazy fancy proper
    nourishing energizing invigorating revitalizing thirst-quenching rejuvenating quenching uplifting soothing unique special
    traditional authentic typical usual  everyday juicy succulent scrummy lush fun exciting interesting
    unforgettable sumptuous splendid sinful dreamy rewarding festive balanced new versatile convenient exotic ideal
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
