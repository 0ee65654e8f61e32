import type { Info } from './info.ts';

/** What the menus call features. */
export const FEATURE_INFOS: readonly Info[] = [
  {
    id: 'virtual-tryon',
    title: 'AI Virtual Try-On',
    icon: 'mirror',
    isPro: false,
    description:
      'A mirror in your browser that finds your face in every frame and draws makeup on that same frame, so it moves exactly when you do.',
    features: [
      'Six products: lipstick, blush, eyeshadow, eyeliner, mascara and foundation',
      'Live from the camera, on a photo, or on a drawn model',
      'Follows the light in your room and keeps the texture of your skin',
      'Leaves teeth, eyes and hair alone',
      'Split view and hold to compare with your bare face',
    ],
    rich: [
      {
        kind: 'figures',
        title: 'In figures',
        figures: [
          { value: '468', meaning: 'landmarks of the face, and 10 more for the irises' },
          { value: '6', meaning: 'products, each with its own intensity' },
          { value: '0', meaning: 'frames of your video sent anywhere' },
        ],
      },
      {
        kind: 'text',
        title: 'No hidden smoothing',
        text: 'Where there is no makeup, you see exactly what your camera sees, pixel for pixel. We don’t slim, smooth or enlarge anything, because a mirror that flatters can’t tell you which lipstick to buy.',
      },
    ],
    demo: 'Close this, press Start Camera and tap a shade. No camera? Use a photo or the drawn model.',
    start: 'mirror',
  },
  {
    id: 'voice-assistant',
    title: 'Voice-Activated Assistant',
    icon: 'microphone',
    isPro: true,
    description:
      'Change your look with your voice when both hands are busy, or by typing what you want.',
    features: [
      'Say what you want in plain words, such as “a softer blush” or “berry lips”',
      'It understands colors, products, intensities, whole looks and the looks you’ve saved',
      'It takes pictures, compares, saves and undoes, and asks before it resets or deletes anything',
      'It answers out loud, by a voice of your device, and you can turn that off',
      'The last five commands stay in view',
    ],
    rich: [
      {
        kind: 'text',
        title: 'How it treats your voice',
        text: 'Your browser turns speech into words. Where it can, it does that on your device. Where it would send your voice to its maker, we say so and ask first; you can take it back at any time, and type instead. What your words mean is worked out on your device, and the sound never reaches us. Nor do the words, unless this server’s operator has chosen an AI model and you let us ask it about what we don’t understand: that sends it the words and the look you’re wearing. It listens after you press the button, hears one sentence, and stops.',
      },
    ],
    demo: 'Open Looks, then Voice Assistant, and say “softer blush and a red lip”. Alt, Shift and L listens again.',
    start: 'mirror',
  },
  {
    id: 'skin-analysis',
    title: 'Advanced Skin Analysis',
    icon: 'skin',
    isPro: true,
    description:
      'Measures what a picture of your face can honestly show, zone by zone, and suggests shades that suit it. It’s part of Pro.',
    features: [
      '150+ readings in 16 zones of your face, shown on your own face',
      'Undertone and season, with shades to match and a look to put on',
      'Evenness, texture, redness and shine, each with its interval and the grade of the light',
      'Measured on your device. A history keeps numbers only, on the device or with your account, and only if you ask for it',
    ],
    rich: [
      {
        kind: 'text',
        title: 'What it isn’t',
        text: 'It’s not a medical exam. A camera can’t tell a blemish from an illness, and the age that others may see is only a guess, given as a wide range. What can’t be told in your light is withheld and says why. For anything that worries you, see a doctor.',
      },
    ],
    demo: 'Open the Skin room, start the camera facing a window, and press Start Analysis.',
    start: 'mirror',
  },
];
