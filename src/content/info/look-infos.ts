import type { Info } from './info.ts';

/** What the menus say about looks. */
export const LOOK_INFOS: readonly Info[] = [
  {
    id: 'quick-looks',
    title: 'Quick Looks Gallery',
    icon: 'wand',
    isPro: false,
    description:
      'Four whole looks to start from. One tap sets all six products. From there, you can change every shade and intensity.',
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
        text: 'Put on a look, then lower Makeup Intensity until it feels like you. Change the one product you would never wear. Undo goes back a step at a time, and Reset brings back the look you started with.',
      },
    ],
    demo: 'You’ll find them at the top of the look panel. On a phone, tap the name of the look above the mirror.',
    start: 'mirror',
  },
  {
    id: 'trending',
    title: 'Trending Makeup Styles',
    icon: 'trend',
    isPro: false,
    description:
      'Styles that keep coming back, and how to try them in the mirror before you buy anything.',
    features: [
      'Glass skin: foundation near 20, satin or gloss lips, hardly any powder',
      'Graphic liner: one color, intensity above 85, the rest of the face bare',
      'Blurred lips: a matte shade at 50 or below, as if pressed on with a finger',
      'Monochrome: lips, cheeks and lids in one color family',
    ],
    rich: [
      {
        kind: 'text',
        title: 'Where this list comes from',
        text: 'From our own editors, who read a lot about makeup. What people really put on here stands in Social & Community: sums of our own shades and looks over the last seven days, which name no one.',
      },
      {
        kind: 'text',
        title: 'A rule that outlives trends',
        text: 'Let one feature stand out. Pair a strong eye with a soft lip, and a red lip with a soft eye. Break the rule on purpose, never by accident.',
      },
    ],
    demo: 'Put on Natural, lower the foundation to 20 and set the lips to Gloss. That’s glass skin in three steps.',
    start: 'mirror',
  },
  {
    id: 'saved-looks',
    title: 'My Saved Looks',
    icon: 'bookmark',
    isPro: false,
    description:
      'Don’t rely on memory for a look you like. Save it to your account and put it on again on any device.',
    features: [
      'Shades and intensities of all six products, under a name you choose',
      'Private at first; public if you want to share it by link',
      'A small portrait drawn from its colors, never from your face',
      'Up to 500 looks, free',
    ],
    rich: [
      {
        kind: 'text',
        title: 'What is in it, and what is not',
        text: 'A saved look is colors and numbers. It has no picture of you and nothing measured on you, so you can share it with a friend, who will see it on their own face.',
      },
    ],
    demo: 'Press Save Look below the sliders. If you’re signed out, we’ll ask you to sign in first, and you’ll keep wearing your look.',
    start: '/my-saved-looks',
  },
  {
    id: 'celebrity-looks',
    title: 'Celebrity Inspired',
    icon: 'star',
    isPro: true,
    description:
      'Looks inspired by the red carpet, the runway and the screen, created with six AI artists, each with their own style.',
    features: [
      'Six AI artists: choose one, then ask for a look',
      'Put on what they suggest with one tap',
      'No real person’s name, face or voice is used; all six are invented',
    ],
    rich: [
      {
        kind: 'text',
        title: 'Why invented artists',
        text: 'No famous makeup artist has agreed to answer you here, and software that pretended otherwise would be lying to you. So our artists are invented characters who know their craft. They always carry a badge that says AI Artist.',
      },
    ],
    demo: 'Choose an artist above to see how to chat with them.',
    start: 'mirror',
  },
  {
    id: 'pro-artists',
    title: 'Pro Artists Chat',
    icon: 'chat',
    isPro: true,
    description:
      'Ask an artist what suits you, how to do it, and what to leave out: six AI artists, by text or by voice.',
    features: [
      'Six AI artists with their own styles, from bare skin to the stage',
      'They get your look as shades and intensities, never as a picture',
      'Share what the mirror measures, if you like, for answers about your own face: words alone, shown before any is sent',
      'What you write is answered, and the server keeps none of it',
      'Put their advice on your face with one tap',
      'With Pro, or by the hour',
    ],
    rich: [
      {
        kind: 'text',
        title: 'Two ways in',
        text: 'Pay Per Hour at $6.99 opens the chat for one hour. It needs no account and doesn’t renew. Monthly Pro at $19.99 opens the chat and everything else in Pro.',
      },
    ],
    demo: 'Choose an artist above to see how to chat with them.',
    start: 'mirror',
  },
];
