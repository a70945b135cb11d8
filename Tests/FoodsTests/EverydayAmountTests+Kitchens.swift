extension EverydayAmountTests {
  /// Dishes of many kitchens: quantity | unit | what is said | grams | kcal | kind of food, where it matters
  static let kitchens = """
    - | - | nasi lemak | 200-500 | 350-850
    1 | bowl | tonkotsu ramen | 350-900 | 400-950
    - | - | katsudon | 300-650 | 500-1100
    1 | - | oyakodon | 300-650 | 450-950
    - | - | japchae | 200-450 | 250-650
    - | - | matar paneer | 180-380 | 250-600
    - | - | paneer butter masala | 180-400 | 350-750
    1 | - | aloo paratha | 80-200 | 200-450
    - | - | dal makhani | 200-350 | 200-500
    - | - | chana masala | 120-300 | 180-500
    2 | - | gulab jamun | 60-140 | 200-480
    1 | glass | mango lassi | 180-320 | 130-330
    - | - | lassi | 180-320 | 110-300
    4 | - | dolmas | 60-200 | 120-400
    3 | - | kofta | 150-400 | 350-900
    1 | - | lahmacun | 100-250 | 250-550
    - | - | lamb tagine | 200-450 | 300-700
    - | - | jollof rice | 180-350 | 250-600
    - | - | ugali | 180-350 | 130-450
    - | - | lomo saltado | 300-600 | 500-1100
    1 | - | pao de queijo | 20-60 | 50-200
    - | - | poutine | 250-500 | 500-1200
    1 | - | pastel de nata | 50-110 | 150-350
    - | - | moules frites | 250-550 | 500-1100
    1 | - | pain au chocolat | 50-110 | 220-450
    1 | - | reuben | 200-400 | 450-950
    - | - | irish stew | 200-450 | 200-650
    1 | - | steak pie | 120-300 | 350-800
    1 | - | scone with jam | 60-140 | 200-450
    - | - | apple crumble and custard | 150-350 | 250-650
    1 | slice | vegemite toast | 30-80 | 90-260
    1 | - | rosti | 50-200 | 100-420
    6 | sticks | mozzarella sticks | 100-280 | 300-900
    - | - | cold brew | 200-600 | 0-20 | water
    1 | - | cortado | 50-250 | 3-130 | drink
    1 | - | negroni | 80-130 | 150-300 | drink
    1 | - | oat milk latte | 220-450 | 80-240 | drink
    1 | - | baileys | 20-200 | 60-650 | drink
    1 | - | big mac meal | 600-900 | 850-1350
    - | - | ham and mushroom omelette | 90-250 | 150-500
    1 | - | cheese and onion pasty | 120-300 | 400-800
    - | - | scrambled eggs with cheese | 80-250 | 130-450
    1 | slice | rye toast | 20-50 | 55-150
    - | - | cheese crackers | 12-60 | 60-300
    8 | pieces | salmon nigiri | 200-450 | 220-700
    3 | - | pork tacos | 200-480 | 450-1200
    1 | - | glazed doughnut | 35-90 | 150-400
    1 | - | white monster | 240-520 | 0-70
    1 | cup | tea with milk | 200-280 | 5-60
    1 | handful | m&ms | 15-60 | 70-300
    """
}
