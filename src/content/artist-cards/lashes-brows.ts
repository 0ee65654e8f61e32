import type { CardsOnSubject } from './artist-card.ts';

/** Lashes and brows. */
export const LASHES_BROWS_CARDS: CardsOnSubject = {
  subject: 'lashes-brows',
  cards: [
    {
      id: 'lash-clump',
      question: 'Why does mascara clump?',
      asks: [
        'clumpy mascara',
        'spider lashes',
        'lashes stick together',
        'mascara clumps',
        'separate lashes',
      ],
      answer:
        'Wipe the wand on a tissue, wiggle it at the roots and pull through. Put the second coat on before the first is dry, then comb with a clean spoolie. A thick old mascara clumps whatever you do.',
      why: 'Clumps come from too much product, or from a new coat on a dry one.',
      amount: 'Two thin coats are enough.',
      products: ['mascara'],
      tryOn: { mascara: { opacity: 65 } },
      next: ['hygiene-mascara-age', 'mend-dry-mascara'],
    },
    {
      id: 'lash-curl',
      question: 'How do I curl my lashes?',
      asks: [
        'use an eyelash curler',
        'curl lashes',
        'lash curler',
        'eyelash curling without pinching',
      ],
      answer:
        'Curl before mascara, never after. Close the curler gently at the roots for five seconds, then again halfway up with less pressure. Clean the pads often and change them when they have a groove.',
      why: 'Lashes that are stiff with mascara can break in the curler.',
      products: ['mascara'],
      next: ['lash-straight'],
    },
    {
      id: 'lash-smudge',
      question: 'Mascara smudges under my eyes?',
      asks: [
        'mascara smudges under my eyes',
        'mascara under eyes',
        'raccoon eyes',
        'mascara flakes',
        'mascara runs',
        'look like a raccoon',
        'raccoon by afternoon',
        'black under eyes',
        'raccoon',
      ],
      answer:
        'Let eye cream sink in and powder below the eye before you start. Use tubing mascara, or coat only the upper lashes. Flakes mean that the mascara is old or the layers are too thick.',
      why: 'Oil from skin and creams softens most mascaras.',
      products: ['mascara'],
      next: ['lash-tubing', 'liner-smudge-proof'],
    },
    {
      id: 'lash-straight',
      question: 'What about straight lashes?',
      asks: [
        'straight lashes',
        'lashes do not hold a curl',
        'curl drops',
        'lashes point down',
        'stubborn lashes',
      ],
      answer:
        'Curl in three small squeezes from root to tip. Hold the curl with a thin coat of waterproof mascara, since wet formulas pull it straight again. Keep the wand at the roots and the tips light.',
      why: 'Water in ordinary mascara and its weight bring the lash down.',
      products: ['mascara'],
      tryOn: { mascara: { opacity: 80 } },
      next: ['lash-curl', 'lash-waterproof'],
    },
    {
      id: 'lash-tubing',
      question: 'What is tubing mascara?',
      asks: ['tubing mascara', 'mascara that comes off with warm water', 'what is tubing mascara'],
      answer:
        'Tubing mascara wraps each lash in a film that oil does not dissolve. It comes off in little tubes with warm water and a gentle press, without rubbing. It is a good choice for oily lids and for eyes that water.',
      products: ['mascara'],
      next: ['lash-waterproof', 'lash-smudge'],
    },
    {
      id: 'lash-waterproof',
      question: 'Waterproof mascara?',
      asks: [
        'waterproof mascara',
        'waterproof or tubing',
        'is waterproof mascara bad',
        'mascara for swimming',
        'mascara does not run',
      ],
      answer:
        'Waterproof mascara resists tears and water and holds a curl, but it needs an oily remover. Tubing mascara resists oil and comes off with warm water. Take waterproof for straight lashes and swimming, tubing for oily lids and daily use.',
      products: ['mascara'],
      tryOn: { mascara: { opacity: 75 } },
      next: ['remove-waterproof', 'lash-tubing'],
    },
    {
      id: 'lash-lower',
      question: 'Mascara on the lower lashes?',
      asks: ['mascara on bottom lashes', 'lower lashes', 'mascara lower lashes smear'],
      answer:
        'Use what is left on the wand and hold it upright, so that the tip touches single lashes. One coat is enough. Keep a tissue below, and leave them bare if your mascara tends to smudge.',
      products: ['mascara'],
      next: ['liner-lower'],
    },
    {
      id: 'lash-false-apply',
      question: 'How do I put on false lashes?',
      asks: [
        'put on fake lashes',
        'false eyelashes',
        'apply strip lashes',
        'lash glue',
        'stick on lashes',
        'lash strip keeps lifting',
        'falsies fall off',
        'lash corner pops up',
      ],
      answer:
        'Hold the strip to your lid and trim the outer end until it fits. Put on a thin line of glue and wait half a minute, until it is tacky. Look down, set the middle first, then the ends, and press them together with your own lashes. Test a new glue on your arm a day before.',
      why: 'Wet glue slides; tacky glue grips.',
      products: ['mascara'],
      next: ['lash-false-choose', 'lash-false-remove'],
    },
    {
      id: 'lash-false-choose',
      question: 'Which false lashes?',
      asks: [
        'which false lashes',
        'natural fake lashes',
        'half lashes',
        'individual lashes',
        'lash style',
      ],
      answer:
        'A clear, thin band and lengths close to your own look natural. Half strips on the outer third are the easiest and lift the eye. Hooded and small eyes want shorter lashes that are longest at the outer third.',
      products: ['mascara'],
      next: ['lash-false-apply'],
    },
    {
      id: 'lash-false-remove',
      question: 'How do I remove false lashes?',
      asks: ['remove false lashes', 'take off fake lashes', 'get lash glue off'],
      answer:
        'Hold a pad with oily remover on the closed eye for half a minute until the glue is soft. Peel from the outer corner inward, slowly. Clean glue off the band with tweezers if you want to wear the strip again.',
      products: ['mascara'],
      next: ['remove-eyes'],
    },
    {
      id: 'lash-sparse',
      question: 'What about thin lashes?',
      asks: [
        'thin lashes',
        'short lashes',
        'few eyelashes',
        'sparse lashes',
        'lashes look thicker',
      ],
      answer:
        'Tightline the upper roots, curl gently, and use two thin coats of mascara with a slim wand. A soft line of dark shadow along the lashes fills the gaps. If lashes have fallen out lately, leave them alone and ask a doctor why.',
      products: ['mascara', 'eyeliner'],
      tryOn: { mascara: { opacity: 85 }, eyeliner: { opacity: 45 } },
      next: ['liner-tightline', 'mature-lashes'],
    },
    {
      id: 'lash-color',
      question: 'Black or brown mascara?',
      asks: [
        'brown mascara',
        'black or brown mascara',
        'colored mascara',
        'mascara color for blondes',
      ],
      answer:
        'Black gives the most effect, brown the softest one, which flatters fair lashes by day. Colored mascara shows best on the tips over a black base. On very dark lashes brown hardly shows.',
      products: ['mascara'],
      tryOn: { mascara: { opacity: 45 } },
      next: ['liner-brown', 'fair-liner'],
    },
    {
      id: 'brow-fill',
      question: 'How do I fill in my brows?',
      asks: [
        'fill in eyebrows',
        'draw eyebrows',
        'brow pencil how to',
        'natural brows',
        'eyebrow makeup',
      ],
      answer:
        'Brush the hairs up and look for the gaps. Fill only those with short hair-like strokes in the direction of growth, more at the tail than at the front. Brush through at the end: it takes away half of what you drew.',
      why: 'The front of a brow is naturally the softest, so a strong front looks drawn.',
      next: ['brow-color', 'brow-shape'],
    },
    {
      id: 'brow-color',
      question: 'Which brow color?',
      asks: [
        'eyebrow color',
        'what color should my brows be',
        'brow shade',
        'brows for blonde hair',
        'brow pencil shade',
      ],
      answer:
        'Dark hair: one shade lighter than your hair. Light hair: one or two shades deeper. Match the tone too, cool or warm, and if in doubt take the cooler, grayer brown.',
      next: ['brow-fill', 'brow-gray'],
    },
    {
      id: 'brow-shape',
      question: 'How do I shape my brows?',
      asks: [
        'eyebrow shape',
        'where should brows start and end',
        'brow arch',
        'map eyebrows',
        'brow mapping',
        'arch',
        'thick or thin brows',
        'brow for my face',
      ],
      answer:
        'Hold a pencil upright beside the nostril: the brow begins there. Tilt it past the outer edge of the iris for the arch, and past the outer corner of the eye for the end. Follow your own bone rather than a stencil.',
      next: ['brow-fill', 'brow-tweeze'],
    },
    {
      id: 'brow-gel',
      asks: [
        'brow gel',
        'eyebrows stay in place',
        'laminated brows look',
        'fluffy brows',
        'brow soap',
        'brushed up brows',
      ],
      answer:
        'Brush gel through against the growth, then up and slightly outward, and press the hairs flat with a finger. Wipe the wand first so that it does not leave white flakes. Tinted gel alone is the fastest brow there is.',
      next: ['brow-fill'],
    },
    {
      id: 'brow-sparse',
      question: 'What about sparse brows?',
      asks: [
        'overplucked brows',
        'hardly any eyebrows',
        'thin brows',
        'missing brow hairs',
        'no eyebrows',
        'patchy brows',
        'plucked everything off',
        'brows never grew back',
        'bald brows',
        'gaps in brows',
      ],
      answer:
        'Draw hair strokes with a very fine pen, then soften them with powder in the same tone. Build the tail first and leave the front airy. Set it with a clear gel or a touch of powder so that it does not rub off.',
      next: ['brow-fill', 'brow-shape'],
    },
    {
      id: 'brow-too-dark',
      question: 'What if my brows are too dark?',
      asks: [
        'eyebrows too dark',
        'blocky brows',
        'harsh brows',
        'brows too heavy',
        'lighten brows',
        'brows look drawn with marker',
        'sharpie brows',
        'angry brows',
        'brows drawn on',
      ],
      answer:
        'Brush through with a clean spoolie, then tap a little loose powder over them. Take away the front third with a swab, and clean the lower edge with concealer. Next time use a lighter pencil and only fill the gaps.',
      next: ['mend-brow', 'brow-color'],
    },
    {
      id: 'brow-tweeze',
      question: 'How do I tweeze eyebrows?',
      asks: ['tweeze eyebrows', 'pluck brows', 'brow grooming', 'how to pluck'],
      answer:
        'Pluck only clear strays below the arch and between the brows, in daylight and with an ordinary mirror. Hold the skin and pull in the direction of growth. Step back after every few hairs, because they grow back slowly.',
      next: ['brow-shape'],
    },
    {
      id: 'brow-gray',
      question: 'What about gray brows?',
      asks: ['gray eyebrows', 'white brow hairs', 'brows for gray hair', 'brow color silver hair'],
      answer:
        'Take a soft taupe or gray-brown, a little deeper than the hair. Tinted gel covers white hairs better than a pencil, because it coats them. Keep it light: black brows beside silver hair look hard.',
      next: ['mature-brows', 'hair-gray'],
    },
  ],
};
