/** The words of the voice assistant's panel. What it replies to a wish is in `voice-words.ts`. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

/** The specification's manner of speaking, in the units of the Web Speech API. */
export const ASSISTANT_MANNER = { rate: 0.9, pitch: 1.1, volume: 0.8 } as const;

/** As browsers write it in `aria-keyshortcuts`, and how it is written on the screen. */
export const LISTEN_KEY = {
  shortcut: 'Alt+Shift+L',
  keys: ['Alt', 'Shift', 'L'],
  /** Where the key is: with Alt, some keyboards write another letter. */
  code: 'KeyL',
} as const;

export const VOICE_PANEL_WORDS = {
  notSupported: 'Voice assistant not supported in this browser',
  typeInstead: 'Type what you want instead. Everything works that way too.',
  start: 'Start Listening',
  stop: 'Stop',
  phases: {
    idle: 'Ready',
    listening: 'Listening',
    processing: 'One moment',
    speaking: 'Speaking',
  },
  /** Before anything was said. */
  firstPrompt: 'Say what you want to wear.',
  firstPromptTyped: 'Type what you want to wear.',
  speakNow: 'Speak now. I’m listening for one sentence.',
  heard: 'You said',
  conversation: 'What was said',
  field: 'What do you want to change?',
  placeholder: 'Softer blush and a red lip',
  send: 'Send',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  nameField: 'Name of your look',
  hints: 'Try saying',
  hintsTyped: 'Try',
  speaks: 'Speak responses',
  recent: 'Recent commands',
  nothingYet: 'Your last five commands will appear here.',
  typed: 'Typed',
  /** How sure the browser was of what it heard. */
  confidence: 'Heard with {percent}% confidence',
  notAskedYet:
    'Your browser turns your voice into text. If it can’t do that on this device, we’ll ask before it sends anything.',
  onDevice: 'Your voice is turned into text on this device. Nothing you say leaves it.',
  sendsAudio:
    'This browser sends your voice to its maker to turn it into text. We’ll ask before the first time.',
  /** Where the person has a language model read what was not understood. */
  onDeviceButAsks:
    'Your voice is turned into text on this device. What I don’t understand is sent as text.',
  asksModel: 'Ask an AI model when I don’t understand',
  aboutModel:
    'That sends the words and the look you’re wearing to {model}, which this server’s operator chose. Never your voice or your face.',
  agreed: 'You agreed, for this visit, that this browser sends your voice to its maker.',
  agreedAndAsks:
    'You agreed, for this visit, that this browser sends your voice to its maker. What I don’t understand is sent on as text.',
  takeBack: 'Stop sending my voice',
  listenAgain: 'Listen again from anywhere in the studio',
  orHold: 'or hold the microphone',
  /** The same where there are no keys. */
  holdAgain: 'Hold the microphone to listen again.',
} as const;

/** What one may say, in the order in which they are offered. */
export const VOICE_HINTS = [
  'Softer blush and a red lip',
  'Something for the office',
  'No eyeliner',
  'What am I wearing?',
  'Save as Friday Night',
  'What can I say?',
] as const;

/** What is said when something was done in the studio, or could not be. */
export const VOICE_ACT_WORDS = {
  captured: 'Picture taken. It’s in your downloads.',
  notCaptured: 'I couldn’t take a picture.',
  noPicture: 'There’s no picture in the mirror yet. Say “start the camera”.',
  compareOn: 'Before and after, side by side. Say “compare” again to end it.',
  compareOff: 'You see the whole look again.',
  frontCamera: 'Front camera.',
  backCamera: 'Back camera.',
  cameraOn: 'The camera is on.',
  cameraAlreadyOn: 'The camera is on already.',
  cameraNotOn: 'The camera didn’t start. You can use a photo or the drawn model instead.',
  cameraOff: 'The camera is off.',
  cameraAlreadyOff: 'The camera is off already.',
  undone: 'Undone.',
  nothingToUndo: 'There’s nothing to undo.',
  redone: 'Redone.',
  nothingToRedo: 'There’s nothing to redo.',
  reset: 'Your look is reset.',
  shoppingOpened: 'Opening shopping.',
  askName: 'What should I call it? Say or type a name, or say cancel.',
  saved: 'Saved as “{name}”.',
  notSaved: 'Your look wasn’t saved. {reason}',
  nameTooLong: 'That name is too long. Use at most {longest} characters.',
  keptUnsaved: 'All right, nothing was saved.',
  signInToSave: 'Sign in first, then I can save your look.',
  deleted: 'Deleted “{name}”. You can undo it in the next ten seconds.',
  notDeleted: 'I couldn’t delete “{name}”. Please try again.',
  noSuchLook: 'You have no saved look called “{name}”.',
  whichLook: 'Which saved look? Say “delete” and its name.',
  failed: "I'm sorry, I couldn't process that command. Could you try again?",
} as const;

export const VOICE_TOASTS = {
  recognitionError: {
    title: 'Voice Recognition Error',
    description: 'Please try again or check your microphone.',
    tone: 'destructive',
  },
  microphoneError: {
    title: 'Microphone Error',
    description: 'Please check your microphone permissions.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
