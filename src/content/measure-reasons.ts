/** Why nothing is said of a face, and what a person can do about it: by the reasons of `domain/analysis`. */

import type { WithheldReason } from '#domain/analysis/measurement.ts';

export interface MeasureReason {
  readonly message: string;
  readonly advice: string;
}

export const MEASURE_REASONS: Readonly<Record<WithheldReason, MeasureReason>> = {
  'no-face': {
    message: 'No face to measure',
    advice: 'Look into the camera, with your whole face in the picture.',
  },
  'several-faces': {
    message: 'More than one face',
    advice: 'Measure one person at a time. In a photo, tap the face that you mean.',
  },
  'face-cut-off': {
    message: 'Your face leaves the picture',
    advice: 'Move back or to the middle until your whole face is in the picture.',
  },
  'face-too-small': {
    message: 'Your face is too small in the picture',
    advice: 'Come closer, or choose a photo with a larger face.',
  },
  'not-a-photograph': {
    message: 'This is not a photograph',
    advice: 'A drawing has no skin to measure. Use the camera or a photo that was not filtered.',
  },
  'face-covered': {
    message: 'Something covers your skin here',
    advice: 'Take hair, hands, glasses or a mask away from your face.',
  },
  'head-turned': {
    message: 'Your head is turned',
    advice: 'Look straight into the camera.',
  },
  'too-near': {
    message: 'The camera is too near',
    advice: 'Hold it at arm’s length: a near lens widens the middle of a face.',
  },
  'too-dark': {
    message: 'Too little light',
    advice: 'Switch a lamp on or go to a window, and look toward the light.',
  },
  'over-exposed': {
    message: 'Too much light',
    advice:
      'Move away from the lamp or out of the sun, so that nothing on your face is pure white.',
  },
  'uneven-light': {
    message: 'The light comes from one side',
    advice: 'Turn so that the light comes from in front.',
  },
  'coloured-light': {
    message: 'The light is colored',
    advice: 'Use daylight or a white lamp, and switch colored lights off.',
  },
  moving: {
    message: 'You moved',
    advice: 'Hold still for a second and measure again.',
  },
  'wears-makeup': {
    message: 'There is makeup on this skin',
    advice: 'Take it off before you measure, or read the bare parts only.',
  },
  'too-few-pixels': {
    message: 'Too few pixels for something so fine',
    advice: 'Come closer, or use a photo taken from nearer with a better camera.',
  },
  uncertain: {
    message: 'Too uncertain to say',
    advice:
      'Face evenly spread daylight and open your eyes wide: that makes the reading more certain.',
  },
  'camera-ended': {
    message: 'The camera stopped',
    advice: 'Start it again and measure once more.',
  },
  'too-short': {
    message: 'Not long enough',
    advice:
      'A pulse takes more than twenty seconds of the live picture. Keep still until it is done.',
  },
  'too-few-frames': {
    message: 'The camera sends too few pictures',
    advice: 'More light makes most cameras faster. Close other programs that use the processor.',
  },
  'no-background': {
    message: 'Your face fills the picture',
    advice: 'Move back until the wall behind you is in the picture on one side of your head.',
  },
  'flickering-light': {
    message: 'The light flickers',
    advice: 'Use daylight, or another lamp: this one brightens and dims as a pulse does.',
  },
};
