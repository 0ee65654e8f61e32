import type { CardsOnSubject } from './artist-card.ts';

/** Shapes of eyes, and what flatters each. */
export const EYES_CARDS: CardsOnSubject = {
  subject: 'eyes',
  cards: [
    {
      id: 'eyes-hooded',
      question: 'Eyeshadow for hooded eyes?',
      asks: [
        'eyeshadow for hooded eyes',
        'hooded eyes',
        'hooded lids',
        'no lid space',
        'eyelid hidden',
        'eyelids swallow my eyeshadow',
        'eyeshadow invisible when eyes open',
        'cannot see my eyeshadow',
        'skin folds over my lid',
        'heavy lids',
        'my lids vanish when i open my eyes',
        'eyeshadow disappears when eyes are open',
        'lid hidden',
      ],
      answer:
        'Place your crease shade a little above the real fold while you look straight ahead. Use matte there, and keep shimmer to the middle of the lid and the inner corner. Blend up and out rather than straight across.',
      why: 'What lies inside the fold vanishes when the eye is open, so the shape has to sit above it.',
      products: ['eyeshadow'],
      tryOn: {
        eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 45, finish: 'matte' },
      },
      next: ['eyes-hooded-liner', 'liner-transfer'],
    },
    {
      id: 'eyes-hooded-liner',
      question: 'Liner on hooded eyes?',
      asks: [
        'wing on hooded eyes',
        'eyeliner hooded eyes',
        'wing disappears when i open my eyes',
        'bat wing liner',
        'liner folds',
        'liner disappears in the fold',
      ],
      answer:
        'Draw the wing with your eyes open and your face relaxed, looking straight into the mirror. Mark the tip first, then join it to the lashes across the fold; closed, it will have a small notch, and open it is straight. Keep the line on the lid very thin.',
      why: 'A wing drawn on a stretched lid bends as soon as the fold comes back.',
      products: ['eyeliner'],
      tryOn: { eyeliner: { opacity: 85 } },
      next: ['eyes-hooded', 'liner-tightline'],
    },
    {
      id: 'eyes-monolid',
      question: 'Makeup for monolids?',
      asks: [
        'makeup for monolids',
        'monolid eyes',
        'single eyelid',
        'asian eyes makeup',
        'no crease',
        'no crease in my eyes',
        'korean eyes',
        'chinese eyes',
        'eyes without fold',
        'single lid eye makeup',
        'single lids',
        'no crease at all',
        'no double eyelid',
        'no crease lids',
        'lids without a crease',
      ],
      answer:
        'Build a soft gradient: darkest at the lashes, fading upward until you can see it with open eyes. Liner may be thicker toward the outer corner, since a thin line hides. Curl the lashes well and use waterproof mascara.',
      why: 'Without a fold there is one smooth surface, so a vertical fade gives the depth.',
      products: ['eyeshadow', 'eyeliner', 'mascara'],
      tryOn: {
        eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 55 },
        eyeliner: { opacity: 90 },
        mascara: { opacity: 85 },
      },
      next: ['lash-straight', 'liner-transfer'],
    },
    {
      id: 'eyes-deep-set',
      asks: [
        'deep set eyes',
        'eyes set deep',
        'sunken eyes makeup',
        'heavy brow bone',
        'sunken sockets',
      ],
      answer:
        'Bring the lid forward with light or shimmering shades, and keep dark color out of the inner corner and the fold. Put depth only on the outer corner and slightly above the fold. Thin liner and curled lashes open the eye.',
      why: 'The bone already casts a shadow, so you add light instead.',
      products: ['eyeshadow'],
      tryOn: {
        eyeshadow: { colors: ['#FDE68A', '#d9b896', '#a06f4a'], opacity: 45, finish: 'shimmer' },
      },
      next: ['shadow-shimmer-apply'],
    },
    {
      id: 'eyes-round',
      question: 'Makeup for round eyes?',
      asks: [
        'round eyes longer',
        'make round eyes look almond',
        'elongate eyes',
        'round eye shape',
        'big round eyes more almond',
      ],
      answer:
        'Draw everything outward: a thin wing, dark shadow on the outer third, and mascara strongest on the outer lashes. Line the inner part of the upper waterline as well. Leave the middle of the lid without a bright spot.',
      products: ['eyeliner', 'eyeshadow'],
      tryOn: { eyeliner: { color: '#000000', opacity: 85 } },
      next: ['liner-wing', 'eyes-almond'],
    },
    {
      id: 'eyes-almond',
      question: 'Makeup for almond eyes?',
      asks: ['almond eyes', 'almond shaped eyes makeup', 'my eyes are almond shaped'],
      answer:
        'Almond eyes carry nearly every shape, so choose by mood. A thin wing follows their line, and shadow strongest at the outer corner keeps the shape. If you want rounder eyes, put the light in the middle of the lid.',
      products: ['eyeshadow', 'eyeliner'],
      next: ['liner-wing', 'shadow-halo'],
    },
    {
      id: 'eyes-downturned',
      question: 'How do I lift droopy eyes?',
      asks: [
        'droopy eyes',
        'eyes droop at the corners',
        'downturned eyes',
        'lift eyes',
        'sad eyes',
        'eyes look sad',
        'sad eyes at the corners',
      ],
      answer:
        'Stop the liner just before the outer corner and lift it up from there. Keep shadow above the corner, blended toward the end of the brow, and leave the lower outer corner bare. More mascara on the outer lashes lifts, too.',
      why: 'Color that follows the eye down draws the droop; color above it draws a lift.',
      products: ['eyeliner', 'eyeshadow'],
      tryOn: { eyeliner: { opacity: 80 }, mascara: { opacity: 85 } },
      next: ['liner-kitten', 'mature-eyes'],
    },
    {
      id: 'eyes-upturned',
      asks: [
        'upturned eyes',
        'cat shaped eyes',
        'balance upturned eyes',
        'foxy eyes already turned up',
      ],
      answer:
        'To balance the lift, run shadow or a soft pencil along the outer lower lashes. Keep the wing short and flat. To play it up instead, follow the natural line with a wing.',
      products: ['eyeliner'],
      next: ['liner-wing'],
    },
    {
      id: 'eyes-close-set',
      question: 'Makeup for close-set eyes?',
      asks: [
        'eyes too close together',
        'close set eyes',
        'eyes look further apart',
        'eyes sit near my nose',
        'narrow space between eyes',
        'eyes near each other',
      ],
      answer:
        'Light belongs on the inner corner and depth on the outer third. Begin the liner from the middle of the eye and let it grow outward. Keep the inner ends of the brows apart and put mascara mostly on the outer lashes.',
      products: ['eyeshadow', 'eyeliner'],
      next: ['shadow-inner-corner', 'eyes-wide-set'],
    },
    {
      id: 'eyes-wide-set',
      question: 'Makeup for wide-set eyes?',
      asks: ['wide set eyes', 'eyes far apart', 'bring eyes closer', 'eyes sit far apart'],
      answer:
        'Bring the depth inward: a mid-tone on the inner third and liner across the whole eye, into the inner corner. Keep the outer end short. Brows that begin a little further in help as well.',
      products: ['eyeshadow', 'eyeliner'],
      next: ['eyes-close-set'],
    },
    {
      id: 'eyes-small',
      question: 'How do I make eyes look bigger?',
      asks: [
        'make eyes look bigger',
        'small eyes',
        'bigger eyes',
        'open up my eyes',
        'larger eyes',
      ],
      answer:
        'Curl the lashes, line the upper waterline only, and put a nude pencil on the lower one. A matte mid-tone slightly above the fold makes more lid. Avoid a dark ring all around, which closes the eye.',
      why: 'Light on the lower rim reads as more white of the eye.',
      products: ['eyeliner', 'mascara', 'eyeshadow'],
      tryOn: { mascara: { opacity: 90 }, eyeliner: { opacity: 45 } },
      next: ['liner-nude-waterline', 'lash-curl'],
    },
    {
      id: 'eyes-protruding',
      asks: ['bulging eyes', 'prominent eyes', 'protruding eyes', 'big lids', 'eyes stick out'],
      answer:
        'Matte mid to dark shades over the whole lid set it back. Line the lashes with a soft smudged line, thicker than usual, and leave shimmer and pale shades off the middle. Blend the top edge softly. If your eyes have come forward only lately, have a doctor look at them.',
      products: ['eyeshadow', 'eyeliner'],
      tryOn: { eyeshadow: { finish: 'matte', opacity: 55 } },
      next: ['smoky-soft'],
    },
    {
      id: 'eyes-find-shape',
      question: 'What is my eye shape?',
      asks: [
        'what is my eye shape',
        'find my eye shape',
        'which eye shape do i have',
        'identify eye shape',
      ],
      answer:
        'Look straight into a mirror with a relaxed face. No fold: monolid. A fold that covers the lid: hooded. White below or above the iris: round; otherwise almond. Then compare the outer corner with the inner: higher is upturned, lower is downturned.',
      next: ['eyes-hooded', 'eyes-monolid', 'eyes-round'],
    },
    {
      id: 'eyes-uneven',
      question: 'What if my eyes are uneven?',
      asks: [
        'my eyes are different sizes',
        'uneven eyes',
        'one eye smaller',
        'asymmetrical eyes',
        'one hooded eye',
        'one eye more open than the other',
      ],
      answer:
        'Make up the smaller or more hooded eye first, then match the other one to it. Put the line a little thicker and the shadow a little higher on the smaller eye. Judge from an arm’s length: small differences are normal and nobody else measures.',
      products: ['eyeliner', 'eyeshadow'],
      next: ['face-symmetry', 'liner-wing-even'],
    },
    {
      id: 'liner-transfer',
      question: 'Why does liner print on my lid?',
      asks: [
        'eyeliner prints on upper lid',
        'liner transfers to my lid',
        'mascara marks on eyelid',
        'eyeshadow stamps above',
        'liner stamps on my lid',
      ],
      answer:
        'Powder the lid up to the brow and set pencil liner with a matching shadow. Use a liquid liner that dries hard, and keep looking down for half a minute. Tubing or waterproof mascara stops the marks of lashes.',
      products: ['eyeliner', 'mascara'],
      next: ['eyes-hooded', 'lash-tubing'],
    },
    {
      id: 'eyes-awake',
      question: 'How do I look awake?',
      asks: [
        'look awake',
        'look less tired',
        'fresh eyes',
        'wake up my face',
        'tired face',
        'i look tired',
        'look rested',
        'look less dead',
      ],
      answer:
        'Curl your lashes, put a nude pencil in the lower waterline, and conceal only the inner corner and the darkest part below. A little peach blush high on the cheek does more than another layer of concealer. Leave the lower lashes without dark shadow.',
      why: 'We read redness and shadow around the eye as tiredness; light and a flush undo both.',
      products: ['mascara', 'blush'],
      tryOn: {
        mascara: { opacity: 80 },
        blush: { color: '#f3a27e', opacity: 40 },
        eyeliner: { opacity: 35 },
      },
      next: ['concealer-dark-circles', 'lash-curl'],
    },
  ],
};
