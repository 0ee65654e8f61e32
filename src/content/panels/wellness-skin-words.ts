/** The words of the tab Skin of Health & Wellness Monitoring. */

import type { FindingKind } from '#domain/skin-report/findings.ts';
import type { Severity } from '#domain/wellness/skin-conditions.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

/** Five steps of a second each, and a fifth of the way with each: the specification's. */
export const SCAN_STEPS = [
  { label: 'Finding your face and its light', milliseconds: 1000, progress: 0.2 },
  { label: 'Reading tone and redness', milliseconds: 1000, progress: 0.4 },
  { label: 'Reading shine and shadows', milliseconds: 1000, progress: 0.6 },
  { label: 'Looking for spots and lines', milliseconds: 1000, progress: 0.8 },
  { label: 'Comparing your zones with each other', milliseconds: 1000, progress: 1 },
] as const;
export type ScanStep = (typeof SCAN_STEPS)[number];

/** What was not seen, by the finding that it would have been. */
export const UNSEEN_WORDS: Readonly<Record<FindingKind, string>> = {
  redness: 'Redness',
  shadow: 'Shadows under the eyes',
  shine: 'Shine',
  spots: 'Small spots',
  uneven: 'Evenness',
  lines: 'Lines',
};

/** By the least and the most that the interval allows. */
export const SEVERITY_WORDS: Readonly<Record<Severity, Readonly<Record<Severity, string>>>> = {
  slight: {
    slight: 'Slight',
    visible: 'Slight to visible',
    marked: 'Anything from slight to marked',
  },
  visible: { slight: 'Slight to visible', visible: 'Visible', marked: 'Visible to marked' },
  marked: {
    slight: 'Anything from slight to marked',
    visible: 'Visible to marked',
    marked: 'Marked',
  },
};

export const SKIN_SCAN_WORDS = {
  title: 'Skin Scan',
  lead: 'Five seconds, measured on this device: what can be seen on your skin in this light, and how your makeup could go with it.',
  before: 'For a good scan',
  steps: [
    'Face a window, with no lamp above you',
    'Take makeup off and move hair aside',
    'Come close, look straight ahead and hold still',
  ],
  promise: 'Nothing is sent, and nothing is kept after you leave the page.',
  start: 'Scan My Skin',
  cancel: 'Cancel',
  again: 'Scan Again',
  hint: 'Look straight into the camera and hold still.',
  step: 'Step {place} of {count}',
  notMeasured: 'Something went wrong on this device. Please try again.',
  seen: 'What can be seen',
  nothing: 'Nothing stands out',
  nothingAbout:
    'No zone differs from the rest of your face by more than this light leaves in doubt.',
  /** Before the word for it, for screen readers. */
  severity: 'How plainly it shows: ',
  makeupAbout: 'What goes with it is a custom of styling: try it, and keep it if you like it.',
  unseen: 'What couldn’t be told',
  measured:
    'Measured on this device, from {count} frames. Your zones are compared with each other, never with other people.',
  measuredOne:
    'Measured on this device, from one picture. Your zones are compared with each other, never with other people.',
} as const;

export const SKIN_SCAN_TOASTS = {
  /** The specification's, of every skin analysis. */
  cameraRequired: {
    title: 'Camera Required',
    description: 'Please ensure your camera is active for skin analysis.',
    tone: 'destructive',
  },
  step: { title: 'Skin Scan: {percent}%', description: '{label}', tone: 'default' },
  complete: { title: 'Skin Scan Complete', description: '{result}', tone: 'default' },
  failed: { title: 'No Skin Scan', description: '{reason}', tone: 'destructive' },
  adjusted: {
    title: 'Makeup Adjusted',
    description: '{name}. Undo takes it back in one step.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

/** The description of the toast at the end. */
export const SCAN_RESULTS = {
  none: 'Nothing stands out in this light.',
  one: 'One thing stands out in this light.',
  more: '{count} things stand out in this light.',
} as const;
