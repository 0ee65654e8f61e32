import type { Info } from './info.ts';

/** What the menus call features. */
export const FEATURE_INFOS: readonly Info[] = [
  {
    id: 'virtual-tryon',
    title: 'AI Virtual Try-On',
    icon: 'mirror',
    isPro: false,
    isComing: false,
    description:
      'A mirror in your browser that finds your face in every frame and draws makeup on that same frame, so that it moves when you do and never a moment later.',
    features: [
      'Six products: lipstick, blush, eyeshadow, eyeliner, mascara and foundation',
      'Live from the camera, on a photo, or on a drawn model',
      'Follows the light of your room, keeps the texture of your skin',
      'Leaves teeth, eyes and hair alone',
      'Split view and hold to compare with your bare face',
    ],
    rich: [
      {
        kind: 'figures',
        title: 'In figures',
        figures: [
          { value: '468', meaning: 'landmarks of the face, and 10 more for the irises' },
          { value: '6', meaning: 'products, each with a strength of its own' },
          { value: '0', meaning: 'frames of your video sent anywhere' },
        ],
      },
      {
        kind: 'text',
        title: 'No hidden smoothing',
        text: 'Where there is no makeup, you see exactly what your camera sees, pixel for pixel. We do not slim, smooth or enlarge anything, because a mirror that flatters cannot tell you which lipstick to buy.',
      },
    ],
    demo: 'Close this, press Start Camera and tap a shade. Without a camera, take a photo or the drawn model.',
    start: 'mirror',
  },
  {
    id: 'voice-assistant',
    title: 'Voice-Activated Assistant',
    icon: 'microphone',
    isPro: true,
    isComing: true,
    description:
      'Change your look by saying so, for the moments in which both hands are busy. It is being built and will come with Pro.',
    features: [
      'Say what you want in plain words, such as “a softer blush” or “berry lips”',
      'It understands colours, products, strengths and whole looks',
      'It answers aloud, and you can switch that off',
      'The last five commands stay in view',
    ],
    rich: [
      {
        kind: 'text',
        title: 'How it will treat your voice',
        text: 'Your browser turns speech into words; in some browsers its maker’s own service does that, and we will say so before you speak for the first time. Only the words reach us, never the sound. It listens after you press the button, hears one sentence, and stops.',
      },
    ],
    demo: 'Not yet: the assistant is still to come. Until then the look’s panel and the command palette (Ctrl or ⌘ and K) are the quickest ways.',
    start: 'mirror',
  },
  {
    id: 'skin-analysis',
    title: 'Advanced Skin Analysis',
    icon: 'skin',
    isPro: true,
    isComing: true,
    description:
      'Measures what a picture of your face can honestly show, zone by zone, and suggests shades that suit it. It is being built and will come with Pro.',
    features: [
      '150+ measures: about fifteen of them, in each of more than ten zones of the face',
      'Undertone and season, with shades to match',
      'Evenness, texture, redness and shine, each with its uncertainty',
      'A still is sent only when you ask for an analysis and have agreed; it is never stored',
    ],
    rich: [
      {
        kind: 'text',
        title: 'What it will not be',
        text: 'It is not a medical examination. A camera cannot tell a spot from an illness, and an age that it estimates is an estimate. Every figure will say how it was measured. For anything that worries you, see a doctor.',
      },
    ],
    demo: 'Not yet: the analysis is still to come. Our article on glass skin has what helps in the meantime.',
    start: 'mirror',
  },
];
