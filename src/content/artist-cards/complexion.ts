import type { CardsOnSubject } from './artist-card.ts';

/** Foundation, and what covers much. */
export const COMPLEXION_CARDS: CardsOnSubject = {
  subject: 'complexion',
  cards: [
    {
      id: 'foundation-shade',
      question: 'How do I find my foundation shade?',
      asks: [
        'find my foundation shade',
        'foundation match',
        'which foundation color',
        'right foundation tone',
        'match foundation to skin',
        'buy foundation online',
        'between ivory and beige',
        'which number foundation',
        'color matched',
      ],
      answer:
        'Test stripes along the jaw, down to the neck, in daylight. Wait ten minutes, because shades change as they dry, and take the one that disappears. If you are between two, choose the one that matches your neck and chest.',
      why: 'The wrist and the back of the hand have another color than the face.',
      products: ['foundation'],
      next: ['foundation-undertone', 'foundation-neck'],
    },
    {
      id: 'foundation-undertone',
      question: 'Which foundation undertone?',
      asks: [
        'foundation undertone',
        'pink or yellow foundation',
        'foundation too pink',
        'foundation looks gray',
        'neutral foundation',
      ],
      answer:
        'If a shade is deep enough but still looks wrong, the undertone is off. Too pink: move toward golden or neutral. Gray: it is too cool or too light; go warmer. Orange: it is too warm; go neutral or olive.',
      products: ['foundation'],
      next: ['undertone-find', 'color-olive'],
    },
    {
      id: 'foundation-cakey',
      question: 'What if foundation looks cakey?',
      asks: [
        'foundation looks cakey',
        'heavy foundation',
        'foundation thick',
        'cake face',
        'makeup looks dry and cakey',
        'foundation like plaster',
        'foundation sits on my face',
        'base looks like a mask',
        'makeup looks heavy on skin',
        'makeup looks dusty',
      ],
      answer:
        'Take some off by pressing a damp sponge over it, then mist lightly and press again. Next time use half the amount, start in the middle of the face, and powder only where you shine. Moisturized skin below makes the biggest difference.',
      why: 'Cake is mostly powder on dry skin, or several thick layers.',
      amount:
        'About a pea of foundation for the whole face, and concealer only where it is needed.',
      products: ['foundation'],
      tryOn: { foundation: { opacity: 25 } },
      next: ['foundation-sheer', 'skin-prep'],
    },
    {
      id: 'foundation-oxidize',
      asks: [
        'foundation turns orange',
        'foundation gets darker',
        'oxidizes',
        'foundation changes color during the day',
        'fine in the morning orange by evening',
        'face goes orange',
        'foundation darkens',
      ],
      answer:
        'Some formulas deepen as they dry and mix with the oil of your skin. Let moisturizer sink in, use a primer, and blot oil during the day. Test for several hours before you buy, and take half a shade lighter if it always deepens.',
      products: ['foundation'],
      next: ['foundation-shade', 'skin-oily'],
    },
    {
      id: 'foundation-amount',
      asks: [
        'how much foundation',
        'amount of foundation',
        'too much foundation',
        'foundation coverage',
      ],
      answer:
        'Start with a pea for the whole face and spread it from the nose outward. The edges of the face need hardly any. Where something still shows, add concealer there instead of a second layer everywhere.',
      amount: 'One pea, and half a pea more only where you miss it.',
      products: ['foundation'],
      tryOn: { foundation: { opacity: 30 } },
      next: ['foundation-sheer'],
    },
    {
      id: 'foundation-tool',
      question: 'Brush or sponge for foundation?',
      asks: [
        'brush or sponge for foundation',
        'apply foundation with fingers',
        'foundation brush',
        'best way to apply foundation',
      ],
      answer:
        'Fingers warm it and give the thinnest, most natural layer. A damp sponge gives sheer, even skin and takes off excess. A dense brush gives the most coverage; finish by pressing with a sponge so that no strokes show.',
      products: ['foundation'],
      next: ['tools-sponge', 'foundation-streaks'],
    },
    {
      id: 'foundation-sheer',
      question: 'How do I wear less foundation?',
      asks: [
        'natural foundation',
        'light coverage',
        'sheer foundation',
        'make foundation look like skin',
        'less coverage',
      ],
      answer:
        'Mix a drop of foundation with moisturizer, or press it on with a damp sponge. Put it only where the color is uneven, usually around the nose, the chin and the inner cheeks. Let real skin show on the forehead and the sides.',
      products: ['foundation'],
      tryOn: { foundation: { opacity: 22 } },
      next: ['skin-tint', 'foundation-no'],
    },
    {
      id: 'foundation-types',
      asks: [
        'liquid powder or stick foundation',
        'types of foundation',
        'cream foundation',
        'which foundation formula',
        'cushion',
      ],
      answer:
        'Liquids suit most skins; creams and sticks cover more and suit dry skin. Powder foundation suits oily skin and touch-ups, and shows dryness. Cushions and tints are the sheerest.',
      products: ['foundation'],
      next: ['skin-oily', 'skin-dry'],
    },
    {
      id: 'foundation-neck',
      question: 'How do I match face and neck?',
      asks: [
        'face is lighter than neck',
        'foundation does not match neck',
        'face and neck different colors',
        'line at jaw',
        'jawline line',
        'floating head',
        'mask line',
        'neck darker than face',
        'chest different color',
      ],
      answer:
        'Match to the neck and chest, not to the middle of your face. Blend the edge under the jaw with a clean sponge. If the face is paler, warm it with bronzer at the edges; if it is darker, take a shade between the two and blend it down.',
      products: ['foundation'],
      next: ['foundation-shade', 'bronzer-where'],
    },
    {
      id: 'foundation-mix',
      question: 'Can I mix two foundations?',
      asks: [
        'mix two foundations',
        'between two shades',
        'adjust foundation color',
        'make foundation darker or lighter',
      ],
      answer:
        'Mix two liquids of the same kind on the back of your hand until the stripe at the jaw disappears. Water-based and oil-based ones may separate, so stay with one base. Remember the ratio and adjust it through the seasons.',
      products: ['foundation'],
      next: ['foundation-shade'],
    },
    {
      id: 'foundation-separating',
      question: 'Foundation separates on my nose?',
      asks: [
        'foundation separates on my nose',
        'foundation breaks apart',
        'makeup slides off nose',
        'foundation moves around the nose',
        'makeup breaks up around nostrils',
        'nostrils',
        'foundation slips off nose',
      ],
      answer:
        'Use less cream on the nose and let it sink in. Press a thin layer of foundation on with a sponge and powder at once, then leave it alone. Also check that primer and foundation have the same base, water or silicone.',
      why: 'Oil lifts the film, and water does not hold on silicone.',
      products: ['foundation'],
      next: ['primer-types', 'skin-oily'],
    },
    {
      id: 'foundation-no',
      question: 'Can I skip foundation?',
      asks: [
        'skip foundation',
        'makeup without foundation',
        'no foundation',
        'do i need foundation',
        'instead of foundation',
        'alternatives to foundation',
        'hate foundation',
        'feeling of foundation',
        'foundation feels heavy',
      ],
      answer:
        'You can skip it. Use concealer on single spots, a bit of powder on the nose, then blush and brows: they give the face its finish. Even skin tone is a choice, not a rule.',
      products: ['foundation', 'blush'],
      tryOn: { foundation: { opacity: 0 }, blush: { opacity: 40 } },
      next: ['concealer-blemish', 'no-makeup-makeup'],
      lines: { 'anouk-verlaine': 'I leave it out four days a week.' },
    },
    {
      id: 'foundation-streaks',
      question: 'How do I avoid streaks?',
      asks: [
        'streaky foundation',
        'foundation streaks',
        'brush marks in foundation',
        'foundation lines',
      ],
      answer:
        'Streaks come from a dry brush, a drying base or rubbing on cream that is still wet. Wait a minute after skincare and work in one part of the face at a time. Press the marks away with a damp sponge.',
      products: ['foundation'],
      next: ['foundation-tool', 'skin-pilling'],
    },
    {
      id: 'skin-tint',
      question: 'Is a tinted moisturizer enough?',
      asks: ['tinted moisturizer', 'skin tint', 'bb cream', 'cc cream', 'light base'],
      answer:
        'A tint evens the tone and leaves texture and freckles visible. Put it on with your fingers like a cream and add concealer on top where needed. Sunscreen in a tint rarely replaces a full layer of sunscreen below.',
      products: ['foundation'],
      tryOn: { foundation: { opacity: 20 } },
      next: ['foundation-sheer', 'skin-sunscreen-under'],
    },
    {
      id: 'redness-cover',
      question: 'How do I cover redness?',
      asks: [
        'cover redness',
        'red face',
        'red cheeks',
        'red nose',
        'hide redness around nose',
        'my face is so red',
        'red patches',
        'ruddy',
        'blotchy cheeks',
      ],
      answer:
        'Pat a very thin layer of green or yellow corrector on the red parts only. Let it set, then press foundation over it without rubbing. Choose blush in a neutral rose or peach instead of hot pink. For redness that burns or stays, see a doctor.',
      products: ['foundation', 'blush'],
      next: ['color-corrector'],
    },
    {
      id: 'scars-tattoo-cover',
      asks: [
        'cover a tattoo',
        'hide a scar',
        'cover birthmark',
        'full coverage on the body',
        'cover vitiligo',
      ],
      answer:
        'Neutralize first: peach or orange over blue, green over red. Build thin layers of a high-coverage cream with powder between them, each pressed and left to set. Texture cannot be painted away, only its color, so keep shine off it. Leave new scars bare.',
      products: ['foundation'],
      next: ['color-corrector'],
    },
  ],
};
