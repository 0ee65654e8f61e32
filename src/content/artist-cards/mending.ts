import type { CardsOnSubject } from './artist-card.ts';

/** When something went wrong. */
export const MENDING_CARDS: CardsOnSubject = {
  subject: 'mending',
  cards: [
    {
      id: 'mend-liner',
      question: 'How do I fix an eyeliner mistake?',
      asks: [
        'fix eyeliner mistake',
        'wing went wrong',
        'eyeliner too thick',
        'correct winged liner',
        'clean up wing',
        'messy liner',
        'botched my wing',
        'fix wing fast',
        'wobbly eyeliner fix',
        'eyeliner smudged on skin',
        'botched wing',
        'wing is a mess',
        'leave in two minutes wing',
        'fix a wobbly line',
        'wobbly eyeliner line',
      ],
      answer:
        'Let it dry. Then dip a pointed swab in a drop of moisturizer or micellar water and wipe from below toward the temple. Press a little concealer along the edge, and it looks sharper than before.',
      products: ['eyeliner'],
      next: ['liner-wing-even'],
    },
    {
      id: 'mend-mascara-dot',
      title: 'A dot of mascara on the lid',
      asks: [
        'mascara on my eyelid',
        'mascara dots',
        'smudged mascara on lid',
        'mascara on cheek',
        'mascara mistake',
        'mascara dots after sneezing',
      ],
      answer:
        'Wait until it is completely dry, then roll it off with a dry swab or a spoolie. While it is wet it only smears. Press a touch of shadow on the spot.',
      products: ['mascara'],
      next: ['lash-clump'],
    },
    {
      id: 'mend-blush',
      question: 'What if I used too much blush?',
      asks: [
        'too much blush',
        'put on too much blush',
        'tone down blush',
        'clown cheeks',
        'blush too strong',
        'look like a clown',
        'cheeks too red',
      ],
      answer:
        'Press the sponge with what is left of your foundation over it. With powder blush sweep a clean fluffy brush in circles first, then a little powder. Do not rub.',
      products: ['blush'],
      tryOn: { blush: { opacity: 25 } },
      next: ['blush-where'],
    },
    {
      id: 'mend-foundation',
      question: 'What if I used too much foundation?',
      asks: [
        'too much foundation',
        'foundation too heavy fix',
        'foundation went wrong',
        'foundation patchy fix',
        'save foundation',
        'way too much foundation save it',
      ],
      answer:
        'Press a damp clean sponge over the whole face, most at the edges. A mist or a drop of moisturizer on the sponge melts powder. If one place stays bad, wipe only that and build it up thin.',
      products: ['foundation'],
      tryOn: { foundation: { opacity: 20 } },
      next: ['foundation-cakey'],
    },
    {
      id: 'mend-lipstick-edge',
      question: 'What if my lipstick smudged?',
      asks: [
        'lipstick smudged',
        'fix lipstick edge',
        'lipstick outside the lines',
        'smeared lipstick',
        'messy lipstick',
        'lipstick outside the line',
      ],
      answer:
        'Clean with a swab and micellar water, dry the skin, and press concealer along the edge with a flat brush. Blur it outward, not inward. Powder the edge lightly.',
      products: ['lipstick'],
      next: ['lip-brush-precise'],
    },
    {
      id: 'mend-fallout',
      question: 'How do I remove shadow fallout?',
      asks: [
        'remove eyeshadow fallout',
        'glitter under eyes',
        'clean up shadow on cheeks',
        'eyeshadow dust on foundation',
        'specks of shadow on my cheeks',
        'remove shadow specks',
      ],
      answer:
        'Do not wipe. Flick it off with a clean fluffy brush, or lift it with tape that you have pressed on your hand first, so that it hardly sticks. What stays goes with a swab and a little concealer.',
      products: ['eyeshadow'],
      next: ['shadow-fallout'],
    },
    {
      id: 'mend-shadow',
      title: 'Too much eyeshadow',
      asks: [
        'too much eyeshadow',
        'eyeshadow too dark fix',
        'tone down eyeshadow',
        'muddy eyeshadow',
        'eyeshadow mistake',
      ],
      answer:
        'Go over it with a clean fluffy brush first. Then press a skin-colored powder on the upper edge, or clean the lower edge with a swab and concealer. If it is muddy, wipe it off and begin with one shade only.',
      products: ['eyeshadow'],
      tryOn: { eyeshadow: { opacity: 30 } },
      next: ['shadow-blend'],
    },
    {
      id: 'mend-brow',
      question: 'How do I fix a brow mistake?',
      asks: [
        'fix eyebrow mistake',
        'drew brows wrong',
        'uneven brows',
        'one brow higher',
        'brow too thick',
        'brows too thick how to correct',
      ],
      answer:
        'Brush through with a spoolie, then cut the lower edge clean with concealer on a flat brush. Compare from an arm’s length and correct the worse one only. Starting over on one brow is quicker than correcting both three times.',
      next: ['brow-too-dark', 'brow-shape'],
    },
    {
      id: 'mend-contour',
      question: 'How do I fix contour stripes?',
      asks: [
        'contour stripes',
        'contour too harsh',
        'muddy contour',
        'contour looks like dirt',
        'soften contour',
        'contour too hard',
      ],
      answer:
        'Buff the edge upward with a clean brush, then press the used foundation sponge just below it. If it is too warm or gray, put a little blush above to tie it together. Next time half the amount.',
      next: ['contour-basic'],
    },
    {
      id: 'mend-bronzer',
      title: 'Too much bronzer',
      asks: [
        'too much bronzer',
        'bronzer too orange fix',
        'look too tan',
        'tone down bronzer',
        'too orange from bronzer',
      ],
      answer:
        'Sweep a clean brush with translucent or skin-colored powder over it. Bring a trace down the neck so that it agrees. A cool pink blush takes the orange back.',
      next: ['bronzer-color'],
    },
    {
      id: 'mend-concealer-crease',
      question: 'How do I fix creased concealer?',
      asks: [
        'fix creased concealer',
        'under eyes creased during day',
        'under eye makeup cracked',
        'refresh under eyes',
        'concealer already in lines',
      ],
      answer:
        'Press the lines flat with a clean fingertip, look up, and tap a grain of powder in. If it is dry, first a touch of eye cream with the finger. Adding concealer on top makes it worse.',
      products: ['foundation'],
      next: ['concealer-crease'],
    },
    {
      id: 'mend-broken-powder',
      title: 'A broken powder',
      asks: [
        'broken powder',
        'fix broken blush or palette',
        'shattered eyeshadow',
        'broken compact',
        'broken lipstick',
        'dropped my powder and it shattered',
        'smashed compact',
        'cracked palette',
      ],
      answer:
        'Crush the pieces fine, add a few drops of rubbing alcohol, press flat with a cloth and let it dry open for a day. A broken lipstick can be warmed at both ends, pressed together and cooled in the refrigerator. Not for products that were already old.',
      next: ['hygiene-expiry'],
    },
    {
      id: 'mend-dry-mascara',
      question: 'What if my mascara dried out?',
      asks: [
        'dried out mascara',
        'mascara is too dry',
        'revive mascara',
        'mascara dried up',
        'rescue dry mascara',
      ],
      answer:
        'If it is less than three months old, stand the closed tube in warm water for five minutes. Do not add water, drops or oil. If that does not help, it has had its time.',
      products: ['mascara'],
      next: ['hygiene-mascara-age'],
    },
    {
      id: 'mend-midday',
      question: 'How do I fix makeup at midday?',
      asks: [
        'fix makeup midday',
        'makeup broke down by noon',
        'refresh makeup at work',
        'makeup looks bad after hours',
        'freshen up at lunch',
        'refresh my face after lunch',
        'makeup tired by afternoon',
      ],
      answer:
        'Blot first. Press a damp sponge or a finger where it has gathered, then concealer only where skin shows. Blush and lips last: they refresh a face more than powder.',
      next: ['touch-up-kit', 'skin-oily-shine'],
    },
    {
      id: 'mend-tears',
      question: 'What if I cried my makeup off?',
      asks: [
        'cried my makeup off',
        'fix makeup after crying',
        'mascara ran down my face',
        'puffy after crying',
        'i just cried what now',
      ],
      answer:
        'Press cool water on with a tissue, and wait for the redness to go down. Wipe the streaks with a swab and moisturizer, press concealer in, and add blush. Leave the lower lashes bare now.',
      products: ['mascara'],
      next: ['last-tears'],
    },
    {
      id: 'mend-clothes',
      title: 'Makeup on clothes',
      asks: [
        'makeup on clothes',
        'foundation on shirt',
        'lipstick stain on fabric',
        'get makeup out of clothes',
        'lipstick on collar',
        'lipstick on my white shirt',
        'foundation on collar',
      ],
      answer:
        'Lift off what lies on top, do not rub. Dab lipstick and foundation with dish soap or micellar water from the edge inward, then wash as the label says. Powder: blow it off first, wetting makes it a stain.',
      next: ['last-mask'],
    },
    {
      id: 'mend-wrong-shade',
      title: 'Foundation in the wrong shade',
      asks: [
        'wrong foundation shade bought',
        'foundation too dark what now',
        'foundation too light',
        'use wrong shade',
        'bought foundation two shades too dark',
      ],
      answer:
        'Too dark: mix it with moisturizer or use it sheer as a bronzer. Too light: use it in the middle of the face and warm the edges with bronzer, or mix in a darker drop. Or keep it for another season.',
      products: ['foundation'],
      next: ['foundation-mix'],
    },
  ],
};
