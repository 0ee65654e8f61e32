import type { LinesOfArtist } from './lines-of-artist.ts';

/** Warm, unhurried, with a laugh in it. */
export const ZADIE_LINES: LinesOfArtist = {
  'red-lip-choose': 'There is no age at which a red lip is over.',
  'red-lip-last': 'It should outlast three toasts and a good many kisses on cheeks.',
  'five-minute': 'And the sixth minute is for a proper breakfast.',
  'undertone-find': 'Have a friend hold the cloth, and make an afternoon of it.',
  'order-steps': 'And put the kettle on between the cream and the powder.',
  'brow-fill': 'Be kind to sparse brows, for a few soft strokes do more than a firm line.',
  'smoky-eye': 'Soft brown is kinder than black to lids that have seen a few good parties.',
  'foundation-shade': 'Match the neck you have this summer, not the one of last winter.',
  'liner-wing': 'If the lid folds under the pen, let it, and draw in small dashes.',
  'concealer-dark-circles': 'You are allowed to look as if you had a life.',
  'color-outfit': 'Wear what has you stand up straighter, and the rest will agree.',
  'blush-where': 'Smile if you like, but place it on the face at rest.',
  'mature-less': 'A face that has laughed is not a problem to be solved.',
  'mature-foundation': 'Let the lines stay lines, with foundation over them and never in them.',
  'mature-eyes': 'Soft does not mean invisible, so let them see your eyes.',
  'mature-lips': 'That mouth has plenty left to say, so let it be seen.',
  bride: 'Plan for tears, and then enjoy every one of them.',
  'wedding-guest': 'Leave room on your cheek for someone’s lipstick.',
  'last-tears': 'Cry as you like, with the tissue below and the chin up.',
  'last-heat': 'Dance first, and dab later.',
  'eyes-downturned': 'Eyes that turn down look kind, so lift them only if you want to.',
  'concealer-crease': 'A good laugh will press it into the lines again, and it is worth it.',
  'glasses-eyes': 'Then choose a frame as cheerful as you are.',
  'sensitive-eyes': 'Your eyes come first, and the mascara comes second.',
};
