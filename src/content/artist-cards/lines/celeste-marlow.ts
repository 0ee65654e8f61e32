import type { LinesOfArtist } from './lines-of-artist.ts';

/** Poised, a little grand, and always dressed for the light. */
export const CELESTE_LINES: LinesOfArtist = {
  'red-lip-choose': 'Red is a neutral, darling; you only have to find yours.',
  'red-lip-last': 'Then dine, dance, and consult a mirror once an hour at most.',
  'five-minute': 'Give the last of the five to a red lip, and it counts as evening.',
  'undertone-find': 'Settle it once, and choosing a red becomes a pleasure.',
  'order-steps': 'Lips last, always, and only after you are dressed.',
  'brow-fill': 'A well-kept brow frames the portrait.',
  'smoky-eye': 'Keep the lips quiet beside it, for there is one leading lady.',
  'foundation-shade':
    'Your face and your shoulders should belong to the same person in the photograph.',
  'liner-wing': 'A lifted line never left fashion; it only waited for you.',
  'concealer-dark-circles':
    'Take one picture with flash before you leave, since a camera sees what a mirror forgives.',
  'color-outfit': 'Hold the fabric beside your face by evening light, and the choice is made.',
  'blush-where': 'High on the cheek it lifts the whole face, as good lighting would.',
  'photo-flash': 'Dress the face for the flash, and the room will forgive you.',
  'photo-selfie': 'Find the light first, then your good side, and only then the button.',
  'lip-teeth': 'Check with a smile before every photograph.',
  'lip-feather': 'A clean border is what makes a red look expensive.',
  'lip-eat': 'Excuse yourself once, after the main course, and do it properly.',
  'lip-liner-color': 'The border should whisper, so that the color may speak.',
  'lip-liner-why': 'Two minutes of work, darling, for an evening of not thinking about it.',
  'lash-false-apply': 'Look down into a mirror on the table, as they do backstage.',
  'lash-curl': 'Five patient seconds open an eye more than a third coat of mascara.',
  'date-night': 'Candlelight does half of it, so leave it something to do.',
  party: 'Enter as if the light had been set for you.',
  'setting-spray': 'Let it dry with your chin up, and you are ready for the doors.',
};
