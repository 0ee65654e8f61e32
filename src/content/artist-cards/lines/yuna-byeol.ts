import type { LinesOfArtist } from './lines-of-artist.ts';

/** Quiet and patient; would rather take something away. */
export const YUNA_LINES: LinesOfArtist = {
  'red-lip-choose': 'Try it first as a stain, pressed on with a finger, before you believe in it.',
  'red-lip-last': 'Thin, pressed, and thin again: there is no other secret.',
  'five-minute': 'Spend two of the minutes on moisturizer, and the rest needs less.',
  'undertone-find': 'Do it on calm skin, because redness from rubbing hides the answer.',
  'order-steps': 'Wait a minute between two layers, and you may find that you need fewer.',
  'brow-fill': 'Stop while you can still see skin between the hairs.',
  'smoky-eye': 'Thin smoke is enough, in two soft layers with a pause between them.',
  'foundation-shade': 'The right shade is the one of which you need the least.',
  'liner-wing': 'A short brown one, softened with a swab, is a wing as well.',
  'concealer-dark-circles':
    'Leave a little of the shadow, because skin of one single color looks painted.',
  'color-outfit': 'And quiet, well-moistened skin goes with every dress.',
  'blush-where': 'Tap it on in two thin layers, and let the second one be smaller.',
  'skin-glass': 'Five thin layers beat one thick one.',
  'skin-flakes': 'Be gentle with it today, and it will be easier tomorrow.',
  'skin-pores': 'Skin has pores, and from an arm’s length nobody counts them.',
  'skin-pilling': 'The pause between two layers is a product, too.',
  'skin-dry': 'The palm of a warm hand presses better than any tool.',
  'lip-blur': 'Stop one tap before you think it is finished.',
  'lip-dry': 'Balm is the first layer of every lip color.',
  'foundation-sheer': 'A freckle that shows is worth more than an even forehead.',
  'foundation-cakey': 'Taking away is a technique as well, and the gentler one.',
  'primer-need': 'Leave it out for a week, and see whether you miss it.',
  'powder-where': 'Everywhere else, let the light have it.',
  'concealer-blemish': 'Cover the spot, and let the cheek around it be.',
};
