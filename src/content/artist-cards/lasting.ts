import type { CardsOnSubject } from './artist-card.ts';

/** Wear, weather and photographs. */
export const LASTING_CARDS: CardsOnSubject = {
  subject: 'lasting',
  cards: [
    {
      id: 'last-all-day',
      question: 'How do I make makeup last?',
      asks: [
        'make makeup last',
        'long lasting makeup',
        'makeup stay on all day',
        'makeup wears off by lunch',
        'makeup disappears',
      ],
      answer:
        'Let skincare sink in, use thin layers, and set each cream layer with a little powder. Powder the middle, leave the rest. Blot during the day instead of adding. A fixing spray at the end helps.',
      why: 'Thin layers bond; thick ones slide off each other.',
      next: ['setting-spray', 'touch-up-kit', 'skin-oily'],
    },
    {
      id: 'last-heat',
      question: 'What about the summer heat?',
      asks: [
        'makeup melts in summer',
        'hot weather makeup',
        'makeup in heat',
        'sweat makeup',
        'summer makeup',
        'makeup sweats off',
        'everything slides off my face in heat',
        'moving somewhere hot',
        'tropical country makeup',
        'makeup drips',
      ],
      answer:
        'Wear less: tint instead of foundation, or only concealer and powder in the middle. Waterproof mascara, stain for lips, powder blush over cream. Press sweat off with a tissue and leave it alone.',
      why: 'Sweat pushes off heavy layers first.',
      products: ['foundation', 'mascara'],
      tryOn: {
        foundation: { opacity: 15 },
        blush: { opacity: 40 },
        lipstick: { opacity: 50 },
        mascara: { opacity: 60 },
      },
      next: ['last-humidity', 'skin-sunscreen-reapply'],
    },
    {
      id: 'last-humidity',
      question: 'What about humid weather?',
      asks: [
        'humid weather makeup',
        'humidity',
        'tropical makeup',
        'monsoon makeup',
        'sticky weather',
        'singapore makeup',
        'makeup slides in humidity',
        'florida makeup',
      ],
      answer:
        'Choose gel moisturizers, thin set layers, and tubing mascara, which does not mind moist air. Skip rich creams and balms. Shine is part of the weather, so blot it only in the middle.',
      products: ['mascara', 'foundation'],
      next: ['last-heat', 'skin-oily-shine'],
    },
    {
      id: 'last-rain',
      question: 'What about rain?',
      asks: ['rainy day makeup', 'makeup in rain', 'makeup and snow', 'wet weather'],
      answer:
        'Waterproof mascara and liner, a lip stain, cream blush, and very little foundation. If you get wet, press with a tissue, do not wipe. Leave the lower lashes bare.',
      products: ['mascara', 'eyeliner'],
      tryOn: { foundation: { opacity: 15 }, mascara: { opacity: 65 }, eyeliner: { opacity: 50 } },
      next: ['lash-waterproof'],
    },
    {
      id: 'last-cold',
      asks: [
        'winter makeup',
        'cold weather makeup',
        'makeup in winter',
        'wind and cold skin',
        'red nose in cold',
      ],
      answer:
        'Use a richer cream, and give it ten minutes before you go out. Creamy foundation and blush do not crack; a green-tinted film calms a red nose. Balm on the lips comes before and over color.',
      products: ['foundation', 'blush'],
      tryOn: { lipstick: { finish: 'satin' }, blush: { opacity: 30 } },
      next: ['skin-dry', 'redness-cover'],
    },
    {
      id: 'last-wind',
      asks: ['windy day makeup', 'watery eyes in wind', 'hair sticks to lips'],
      answer:
        'Wind makes eyes water, so wear tubing mascara on the upper lashes and no lower liner. Leave gloss at home, as hair sticks to it. Satin or matte lips and a cream blush hold well.',
      products: ['lipstick', 'mascara'],
      tryOn: { lipstick: { finish: 'satin' } },
      next: ['last-rain'],
    },
    {
      id: 'last-mask',
      question: 'Makeup under a face mask?',
      asks: [
        'makeup under a face mask',
        'mask rubs off makeup',
        'foundation comes off on mask',
        'transfer proof makeup',
        'makeup on collar',
      ],
      answer:
        'Below the mask wear moisturizer and at most a set concealer, and a blotted stain on the lips. Put your effort into brows, lashes and lids. Press powder on, wait, press with a tissue: what transfers comes off before it reaches your collar.',
      products: ['foundation', 'lipstick', 'mascara'],
      tryOn: {
        foundation: { opacity: 5 },
        lipstick: { finish: 'matte', opacity: 40 },
        mascara: { opacity: 80 },
      },
      next: ['lip-stain', 'powder-where'],
    },
    {
      id: 'last-tears',
      question: 'Makeup that survives tears?',
      asks: [
        'makeup for crying',
        'tear proof makeup',
        'i will cry at the wedding',
        'cry proof mascara',
        'emotional day',
        'maid of honor',
        'sob at ceremony',
        'mother of the bride cries',
        'weepy day',
        'makeup will survive tears',
      ],
      answer:
        'Use tubing or waterproof mascara on the upper lashes only, and no pencil below. Set the concealer below the eye thinly. Press tears off with the corner of a tissue from below, and look up.',
      products: ['mascara', 'eyeliner'],
      tryOn: { mascara: { opacity: 70 }, eyeliner: { opacity: 40 } },
      next: ['mend-tears', 'lash-tubing'],
    },
    {
      id: 'touch-up-kit',
      question: 'What goes in a touch-up kit?',
      asks: [
        'touch up kit',
        'what to carry in my bag',
        'touch up makeup',
        'makeup for my purse',
        'refresh makeup midday',
      ],
      answer:
        'Blotting paper, your lip color, a small concealer, cotton swabs and a folded tissue. Blot, press, then add only what is gone. A swab with a drop of moisturizer mends smudges.',
      next: ['mend-midday', 'last-all-day'],
    },
    {
      id: 'photo-flash',
      question: 'Makeup for flash photos?',
      asks: [
        'makeup for flash photos',
        'flash photography',
        'wedding photos makeup',
        'red carpet makeup',
        'pictures with flash',
        'is my makeup too pale for pictures',
      ],
      answer:
        'A flash takes away color and shows shine. Go a step stronger on lips, cheeks and brows, matte in the middle of the face, and match your neck. Avoid white powders, mineral sunscreen and large shimmer.',
      why: 'Flash comes straight from the front, so it erases shadows and mirrors shine.',
      products: ['lipstick', 'blush', 'foundation'],
      tryOn: {
        lipstick: { color: '#b3203f', opacity: 92, finish: 'matte' },
        blush: { opacity: 55 },
        eyeliner: { color: '#000000', opacity: 85 },
      },
      next: ['powder-flashback', 'photo-shine'],
    },
    {
      id: 'photo-lighting',
      question: 'What is the best light for selfies?',
      asks: [
        'best light for selfies',
        'photo lighting',
        'light for makeup pictures',
        'ring light',
        'selfie light',
        'lighting for pictures',
        'where to stand for a photo',
        'window light',
      ],
      answer:
        'Face a window with soft daylight, slightly above eye height. Light from above digs shadows under the eyes, and light from below looks strange. Step closer to the window rather than adding lamps of another color.',
      next: ['photo-selfie', 'tools-light'],
    },
    {
      id: 'photo-shine',
      question: 'How do I avoid shine in photos?',
      asks: [
        'shine in photos',
        'face looks oily in pictures',
        'oily in photos',
        'sweaty in pictures',
      ],
      answer:
        'Blot just before the picture, then press a trace of tinted powder on forehead, nose and chin. Keep glow on the cheekbones only. Turning slightly away from the light helps as well.',
      products: ['foundation'],
      next: ['skin-oily-shine', 'photo-flash'],
    },
    {
      id: 'photo-selfie',
      question: 'Makeup for selfies?',
      asks: [
        'selfie makeup',
        'makeup for selfies',
        'look good in photos',
        'photogenic',
        'makeup for photo shoot',
        'profile picture makeup',
        'passport photo makeup',
      ],
      answer:
        'Phones smooth and flatten, so define brows, lashes and the edge of the lips a bit more than by day. Blush a step stronger, matte in the middle. Hold the camera a little above your eyes and farther away than you think.',
      products: ['lipstick', 'blush', 'mascara'],
      tryOn: { lipstick: { opacity: 75 }, blush: { opacity: 50 }, mascara: { opacity: 80 } },
      next: ['photo-lighting', 'photo-flash'],
    },
    {
      id: 'photo-black-white',
      asks: [
        'black and white photo makeup',
        'monochrome photography',
        'makeup for black and white pictures',
      ],
      answer:
        'Only light and dark count. Red and brown turn dark gray, pale pink vanishes, so choose by depth: a deep lip, soft contour, defined brows. Check it by taking the color out of a test picture.',
      products: ['lipstick'],
      tryOn: { lipstick: { color: '#7d1d43', opacity: 90, finish: 'matte' } },
      next: ['contour-basic'],
    },
  ],
};
