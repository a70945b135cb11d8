/// What is done about the house, in the garden and with children.
extension ActivityWords {
  /// Rows like those of `table`.
  static let everyday = """
    Gardening | other | 08140 | 08066 | 08050 | 45 | gardening, yard work, yardwork, weeding, raking leaves, \
    digging the garden, trimming the hedge, pruning the hedge, trimming hedges, hedge trimming, hedge cutting, pruning roses, pruning the roses, pruning trees ! gardened, weeded, pulled weeds, pulled up weeds, \
    pulled the weeds, raked leaves, did the garden, trimmed the hedge, trimmed the hedges, trimmed hedges, \
    clipped the hedge, clipped the hedges, edged the lawn, edged the borders, weeded the borders, cut the hedge, \
    pruned the roses, pruned roses, pruned the hedge, pruned the hedges, pruned the bushes, pruned the trees, trimmed the bushes, \
    worked in the garden, pottered in the garden, pottered round the garden, \
    pottered around the garden, pottered about the garden, did some gardening
    Mowing the lawn | other | 08095 | 08125 | 08110 | 45 | mowing the lawn, mowing, lawn mowing, mow the lawn ! mowed the lawn, mowed, cut the grass, pushed the mower, pushed the lawnmower, pushed the lawn mower
    Shovelling snow | other | 08195 | 08195 | 08202 | 30 | shoveling snow, shovelling snow, snow shoveling, snow shovelling ! shoveled snow, shovelled snow, shoveled the driveway
    Housework | other | 05030 | 05040 | 05027 | 45 | housework, house cleaning, cleaning the house, household chores, vacuuming, hoovering, mopping, chores, deep clean, spring cleaning, scrubbing floors ~ cleaning, cleaned, tidying, tidied ! vacuumed, hoovered, mopped, deep cleaned
    Moving furniture | other | 05120 | 05121 | 05150 | 60 | moving furniture, moving boxes, moving house, \
    carrying boxes, move house, heavy lifting, lifting boxes, lifting furniture, unpacking boxes ! moved furniture, \
    shifted furniture, moved boxes, moved house, carried boxes, carried furniture, lugged boxes
    Chopping wood | other | 08019 | 08019 | 08020 | 30 | chopping wood, splitting wood, splitting logs, chopping firewood, chopping logs, splitting firewood, wood chopping, \
    log splitting ! chopped wood, split wood, chopped firewood, chopped logs, chopped the wood, chopped some wood, split logs, split the logs, split firewood, split the wood
    Stacking wood | other | 08010 | 08009 | 08010 | 30 | stacking wood, stacking firewood, stacking logs, stacking the wood, wood stacking, log stacking \
    ! stacked wood, stacked firewood, stacked logs, stacked the wood, stacked the logs, stacked the firewood
    Playing with children | other | 05175 | 05171 | 05180 | 30 | playing with kids, soft play, hide and seek ! played hide and seek
    Active play with children | other | 05180 | 05175 | 05180 | 30 | playing tag, game of tag ! played tag
    Sweeping outside | other | 05140 | 05011 | 05012 | 20 | sweeping the yard, sweeping the path, sweeping leaves ! swept leaves
    Fetching water | other | 11191 | 11191 | 17076 | 30 | fetching water, hauling water, carrying water ~ fetched water, hauled water, carried water, drew water
    Ironing | other | 05070 | 05070 | 05070 | 30 | ironing ! ironed
    Laundry | other | 05090 | 05091 | 05092 | 30 | laundry ! did the laundry, hung the washing
    Washing the car | other | 05020 | 06225 | 05020 | 30 | car wash
    Painting | other | 06165 | 06160 | 06150 | 60 | painting and decorating
    Painting indoors | other | 06160 | 06160 | 06165 | 60 | wallpapering ~ decorating ! wallpapered
    Home improvement | other | 06072 | 06074 | 06070 | 60 | diy, home improvement, carpentry, woodwork ! built a deck, built a fence, built a shed, built a wall, put up shelves, put up a shelf
    Digging | other | 08050 | 08045 | 08052 | 45 | digging the allotment ~ allotment, digging, dug, shovelling, shoveling, shovelled, shoveled ! dug the garden, shovelled gravel, shoveled gravel, shifted gravel, shovelled soil, shoveled dirt, dug the allotment, dug over, dug a hole, dug the veg patch
    Carrying shopping | other | 05054 | 05055 | 05056 | 15 | ~ carrying groceries, carrying shopping, carrying the shopping, carrying the groceries, carried groceries, carried shopping, carried the shopping, carried the groceries, carried my shopping, carried my groceries, lugged the shopping, lugged shopping, lugged the groceries
    Building work | other | 11120 | 11120 | 11050 | 60 | building work, construction work, bricklaying, brickwork, hod carrying, roofing work, labouring on site, plastering, tiling, rendering walls ! carried bricks, laid bricks, \
    carried the hod, mixed cement, mixed concrete, laid slabs, laid paving, laboured on site, paved the, paved a, gutted a, gutted the, tiled the, tiled a
    Farm work | other | 11146 | 11147 | 11145 | 60 | farm work, mucking out, baling hay, lambing ! mucked out, loaded hay, baled hay, stacked hay, fed the cattle, fed the sheep
    Playing with the dog | other | 05193 | 05192 | 05194 | 30 | playing fetch ! played fetch
    Washing up | other | 05041 | 05041 | 05035 | 15 | washing up, doing the dishes ! did the dishes, did the washing up, washed the dishes
    Cooking | other | 05050 | 05050 | 05049 | 45 | ~ cooking dinner, cooking lunch, cooking tea, cooking breakfast, cooking supper, cooked dinner, cooked lunch, cooked tea, cooked breakfast, cooked supper
    Shopping | other | 05060 | 05065 | 05060 | 45 | food shopping, grocery shopping, supermarket shopping, supermarket shop, weekly shop, food shop, grocery shop
    Kick scooter | cardio | 17145 | 17145 | 17145 | 20 | kick scooter, push scooter, scooter ride ~ scooter, scooting ! scooted, scootered
    Marching band | other | 10130 | 10135 | 10131 | 60 | marching band, marching band practice, band practice marching, baton twirling
    Drumming | other | 10040 | 10045 | 10048 | 45 | drumming, playing drums, playing the drums ! played drums, played the drums
    Meditation | flexibility | 07075 | 07075 | 07075 | 15 | meditation, meditating, breathwork ! meditated
    """
}
