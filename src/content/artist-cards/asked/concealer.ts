import type { AskedWays } from './asked-ways.ts';

export const CONCEALER_ASKED: AskedWays = {
  'concealer-shade': [
    'how light should concealer be; one shade lighter or the same; my under eyes are too white',
    'reverse panda eyes; which tone of concealer do i buy; concealer looks grey',
    'concealer color for spots; match concealer to foundation',
  ],
  'concealer-dark-circles': [
    'rings under my eyes; bags; purple shadows; i look exhausted how to hide the circles',
    'havent slept and it shows; hollow dark under eyes; covering blue rings; the bags have bags',
    'night shift eyes; under eyes brownish; conceal eye bags; puffy dark under eyes',
  ],
  'concealer-crease': [
    'concealer gathers in the lines under my eyes',
    'how do i stop under eye makeup from wrinkling; concealer looks like cracked desert',
    'after an hour there are lines in my concealer; set under eye without creasing',
    'concealer settles in fine lines; under eye cakey',
  ],
  'concealer-blemish': [
    'monster zit on my forehead; make a spot disappear; scab from a pimple cover',
    'one red pimple how to conceal; cover a breakout spot without it looking crusty',
    'woke up with a spot today; a boil on my cheek; concealing zits',
    'my spot shows through concealer',
  ],
  'color-corrector': [
    'what is the peach stuff for; which corrector under the eyes; i have a shiner',
    'yellow bruise hide; what color hides blue; does green hide red',
    'lavender corrector for sallow skin; what are color correcting creams',
    'which color neutralizes; cover bruising after a fall; corrector palette what is which',
  ],
  'powder-where': [
    'where should i set with powder; loose powder or compact; is powder necessary',
    'which brush or puff for powder; apply translucent powder; do i powder under my eyes',
    'how to set my face; powder just the t zone; powder and then what; puff or brush for powder',
    'powder on cheeks too',
  ],
  'powder-flashback': [
    'my face came out like a ghost in the pictures; hd powder white',
    'why am i white in photos with flash; the flash made my under eyes glow',
    'pale patches on pictures at night; silica powder flash; white face in party photos',
  ],
  'powder-bake': [
    'leaving loose powder under the eyes for minutes; is it called baking; how to bake',
    'let powder sit; baking for dry skin; heavy powder under eyes then dust off',
  ],
  'primer-need': [
    'what is primer for; can i do without primer; is primer a waste of money',
    'is primer worth buying; what happens if i dont use primer; does primer make a difference',
    'need primer if i use moisturizer',
  ],
  'primer-types': [
    'grippy or smoothing primer; primer for oily skin; primer for dry skin',
    'which primer fits my foundation; pore filling primer or glow primer',
    'primer with silicone or without; pick a primer',
  ],
  'setting-spray': [
    'do i spray before or after powder; makeup spray to make it last; hold spray for face',
    'how far away do i hold the mist; what is fixing spray for; spray vs powder to set',
    'hair spray on face; does fixing mist help; setting powder and setting spray both',
  ],
};
