import type { CardsOnSubject } from './artist-card.ts';

/** What to wear where. */
export const OCCASIONS_CARDS: CardsOnSubject = {
  subject: 'occasions',
  cards: [
    {
      id: 'interview',
      asks: [
        'makeup for a job interview',
        'interview makeup',
        'professional makeup',
        'first day at work',
        'meeting with the boss',
        'promotion meeting',
        'presentation at work',
        'look serious and competent',
      ],
      answer:
        'Aim for rested, not for made up: even skin, groomed brows, one coat of mascara, a lip close to your own. Matte where you shine, since you may sit under office light. Wear it once before, so that you do not think about it on the day.',
      products: ['lipstick', 'eyeliner', 'mascara'],
      tryOn: {
        lipstick: { color: '#c9707c', opacity: 50, finish: 'satin' },
        eyeliner: { color: '#3b241b', opacity: 40 },
        eyeshadow: { opacity: 20 },
        blush: { opacity: 35 },
        mascara: { opacity: 60 },
      },
      next: ['office', 'last-all-day'],
    },
    {
      id: 'office',
      question: 'Makeup for the office?',
      asks: ['office makeup', 'makeup for work', 'everyday work makeup', 'business makeup'],
      answer:
        'Keep three things: concealer where needed, brows, mascara. Add a satin lip and a little blush for meetings. Soft brown at the lashes looks awake without looking like evening.',
      products: ['lipstick', 'eyeliner', 'blush'],
      tryOn: {
        lipstick: { color: '#c9707c', opacity: 50 },
        eyeliner: { color: '#3b241b', opacity: 40 },
        eyeshadow: { opacity: 20 },
        blush: { opacity: 32 },
      },
      next: ['day-to-night', 'five-minute'],
    },
    {
      id: 'bride',
      asks: [
        'wedding makeup i am the bride',
        'bridal makeup',
        'my wedding day makeup',
        'makeup for my wedding',
        'bride',
        'getting married outdoors',
        'marry in june',
        'ceremony makeup my own',
        'my big day',
      ],
      answer:
        'Take how you look on your best day, and make it a third stronger, because cameras and white cloth take color away. Waterproof mascara, thin set layers, no sunscreen with minerals under flash. Do a full trial some weeks before, in daylight and with pictures.',
      products: ['lipstick', 'blush', 'mascara', 'eyeliner'],
      tryOn: {
        lipstick: { color: '#c9707c', opacity: 75, finish: 'satin' },
        blush: { color: '#d0626a', opacity: 55 },
        eyeshadow: { colors: ['#d8a3b8', '#a06f4a', '#5e3d2b'], opacity: 45, finish: 'shimmer' },
        mascara: { opacity: 85 },
        eyeliner: { color: '#3b241b', opacity: 65 },
      },
      next: ['last-tears', 'touch-up-kit', 'photo-flash'],
      lines: { 'zadie-quill': 'Plan for tears, and then enjoy every one of them.' },
    },
    {
      id: 'wedding-guest',
      asks: [
        'wedding guest makeup',
        'makeup as a wedding guest',
        'what to wear on my face to a wedding',
        'summer wedding guest',
      ],
      answer:
        'Soft, long wearing, and a little brighter than by day: rose cheeks, bronze or champagne lids, a berry or rose lip. Tubing mascara, in case you cry. Save dramatic smoke for after dark.',
      products: ['lipstick', 'blush', 'eyeshadow'],
      tryOn: {
        lipstick: { color: '#c9707c', opacity: 70 },
        blush: { color: '#d0626a', opacity: 45 },
        eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 40, finish: 'shimmer' },
      },
      next: ['last-all-day', 'last-tears'],
    },
    {
      id: 'date-night',
      asks: [
        'makeup for a date',
        'first date makeup',
        'romantic makeup',
        'date night',
        'makeup he will like',
      ],
      answer:
        'Wear what feels like you, with one soft accent: smudged brown eyes, or a berry stain that survives a glass. Skin that looks like skin is kind at close distance. Blot instead of adding powder before you go in.',
      products: ['lipstick', 'eyeshadow', 'blush'],
      tryOn: {
        lipstick: { color: '#c9707c', opacity: 70, finish: 'satin' },
        blush: { color: '#d0626a', opacity: 50 },
        eyeshadow: { colors: ['#d8a3b8', '#8f3d66', '#4b1c40'], opacity: 40 },
      },
      next: ['lip-stain', 'smoky-soft'],
    },
    {
      id: 'party',
      question: 'Makeup for a party?',
      asks: [
        'party makeup',
        'night out makeup',
        'clubbing makeup',
        'evening makeup',
        'new years eve makeup',
        'glam makeup',
      ],
      answer:
        'Low light eats color, so add depth: smoke or shimmer on the lids, a full coat of mascara, blush a step stronger. Choose long-wearing lips in berry or red. Powder the middle and let the cheekbones shine.',
      products: ['lipstick', 'eyeshadow', 'eyeliner', 'mascara'],
      tryOn: {
        lipstick: { color: '#7d1d43', opacity: 85, finish: 'gloss' },
        eyeshadow: { colors: ['#b3aaa5', '#5d5653', '#221e1d'], opacity: 75, finish: 'shimmer' },
        eyeliner: { color: '#000000', opacity: 90 },
        mascara: { opacity: 90 },
      },
      next: ['day-to-night', 'smoky-eye'],
    },
    {
      id: 'prom',
      asks: [
        'prom makeup',
        'graduation makeup',
        'formal dance makeup',
        'homecoming',
        'quinceanera makeup',
      ],
      answer:
        'Choose one star, eyes or lips, and try the whole look a week ahead with the dress. Thin layers, tubing mascara, powder in the middle. Pack blotting paper and the lip color.',
      products: ['lipstick', 'eyeshadow'],
      tryOn: {
        eyeshadow: { colors: ['#d8a3b8', '#8f3d66', '#4b1c40'], opacity: 50, finish: 'shimmer' },
        lipstick: { color: '#c9707c', opacity: 65, finish: 'gloss' },
        mascara: { opacity: 80 },
      },
      next: ['teen-first', 'last-all-day'],
    },
    {
      id: 'school',
      question: 'Makeup for school?',
      asks: [
        'makeup for school',
        'college makeup',
        'everyday makeup for class',
        'university makeup',
      ],
      answer:
        'Brow gel, curled lashes with one coat, a dot of concealer, tinted balm. It takes three minutes and survives gym class. Sunscreen underneath is worth more than all of it.',
      products: ['mascara', 'lipstick'],
      tryOn: {
        lipstick: { color: '#c9707c', opacity: 35 },
        mascara: { opacity: 50 },
        foundation: { opacity: 10 },
        eyeshadow: { opacity: 10 },
        eyeliner: { opacity: 10 },
      },
      next: ['five-minute', 'teen-first'],
    },
    {
      id: 'video-call',
      asks: [
        'makeup for zoom',
        'video call makeup',
        'online meeting makeup',
        'webcam makeup',
        'teams call',
        'look good on camera at home',
      ],
      answer:
        'Light first: face a window or a lamp, camera at eye height. Then brows, blush and a lip a bit stronger than usual, because a webcam flattens color. Powder the forehead and the nose.',
      products: ['lipstick', 'blush'],
      tryOn: {
        lipstick: { color: '#c9707c', opacity: 65 },
        blush: { opacity: 50 },
        mascara: { opacity: 65 },
        eyeliner: { color: '#3b241b', opacity: 45 },
      },
      next: ['photo-lighting', 'photo-shine'],
    },
    {
      id: 'gym',
      asks: [
        'makeup for the gym',
        'workout makeup',
        'sports makeup',
        'sweat proof makeup',
        'makeup for running',
      ],
      answer:
        'Bare skin with sunscreen is best for sweat. If you want something: brow gel, tubing mascara and a lip balm. Leave foundation off, dab instead of wiping, and wash your face afterward.',
      products: ['foundation', 'mascara'],
      tryOn: {
        foundation: { opacity: 0 },
        blush: { opacity: 10 },
        eyeshadow: { opacity: 0 },
        eyeliner: { opacity: 0 },
        mascara: { opacity: 45 },
        lipstick: { opacity: 20 },
      },
      next: ['last-heat', 'lash-tubing'],
    },
    {
      id: 'beach',
      asks: [
        'beach makeup',
        'pool makeup',
        'makeup for swimming',
        'vacation makeup',
        'waterproof makeup',
      ],
      answer:
        'Sunscreen is the makeup here. Add waterproof mascara, a cream blush in peach and a tinted balm. Press water off with a towel instead of rubbing, and put sunscreen on again.',
      products: ['mascara', 'blush', 'lipstick'],
      tryOn: {
        foundation: { opacity: 0 },
        blush: { color: '#f3a27e', opacity: 40 },
        mascara: { opacity: 60 },
        lipstick: { color: '#e8705b', opacity: 35 },
      },
      next: ['skin-sunscreen-reapply', 'lash-waterproof'],
    },
    {
      id: 'festival',
      asks: [
        'festival makeup',
        'concert makeup',
        'rave makeup',
        'creative festival look',
        'face gems',
      ],
      answer:
        'Choose one bright thing: a neon line, gems at the outer corner, or cosmetic glitter on glitter glue. Not every neon color is made for eyes, so read the label. Thin base, tubing mascara, setting spray. Gems hold with lash glue, and all of it comes off with oil.',
      products: ['eyeliner', 'eyeshadow'],
      tryOn: {
        eyeliner: { color: '#1b2748', opacity: 100 },
        eyeshadow: { opacity: 70, finish: 'shimmer' },
      },
      next: ['shadow-glitter', 'remove-glitter'],
    },
    {
      id: 'funeral',
      asks: ['funeral makeup', 'makeup for a sad day', 'memorial service makeup'],
      answer:
        'Quiet and tear-proof: a little concealer, brows, clear or tubing mascara on the upper lashes only, and a balm. Leave liner off. Carry tissues and press, do not wipe.',
      products: ['mascara', 'lipstick'],
      tryOn: {
        eyeliner: { opacity: 0 },
        eyeshadow: { opacity: 10 },
        lipstick: { color: '#bf8a76', opacity: 35 },
        blush: { opacity: 20 },
        mascara: { opacity: 40 },
      },
      next: ['last-tears'],
    },
    {
      id: 'stage',
      asks: [
        'stage makeup',
        'theater makeup',
        'dance recital makeup',
        'performance makeup',
        'choir concert',
      ],
      answer:
        'Stage light and distance wash a face out. Deepen contour and blush, draw the lash line thick and slightly longer, use a lip with a clear edge, and set everything well. Judge it from across the room, not in a hand mirror.',
      products: ['lipstick', 'blush', 'eyeliner', 'mascara'],
      tryOn: {
        lipstick: { color: '#b3203f', opacity: 100 },
        blush: { opacity: 75 },
        eyeliner: { color: '#000000', opacity: 100 },
        mascara: { opacity: 100 },
        foundation: { opacity: 60 },
      },
      next: ['powder-bake', 'lash-false-apply'],
    },
    {
      id: 'halloween',
      asks: [
        'halloween makeup',
        'costume makeup',
        'face paint',
        'vampire makeup',
        'skeleton makeup',
      ],
      answer:
        'Use cosmetic face paint in thin layers: cream first, then powder of the same color. A pale base, gray hollows and dark lips make a vampire with what you own. Test a new paint on the arm a day before.',
      products: ['lipstick', 'eyeshadow', 'foundation'],
      tryOn: {
        lipstick: { color: '#7d1d43', opacity: 100, finish: 'matte' },
        eyeshadow: { colors: ['#b3aaa5', '#5d5653', '#221e1d'], opacity: 90 },
        blush: { opacity: 0 },
      },
      next: ['lip-dark', 'remove-all'],
    },
    {
      id: 'five-minute',
      question: 'What can I do in five minutes?',
      asks: [
        'i only have 5 minutes',
        'five minute makeup',
        'quick makeup',
        'fast makeup',
        'makeup in a hurry',
        'running late',
        'lazy makeup',
        'no time in the morning',
        'mornings with kids',
        'baby and no time',
      ],
      answer:
        'Concealer where you need it, pressed in with a finger. Cream blush on cheeks and lips. Brow gel, curl, one coat of mascara, and go.',
      products: ['blush', 'lipstick', 'mascara'],
      tryOn: {
        foundation: { opacity: 15 },
        blush: { color: '#f3a27e', opacity: 40 },
        lipstick: { color: '#c9707c', opacity: 40 },
        eyeshadow: { opacity: 0 },
        eyeliner: { opacity: 0 },
        mascara: { opacity: 60 },
      },
      next: ['budget-multi', 'no-makeup-makeup'],
      lines: { 'anouk-verlaine': 'Three products. I will not be moved to a fourth.' },
    },
    {
      id: 'no-makeup-makeup',
      question: 'How do I do a no-makeup look?',
      asks: [
        'natural no makeup look',
        'no makeup makeup',
        'natural makeup',
        'clean girl',
        'barely there makeup',
        'everyday natural look',
        'minimal makeup',
      ],
      answer:
        'Even out only what distracts you, and leave the rest bare. Use creams, fingers, and colors that your face already has: the lip a shade deeper, the cheek as after a walk. Brush up the brows and curl the lashes.',
      products: ['foundation', 'blush', 'lipstick', 'mascara'],
      tryOn: {
        foundation: { opacity: 15 },
        blush: { color: '#f3a27e', opacity: 30 },
        lipstick: { color: '#bf8a76', opacity: 45 },
        eyeshadow: { opacity: 15 },
        eyeliner: { opacity: 15 },
        mascara: { opacity: 45 },
      },
      next: ['foundation-sheer', 'five-minute'],
    },
    {
      id: 'day-to-night',
      question: 'From office to party?',
      asks: [
        'from office to party',
        'day to night makeup',
        'after work drinks makeup',
        'evening touch up',
        'turn day look into night',
      ],
      answer:
        'Blot, press concealer in where it went, and add two things: smudged dark pencil at the lashes and a deeper lip. Freshen the blush last. No need to start over.',
      products: ['lipstick', 'eyeliner', 'eyeshadow'],
      tryOn: {
        lipstick: { color: '#7d1d43', opacity: 80 },
        eyeliner: { color: '#000000', opacity: 80 },
        eyeshadow: { opacity: 60 },
        mascara: { opacity: 80 },
      },
      next: ['touch-up-kit', 'party'],
    },
    {
      id: 'travel-flight',
      question: 'Makeup for a flight?',
      asks: [
        'airplane makeup',
        'makeup on a plane',
        'long flight makeup',
        'travel makeup bag',
        'pack makeup for travel',
      ],
      answer:
        'On the plane wear balm, moisturizer and nothing that dries. Pack creams and sticks, one palette and one brush; liquids go into a clear bag in small sizes. Put makeup on after landing, with a mist and a finger.',
      next: ['travel-kit', 'skin-dry'],
    },
  ],
};
