/** What is said of pictures that the server is asked to look at. */

import { LONGEST_SIDE } from '#domain/picture/sent-pictures.ts';

/** What to do about a file that is no picture to look at. */
export const PICTURE_FAULT_ADVICE = {
  'not-a-jpeg': 'Send a JPEG, as cameras and phones make them.',
  broken: 'A part of it is missing or damaged. Send it again, or choose another one.',
  'too-large': `At most ${LONGEST_SIDE.face} pixels a side for recommendations, and ${LONGEST_SIDE.skin} for a skin analysis.`,
  'other-colors':
    'It is in black and white, or in the inks of a printer (CMYK). Send one in RGB, as the camera made it.',
} as const;
