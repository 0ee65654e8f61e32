/** The words of the tab Aging of Advanced AR & Technology. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const AGING_WORDS = {
  title: 'Age simulation',
  about:
    'See your face drawn older, or its lines drawn softer, with your makeup on. It’s a drawing of what skin often does. It isn’t a forecast of your face.',
  presets: 'Jump to',
  offset: 'Age offset',
  older: '+{years} years',
  younger: '−{years} years',
  today: 'Today',
  shortOlder: '+{years}',
  shortYounger: '−{years}',
  shortToday: '0',
  presetLabels: { older: '{years} years older', younger: '{years} years younger', today: 'Today' },
  changes: 'What changes',
  whenOlder: [
    {
      title: 'Folds and lines',
      text: 'Around the mouth and eyes, on the forehead and between the brows. They stay on your skin and take the light from where it comes in your room. Lines that you have get deeper.',
    },
    {
      title: 'Tone',
      text: 'A little duller, warmer and less even, with a few spots. Foundation hides most of it, as it does in life.',
    },
    {
      title: 'Makeup',
      text: 'More foundation, blush and eyeshadow, less lipstick. Undo, or 0 years, brings yours back.',
    },
  ],
  whenYounger: [
    {
      title: 'Softer lines',
      text: 'Lines that the camera sees are drawn softer, and nothing else about your face changes. This is simulated: neither a product nor time can promise it.',
    },
    {
      title: 'Makeup',
      text: 'Less foundation, blush and eyeshadow, more lipstick. Undo, or 0 years, brings yours back.',
    },
  ],
  whenToday: [
    {
      title: 'Nothing is drawn',
      text: 'This is you as the camera sees you. Add years with a button or the slider.',
    },
  ],
  noPicture: 'Start the camera or choose a photo to see it.',
  noFace: 'We can’t see your face right now, so nothing is drawn.',
  /** Over the picture. */
  sign: 'Simulated, {years}',
  /** On what is captured. */
  caption: 'Age simulation {years}, a drawing and not a forecast',
} as const;

/** Said when years are applied; the title is the specification's. */
export const AGING_TOAST = {
  title: 'Age Simulation Applied',
  older: 'Your face is drawn {years} years older. It’s a drawing, not a forecast.',
  younger: 'Your lines are drawn softer, as {years} years ago. It’s a drawing, not a promise.',
  today: 'No years are added: this is you today.',
  tone: 'default',
} as const satisfies Pick<ToastWords, 'title' | 'tone'> & Record<string, string>;
