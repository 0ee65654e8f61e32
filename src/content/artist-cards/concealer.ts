import type { CardsOnSubject } from './artist-card.ts';

/** Concealer, correctors, powder and primer. */
export const CONCEALER_CARDS: CardsOnSubject = {
  subject: 'concealer',
  cards: [
    {
      id: 'concealer-shade',
      asks: [
        'concealer shade',
        'which concealer color',
        'lighter concealer',
        'concealer too light',
        'concealer white under eyes',
      ],
      answer:
        'For blemishes take exactly your foundation shade. Under the eyes take at most one shade lighter, on the peach side. Two shades lighter turns gray or white, most of all in photographs.',
      products: ['foundation'],
      next: ['concealer-dark-circles'],
    },
    {
      id: 'concealer-dark-circles',
      question: 'How do I cover dark circles?',
      asks: [
        'cover dark circles',
        'dark under eyes',
        'under eye bags',
        'purple under eyes',
        'under eye circles',
        'did not sleep baby',
        'new mom circles',
        'blue shadows under eyes',
      ],
      answer:
        'Correct before you conceal: peach on light skin, orange on deep skin, only where it is dark. Pat a thin concealer over it, from the inner corner to the middle, and leave the rest bare. Puffiness cannot be covered; keep shine off it instead.',
      why: 'Blue and its opposite, orange, cancel each other, so you need less concealer.',
      amount: 'Two small dots for each eye.',
      products: ['foundation'],
      next: ['color-corrector', 'concealer-crease'],
    },
    {
      id: 'concealer-crease',
      question: 'Why does concealer crease?',
      asks: [
        'concealer creases',
        'under eye creasing',
        'concealer cakes under eyes',
        'lines under eyes with concealer',
      ],
      answer:
        'Use a thin layer and wait a minute. Press out the lines with a finger or a sponge, then set with the smallest amount of fine powder while you look up. Rich eye cream needs ten minutes to sink in first.',
      why: 'Thick product follows every movement; thin product has nothing to gather.',
      amount: 'A dot the size of a lentil for each eye.',
      products: ['foundation'],
      next: ['mend-concealer-crease'],
    },
    {
      id: 'concealer-blemish',
      question: 'How do I hide a pimple?',
      asks: [
        'hide a pimple',
        'cover acne',
        'cover a spot',
        'conceal blemish',
        'zit cover',
        'huge zit',
        'zit on my chin',
        'big pimple before date',
        'red bump cover',
      ],
      answer:
        'Let skincare dry, then dot concealer in your exact skin shade on the spot with a fine brush. Blend only the edge and leave the middle alone. Powder with a small puff, and do not pick: a dry crust is the hardest thing to cover.',
      products: ['foundation'],
      next: ['acne-prone', 'color-corrector'],
    },
    {
      id: 'color-corrector',
      question: 'Which color corrector?',
      asks: [
        'green corrector',
        'what does corrector do',
        'color correcting',
        'peach corrector',
        'orange corrector',
        'purple primer',
        'cover a bruise',
        'hide a black eye',
      ],
      answer:
        'Correctors cancel a color with its opposite. Green calms redness, peach and orange lift blue and brown shadows, lavender brightens sallow skin. Use a film so thin that you hardly see it, then your own shade on top.',
      why: 'Opposite colors mix to a neutral one.',
      products: ['foundation'],
      next: ['redness-cover', 'concealer-dark-circles'],
    },
    {
      id: 'powder-where',
      question: 'Where do I put powder?',
      asks: [
        'where to put powder',
        'do i need powder',
        'setting powder',
        'how to set makeup',
        'loose or pressed powder',
        'powder my whole face',
        'powder everywhere',
        'which parts to powder',
      ],
      answer:
        'Powder where you shine or where makeup moves: the sides of the nose, the middle of the forehead, the chin, under the eyes. Press with a puff and brush off the excess. Leave the cheekbones free.',
      amount: 'A puff that looks almost empty is right.',
      products: ['foundation'],
      next: ['skin-oily-shine', 'powder-flashback'],
    },
    {
      id: 'powder-flashback',
      question: 'Why was my face white in flash?',
      asks: [
        'face looked white in flash photo',
        'flashback',
        'white cast in photos',
        'ghost face',
        'powder shows in flash',
      ],
      answer:
        'The cause is mostly powder with silica or a sunscreen with minerals, which throw the flash back. Use a tinted powder in a very thin layer, and try one flash picture before you go. Matching the neck helps as well.',
      products: ['foundation'],
      next: ['photo-flash'],
    },
    {
      id: 'powder-bake',
      question: 'What is baking?',
      asks: ['baking makeup', 'should i bake', 'bake under eyes', 'leave powder to set'],
      answer:
        'Baking leaves a thick layer of powder for some minutes before it is brushed off. It holds for stage and very oily skin, but it looks dry by daylight and on lines. For most days, pressing in a little powder does the same.',
      products: ['foundation'],
      next: ['powder-where', 'mature-powder'],
    },
    {
      id: 'primer-need',
      question: 'Do I need primer?',
      asks: [
        'do i need primer',
        'is primer necessary',
        'what does primer do',
        'primer before foundation',
      ],
      answer:
        'Not always. Moisturizer that has sunk in is primer enough for most faces. A primer is worth it for one problem: shine, pores, dryness or eyelids that crease. Then use it only there.',
      products: ['foundation'],
      next: ['primer-types'],
    },
    {
      id: 'primer-types',
      question: 'Which primer?',
      asks: [
        'which primer',
        'silicone primer',
        'hydrating primer',
        'water based or silicone',
        'mattifying primer',
      ],
      answer:
        'Smoothing silicone primers fill pores, mattifying ones hold back oil, hydrating ones help dry skin. Press a thin layer on the spots that need it and wait a minute. Pair it with a foundation of the same base, so that it does not separate.',
      products: ['foundation'],
      next: ['foundation-separating', 'skin-pores'],
    },
    {
      id: 'setting-spray',
      question: 'How do I use setting spray?',
      asks: [
        'setting spray',
        'fixing spray',
        'makeup mist',
        'does setting spray work',
        'spray at the end',
      ],
      answer:
        'Fixing sprays form a light film that holds makeup; mists mainly take away the powdery look. Hold it at arm’s length, eyes closed, and spray an X and a T. Let it dry by itself before you touch your face.',
      amount: 'Three or four puffs from an arm’s length.',
      next: ['last-all-day'],
    },
  ],
};
