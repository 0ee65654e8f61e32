/** The words of the tab Gestures. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { CalibrationHint } from '#domain/gestures/hand-calibration.ts';
import type { ControlHint, GestureAction } from '#domain/gestures/hand-controls.ts';

interface GestureWords {
  /** What it does. */
  readonly name: string;
  /** What the hand does. */
  readonly gesture: string;
  /** What was done; `{name}` is the shade or the look. */
  readonly done: string;
}

export const GESTURE_WORDS: Readonly<Record<GestureAction, GestureWords>> = {
  lipstick: {
    name: 'Next lipstick',
    gesture: 'Point up with one finger',
    done: 'Lipstick: {name}',
  },
  eyeshadow: {
    name: 'Next eyeshadow',
    gesture: 'Hold up two fingers',
    done: 'Eyeshadow: {name}',
  },
  reset: {
    name: 'Reset the look',
    gesture: 'Make a fist',
    done: 'It asks before it resets your look.',
  },
  capture: {
    name: 'Take a picture',
    gesture: 'Thumb up',
    done: 'Your picture is taken in three seconds.',
  },
  switch: {
    name: 'Switch the look',
    gesture: 'Swipe with an open hand',
    done: 'Look: {name}',
  },
};

export const GESTURES_WORDS = {
  control: 'Hand Gestures',
  controlAbout: 'Change your look without touching the screen',
  calibrating: 'Calibrating',
  progress: '{progress}%',
  cancel: 'Cancel',
  again: 'Calibrate Again',
  list: 'Gestures',
  confidence: 'Confidence',
  percent: '{percent}%',
  switchOf: '{name} by hand',
  keys: 'Press a row, or its number from 1 to 5, to do the same without a hand.',
  privacy: 'Hands are followed on this device, only while this tab is open.',
  needsCamera: 'Gestures need the live camera. Every row works without it.',
  failed: 'Hands can’t be followed on this device at the moment. Every row works without them.',
  slow: 'No hand yet. More light helps, and so does a hand closer to the camera.',
} as const;

export const CALIBRATION_HINTS: Readonly<Record<CalibrationHint | 'counting', string>> = {
  'no-face': 'Look into the camera, so that your hand can be told from your face.',
  'no-hand': 'Hold one open hand beside your face, palm to the camera.',
  'at-face': 'Move your hand away from your face.',
  low: 'Raise your hand beside your face.',
  'not-open': 'Open your hand, fingers up.',
  moving: 'Hold your hand still.',
  counting: 'Keep it there.',
};

export const CONTROL_HINTS: Readonly<Record<ControlHint, string>> = {
  'no-face': 'Your face has to be in the picture for gestures to count.',
  'no-hand': 'Show an open hand beside your face, then make a gesture.',
  'at-face': 'Your hand is at your face. Nothing happens while you do your makeup.',
  low: 'Raise your hand beside your face for a gesture.',
  size: 'This hand is much nearer or farther than the one that was measured.',
  closed: 'Open this hand first, then make a gesture.',
  ready: 'Ready. Make a gesture and hold it.',
};

export const RESET_QUESTION = {
  title: 'Reset your look?',
  text: 'Thumb up to reset it. Do nothing, and it stays.',
  reset: 'Reset',
  keep: 'Keep My Look',
} as const;

export const COUNTDOWN_WORDS = {
  label: 'Picture in {seconds}',
  cancel: 'Cancel',
} as const;

export const GESTURE_TOASTS = {
  detected: { title: 'Gesture Detected', description: '{what}', tone: 'default' },
} as const satisfies Readonly<Record<string, ToastWords>>;
