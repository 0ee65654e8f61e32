/** The words of Professional Mode’s tab Timeline. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import { LONGEST_NOTE, MOST_SNAPSHOTS } from '#domain/timeline/timeline.ts';

export const COMPARE_WAYS = ['slider', 'side-by-side', 'in-turn'] as const;
export type CompareWay = (typeof COMPARE_WAYS)[number];

export const TIMELINE_WORDS = {
  loading: 'Opening your snapshots…',
  empty: 'No snapshots yet',
  emptyAbout:
    'A snapshot keeps what’s in the mirror and the look you’re wearing, so that you can compare two of them and put either one on again.',
  private: `The last ${MOST_SNAPSHOTS} stay on this device until you delete them or sign out.`,
  notKept:
    'This browser won’t keep pictures for this site. Your snapshots last until you close this page.',
  count: '{count} snapshots',
  countOne: '1 snapshot',
  nothingShown: 'Start the camera, or use a photo or the drawn model, to take a snapshot.',
  snapshot: 'Snapshot',
  taking: 'Taking it…',
  share: 'Share',
  list: 'Snapshots, the newest first',
  /** What a screen reader says of one; the light and the note follow. */
  tile: '{name}, {time}, {lighting}',
  chosenAs: 'Compared as {letter}',
  hint: 'Choose one to see its details, or two to compare.',
  bare: 'Bare',
  light: 'Light',
  /** Of a snapshot that was taken without a lighting preset. */
  ownLight: 'Your own light',
  note: 'Note',
  notePlaceholder: 'What to remember about it',
  noteLength: `{count} of ${LONGEST_NOTE}`,
  putOn: 'Put On',
  putOnNamed: 'Put On {letter}',
  delete: 'Delete',
  undo: 'Undo',
  undoOther: 'You can also take the snapshot again.',
  comparing: 'Comparing',
  both: 'A & B',
  ways: 'How to compare',
  wayLabels: {
    slider: 'Slider',
    'side-by-side': 'Side by side',
    'in-turn': 'In turn',
  } satisfies Readonly<Record<CompareWay, string>>,
  swap: 'Swap',
  live: 'Back to live',
  divider: 'Divider between the two snapshots',
  turn: 'Show {letter}',
  picture: '{letter}: {name}, {time}',
  changes: 'What changed',
  fromTo: '{before} to {after}',
  noChanges: 'Both wear the same makeup.',
  fileName: 'lookglass-snapshot-{letter}',
} as const;

export const TIMELINE_TOASTS = {
  captured: {
    title: 'Snapshot Captured',
    description: 'It’s on your timeline, on this device only.',
    tone: 'default',
  },
  capturedLast: {
    title: 'Snapshot Captured',
    description: `Your timeline keeps ${MOST_SNAPSHOTS}, so the oldest one made room for it.`,
    tone: 'default',
  },
  capturedButFull: {
    title: 'Snapshot Captured',
    description: 'This device is full, so the snapshot lasts only until you close this page.',
    tone: 'default',
  },
  failed: {
    title: 'Capture Failed',
    description: 'Unable to capture snapshot. Please try again.',
    tone: 'destructive',
  },
  lookApplied: {
    title: 'Look Applied',
    description: 'You’re wearing the look of {time}.',
    tone: 'default',
  },
  deleted: {
    title: 'Snapshot Deleted',
    description: 'It’s off your timeline.',
    tone: 'default',
  },
  saved: {
    title: 'Saved to Your Downloads',
    description: 'This browser can’t share pictures directly, so we saved them for you to send.',
    tone: 'default',
  },
  notShared: {
    title: 'Not Shared',
    description: 'Your device couldn’t pass the picture on. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
