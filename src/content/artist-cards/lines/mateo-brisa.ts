import type { LinesOfArtist } from './lines-of-artist.ts';

/** Thinks in points, planes and edges, as one draws. */
export const MATEO_LINES: LinesOfArtist = {
  'red-lip-choose': 'Choose the color once, and then give all your care to the edge.',
  'red-lip-last': 'The liner is the construction; the color only fills it in.',
  'five-minute': 'If you add one line, let it be the one along the upper lashes.',
  'undertone-find':
    'Think of it as the paper that you draw on, which is white, cream or between them.',
  'order-steps': 'Ground first, then form, then line, like any drawing.',
  'brow-fill': 'Draw hairs and no outline, for the shape is there already.',
  'smoky-eye': 'Even smoke has a structure, dark at the root and nothing at the rim.',
  'foundation-shade': 'A good ground has no edge, so look at the jaw first.',
  'liner-wing': 'Think of it as two dots and a straight line.',
  'concealer-dark-circles': 'Lighten the dark plane alone, as you would one side of a cube.',
  'color-outfit': 'Take one line from the cut of the dress, and repeat it on the eye.',
  'blush-where': 'A diagonal lifts what a circle rounds.',
  'liner-graphic': 'One hard edge on a soft face; that is the whole idea.',
  'liner-wing-even': 'Compare angles and not lengths, since two eyes are never twins.',
  'liner-colored': 'One color and one line, and the face has a headline.',
  'liner-shaky': 'Every long line is a row of short ones, on paper too.',
  'eyes-hooded-liner': 'Draw for the open eye, because that is the one they look into.',
  'eyes-monolid': 'A monolid is a wide canvas, so use its height.',
  'contour-nose': 'Two parallel lines, and then lose their outer edges.',
  'contour-basic': 'You are drawing a shadow, and a shadow is crisp on one side only.',
  'brow-shape': 'Three points make a brow, and the rest is joining them.',
  'shadow-crease': 'Thin layers keep the line of the fold clean.',
  'shadow-placement': 'Three tones are enough to turn a flat lid into a form.',
  'shadow-cut-crease': 'Let the edge be sharp, and everything above it melt.',
};
