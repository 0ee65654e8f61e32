/** The words of what a host has beside the picture: captions, a recording on the device, and what can be compared. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const PREVIEW_WORDS = {
  title: 'What people will see',
  onlyYou: 'Only you see this now.',
  noMirror: 'Start your camera, and you see here what people will see.',
  noPicture:
    'No picture is sent. People see your title, your name and your look, and wear it themselves.',
} as const;

export const FEATURE_WORDS = {
  label: 'What goes with it',
  compare: 'Compare',
  captions: 'Captions',
  record: 'Record',
  stopRecording: 'Stop recording',
} as const;

export const CAPTION_WORDS = {
  needsMicrophone: 'Captions begin when your microphone is on.',
  listening: 'Your device turns what you say into text, and only the text is sent as captions.',
  heard: 'Last caption: “{text}”',
  'not-supported':
    'This browser can’t turn speech into text, so viewers get no captions. Your voice is heard as before.',
  'sends-audio':
    'This browser would send your voice to its maker to turn it into text, so we leave captions off. Your voice is heard as before.',
  failed: 'Captions have stopped. Turn them on again when you like.',
  show: 'Show captions',
  hide: 'Hide captions',
  full: 'Fill the screen',
  small: 'Leave the full screen',
} as const;

export const RECORDING_WORDS = {
  running: 'Recording on this device, {megabytes} MB so far. Nobody else gets it.',
  full: 'The recording has reached 1 GB and has ended. You’re still live.',
  failed: 'The recording has stopped. What there was of it is kept below.',
  paused: 'The recording waits until your mirror shows you again.',
  ready:
    'Your recording is on this device alone, {megabytes} MB. Save it before you close this page.',
  save: 'Save Recording',
  discard: 'Delete',
  fileName: 'live-session',
} as const;

export const RECORDING_TOASTS = {
  notSupported: {
    title: 'Recording Not Available',
    description: 'This browser can’t record the picture. You’re still live.',
    tone: 'destructive',
  },
  nothingShown: {
    title: 'Nothing to Record',
    description: 'Start your camera first. You’re still live.',
    tone: 'destructive',
  },
  saved: {
    title: 'Recording Complete',
    description: 'It’s in your downloads.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

export const FIGURES_WORDS = {
  chart: 'Viewers over time',
  minute: 'Minute',
  viewers: 'Viewers',
  lasted: 'Time',
  after: 'This session',
} as const;
