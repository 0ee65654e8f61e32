import type { LinesOfArtist } from './lines-of-artist.ts';

/** Brisk and dry; has one eye on the clock. */
export const ANOUK_LINES: LinesOfArtist = {
  'red-lip-choose': 'Pick one, keep it in your coat pocket, and stop shopping.',
  'red-lip-last': 'No tissue in the bag means that a paper napkin will do.',
  'five-minute': 'Leave out the brow gel, and it is three products and four minutes.',
  'undertone-find': 'Two minutes at the window, once, and that is settled.',
  'order-steps': 'On most mornings concealer, cheeks and mascara will do, in that order.',
  'brow-fill': 'Ten strokes, brush through, next.',
  'smoky-eye': 'Pencil, finger, done, and call it smoke.',
  'foundation-shade': 'If none of them disappears, wear none and save the money.',
  'liner-wing': 'If the second one goes wrong, smudge both and say that it was the plan.',
  'concealer-dark-circles': 'Warm it between two fingers first, and it needs no brush.',
  'color-outfit': 'Or wear the face of yesterday, since nobody keeps a list.',
  'blush-where': 'Two fingers to measure, and the same two to blend.',
  'foundation-no': 'Leave it off four days a week, and see who notices.',
  'shadow-one-color': 'One shade, one finger, one minute.',
  'eyes-awake': 'If there is time for one thing only, it is the curler.',
  'no-makeup-makeup': 'If someone asks what you have done, it was one thing too many.',
  'start-kit': 'Five things fit in one pocket, and that is no accident.',
  'start-budget': 'The cheapest product is the one that you do not buy.',
  'men-natural': 'Two dots, one finger, and nobody is the wiser.',
  office: 'Three things, and done before the coffee is.',
  interview: 'Then forget your face, and think of your answers.',
  'mend-blush': 'Thirty seconds, and it was never there.',
  'tools-basic': 'Begin with the fifth, and see how far you get.',
  'tools-brush-wash': 'Fingers get washed anyway, which is one more reason to use them.',
};
