import type { AskedWays } from './asked-ways.ts';

export const LIPS_ASKED: AskedWays = {
  'red-lip-choose': [
    'which red for me; pick my first red; cherry brick or crimson',
    'is coral red or blue red for me; scared of red lipstick; red that fits my complexion',
    'red for blondes; ruby or tomato; shopping for a red lip; can i wear red',
    'red lipstick with pink skin; classic red; warm red or cool red',
  ],
  'red-lip-last': [
    'lipstick should stay for hours; long wear lip; my lip color is gone after an hour',
    'make lip color budge proof; red stays through the night; how to set lipstick',
    'blot and powder lipstick; lasting lip color; lipstick fades in the middle',
    'my lipstick disappears; lipstick durability; stays put lipstick',
    'lipstick leaves a ring only',
  ],
  'lip-eat': [
    'lipstick and a burger; eating and drinking with lip color; three course meal lipstick',
    'no touch up after lunch; lipstick on my cup; lipstick on my coffee mug',
    'kissing without smearing; lip color on straw; wine glass prints; snack proof lip',
    'lipstick gone after eating; oily food lipstick',
  ],
  'lip-nude-choose': [
    'nude that is not corpse; beige lip shade for me; skin colored lipstick; nude too pale',
    'my natural lip shade only nicer; which nude suits pink skin',
    'nude lipstick looks like concealer; subtle lip color; neutral lipstick; everyday lip; mlbb',
    'nude for my skin',
  ],
  'lip-fuller': [
    'pouty lips; draw over the lip line; lips look plumper; make my mouth look bigger',
    'fake a fuller pout; lip plumping trick; bigger pout without needles; volume for lips',
    'gloss in the middle; luscious lips; overdraw lips',
  ],
  'lip-thin': [
    'i have hardly any lip; narrow mouth which color; tiny lips lipstick',
    'my lips are like a line; top lip disappears; lip color for small mouth; pencil thin lips',
    'no lips',
  ],
  'lip-liner-why': [
    'why would i use lip pencil; is lip pencil necessary; skip lip liner',
    'what good is lip liner; lip liner all over; how to line lips; use of a lip pencil',
    'putting on lip liner',
  ],
  'lip-liner-color': [
    'which pencil to go with my lipstick; lip pencil darker or same',
    'liner shade for pink lipstick; brown outline pale lips; nude liner for red lipstick',
    'outline color; 90s lips; should my lip pencil match',
  ],
  'lip-feather': [
    'my lipstick wanders into little lines; lip color leaks out; smoker lines and lipstick',
    'keep lipstick inside the edges; lipstick spreads; lip color migrating',
    'stop lipstick from creeping; bleeding; red seeps over my lip edge; vertical lines over lip',
  ],
  'lip-dry': [
    'my lips are rough and peeling; scrub lips before color; lipstick on sore dry lips',
    'crusts on lips; lip color sticks to dry bits; winter lips; lipstick looks scaly',
    'moisturise lips before lipstick; lips like sandpaper; chapped',
  ],
  'lip-matte-comfort': [
    'matte lipstick dries me out; matte feels like glue; lips shrivel in matte',
    'liquid matte crumbles at the inside; comfortable matte; matte lips without desert',
    'drying lipstick; lips feel tight in liquid lipstick; cracked matte',
  ],
  'lip-gloss-last': [
    'gloss slides off; hair in my gloss; non sticky gloss; gloss gone quickly',
    'keep gloss on longer; gloss runs over lip edge; sticky lips; how to wear gloss',
  ],
  'lip-teeth': [
    'red on my teeth; lipstick gets to my front teeth; tooth smear; keep color off teeth',
    'finger trick; smile with lipstick on tooth',
  ],
  'lip-teeth-whiter': [
    'my smile looks yellow with lipstick; blue based lip whiten; lipstick to hide yellow teeth',
    'shades for not so white teeth; tea stained smile; lip color brighter teeth',
    'which lipsticks make teeth look dirty; smoker teeth; dentures color lipstick',
  ],
  'lip-blur': [
    'soft lips without edges; gradient mouth; lips as if i ate berries; smudged lip look',
    'k beauty lips; cloud lips; blotted lips; blurry edges lip; faded lip outline; ombre',
  ],
  'lip-dark': [
    'how do i get away with almost black lips; aubergine lipstick; gothic mouth',
    'chocolate brown lips; dark cherry lips on pale; vampire lips for everyday',
    'deep purple lipstick; blackberry; is dark lipstick for me; scared of dark lips',
    'dark lipstick looks harsh; dark brown lips',
  ],
  'lip-uneven': [
    'top lip bigger on one side; bottom lip much bigger than top; lopsided mouth',
    'scar on my lip; correct lip shape; lip is crooked; corners droop; balance the lips',
    'cupids bow not even; make lips symmetrical; downturned mouth corners; flat cupids bow',
  ],
  'lip-pigmented': [
    'my lips are brownish; lip tone is purple; dark edges of lips',
    'lipstick looks different on my dark lips; brown upper pink lower; even out lip color',
    'neutralize lip color; my lips are naturally dark; lipstick doesnt show true color',
  ],
  'lip-stain': [
    'tint for lips; stain goes patchy; how do i apply a lip tint; tint that stays in cracks',
    'water tint; lip marker; stain lasting; peel off lip tint; berry stain',
  ],
  'lip-finish-difference': [
    'gloss matte satin cream which; what does satin mean; shiny or matte mouth',
    'explain the lipstick finishes; velvet or sheer lipstick; types of lipstick; matte vs satin',
    'lip balm or lipstick or gloss; frosted lipstick; metallic lipstick',
  ],
  'lip-brush-precise': [
    'how do i apply lipstick with clean edge; lipstick without going over the edge',
    'lipstick neatly; lip brush necessary; sharp outline; put on lipstick properly; exact lips',
    'messy when i put on lipstick; crisp cupids bow; concealer around lips',
  ],
  'lip-bright-day': [
    'fuchsia at work; orange lips in the morning; neon pink lip; is a loud lip ok for daytime',
    'hot pink for everyday; wear coral lips; strong lipstick with jeans',
    'magenta lips at the office; bright lip with nothing else; purple lipstick in the day',
  ],
};
