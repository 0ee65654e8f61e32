import type { Info } from './info.ts';

/** What the menus say about looks. */
export const LOOK_INFOS: readonly Info[] = [
  {
    id: 'quick-looks',
    title: 'Quick Looks Gallery',
    icon: 'wand',
    isPro: false,
    isComing: false,
    description:
      'Four whole looks to start from. One press sets all six products; from there every shade and strength is yours to change.',
    features: [
      'Romantic: rose lips, a soft flush and a berry haze on the lids',
      'Night Out: smoke on the eyes, berry gloss on the lips',
      'Natural: nude lips, warm cheeks and barely defined eyes',
      'Bold: a matte classic red with a graphic black line',
    ],
    rich: [
      {
        kind: 'text',
        title: 'Make one your own',
        text: 'Put a look on, then pull Makeup Intensity down until it feels like you. Change the one product you would never wear. Undo takes back a step at a time, and Reset leads to the look you started with.',
      },
    ],
    demo: 'They stand at the top of the look’s panel. On a phone, tap the name of the look above the mirror.',
    start: 'mirror',
  },
  {
    id: 'trending',
    title: 'Trending Makeup Styles',
    icon: 'trend',
    isPro: false,
    isComing: false,
    description:
      'What comes round again and again, and how to wear it in the mirror without buying anything first.',
    features: [
      'Glass skin: foundation near 20, satin or gloss lips, hardly any powder',
      'Graphic liner: one colour, strength above 85, the rest of the face quiet',
      'Blurred lips: a matte shade at 50 or below, as if pressed on with a finger',
      'Monochrome: lips, cheeks and lids from one family of colour',
    ],
    rich: [
      {
        kind: 'text',
        title: 'Where this list comes from',
        text: 'From our own editors, who read more about makeup than is healthy. It is not a count of what people here wear: your looks are yours, and we do not mine them for trends.',
      },
      {
        kind: 'text',
        title: 'A rule that outlives trends',
        text: 'Let one thing speak. A strong eye wants a quiet mouth, a red mouth wants a quiet eye. Break the rule on purpose, never by accident.',
      },
    ],
    demo: 'Take Natural, lower the foundation to 20 and set the lips to Gloss: that is glass skin in three moves.',
    start: 'mirror',
  },
  {
    id: 'saved-looks',
    title: 'My Saved Looks',
    icon: 'bookmark',
    isPro: false,
    isComing: false,
    description:
      'A look that you like should not depend on your memory. Save it to your account, and put it on again on any device.',
    features: [
      'Shades and strengths of all six products under a name of your choice',
      'Private at first; public if you want to share it by link',
      'A small portrait drawn from its colours, never from your face',
      'Up to 500 looks, free',
    ],
    rich: [
      {
        kind: 'text',
        title: 'What is in it, and what is not',
        text: 'A saved look is colours and numbers. There is no picture of you in it and nothing that was measured on you, so that you can hand it to a friend: they will see it on themselves.',
      },
    ],
    demo: 'Press Save Look below the sliders. Signed out, you are asked to sign in first, and your look waits on your face meanwhile.',
    start: '/my-saved-looks',
  },
  {
    id: 'celebrity-looks',
    title: 'Celebrity Inspired',
    icon: 'star',
    isPro: true,
    isComing: true,
    description:
      'Looks in the manner of the red carpet, the runway and the screen, put together with six AI artists, each with a school of their own. They are being built and will come with Pro.',
    features: [
      'Six AI artists: choose a hand, then ask for a look',
      'What they suggest can be put on with one press',
      'No real person’s name, face or voice is used; all six are invented',
    ],
    rich: [
      {
        kind: 'text',
        title: 'Why invented artists',
        text: 'A famous makeup artist has not agreed to answer you here, and software that pretended otherwise would be lying to you. So our artists are characters with a craft. They carry a badge that says AI Artist, always.',
      },
    ],
    demo: 'Choose an artist above to see the ways of meeting them.',
    start: 'mirror',
  },
  {
    id: 'pro-artists',
    title: 'Pro Artists Chat',
    icon: 'chat',
    isPro: true,
    isComing: true,
    description:
      'Ask an artist what suits you, how to do it, and what to leave out: six AI artists, in text or by voice. They are being built and will come with Pro.',
    features: [
      'Six AI artists with schools of their own, from bare skin to the stage',
      'They are told your look as shades and strengths, never shown a picture',
      'Advice can be put on your face with one press',
      'With Pro, or by the hour',
    ],
    rich: [
      {
        kind: 'text',
        title: 'Two ways in',
        text: 'Each goes on sale once what it opens is there. Monthly Pro at $19.99 opens the chat and everything else that is Pro. Pay Per Hour at $6.99 opens the chat for one hour and renews nothing.',
      },
    ],
    demo: 'Choose an artist above to see the ways of meeting them.',
    start: 'mirror',
  },
];
