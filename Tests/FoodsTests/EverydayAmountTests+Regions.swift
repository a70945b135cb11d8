extension EverydayAmountTests {
  /// Dishes by the names of their regions, pieces of what is counted, and what is sliced thin: quantity | unit | what is
  /// said | grams | kcal
  static let regions = """
    - | - | bucatini amatriciana | 250-450 | 380-780
    200 | g | saffron risotto | 200-200 | 220-400
    1 | - | suppli | 60-140 | 140-320
    6 | - | grissino | 20-60 | 80-240
    6 | slices | genoa salami | 35-80 | 130-300
    5 | slices | coppa | 40-90 | 80-260
    4 | slices | prosciutto | 35-80 | 70-190
    1 | - | coffee eclair | 60-130 | 180-420
    1 | slice | vanilla slice | 80-180 | 280-650
    100 | g | white sauce | 100-100 | 100-190
    1 | slice | tortilla de patatas | 80-160 | 140-330
    - | - | moules | 200-450 | 220-600
    1 | slice | brown cheese | 7-15 | 30-70
    2 | slices | rugbrod | 60-120 | 150-320
    4 | - | lotus biscuits | 25-40 | 110-200
    12 | - | poffertjes | 90-190 | 270-620
    1 | - | vleeskroket | 55-100 | 150-300
    - | - | boerenkool with rookworst | 300-600 | 400-900
    200 | g | maultaschen | 200-200 | 320-460
    2 | - | meat pirozhki | 120-220 | 330-600
    8 | - | cevapi | 150-280 | 400-720
    100 | g | banitsa | 100-100 | 260-390
    - | - | keftedes | 90-220 | 220-560
    2 | sticks | kalamaki | 100-220 | 220-480
    - | - | doner wrap | 250-420 | 550-1000
    - | - | chicken shawarma sandwich | 220-400 | 450-900
    - | - | falafel pita | 180-350 | 420-900
    - | - | caipiroska | 110-250 | 150-350
    - | - | chicken stroganoff | 200-380 | 280-620
    3 | slices | patacones | 60-130 | 130-300
    1 | tbsp | chimichurri sauce | 12-18 | 50-100
    1 | slice | hardo bread | 30-55 | 80-150
    - | - | goat roti | 300-500 | 500-950
    1 | - | mooli paratha | 90-170 | 220-420
    2 | - | jowar rotis | 80-160 | 220-460
    2 | - | masala vadas | 70-140 | 190-400
    2 | - | dal vadas | 70-140 | 190-400
    150 | g | lauki sabzi | 150-150 | 70-170
    150 | g | baigan bharta | 150-150 | 80-190
    200 | g | goat biryani | 200-200 | 280-440
    8 | pieces | malai tikka | 180-320 | 270-520
    5 | pieces | tandoori paneer | 100-200 | 200-420
    1 | - | aloo tikki | 45-90 | 90-210
    30 | g | fox nuts | 30-30 | 90-130
    2 | tbsp | pudina chutney | 22-40 | 8-50
    2 | pieces | kaju barfi | 20-45 | 100-230
    - | - | egg kottu | 300-550 | 600-1200
    6 | - | chicken gyoza | 100-170 | 190-340
    4 | - | prawn dumplings | 70-130 | 80-240
    3 | sheets | nori | 5-12 | 15-40
    1 | - | mooncake | 90-200 | 300-650
    4 | pieces | ebi fry | 70-140 | 150-320
    1 | packet | mi goreng packet | 180-350 | 320-430
    150 | g | glass noodles | 150-150 | 100-220
    - | - | thai red curry with duck | 220-420 | 330-700
    - | - | thai basil pork | 160-320 | 320-650
    - | - | mujadara | 200-380 | 300-600
    - | - | mast o khiar | 120-260 | 90-240
    2 | slices | halloumi | 50-75 | 130-260
    - | - | greek coffee | 45-110 | 5-40
    250 | g | sadza | 250-250 | 230-400
    1 | - | magwinya | 50-110 | 190-420
    2 | - | buttermilk rusks | 45-90 | 190-400
    - | - | peanut stew | 200-400 | 280-650
    - | - | spaghetti primavera | 180-350 | 180-480
    - | - | quattro stagioni | 150-450 | 420-1200
    - | - | paprika chicken | 100-250 | 170-450
    150 | g | cooked spelt | 150-150 | 150-240
    150 | g | manioc | 150-150 | 200-340
    - | - | yuca frita | 60-180 | 150-500
    - | - | jambon fromage | 130-260 | 350-650
    - | - | salade lyonnaise | 150-300 | 220-480
    - | - | lubina | 90-200 | 120-320
    - | - | fideuada | 220-450 | 330-700
    - | - | fried calzone | 100-260 | 330-850
    - | - | aloo curry | 180-320 | 220-420
    1 | - | paneer kati roll | 150-300 | 300-620
    - | - | meen curry | 180-330 | 220-450
    - | - | claypot rice | 280-480 | 480-900
    1 | roll | eel roll | 180-300 | 250-500
    """
}
