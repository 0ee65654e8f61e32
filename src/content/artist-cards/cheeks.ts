import type { CardsOnSubject } from './artist-card.ts';

/** Blush, bronzer, contour and highlighter. */
export const CHEEKS_CARDS: CardsOnSubject = {
  subject: 'cheeks',
  cards: [
    {
      id: 'blush-where',
      question: 'Where do I put blush?',
      asks: [
        'where do i put blush',
        'blush placement',
        'apply blush',
        'how to use blush',
        'how high to put blush',
        'apples or cheekbones',
        'never know where blush belongs',
      ],
      answer:
        'Begin two fingers away from the nose, on the upper cheek, and blend toward the temple. Apples only looks young and round; higher looks lifted. Start with little and add.',
      why: 'Color high and outward leads the eye up.',
      amount: 'Two light sweeps on each side, then look from an arm’s length.',
      products: ['blush'],
      tryOn: { blush: { opacity: 45 } },
      next: ['blush-face-shape', 'blush-color'],
    },
    {
      id: 'blush-face-shape',
      question: 'Blush for my face shape?',
      asks: [
        'blush for round face',
        'blush for long face',
        'blush for square or heart face',
        'face shape blush',
        'my face is round',
      ],
      answer:
        'Round face: diagonal, from the middle of the cheek up to the temple. Long face: horizontal across the apples. Square: round and soft on the apples. Heart: a little lower and toward the ears.',
      products: ['blush'],
      next: ['blush-where', 'contour-basic'],
    },
    {
      id: 'blush-color',
      question: 'Which blush color for me?',
      asks: [
        'what blush color for me',
        'which blush shade',
        'best blush',
        'blush color for my skin tone',
        'which pink for my cheeks',
        'coral or pink blush',
      ],
      answer:
        'Look at the color of your cheeks after a walk and take that, a bit stronger. Pale skin: petal pink or soft peach. Medium: apricot or rose. Deep: terracotta, mulberry or brick. It should agree with your lips in warmth.',
      products: ['blush'],
      tryOn: { blush: { color: '#d0626a', opacity: 45 } },
      next: ['undertone-find', 'deep-blush'],
    },
    {
      id: 'blush-cream-powder',
      question: 'Cream blush or powder blush?',
      asks: [
        'cream blush or powder blush',
        'cream or powder',
        'liquid blush',
        'blush formula',
        'stick blush or powder',
      ],
      answer:
        'Cream melts into dry or mature skin, and belongs on bare skin or on foundation that is not powdered yet. Powder lasts longer on oily skin and is easiest to soften. A rule that saves trouble: cream before powder, never after.',
      why: 'Cream on powder lifts it off in patches.',
      products: ['blush'],
      next: ['blush-fade', 'order-steps'],
    },
    {
      id: 'blush-fade',
      question: 'How do I make blush last?',
      asks: [
        'blush fades',
        'blush disappears',
        'make blush last',
        'long lasting blush',
        'blush gone by noon',
      ],
      answer:
        'Layer it: a thin cream blush first, powdered lightly, then a powder blush in the same tone. Leave skincare time to sink in. On oily cheeks a primer below helps more than more color.',
      products: ['blush'],
      tryOn: { blush: { opacity: 55 } },
      next: ['blush-cream-powder'],
    },
    {
      id: 'blush-lift',
      question: 'Where does blush lift the face?',
      asks: [
        'lifted blush',
        'blush that lifts face',
        'blush for sculpted cheekbones',
        'facelift blush',
        'blush up high',
      ],
      answer:
        'Place blush on the top of the cheekbone and slightly around the outer eye, and leave the apples nearly bare. Blend it up into the hairline at the temple. Nothing below the end of the nose.',
      products: ['blush'],
      tryOn: { blush: { color: '#e58a6b', opacity: 45 } },
      next: ['mature-blush', 'blush-draping'],
    },
    {
      id: 'blush-draping',
      question: 'What is blush draping?',
      asks: [
        'draping',
        'blush draping',
        'eighties blush',
        'blush instead of contour',
        'blush on temples',
      ],
      answer:
        'Draping shapes the face with blush instead of contour. Sweep a deeper blush under the cheekbone and a brighter one above it, up to the temple and over the eye’s outer end. Keep the lips in the same family.',
      products: ['blush'],
      tryOn: { blush: { color: '#a8466a', opacity: 60 } },
      next: ['blush-lift', 'color-monochrome'],
    },
    {
      id: 'blush-sunkissed',
      title: 'A sunkissed blush',
      asks: [
        'sunburnt blush',
        'sun kissed look',
        'blush on nose',
        'flushed nose',
        'fresh from the sun',
        'sunburned nose look',
      ],
      answer:
        'Dab a sheer peach or terracotta across the cheeks and a touch over the bridge of the nose. Use a finger or a sponge so that no edge shows. Keep the rest of the face bare and lips balmy.',
      products: ['blush'],
      tryOn: { blush: { color: '#e58a6b', opacity: 40 }, foundation: { opacity: 15 } },
      next: ['bronzer-where', 'freckles'],
    },
    {
      id: 'cheek-lip-same',
      question: 'Can I use lipstick on my cheeks?',
      asks: [
        'lipstick as blush',
        'use lipstick on cheeks',
        'lip and cheek tint',
        'same product for lips and cheeks',
        'one product for lips and cheeks',
      ],
      answer:
        'You can. Dab a little on your fingertip, warm it, and tap it high on the cheek over bare skin or foundation. Cream and satin lipsticks blend; dry mattes catch. Use a clean finger, not the bullet on your face.',
      products: ['blush', 'lipstick'],
      next: ['color-monochrome', 'budget-multi'],
    },
    {
      id: 'bronzer-where',
      question: 'Where do I put bronzer?',
      asks: [
        'where to apply bronzer',
        'bronzer placement',
        'how to use bronzer',
        'sun glow',
        'bronzing',
        'bronzer on my neck',
      ],
      answer:
        'Put it where the sun would reach: temples, the top of the forehead, the cheekbones, a touch on nose and chin. A large soft brush and little pressure. Then take what is left down the sides of the neck.',
      next: ['bronzer-color', 'contour-or-bronzer'],
    },
    {
      id: 'bronzer-color',
      question: 'Which bronzer shade?',
      asks: [
        'bronzer shade',
        'bronzer looks orange',
        'bronzer looks muddy',
        'which bronzer for pale skin',
        'bronzer too dark',
        'bronzer looks like dirt',
        'bronzer looks dirty',
        'muddy bronzer',
      ],
      answer:
        'Take it at most two shades deeper than your skin. Orange means too warm: choose a neutral tan. Muddy means too gray or too dark. On deep skin choose a rich red-brown or gold.',
      next: ['deep-bronzer', 'fair-contour'],
    },
    {
      id: 'contour-basic',
      question: 'How do I contour?',
      asks: [
        'how to contour',
        'contouring',
        'contour my face',
        'slim my face',
        'define cheekbones',
        'sculpt face',
        'jawline definition',
        'sharper cheekbones',
        'cheekbones without surgery',
        'carve out my face',
        'sculpt my cheekbones',
        'shape my face with shadow',
      ],
      answer:
        'Use a matte shade that is cooler than your bronzer. Draw it just under the cheekbone, from the ear to below the outer eye, along the jaw and at the temples, and blend upward. Two shades deeper than your skin is enough.',
      why: 'A shadow is cool and never sparkles, so contour should not either.',
      next: ['contour-or-bronzer', 'contour-nose'],
    },
    {
      id: 'contour-nose',
      question: 'How do I contour my nose?',
      asks: [
        'nose look slimmer',
        'nose contour',
        'slim nose',
        'smaller nose',
        'crooked nose',
        'wide nose',
        'straighten nose',
        'bump on nose',
        'big nose',
        'nose looks shorter',
        'bridge of nose',
        'narrow my nose with makeup',
      ],
      answer:
        'Draw two soft narrow lines from the inner brow down beside the bridge, and blend outward only. A thin line of light down the middle finishes it. The closer the lines, the slimmer it looks; hard edges give it away by daylight.',
      next: ['contour-basic'],
    },
    {
      id: 'contour-or-bronzer',
      question: 'Contour or bronzer?',
      asks: [
        'difference between contour and bronzer',
        'contour or bronzer',
        'bronzer as contour',
        'contouring versus bronzing',
      ],
      answer:
        'Contour imitates shadow: matte, cool and under the bone. Bronzer imitates sun: warm and on the high points. If you own only one, a neutral matte bronzer can do both in a soft way.',
      next: ['contour-basic', 'bronzer-where'],
    },
    {
      id: 'contour-cream',
      title: 'Contour with cream',
      asks: [
        'cream contour',
        'contour stick',
        'cream bronzer',
        'underpainting',
        'contour stick how',
      ],
      answer:
        'Put cream contour on before powder, in two short strokes, and tap it with a sponge instead of rubbing. Underpainting puts it below a sheer foundation, so that it looks softest. Set it only where you shine.',
      next: ['contour-basic', 'mend-contour'],
    },
    {
      id: 'highlighter-where',
      question: 'Where does highlighter go?',
      asks: [
        'where does highlighter go',
        'highlighter placement',
        'how to apply highlighter',
        'glow on cheekbones',
        'glow without glitter',
        'where to shine',
        'where should i be shiny',
      ],
      answer:
        'On the top of the cheekbone, a dot at the inner corner of the eye, and on the bow of the lip. Turn your head in the light: it belongs where the skin already catches it. Keep off pores, bumps and the tip of the nose if they bother you.',
      amount: 'Less than you think; one tap, then move your head.',
      next: ['highlighter-texture', 'highlighter-color'],
    },
    {
      id: 'highlighter-texture',
      question: 'A subtle highlighter?',
      asks: [
        'highlighter shows texture',
        'highlighter emphasizes pores',
        'glitter highlighter',
        'subtle highlighter',
        'highlighter on bumpy skin',
        'highlighter without glitter',
      ],
      answer:
        'Use a cream or balm without visible sparkle and tap it on with a finger. Place it a little higher and smaller. Powder with big shine shows each pore and fine line.',
      next: ['skin-texture', 'skin-glow'],
    },
    {
      id: 'highlighter-color',
      question: 'Which highlighter shade?',
      asks: [
        'highlighter shade',
        'gold or silver highlighter',
        'highlighter for my skin',
        'champagne or pearl',
        'pearl or champagne',
      ],
      answer:
        'Pearl and icy pink suit fair skin, champagne and peach suit medium, gold, copper and rose-gold suit deep skin. It should be one step lighter than your skin, not white. Match its warmth to your blush.',
      next: ['deep-highlighter'],
    },
  ],
};
