/** The words of Professional Mode’s tab Tutorial. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import { MOST_STEPS } from '#domain/tutorial/tutorial.ts';

/** As browsers write it in `aria-keyshortcuts`, and where the keys are: with Alt, some keyboards write other letters. */
export const STEP_KEYS = {
  next: { shortcut: 'Alt+Shift+N', code: 'KeyN' },
  back: { shortcut: 'Alt+Shift+B', code: 'KeyB' },
} as const;

export const TUTORIAL_WORDS = {
  loading: 'Opening your tutorials…',
  intro:
    'Record how you build a look. Each step keeps what you’re wearing, and the film shows you doing it.',
  title: 'Title',
  titlePlaceholder: 'A soft evening lip',
  description: 'What it shows (optional)',
  film: 'Film the mirror',
  filmAbout: 'Kept on this device only.',
  noFilm: 'This browser can’t record films. Your steps are kept all the same.',
  sound: 'Record my voice',
  soundAbout: 'We’ll ask for the microphone when you start.',
  start: 'Start Recording',
  starting: 'Starting…',
  stopping: 'Finishing the film…',
  import: 'Import',
  list: 'Your tutorials',
  listEmpty: 'What you record or import will appear here.',
  row: '{steps} · {duration}',
  steps: '{count} steps',
  oneStep: '1 step',
  imported: 'Imported',
  cutShort: 'Cut short',
  notKept:
    'This browser won’t keep tutorials for this site. Export yours before you close this page.',
  back: 'All tutorials',
} as const;

export const RECORDING_WORDS = {
  recording: 'Recording',
  paused: 'Paused',
  /** On the sign over the mirror. */
  open: 'Recording, {time}. Open the tutorial',
  /** Over the mirror, in place of what it says of a live picture. */
  filmNote: 'You’re filming. The film stays on this device until you delete it or sign out.',
  stepsKept: ['No step yet', '1 step kept', '{count} steps kept'],
  since: 'Since step {count}',
  sinceStart: 'Since the start',
  soFar: '{time} so far',
  unchanged: 'Nothing has changed yet. You can change the look in any panel while you record.',
  before: 'Before',
  now: 'Now',
  what: 'Product',
  fromTo: '{before} to {after}',
  name: 'Name this step',
  stepName: 'Step {count}',
  how: 'How you did it (optional)',
  add: 'Add Step',
  stop: 'Stop',
  tutorial: 'Tutorial',
  pausedAbout:
    'The mirror has stopped, so the recording is paused. It continues when the picture is back.',
  filmFull:
    'This device is full, so the film ends here. Your steps continue. Free some space before the next film.',
  filmFailed: 'The film stopped working and ends here. Your steps continue.',
  soundEnded: 'The microphone is gone. The film continues without sound.',
  full: 'This device is full. Stop and export the tutorial before you close this page.',
  mostSteps: `A tutorial has at most ${MOST_STEPS} steps.`,
} as const;

export const DETAILS_WORDS = {
  film: 'The film of {title}',
  captions: 'Steps',
  loadingFilm: 'Putting the film together…',
  noSteps: 'This recording has no steps, so there’s nothing to play.',
  cutShort: 'The page was closed while this was recorded. Everything up to then is here.',
  play: 'Try It On',
  export: 'Export',
  saveFilm: 'Save Film',
  saveCaptions: 'Save Captions',
  delete: 'Delete',
  undo: 'Undo',
  undoOther: 'You can also import the tutorial again, if you exported it.',
} as const;

