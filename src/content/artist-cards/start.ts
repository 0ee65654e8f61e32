import type { CardsOnSubject } from './artist-card.ts';

/** Beginning, budget, style. */
export const START_CARDS: CardsOnSubject = {
  subject: 'start',
  cards: [
    {
      id: 'order-steps',
      question: 'What order does makeup go on?',
      asks: [
        'what order do i put makeup on',
        'order of makeup',
        'makeup steps',
        'which comes first',
        'step by step makeup',
        'foundation or concealer first',
        'makeup routine order',
        'what goes on first',
        'powder before or after blush',
        'concealer before foundation',
        'primer or sunscreen first',
      ],
      answer:
        'Skincare and sunscreen, then primer where you need it. Foundation, concealer, cream blush, powder, powder blush, brows, eyes, mascara, lips. With dark or sparkling shadow do the eyes before the foundation.',
      why: 'Creams bond with creams and powders with powders, so all that is wet comes before what is dry.',
      next: ['skin-prep', 'start-kit'],
    },
    {
      id: 'start-kit',
      question: 'What does a beginner need?',
      asks: [
        'total beginner what do i need',
        'beginner makeup kit',
        'starter makeup',
        'never worn makeup',
        'first makeup products',
        'new to makeup',
      ],
      answer:
        'Five things: concealer in your shade, cream blush, brow gel, mascara and a lip color a bit deeper than your own. Learn them for a month. Foundation, liner and shadow can wait.',
      products: ['mascara', 'blush', 'lipstick'],
      tryOn: {
        foundation: { opacity: 12 },
        blush: { color: '#d0626a', opacity: 35 },
        lipstick: { color: '#c9707c', opacity: 45 },
        mascara: { opacity: 55 },
        eyeliner: { opacity: 0 },
        eyeshadow: { opacity: 0 },
      },
      next: ['order-steps', 'tools-basic'],
    },
    {
      id: 'start-budget',
      question: 'Makeup on a budget?',
      asks: [
        'makeup on a budget',
        'cheap makeup',
        'affordable makeup',
        'save money on makeup',
        'where to save',
      ],
      answer:
        'Save on mascara, brow gel, liner and lipstick: simple formulas do well and wear out soon. Spend on what must match you, foundation or concealer, and on one good brush. Buy one thing when another is empty.',
      next: ['budget-multi', 'budget-spend'],
    },
    {
      id: 'budget-multi',
      question: 'Which products are multi-use?',
      asks: [
        'multi use products',
        'one product for everything',
        'multitasking makeup',
        'use products twice',
        'what can double as something else',
      ],
      answer:
        'A cream blush does cheeks and lips, and lids too if its label says so. A matte brown shadow does brows, soft liner and contour. A clear balm gives shine on lids and cheekbones. Keep lip and eye products on separate clean fingers.',
      products: ['blush', 'lipstick', 'eyeshadow'],
      next: ['cheek-lip-same', 'five-minute'],
    },
    {
      id: 'budget-spend',
      question: 'What is worth the money?',
      asks: [
        'what makeup is worth the money',
        'is expensive makeup better',
        'splurge or save',
        'is luxury makeup better',
      ],
      answer:
        'Price says little about how makeup looks. Pay for an exact shade, for a texture you enjoy daily, and for tools that last years. Packaging and perfume are most of the rest.',
      next: ['start-budget'],
    },
    {
      id: 'start-practice',
      asks: [
        'get better at makeup',
        'practice makeup',
        'improve makeup skills',
        'learn makeup',
        'i am bad at makeup',
      ],
      answer:
        'Practice one thing in the evening before you wash your face, so that mistakes cost nothing. Repeat it five days in a row, and take a picture in the same light. Compare day one with day five.',
      next: ['liner-first', 'start-kit'],
    },
    {
      id: 'start-strength',
      question: 'How much makeup is too much?',
      asks: [
        'how much makeup is too much',
        'am i wearing too much makeup',
        'start small',
        'how strong',
        'how intense should i go',
        'is this too much',
      ],
      answer:
        'Step back an arm’s length and squint: you should see your face first, and then one strong place. Daylight shows more than a lamp, so check by a window. Begin with half, look, and add.',
      amount: 'Half of what you think, then look again.',
      next: ['color-one-feature', 'color-contrast'],
    },
    {
      id: 'start-style',
      asks: [
        'find my makeup style',
        'which makeup suits me',
        'what look should i try',
        'what suits me',
        'suggest a look',
        'what would look good on me',
        'i do not know what to wear',
        'what should i wear today',
        'pick a look for me',
        'help me choose a look',
        'give me an idea',
      ],
      answer:
        'Choose the part of your face you like best and give only that an accent. Then settle the mood: fresh, soft, clear or dark. Try it on in the mirror, change one thing at a time, and keep what you would wear outside.',
      tryOn: {
        lipstick: { color: '#c9707c', opacity: 65, finish: 'satin' },
        blush: { color: '#d0626a', opacity: 40 },
        eyeliner: { color: '#3b241b', opacity: 45 },
        eyeshadow: { opacity: 25 },
      },
      next: ['undertone-find', 'color-one-feature'],
    },
    {
      id: 'start-trend',
      asks: [
        'makeup trends',
        'new makeup trend',
        'something different',
        'a bolder look',
        'try something new',
        'surprise me',
        'creative makeup',
        'something bold',
      ],
      answer:
        'Change one thing a lot rather than everything a little. A bright lip on bare skin, colored liner on a plain lid, or blush up to the temples are three ways to be bold in ten minutes. If you like it twice, it is not a trend, it is yours.',
      products: ['lipstick', 'eyeliner'],
      tryOn: {
        lipstick: { color: '#e0592a', opacity: 90, finish: 'matte' },
        eyeliner: { color: '#1b2748', opacity: 80 },
        eyeshadow: { opacity: 15 },
      },
      next: ['liner-graphic', 'color-monochrome'],
    },
    {
      id: 'travel-kit',
      question: 'What goes in a small bag?',
      asks: [
        'small makeup bag',
        'capsule makeup',
        'minimal makeup bag',
        'pack light makeup',
        'carry on makeup',
      ],
      answer:
        'A stick for cheeks and lips, a concealer, a mascara, a brow gel, a small palette with one matte brown and one shimmer. A short brush and a few swabs. All of it fits in one hand.',
      next: ['budget-multi', 'travel-flight'],
    },
    {
      id: 'compliment-current',
      asks: [
        'how does my makeup look',
        'do you like my look',
        'what do you think of my look',
        'rate my look',
        'what am i wearing',
        'is my look good',
        'what would you change',
      ],
      answer:
        'I read the settings of your look, and never your picture, so I can speak of colors and intensities only. Look for one leading place and let the others follow. If lips and eyes are both strong, take one of them down by a third.',
      products: ['lipstick', 'eyeshadow'],
      next: ['color-one-feature', 'start-strength'],
    },
  ],
};
