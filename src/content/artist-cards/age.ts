import type { CardsOnSubject } from './artist-card.ts';

/** Young and mature skin. */
export const AGE_CARDS: CardsOnSubject = {
  subject: 'age',
  cards: [
    {
      id: 'mature-foundation',
      question: 'Foundation for mature skin?',
      asks: [
        'foundation for skin over 50',
        'foundation for mature skin',
        'foundation settles in wrinkles',
        'makeup for wrinkles',
        'foundation older skin',
        'makeup over 60',
      ],
      answer:
        'Use a light moist foundation, mostly in the middle of the face, pressed on with a damp sponge. Moisturizer ten minutes ahead matters more than primer. Powder only beside the nose; a little light and blush do the rest.',
      why: 'Lines gather what is thick and dry.',
      amount: 'Half of what you used at thirty is often right.',
      products: ['foundation', 'blush'],
      tryOn: { foundation: { opacity: 22 }, blush: { opacity: 45 } },
      next: ['mature-powder', 'mature-blush'],
    },
    {
      id: 'mature-eyes',
      question: 'Eyeshadow for crepey lids?',
      asks: [
        'eye makeup for crepey lids',
        'eye makeup for older women',
        'crepey eyelids',
        'eyeshadow mature eyes',
        'wrinkled eyelids',
        'droopy lids age',
        'eyeshadow gathers in folds of older lids',
        'im 67 eyeshadow',
        'eyeshadow at 70',
        'eyelids lost elasticity',
        'loose lid skin',
      ],
      answer:
        'Choose satin or matte in soft mid-tones and blend a little above the fold. Curl the lashes, keep dark color off the lower lid, and line only between the upper lashes. Big glitter sits in folds; a soft sheen does not.',
      products: ['eyeshadow', 'eyeliner', 'mascara'],
      tryOn: {
        eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 35, finish: 'matte' },
        eyeliner: { color: '#3b241b', opacity: 45 },
        mascara: { opacity: 75 },
      },
      next: ['mature-lashes', 'eyes-hooded'],
    },
    {
      id: 'mature-lips',
      question: 'Lipstick for mature lips?',
      asks: [
        'lipstick for older women',
        'lips getting thinner with age',
        'lipstick mature lips',
        'lip lines age',
        'lipstick over 60',
      ],
      answer:
        'Satin or creamy shades in rose, berry or clear red bring the mouth back. Line just on the outer rim with a pencil close to the lip, fill, and keep gloss to the middle. Pale beige can make the mouth disappear.',
      products: ['lipstick'],
      tryOn: { lipstick: { color: '#c9707c', opacity: 75, finish: 'satin' } },
      next: ['lip-feather', 'lip-fuller'],
    },
    {
      id: 'mature-blush',
      question: 'Blush for mature skin?',
      asks: [
        'blush for mature skin',
        'blush over 50',
        'older cheeks',
        'blush placement for older face',
      ],
      answer:
        'Cream blush, a bit higher than before: on top of the cheekbone and up to the temple. Rose and peach look alive, brown looks tired. Place it with a relaxed face, because a smile moves the cheek.',
      products: ['blush'],
      tryOn: { blush: { color: '#d0626a', opacity: 45 } },
      next: ['blush-lift', 'blush-cream-powder'],
    },
    {
      id: 'mature-shimmer',
      question: 'Shimmer on mature skin?',
      asks: [
        'shimmer on mature skin',
        'can older women wear shimmer',
        'shimmer over 50',
        'glitter and wrinkles',
      ],
      answer:
        'Yes, when it is fine. A satin sheen on the middle of the lid and a cream glow on the cheekbone look lovely. Keep visible sparkle off folds and lines, because it marks them.',
      products: ['eyeshadow'],
      next: ['shadow-matte-vs-shimmer', 'highlighter-texture'],
    },
    {
      id: 'mature-brows',
      question: 'Brows that thin with age?',
      asks: ['eyebrows for older women', 'thinning brows', 'brows after 50', 'fading eyebrows'],
      answer:
        'Bring back the outer third, which thins first, with fine strokes in a soft taupe. Keep the front light and brush it up. Defined brows give more lift than any liner.',
      next: ['brow-gray', 'brow-sparse'],
    },
    {
      id: 'mature-powder',
      question: 'Powder on mature skin?',
      asks: [
        'powder on mature skin',
        'powder settles in lines',
        'set makeup over 50',
        'powder wrinkles',
      ],
      answer:
        'Use as little as you can: a small brush, only beside the nose and on the chin. Under the eyes press a trace with a fingertip or skip it. A mist at the end takes the dusty look away.',
      next: ['powder-where', 'setting-spray'],
    },
    {
      id: 'mature-lashes',
      question: 'Mascara for mature eyes?',
      asks: ['mascara for older women', 'lashes thinning with age', 'mascara mature eyes'],
      answer:
        'Curl, then lengthen with a thin tubing mascara on the upper lashes only. Deep brown or black both work; keep the roots dense and the tips light. A few single false lashes at the outer end lift more than a full strip.',
      products: ['mascara'],
      tryOn: { mascara: { opacity: 70 } },
      next: ['lash-sparse', 'lash-tubing'],
    },
    {
      id: 'mature-less',
      asks: [
        'look younger with makeup',
        'makeup mistakes that age',
        'does makeup make me look older',
        'makeup ages me',
        'modern makeup for older women',
        'everything ages me',
        'makeup makes me look old',
        'look my age but fresh',
        'frumpy',
      ],
      answer:
        'What adds years is usually too much powder, a flat matte face, hard brows and very dark lips with sharp edges. Turn it around: moist skin, a flush, soft edges, clear color. The aim is not younger; it is awake.',
      products: ['foundation', 'blush'],
      tryOn: {
        foundation: { opacity: 20 },
        blush: { opacity: 45 },
        eyeliner: { color: '#3b241b', opacity: 40 },
      },
      next: ['mature-foundation', 'mature-blush'],
      lines: { 'zadie-quill': 'A face that has laughed is not a problem to be solved.' },
    },
    {
      id: 'hair-gray',
      question: 'Makeup with gray hair?',
      asks: [
        'makeup with gray hair',
        'silver hair makeup',
        'white hair makeup',
        'going gray makeup',
      ],
      answer:
        'Silver hair takes color away from the face, so put some back: a clear rose, berry or blue-red lip, and a fresh cheek. Brows in soft taupe, liner in charcoal or navy. Muddy browns look tired beside silver.',
      products: ['lipstick', 'blush', 'eyeliner'],
      tryOn: {
        lipstick: { color: '#b3203f', opacity: 70 },
        blush: { color: '#d0626a', opacity: 45 },
        eyeliner: { color: '#454a52', opacity: 55 },
      },
      next: ['brow-gray', 'mature-lips'],
    },
    {
      id: 'teen-first',
      question: 'Makeup for teenagers?',
      asks: [
        'makeup for teenagers',
        'first makeup',
        'makeup for a 13 year old',
        'young skin makeup',
        'makeup for school girl',
        'my daughter wants makeup',
        '12 year old makeup',
        'makeup for kids school dance',
      ],
      answer:
        'Young skin needs little: sunscreen, a dot of concealer, brow gel, one coat of mascara and tinted balm. Learn one thing at a time, and take it all off at night. Ask at home if you are unsure what is allowed.',
      products: ['mascara', 'lipstick'],
      tryOn: {
        foundation: { opacity: 0 },
        lipstick: { color: '#c9707c', opacity: 30 },
        mascara: { opacity: 45 },
        eyeliner: { opacity: 0 },
        eyeshadow: { opacity: 0 },
      },
      next: ['school', 'acne-prone'],
    },
  ],
};
