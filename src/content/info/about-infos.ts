import type { Info } from './info.ts';

/** What the menus say about the product itself. It is what the code does, and changes with it. */
export const ABOUT_INFOS: readonly Info[] = [
  {
    id: 'how-it-works',
    title: 'How It Works',
    icon: 'steps',
    isPro: false,
    description:
      'From the light on your face to the picture on your screen, many times a second, without leaving your device.',
    features: [
      'The frame you see is the frame in which your face was found',
      'Nothing waits: a late frame is dropped, never queued',
      'A slider never waits for a frame, a frame never waits for the page',
    ],
    rich: [
      {
        kind: 'steps',
        title: 'Life of a frame',
        steps: [
          'Your camera hands a frame to the browser, which keeps it in memory.',
          'A face model finds 468 landmarks in it, and 10 more for the irises.',
          'They are smoothed: a lot while your face is still, hardly at all while it moves.',
          'The light is measured against the white of your eyes, so that makeup darkens with the room and not with your skin.',
          'Shapes for the six products are laid over your face. Eyes and the inside of the mouth are cut out.',
          'The makeup is blended into that same frame, and you see it. Then the frame is forgotten.',
        ],
      },
      {
        kind: 'text',
        title: 'When it goes wrong',
        text: 'If drawing stops, the mirror notices within moments and restarts, and your look stays as it is. If your camera is blocked, you can use a photo or the drawn model.',
      },
    ],
    demo: 'Start the camera and move your head quickly: the makeup stays where it belongs, because picture and makeup are one frame.',
    start: 'mirror',
  },
  {
    id: 'technology',
    title: 'Our Technology',
    icon: 'chip',
    isPro: false,
    description:
      'A small rendering engine of our own around a published face model, all of it running in your browser.',
    features: [
      'Two published models find and follow the face; they come from this server, as everything else does',
      'They run as WebAssembly in a worker, beside the page and not in its way',
      'Makeup is blended in OKLab, a color space built around how eyes see differences',
      'Drawn with WebGL 2, and with Canvas 2D where there is none',
      'No request to any other company while you use it',
    ],
    rich: [
      {
        kind: 'text',
        title: 'Color that follows the light',
        text: 'A red lipstick in a dim room is a dim red. The engine learns how light your own skin is and takes from its brightness how much light there is, which keeps dark skin from being mistaken for a dark room.',
      },
      {
        kind: 'text',
        title: 'Skin stays skin',
        text: 'Products are laid over the texture of your skin rather than painted across it, each with its own finish: matte, satin, gloss or shimmer. Outside the makeup the picture is the camera’s own, bit for bit.',
      },
      {
        kind: 'text',
        title: 'Measured, on every skin tone',
        text: 'We test the mirror on synthetic faces in a range of skin tones and lights, and what counts is the worst result among them, not the average.',
      },
    ],
    demo: 'Press Details on the badge of the live mirror: frames a second and the time each takes, as measured on your device.',
    start: 'mirror',
  },
  {
    id: 'privacy',
    title: 'Privacy & Security',
    icon: 'lock',
    isPro: false,
    description:
      'Your face is yours. The mirror works without sending it anywhere, and you can check that.',
    features: [
      'No frame, no photo and no measurement of your face leaves your device unless you send it',
      'No advertising and no third-party trackers. We count visits ourselves, without names',
      'Passwords are stored only as argon2id hashes, which can’t be read back',
      'Download or delete everything that’s yours, at any time',
    ],
    rich: [
      {
        kind: 'text',
        title: 'What an account keeps',
        text: 'Your name and email address, saved looks as colors and intensities, a list of what you did here, your progress and ratings, and what signing in needs. One cookie keeps you signed in; scripts cannot read it.',
      },
      {
        kind: 'text',
        title: 'What is measured on your face',
        text: 'Recommendations and the skin analysis are measured on your device, and what was measured is forgotten when you leave the page. A history of your skin keeps numbers alone, and only once you turn it on: on this device, or with your account if you agree to that. Both can also be made on the server, where you choose so. You then see the one picture that would be sent and are asked each time. It’s measured in memory and overwritten, and never stored, logged or shown to an AI model. Where the server has such a model, it words recommendations only if you check its box: then it reads our reasons, with the measures in them. The artists’ chat gets what is measured only if you share it there: in words, which you see first.',
      },
      {
        kind: 'text',
        title: 'Don’t take our word for it',
        text: 'Once the mirror is running, take your device offline. It keeps working, because everything it needs is already on your device.',
      },
    ],
    demo: 'Start the camera, turn off the network, and change your lipstick.',
    start: '/privacy',
  },
  {
    id: 'app-tutorial',
    title: 'App Tutorial',
    icon: 'learn',
    isPro: false,
    description: 'The mirror in six steps. It takes about two minutes, and you need no account.',
    features: [
      'Works with your camera, a photo or the drawn model',
      'Nothing you try here is final: Undo reverses every step',
    ],
    rich: [
      {
        kind: 'steps',
        title: 'Six steps',
        steps: [
          'Press Start Camera and allow it. Sit with a window or a lamp in front of you, not behind.',
          'Tap a quick look: Romantic, Night Out, Natural or Bold.',
          'Choose a product, then a shade below the mirror. Its name is always beside it.',
          'Move the product’s slider, or Makeup Intensity for the whole look: its balance is kept.',
          'Hold the eye to see your bare face, or open the split view and drag the divider.',
          'Press Capture Look for a picture in your downloads, or Save Look to keep it in your account.',
        ],
      },
      {
        kind: 'text',
        title: 'On the keyboard',
        text: 'Arrow keys move sliders and choose shades. Ctrl or ⌘ and Z undoes, and with Shift it redoes. Ctrl or ⌘ and K opens the command palette, from which every page and every shade can be reached. F8 moves to a notification. In the voice assistant, Alt, Shift and L listens again.',
      },
    ],
    demo: 'Press Get Started, then do step one.',
    start: 'mirror',
  },
];