export const PLAYING_WORDS = {
  place: 'Step {place} of {count}',
  next: 'Next',
  back: 'Back',
  finish: 'Finish',
  end: 'End',
  change: 'What’s new',
  unchanged: 'Nothing new is worn in this step.',
  finished: 'That was the last step. You’re wearing the finished look.',
  ownFoundation: 'Your own foundation shade stays. Only its intensity follows the tutorial.',
  handsFree: 'Hands-free',
  voice: 'Say “next” or “back”',
  hands: 'Swipe a hand beside your face',
  handsAbout: 'Left is next, right is back. A hand at your face does nothing.',
  handsFailed: 'Hands can’t be followed here. Use your voice or the buttons.',
  handsNeedMirror: 'Start the camera to use this.',
  listening: 'Listening. Say “next”, “back” or “stop”.',
  agree: 'Listen Anyway',
  refuse: 'Don’t Listen',
  keys: '{next} for the next step, {back} to go back.',
} as const;

export const TUTORIAL_TOASTS = {
  titleRequired: {
    title: 'Tutorial Title Required',
    description: 'Please enter a title for your tutorial.',
    tone: 'destructive',
  },
  started: {
    title: 'Recording Started',
    description: 'Change your look, then add each step.',
    tone: 'default',
  },
  stepAdded: {
    title: 'Step Added',
    description: 'Step {count} keeps the look you’re wearing.',
    tone: 'default',
  },
  complete: {
    title: 'Recording Complete',
    description: '“{title}” has {steps}.',
    tone: 'default',
  },
  exported: {
    title: 'Tutorial Exported',
    description: '“{title}” is in your downloads.',
    tone: 'default',
  },
  imported: {
    title: 'Tutorial Imported',
    description: '“{title}” has {steps}.',
    tone: 'default',
  },
  deleted: {
    title: 'Tutorial Deleted',
    description: '“{title}” is off this device.',
    tone: 'default',
  },
  filmMissing: {
    title: 'Film Not Found',
    description: 'This browser no longer has the film. The steps are all there.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

interface ProblemWords {
  readonly message: string;
  readonly advice: string;
}

/** Why a recording did not start. */
export const START_PROBLEMS = {
  'other-tab': {
    message: 'You’re recording in another tab',
    advice: 'Stop that recording first, then start this one.',
  },
  'nothing-shown': {
    message: 'The mirror is empty',
    advice:
      'Start the camera, or use a photo or the drawn model. You can also record the steps without a film.',
  },
  'microphone-refused': {
    message: 'The microphone is blocked for this site',
    advice: 'Allow it in your browser’s address bar and start again, or turn your voice off.',
  },
  'no-microphone': {
    message: 'No microphone found',
    advice: 'Plug one in and start again, or turn your voice off.',
  },
  'microphone-failed': {
    message: 'The microphone didn’t start',
    advice: 'Another app may be using it. Close that app and start again, or turn your voice off.',
  },
  'person-left': {
    message: 'You’re not signed in as before',
    advice: 'Nothing was recorded. Start again if you like.',
  },
  'film-failed': {
    message: 'The film didn’t start',
    advice: 'Try again, or record the steps without a film.',
  },
} as const satisfies Readonly<Record<string, ProblemWords>>;

/** Why a file was not imported. */
export const IMPORT_PROBLEMS = {
  'too-large': {
    message: 'That file is too large for a tutorial',
    advice: 'Choose the .json file that Export saved, not the film.',
  },
  'not-json': {
    message: 'That file can’t be read',
    advice: 'It isn’t a tutorial, or part of it is missing. Download or copy it again.',
  },
  'not-a-tutorial': {
    message: 'That file isn’t a tutorial',
    advice: 'Choose the .json file that Export saved.',
  },
  'newer-version': {
    message: 'That tutorial is from a newer version',
    advice: 'Reload this page to get the newest version, then import it again.',
  },
  'no-steps': {
    message: 'That tutorial has no steps',
    advice: 'Ask for one in which steps were added.',
  },
  'too-many-steps': {
    message: 'That tutorial is too long',
    advice: `We can open tutorials of up to ${MOST_STEPS} steps.`,
  },
  unreadable: {
    message: 'Your device couldn’t open that file',
    advice: 'It may have been moved or deleted. Choose it again.',
  },
} as const satisfies Readonly<Record<string, ProblemWords>>;
