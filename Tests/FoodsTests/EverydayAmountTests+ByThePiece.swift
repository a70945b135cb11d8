extension EverydayAmountTests {
  /// Foods by the piece, herbs before a plain food, vessels, and dishes of rice:
  /// quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let byThePiece = """
    5 | - | lamb meatballs | 115-160 | 270-420
    4 | - | meatballs in gravy | 140-200 | 220-420
    2 | - | stuffed capsicums | 500-640 | 600-800
    3 | miniature | babybel | 54-66 | 180-240
    750 | ml | isotonic drink | 740-800 | 150-250
    330 | ml | isotonic sports drink | 325-350 | 60-110
    2 | - | eish baladi | 160-200 | 400-540
    1 | - | mutton kabsa | 280-420 | 450-750
    1 | - | chicken machboos | 300-420 | 500-800
    - | - | minted new potatoes | 120-220 | 110-280
    - | - | rosemary potatoes | 100-220 | 130-300
    - | - | oregano chicken | 85-180 | 130-300
    - | - | dill carrots | 60-120 | 15-90
    - | - | coriander rice | 120-240 | 150-310
    - | - | lemon salmon | 85-180 | 150-400
    - | - | bavarian mustard | 8-20 | 10-40
    1 | tumbler | lassi | 250-330 | 120-350
    1 | tumbler | black tea | 250-330 | 0-10
    2 | - | corn tostadas | 24-40 | 100-200
    1 | - | energy bar | 50-75 | 190-300
    1 | - | whataburger junior | 120-200 | 300-500
    - | - | idli sambar | 180-320 | 150-320
    """
}
