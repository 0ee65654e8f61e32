import type { AskedWays } from './asked-ways.ts';

export const LINER_ASKED: AskedWays = {
  'liner-first': [
    'i have never put liner on; simplest way to line eyes; eyeliner for dummies',
    'how do i apply eyeliner; beginner liner tips; drawing a line along lashes; eye pencil how',
    'basic eyeliner; always mess up eyeliner; teach me liner; easy liner technique',
    'eyeliner lesson',
  ],
  'liner-wing': [
    'how do i get a flick; cat eyes with liner; sharp wing; wing angle; tape for winged liner',
    'cat flick step by step; extend the line upwards; pointed liner; wing tutorial',
    'wing direction; fox eye liner',
  ],
  'liner-wing-even': [
    'wings different on each eye; one flick is higher; make both flicks alike; matching wings',
    'second eye never matches the first; asymmetric wings; my cat eyes look like cousins',
    'level the wings',
  ],
  'liner-shaky': [
    'my hand trembles with liner; parkinson liner; cant keep the pencil steady; hand wobble',
    'nervous hands; line always jagged; rest elbow; shaking fingers; tremble',
    'coffee shakes eyeliner',
  ],
  'liner-types': [
    'which kind of liner should i buy; felt tip or pencil; kajal gel or liquid',
    'best liner form for newbies; what eyeliner lasts longest; brush tip liner or pen',
    'difference of kohl and gel; liner formula',
  ],
  'liner-tightline': [
    'line between the lashes from below; upper inner rim; invisible eyeliner technique',
    'thicker lashes with liner under lashes; how do you tightline; liner in upper waterline',
    'fill roots of lashes',
  ],
  'liner-waterline': [
    'does black in the lower rim make eyes smaller; kajal; kohl in lower waterline disappears',
    'inner rim pencil fades; lining the inside of lower lid; how to make waterline liner stay',
    'dark inside rim; waterline colour runs',
  ],
  'liner-smudge-proof': [
    'my liner slides down; eyeliner smears; line disappears by lunch',
    'keep eyeliner where i put it; oily lids and pencil; eyeliner melts',
    'black mess under the eyes from pencil; eye pencil wanders; long lasting liner',
    'liner wears off; kohl travels; eyeliner fades on outer corner',
  ],
  'liner-brown': [
    'does brown look softer than black; black makes me look hard; brown pencil for daily',
    'grey or brown liner; which liner color for an everyday look; gentle liner colour',
    'is black liner ageing; navy instead of black',
  ],
  'liner-colored': [
    'green liner on brown eyes; teal pencil; how do i wear violet liner',
    'which bright liner goes with blue eyes; coloured kohl; turquoise liner',
    'fun eyeliner colors; white eyeliner; neon liner; pop of color with liner',
  ],
  'liner-nude-waterline': [
    'skin colored pencil on inner rim; white kohl bigger eyes; cream pencil on waterline',
    'flesh pencil inner lid; brighten waterline; white on lower rim looks fake',
  ],
  'liner-graphic': [
    'floating crease line; artistic liner; cool shapes with eyeliner; open wing',
    'draw lines on lids like on the runway; geometric liner; liner art; avant garde liner',
    'sixties crease line; dots and lines liner',
  ],
  'liner-double': [
    'fish tail wing; wing on top and bottom; two flicks; double flick; lower wing',
    'mirrored wing',
  ],
  'liner-kitten': [
    'mini wing; very small flick; discreet cat eye; baby wing for work; short flick',
    'little lift at the end of the liner; wing for every day',
  ],
  'liner-shadow': [
    'line eyes with shadow powder; use a dark shadow instead of liner; smudged soft line',
    'wet shadow as liner; damp brush and shadow; line with powder; softer alternative to liner',
  ],
  'liner-lower': [
    'should i line the bottom; line beneath the eye; under eye liner; only outer third lower',
    'lower line makes me look tired; pencil below lashes; lining lower lid',
    'bottom liner drags eyes down',
  ],
  'liner-gel': [
    'pot gel liner with brush; liner in a jar; which brush for gel liner; my gel pot dried',
    'revive dried gel eyeliner; using gel in a pot',
  ],
};
