import type { AskedWays } from './asked-ways.ts';

export const TOOLS_ASKED: AskedWays = {
  'tools-basic': [
    'how many brushes do i need; minimum set; which brush is for what; brush kit',
    'must have tools; makeup brushes for beginners; which brush first; brush for powder',
    'essential tools; blush brush; names of brushes; eye brush set; large fluffy brush',
    'which brushes to buy; cheap brush set',
  ],
  'tools-sponge': [
    'how to use beauty blender; wet sponge or dry; egg shaped sponge; bounce sponge',
    'sponge eats my foundation; dampen; makeup egg; how wet; sponge technique',
    'sponge soaks up product; dab with sponge',
  ],
  'tools-brush-or-fingers': [
    'can i use my hands; fingers ok for makeup; brushes necessary; makeup without tools',
    'just fingers; fingertips; is it unhygienic with fingers; no brushes at home',
    'apply with hands; cream products with fingers',
  ],
  'tools-brush-types': [
    'real hair or synthetic; vegan brushes; what bristle for cream; difference in brush hair',
    'natural hair brush; dense or fluffy brush; stippling brush; kabuki; flat top',
    'shape of brush for what; nylon; fan brush',
  ],
  'tools-brush-wash': [
    'cleaning brushes; my brushes are filthy; how do i clean my tools; brush soap',
    'shampoo for brushes; wash eye brushes; how frequently clean brushes',
    'dry brushes after washing; stiff brush; never washed my brushes; deep clean',
    'dry cleaning brush; bristles fall out; shedding brush; brush hygiene',
  ],
  'tools-sponge-wash': [
    'wash beauty blender; sponge black spots; my blender stinks; get stains out of sponge',
    'microwave sponge; when do i bin my sponge; sponge hygiene; mould in sponge',
    'how often change sponge; dirty blender; puff washing',
  ],
  'tools-light': [
    'where do i sit to do makeup; bulb colour; mirror for makeup',
    'my makeup looks different outside; bathroom lamp lies; daylight lamp; lighted mirror',
    'makeup looks wrong outdoors; warm light; vanity; magnifying; makeup near window',
    'hollywood mirror; looks good inside bad in the sun',
  ],
  'tools-sharpen': [
    'pencil sharpener; kohl pencil too soft; tip keeps breaking; sharpen kajal',
    'put pencil in freezer; lip pencil blunt; crumbly pencil; wooden pencil',
    'eyeliner pencil snaps; hygienic sharpening',
  ],
  'hygiene-mascara-age': [
    'mascara shelf life; how many months mascara; when do i bin mascara; mascara smells',
    'is my six month old mascara safe; mascara opened ages ago; mascara expired',
    'how old can mascara be; replace mascara every; unopened mascara',
    'mascara from two years ago',
  ],
  'hygiene-expiry': [
    'how long are products good; does powder go bad; use by date; little jar symbol',
    'old foundation smells; eyeshadow from ten years ago; shelf life; lipstick smells funny',
    'foundation separated in bottle; when do i throw away makeup; makeup older than',
    'best before; past date; grandmothers compact; is it still usable; pao',
  ],
  'hygiene-share': [
    'my sister uses my makeup; is it ok to borrow lipstick; lend my brush; swapping makeup',
    'sharing eyeliner; second hand makeup; friend wants my mascara; use someone elses makeup',
    'common brushes; bought used palette; germs from sharing; roommate',
  ],
  'hygiene-sanitize': [
    'clean a palette; alcohol on lipstick; kill germs on makeup; spray alcohol',
    'disinfecting powder; lipstick after illness clean; how to make used makeup safe; sanitise',
    'clean compact; sterilise tweezers; wipe eyeliner pencil',
  ],
  'hygiene-store': [
    'where to keep my products; makeup in hot car; fridge for makeup; bathroom damp',
    'organise makeup; keep brushes where; storage box; heat melts makeup; makeup in sun',
    'tidy vanity; containers; keep lipsticks; summer car',
  ],
  'hygiene-sick': [
    'had conjunctivitis throw mascara; after a stye; herpes on lip lipstick; after flu products',
    'had an eye infection can i use my old mascara; lip balm after cold sore; infected makeup',
    'sick last week; after illness; covid and lipstick',
  ],
  'hygiene-testers': [
    'tester lipstick on mouth; are shop samples clean; try shades in the store',
    'makeup counter hygiene; test colors on hand; trying foundation in store; sample germs',
    'swatch',
  ],
  'remove-all': [
    'wash off makeup properly; cleanse at night; oil or micellar',
    'best way to take everything off; two step cleansing; balm cleanser',
    'what to remove makeup with; face still dirty after washing; makeup off; oil cleansing',
    'makeup left on towel; do i need a special remover; evening routine',
    'clean face after makeup; soap and water enough; coconut oil',
  ],
  'remove-eyes': [
    'take mascara off kindly; remove liner; eye remover; mascara left in the morning',
    'eyes sting from remover; rub eyes; how to get eye makeup off; waterline clean',
    'panda eyes after shower; two phase; lashes fall when i clean; eyeshadow off',
    'residue of kohl',
  ],
  'remove-waterproof': [
    'stubborn mascara; long lasting lipstick wont come off; oil for waterproof; liquid lip off',
    'get off budge proof; waterproof liner off; stain of lip tint remove; 24h lipstick remove',
    'mascara wont budge; dissolving waterproof; lipstick stains my lips',
  ],
  'remove-wipes': [
    'cleansing cloths; wipes harmful; only wipes at night; are face wipes enough; wet wipes',
    'reusable pads; baby wipes; lazy wipes; wipes alternatives; micellar pads; wipes sting',
  ],
  'remove-glitter': [
    'glitter stuck everywhere; take off sparkles; glitter next morning; glitter in brows',
    'tape glitter; sparkle all over; glitter off eyelids; how to wash off glitter',
    'gems off face; glue residue of gems',
  ],
  'remove-sleep': [
    'went to bed with makeup; is it bad to sleep with mascara; crashed with full face',
    'too lazy at night; drunk and didnt wash; morning after with makeup; one night in makeup',
    'sleeping in foundation; skin after sleeping in makeup; didnt take it off; came home late',
    'nap with makeup',
  ],
};
