import type { AskedWays } from './asked-ways.ts';

export const EYES_ASKED: AskedWays = {
  'eyes-hooded': [
    'my eyeshadow vanishes when my eyes are open; lots of skin over my lids; no room on my lid',
    'lid is covered by skin; hooded what to do with shadow; where to put crease color on hoods',
    'eyelid space is zero; shadow hides under my fold; heavy hanging lids',
    'shadow above the crease',
  ],
  'eyes-hooded-liner': [
    'my wing breaks in the fold; how to draw wings with hoods',
    'eyeliner disappears under my hood; flick gets crooked when eye is open',
    'liner for covered lids; cat eye on hoods; thick liner eats my lid',
  ],
  'eyes-monolid': [
    'east asian eyes makeup; no fold on my lid; smooth lid shadow; makeup for korean lids',
    'i dont have a crease where does shadow go; liner and shadow for single lids',
    'gradient on monolids',
  ],
  'eyes-deep-set': [
    'my eyes sit far back; brow bone sticks out over my eyes; shadowy sockets',
    'hollow eye sockets; bring my eyes forward; deep sockets which shadow; recessed eyes',
  ],
  'eyes-round': [
    'my eyes are very circular; make doe eyes longer; stretch round eyes',
    'big round eyes less surprised; turn round eyes into almond; almond effect on round eyes',
  ],
  'eyes-almond': [
    'what suits almond eyes; im told i have almond shaped eyes; makeup for almond shape',
    'show off almond eyes',
  ],
  'eyes-downturned': [
    'outer corners of my eyes hang down; my eyes turn down; look less sad; puppy eyes',
    'pull up the outer corners; eyes slant down; lifting the outer corner',
    'drooping at the outside; downward eyes eyeliner',
  ],
  'eyes-upturned': [
    'outer corners of my eyes go up; my eyes slant upwards; upturned which shadow',
    'bring down my slanted eyes; fox eyes by nature',
  ],
  'eyes-close-set': [
    'my eyes are very near together; little space between my eyes; spread my eyes apart',
    'eyes too near the nose; close together eyes trick; widen the distance',
  ],
  'eyes-wide-set': [
    'big gap between my eyes; my eyes are far from each other; bring eyes together',
    'eyes spaced far; wide apart eyes where to put dark shadow; hammerhead eyes',
  ],
  'eyes-small': [
    'tiny eyes; make them look huge; my eyes look like dots; enlarge eyes with makeup',
    'doll eyes; how to widen my eyes; eyes appear larger; little eyes; squinty',
  ],
  'eyes-protruding': [
    'my eyes bulge; eyes come forward; pop eyes; make big lids less prominent',
    'push my eyes back with shadow; eyes look bulgy; thyroid eyes makeup',
  ],
  'eyes-find-shape': [
    'how can i tell whether im hooded or almond; which category are my eyes',
    'no idea what type of eyes i have; eye shape test; am i hooded or monolid',
    'name my eye shape',
  ],
  'eyes-uneven': [
    'left eye smaller than right; one lid folds and the other doesnt; eyes not level',
    'make both eyes match; one eye droops; my eyes dont match; lazy lid on one side',
  ],
  'liner-transfer': [
    'black line above my crease; eyeliner stamps itself on my lid; mascara prints under my brow',
    'marks on my upper lid after blinking; my liner copies itself; mascara stamps on brow bone',
  ],
  'eyes-awake': [
    'i look knackered; how to not look tired at work; look like i slept',
    'fresher eyes after a bad night; i look exhausted; eyes look sleepy brighten',
    'everyone says i look tired; hangover face; jet lagged face; wide awake',
  ],
};
