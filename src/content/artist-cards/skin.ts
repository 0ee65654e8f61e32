import type { CardsOnSubject } from './artist-card.ts';

/** Types of skin, and what goes under makeup. */
export const SKIN_CARDS: CardsOnSubject = {
  subject: 'skin',
  cards: [
    {
      id: 'skin-prep',
      question: 'How do I prep my skin?',
      asks: [
        'prep skin before makeup',
        'skin prep',
        'what to do before makeup',
        'skincare before makeup',
        'prepare face',
      ],
      answer:
        'Wash or rinse, pat dry, and put on a light moisturizer while the skin is a little damp. By day sunscreen comes next. Wait five to ten minutes and blot what is left on the surface before you begin.',
      why: 'Makeup sits on what is below it; wet cream makes it slide, and dry skin makes it cling.',
      amount: 'A pea of moisturizer is enough below makeup.',
      next: ['skin-sunscreen-under', 'primer-need'],
    },
    {
      id: 'skin-oily',
      question: 'Makeup for oily skin?',
      asks: [
        'makeup for oily skin',
        'oily skin',
        'greasy skin',
        'foundation for oily skin',
        't zone',
        'face is an oil slick',
        'i get greasy by noon',
        'oil breaks through',
      ],
      answer:
        'Choose a light gel moisturizer, a thin layer of a matte or satin foundation, and powder pressed only into the middle of the face. Powder blush and shadow hold longer than creams. During the day blot first, then powder.',
      why: 'Powder over oil turns to paste, so the oil has to go first.',
      products: ['foundation'],
      tryOn: {
        foundation: { opacity: 35 },
        lipstick: { finish: 'satin' },
        eyeshadow: { finish: 'matte' },
      },
      next: ['skin-oily-shine', 'primer-types'],
    },
    {
      id: 'skin-oily-shine',
      question: 'How do I stop the shine?',
      asks: [
        'shiny face',
        'shine during the day',
        'stop shine',
        'blotting paper',
        'shiny nose',
        't zone shines',
      ],
      answer:
        'Press a blotting paper or a tissue on the shine, do not rub. Then press a trace of powder in with a puff. Twice a day is enough; more powder than that starts to look dry.',
      next: ['skin-oily', 'photo-shine'],
    },
    {
      id: 'skin-dry',
      question: 'Foundation for dry skin?',
      asks: [
        'dry skin what foundation',
        'makeup for dry skin',
        'dehydrated skin makeup',
        'foundation for dry skin',
        'tight skin',
      ],
      answer:
        'Layer moisture: a hydrating serum or toner, then cream, and wait. Use a creamy or serum foundation, cream blush, and powder only beside the nose. Press everything on with a damp sponge and finish with a mist.',
      products: ['foundation', 'blush'],
      tryOn: { foundation: { opacity: 25 }, lipstick: { finish: 'satin' } },
      next: ['skin-flakes', 'skin-glow'],
    },
    {
      id: 'skin-flakes',
      question: 'What about dry patches?',
      asks: [
        'clings to dry patches',
        'flaky skin',
        'peeling skin under makeup',
        'dry patches on face',
        'foundation flakes',
      ],
      answer:
        'Soften the patch with cream for ten minutes, then wipe it with a soft damp cloth. Press foundation on very thinly with a sponge, and leave powder off that place. Rubbing lifts more flakes.',
      products: ['foundation'],
      next: ['skin-dry', 'mend-foundation'],
    },
    {
      id: 'skin-combination',
      question: 'Makeup for combination skin?',
      asks: ['combination skin', 'oily and dry at once', 'oily t zone dry cheeks', 'mixed skin'],
      answer:
        'Treat your face as two faces: cream on the cheeks, a thin gel in the middle. One light foundation everywhere, powder only where you shine. Cream blush on the cheeks, and no powder below it.',
      products: ['foundation'],
      next: ['skin-oily', 'skin-dry'],
    },
    {
      id: 'skin-type-find',
      asks: [
        'what is my skin type',
        'find my skin type',
        'how do i know if my skin is oily or dry',
      ],
      answer:
        'Wash with a mild cleanser, pat dry, and put nothing on for an hour. Tight all over is dry, shine all over is oily, shine only in the middle is combination, nothing special is normal. Season and heating change it, so test again now and then.',
      next: ['skin-oily', 'skin-dry', 'skin-combination'],
    },
    {
      id: 'skin-texture',
      question: 'Makeup on textured skin?',
      asks: [
        'textured skin',
        'bumpy skin makeup',
        'uneven texture',
        'acne scars texture',
        'makeup on texture',
        'foundation shows every bump',
        'little bumps on forehead',
        'pitted scars',
      ],
      answer:
        'Color can be evened out, texture cannot, so take the shine off it and keep layers thin. Press instead of brushing, and set with a little fine powder. Soft light from the front does more than another layer.',
      products: ['foundation'],
      next: ['skin-pores', 'highlighter-texture'],
    },
    {
      id: 'skin-pores',
      question: 'How do I hide large pores?',
      asks: [
        'hide large pores',
        'big pores',
        'pores show through makeup',
        'minimize pores',
        'makeup sinks into pores',
      ],
      answer:
        'Press a thin layer of smoothing primer into the pores and let it set. Tap foundation over it with a sponge, then a trace of powder. Keep glow off that place.',
      why: 'Pores show because they hold tiny shadows; filling and matte finish make these softer.',
      products: ['foundation'],
      next: ['primer-types', 'skin-texture'],
    },
    {
      id: 'skin-sunscreen-under',
      question: 'Sunscreen before foundation?',
      asks: [
        'sunscreen before or after foundation',
        'sunscreen under makeup',
        'spf and makeup',
        'is spf in foundation enough',
        'sunblock',
      ],
      answer:
        'Sunscreen is the last step of skincare and goes under makeup. Use the full amount and let it set for about ten minutes. The sun protection in a foundation is a bonus, since nobody wears enough of it.',
      amount: 'Two finger lengths of sunscreen for face and neck.',
      next: ['skin-sunscreen-reapply', 'skin-pilling'],
    },
    {
      id: 'skin-sunscreen-reapply',
      question: 'How do I reapply sunscreen?',
      asks: [
        'reapply sunscreen over makeup',
        'sunscreen on top of makeup',
        'spf during the day with makeup',
        'top up spf',
        'renew sunscreen',
        'spf again at lunch',
      ],
      answer:
        'Outdoors it should be renewed about every two hours. Blot first, then press sunscreen on with a clean sponge instead of rubbing; sprays and powders are handy, but it is hard to put on enough. A hat and shade do the rest.',
      next: ['skin-sunscreen-under'],
    },
    {
      id: 'skin-glass',
      question: 'How do I get glass skin?',
      asks: [
        'glass skin',
        'dewy korean skin',
        'wet look skin',
        'dewy finish',
        'glowing dewy makeup',
      ],
      answer:
        'It begins with moisture in thin layers, each patted in. Then a sheer tint only where needed, cream blush, and a clear balm on the cheekbones. Powder only beside the nose.',
      why: 'Light reflects from a smooth moist surface; powder scatters it.',
      products: ['foundation', 'blush', 'lipstick'],
      tryOn: {
        foundation: { opacity: 20 },
        blush: { color: '#fda4af', opacity: 35 },
        lipstick: { finish: 'gloss', opacity: 45 },
      },
      next: ['lip-blur', 'skin-glow'],
      lines: { 'yuna-byeol': 'Five thin layers beat one thick one.' },
    },
    {
      id: 'skin-glow',
      question: 'How do I glow without grease?',
      asks: [
        'glow but not greasy',
        'glowy without looking oily',
        'radiant makeup',
        'dull skin',
        'skin looks dull',
      ],
      answer:
        'Put glow where bone is near the surface, and keep the sides of the nose, the chin and the middle of the forehead matte. Cream formulas look like skin, glitter looks like makeup. One blot in the middle of the face makes the difference.',
      products: ['blush'],
      tryOn: { foundation: { opacity: 22 }, blush: { opacity: 42 } },
      next: ['highlighter-where', 'skin-glass'],
    },
    {
      id: 'skin-pilling',
      question: 'Why does my makeup pill?',
      asks: [
        'makeup pills',
        'rolls off',
        'pilling',
        'little balls of product',
        'sunscreen pills under foundation',
      ],
      answer:
        'Pilling means too much product, too little time, or layers that do not mix. Use less of each layer, wait several minutes between them, and press foundation on instead of rubbing. A silicone primer on top of a rich gel cream often pills.',
      next: ['skin-prep', 'primer-types'],
    },
    {
      id: 'acne-prone',
      question: 'Makeup with acne?',
      asks: [
        'makeup with acne',
        'acne prone skin makeup',
        'makeup for breakouts',
        'non comedogenic',
        'spots all over',
        'makeup that does not break me out',
        'does makeup cause acne',
        'pimples everywhere',
      ],
      answer:
        'Use thin layers and products labeled non-comedogenic, put on with clean tools. Even the redness first, then conceal single spots, so that you need less foundation. Take all of it off in the evening. For acne that hurts or scars, a doctor helps more than makeup.',
      products: ['foundation'],
      next: ['concealer-blemish', 'tools-brush-wash'],
    },
    {
      id: 'freckles',
      question: 'How do I show or draw freckles?',
      asks: ['freckles', 'show my freckles', 'fake freckles', 'draw freckles', 'cover freckles'],
      answer:
        'To let freckles show, use a tint or only spot concealer. To draw some, dot a fine brown pen irregularly over nose and upper cheeks and press each dot with a finger at once. Vary the size and leave gaps.',
      products: ['foundation'],
      tryOn: { foundation: { opacity: 12 } },
      next: ['skin-tint', 'hair-red'],
    },
  ],
};
