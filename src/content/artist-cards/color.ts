import type { CardsOnSubject } from './artist-card.ts';

/** Which color goes with which: undertones, eyes, hair, clothes. */
export const COLOR_CARDS: CardsOnSubject = {
  subject: 'color',
  cards: [
    {
      id: 'undertone-find',
      question: 'How do I find my undertone?',
      asks: [
        'warm or cool',
        'my undertone',
        'how do i know my undertone',
        'skin undertone',
        'am i cool or warm',
        'find undertone',
        'veins green or blue',
        'gold or silver jewelry',
        'pink or yellow skin',
        'veins on wrist',
        'am i a warm or cool person',
        'what undertone am i',
      ],
      answer:
        'In daylight, hold pure white and then cream next to your bare face. If white is kinder you are probably cool, if cream is kinder warm, if both are fine neutral. Silver against gold jewelry is a second test. Veins alone mislead many people.',
      why: 'One test depends on the light, so two that agree are worth more than one.',
      next: ['color-olive', 'foundation-undertone'],
    },
    {
      id: 'color-warm-cool',
      title: 'Warm colors and cool ones',
      asks: [
        'warm colors or cool colors',
        'colors for cool skin',
        'colors for warm skin',
        'makeup for cool undertones',
        'makeup for warm undertones',
        'neutral undertone colors',
        'colors for my skin tone',
      ],
      answer:
        'Cool skin: blue-reds, rose, plum, taupe and gray. Warm skin: coral, brick, peach, bronze and olive. Neutral skin wears both. It is a convention that helps you begin, so what you like in the mirror may overrule it.',
      products: ['lipstick', 'blush', 'eyeshadow'],
      next: ['undertone-find', 'red-lip-choose'],
    },
    {
      id: 'color-wheel',
      question: 'Which colors go together?',
      asks: [
        'color wheel',
        'complementary colors makeup',
        'color theory',
        'which colors go together',
        'opposite colors',
        'opposite colors trick',
      ],
      answer:
        'Opposites on the wheel make each other stronger: orange beside blue, purple beside yellow-green. Neighbors look calm. To hide a color, put its opposite over it; to bring out an eye, put it beside it.',
      next: ['color-corrector', 'eye-color-blue'],
    },
    {
      id: 'eye-color-blue',
      question: 'Eyeshadow for blue eyes?',
      asks: [
        'eyeshadow for blue eyes',
        'blue eyes',
        'make blue eyes pop',
        'makeup for blue eyed',
        'my eyes are blue which shadow',
      ],
      answer:
        'Copper, bronze, peach and warm brown bring out blue, because orange is its opposite. Taupe is the calm choice. Matching blue shadow competes with the eye, so use navy liner instead.',
      products: ['eyeshadow', 'eyeliner'],
      tryOn: {
        eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 50 },
        eyeliner: { color: '#3b241b' },
      },
      next: ['color-wheel', 'liner-colored'],
    },
    {
      id: 'eye-color-green',
      question: 'Eyeshadow for green eyes?',
      asks: [
        'makes green eyes pop',
        'green eyes',
        'eyeshadow for green eyes',
        'makeup for green eyes',
        'make green eyes stand out',
      ],
      answer:
        'Plum, mauve, berry and red-browns bring out green. Keep the red tones a finger’s width off the lower lashes, or put a brown line between. Copper works for green with gold in it.',
      products: ['eyeshadow'],
      tryOn: { eyeshadow: { colors: ['#d8a3b8', '#8f3d66', '#4b1c40'], opacity: 45 } },
      next: ['color-wheel', 'shadow-tired'],
    },
    {
      id: 'eye-color-brown',
      question: 'Eyeshadow for brown eyes?',
      asks: [
        'shadow colors for brown eyes',
        'brown eyes',
        'eyeshadow for brown eyes',
        'make brown eyes pop',
        'dark brown eyes',
        'dark eyes which shadow',
      ],
      answer:
        'Brown goes with everything. For warmth take copper and bronze, for contrast navy, plum or forest green. Light brown eyes glow with purple; nearly black eyes love shimmer and jewel tones.',
      products: ['eyeshadow', 'eyeliner'],
      tryOn: {
        eyeshadow: { colors: ['#d8a3b8', '#8f3d66', '#4b1c40'], opacity: 50 },
        eyeliner: { color: '#1b2748' },
      },
      next: ['liner-colored'],
    },
    {
      id: 'eye-color-hazel',
      title: 'Colors for hazel eyes',
      asks: ['hazel eyes', 'eyeshadow for hazel eyes', 'hazel eye makeup', 'green brown eyes'],
      answer:
        'Decide which part of hazel you want to see. Purple and plum bring out the green, gold and bronze the brown, olive both. A brown liner keeps it soft.',
      products: ['eyeshadow'],
      tryOn: { eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 45 } },
      next: ['eye-color-green', 'eye-color-brown'],
    },
    {
      id: 'eye-color-gray',
      title: 'Colors for gray eyes',
      asks: ['gray eyes', 'eyeshadow for gray eyes', 'blue gray eyes', 'pale gray eyes'],
      answer:
        'Gray eyes take on what is around them. Copper and salmon make them bluer, plum makes them greener, charcoal makes them silver. Keep the shape soft and the lashes dark.',
      products: ['eyeshadow'],
      next: ['eye-color-blue'],
    },
    {
      id: 'color-lips-cheeks-match',
      title: 'Whether lips and cheeks should match',
      asks: [
        'should blush match lipstick',
        'match lips and cheeks',
        'lipstick and blush together',
        'blush with red lipstick',
        'blush and lipstick the same color',
      ],
      answer:
        'They should agree in warmth, not be the same color. Pink lips, rose cheeks; coral lips, peach cheeks. With a strong lip take the blush down to a hint.',
      products: ['lipstick', 'blush'],
      tryOn: { blush: { opacity: 28 } },
      next: ['color-monochrome', 'color-one-feature'],
    },
    {
      id: 'color-outfit',
      question: 'Makeup to match my outfit?',
      asks: [
        'what makeup with a green dress',
        'makeup to match outfit',
        'makeup with blue dress',
        'black dress makeup',
        'lipstick with red dress',
        'makeup for my dress color',
        'dress is emerald',
        'makeup for my outfit',
        'makeup with navy suit',
        'lipstick for gold dress',
        'makeup with pink top',
        'purple dress which makeup',
        'yellow dress makeup',
        'white suit makeup',
      ],
      answer:
        'Match the mood rather than the color of the dress. Green: bronze eyes with a berry or nude lip. Blue: peach and copper. Black: a red lip or smoke. Red: the same red on the lips, or a nude lip with clean liner.',
      products: ['lipstick', 'eyeshadow'],
      next: ['color-one-feature', 'color-wheel'],
    },
    {
      id: 'color-one-feature',
      question: 'Bold eyes and bold lips?',
      asks: [
        'red lips and smoky eyes together',
        'bold eyes and bold lips',
        'eyes or lips',
        'statement makeup',
        'too much at once',
        'balance a look',
        'strong eyes and a strong lip',
      ],
      answer:
        'You can, but one of the two should lead. With a red lip keep smoke brown and low; with black smoke keep the lip nude or sheer. If both are strong, let skin and cheeks be as plain as possible.',
      why: 'The eye of a viewer needs one place to land.',
      products: ['lipstick', 'eyeshadow'],
      tryOn: { eyeshadow: { opacity: 20 }, lipstick: { color: '#b3203f', opacity: 90 } },
      next: ['smoky-soft', 'red-lip-choose'],
    },
    {
      id: 'color-contrast',
      question: 'High contrast or low contrast?',
      asks: [
        'high contrast or low contrast',
        'how strong should makeup be',
        'contrast of my face',
        'makeup overwhelms me',
        'makeup wears me',
        'makeup wears me not me',
        'looks too strong on my face',
        'bold makeup looks wrong on me',
      ],
      answer:
        'Look at the difference between your hair, skin and eyes. A big difference carries strong lips and black liner; a small one looks best in mid-tones and soft edges. Squint at the mirror: what you see first should be what you want.',
      next: ['color-one-feature', 'liner-brown'],
    },
    {
      id: 'color-olive',
      question: 'Which makeup for olive skin?',
      asks: [
        'olive skin',
        'everything looks orange on me',
        'olive undertone',
        'green undertone',
        'foundation looks too pink or orange',
        'nothing matches my olive skin',
      ],
      answer:
        'Olive skin has a green note, so pink foundations look chalky and golden ones orange. Look for shades called olive or neutral, or add a very small drop of green mixer. Berry, brick and brown-rose lips wake it up.',
      products: ['foundation', 'lipstick'],
      tryOn: {
        lipstick: { color: '#7d1d43', opacity: 60 },
        blush: { color: '#d0626a', opacity: 40 },
      },
      next: ['foundation-undertone', 'undertone-find'],
    },
    {
      id: 'color-monochrome',
      question: 'What is monochrome makeup?',
      asks: [
        'monochrome makeup',
        'one color look',
        'matching lips eyes and cheeks',
        'tonal makeup',
        'all pink makeup',
        'all peach makeup',
        'same color on eyes cheeks and lips',
      ],
      answer:
        'Monochrome means one color family on lids, cheeks and lips in different intensities. Rose, peach and terracotta are the easiest. Let textures differ, such as a satin lid and a matte lip, so that it does not look flat.',
      products: ['lipstick', 'blush', 'eyeshadow'],
      tryOn: {
        lipstick: { color: '#c9707c', opacity: 65 },
        blush: { color: '#d0626a', opacity: 45 },
        eyeshadow: { colors: ['#d8a3b8', '#d0626a', '#8f3d66'], opacity: 35 },
      },
      next: ['cheek-lip-same', 'blush-draping'],
    },
    {
      id: 'color-season',
      title: 'Color seasons',
      asks: [
        'seasonal color analysis',
        'what season am i',
        'spring summer autumn winter colors',
        'my color palette',
        'am i a spring or an autumn',
      ],
      answer:
        'Season systems sort coloring by warm or cool, light or deep, clear or soft. It is a convention and not a measurement, yet a good way to narrow shades down. Drape clear and muted colors below your face in daylight and see which ones show your skin and not themselves.',
      next: ['undertone-find', 'color-contrast'],
    },
    {
      id: 'hair-red',
      question: 'Makeup with red hair?',
      asks: [
        'makeup for redheads',
        'red hair makeup',
        'ginger makeup',
        'lipstick with red hair',
        'ginger what lipstick',
      ],
      answer:
        'Red hair loves peach, brick, warm rose and bronze, with brown rather than black at the lashes. Green and plum on the eyes are beautiful. Auburn or soft brown brows look kinder than orange ones.',
      products: ['lipstick', 'eyeliner'],
      tryOn: {
        eyeliner: { color: '#3b241b', opacity: 55 },
        lipstick: { color: '#e8705b', opacity: 60 },
        blush: { color: '#f3a27e', opacity: 40 },
      },
      next: ['freckles', 'fair-blush'],
    },
    {
      id: 'hair-blonde',
      title: 'Makeup with blonde hair',
      asks: [
        'makeup for blondes',
        'blonde hair makeup',
        'fair hair eyes disappear',
        'makeup for fair hair',
      ],
      answer:
        'Define the brows and lashes softly first, as fair hair leaves the face without a frame. Taupe, champagne and rose look natural, and a clear red or coral gives a strong point. Brown liner is mostly enough.',
      products: ['eyeliner', 'mascara'],
      tryOn: { eyeliner: { color: '#3b241b', opacity: 50 }, mascara: { opacity: 70 } },
      next: ['brow-color', 'lash-color'],
    },
    {
      id: 'hair-dark',
      title: 'Makeup with dark hair',
      asks: [
        'makeup for black hair',
        'dark hair makeup',
        'brunette makeup',
        'makeup for brunettes',
        'makeup for jet black hair',
      ],
      answer:
        'Dark hair gives a strong frame, so black liner and clear reds or berries sit well. Keep brows a shade softer than the hair. Choose one strong place, and even skin with it.',
      products: ['lipstick', 'eyeliner'],
      next: ['color-contrast', 'brow-color'],
    },
    {
      id: 'face-symmetry',
      question: 'What if my face is uneven?',
      asks: [
        'asymmetrical face',
        'my face is uneven',
        'one side different',
        'balance my face',
        'crooked face',
        'my face is lopsided',
      ],
      answer:
        'Every face has two sides. Step back an arm’s length, do the same step on both sides in turn, and correct only what you see from there. Brows matter most: bring the lower arch up slightly rather than the higher one down.',
      next: ['eyes-uneven', 'lip-uneven'],
    },
  ],
};
