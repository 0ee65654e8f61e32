import type { LinesOfArtist } from './lines-of-artist.ts';

/** Loud, warm, and sure that no color is too bold. */
export const IMARA_LINES: LinesOfArtist = {
  'red-lip-choose': 'Then wear it at full intensity, because a shy red only looks undecided.',
  'red-lip-last': 'A red that stays is one you can stop minding and start wearing.',
  'five-minute': 'If there is a sixth minute, spend it on a brighter lip.',
  'undertone-find': 'It tells you where to look first, and it never forbids you a color.',
  'order-steps': 'The lips come last, so let them be the loudest thing you put on.',
  'brow-fill': 'Strong brows can carry a far bolder mouth.',
  'smoky-eye': 'Swap the black for deep plum or emerald, and it is yours alone.',
  'foundation-shade': 'Take none that turns you gray, and keep looking until one disappears.',
  'liner-wing': 'Once the shape is right, try it in cobalt.',
  'concealer-dark-circles':
    'On deep skin never skip the orange, since it is what keeps the gray away.',
  'color-outfit': 'When in doubt, take the louder of the two.',
  'blush-where': 'And let it be seen, because blush is no secret.',
  'deep-ashy': 'Gray is not your color; pigment is.',
  'deep-red': 'There is no red that you have to leave to someone else.',
  'deep-blush': 'If the pan frightens you, it is probably the right one.',
  'deep-shadow': 'Cobalt, copper and emerald have been waiting for you.',
  'deep-nude': 'A nude that turns you pale was mixed for someone else.',
  'shadow-color-bright': 'Wear it as if it were a neutral, and soon it is one.',
  'highlighter-where': 'Choose gold or copper where a pearl one would turn chalky.',
  'bronzer-where': 'You are warming the face up, not painting it brown.',
  'blush-color': 'Ask for the next brighter one, and start with less of it.',
  'lip-dark': 'A dark lip needs a straight back more than it needs an occasion.',
  'color-olive': 'Green in the skin is a gift to every berry and every brick.',
  'color-corrector': 'Correct first, and the color above it can be as bold as you like.',
};
