/** What is said when speech cannot be heard or spoken, and before it may leave the device. */

interface SpeechProblemWords {
  readonly message: string;
  readonly advice: string;
}

/** Why speech was not understood or not spoken. */
export const SPEECH_PROBLEMS = {
  'not-supported': {
    message: 'This browser can’t understand speech',
    advice: 'Type what you want instead. Everything works that way too.',
  },
  'permission-refused': {
    message: 'The microphone is blocked for this site',
    advice: 'Allow it in your browser’s address bar, then try again, or type instead.',
  },
  'no-microphone': {
    message: 'No microphone found',
    advice: 'Plug one in, then try again, or type instead.',
  },
  'no-speech': {
    message: 'We didn’t hear anything',
    advice: 'Try again a little closer to the microphone.',
  },
  network: {
    message: 'Your browser’s speech service can’t be reached',
    advice: 'Check your connection, then try again, or type instead.',
  },
  'would-send-audio': {
    message: 'Your browser would send your voice elsewhere',
    advice: 'Nothing was recorded. Agree to it first, or type instead.',
  },
  'no-local-voice': {
    message: 'This device has no voice of its own',
    advice: 'The words stay on the screen. We only use voices that work on your device.',
  },
  stopped: {
    message: 'Stopped listening',
    advice: 'Start again whenever you like.',
  },
} as const satisfies Readonly<Record<string, SpeechProblemWords>>;

export type SpeechProblem = keyof typeof SPEECH_PROBLEMS;

/** Said before a browser that cannot understand speech by itself starts to listen. */
export const SENDS_AUDIO_WORDS = {
  title: 'Your voice would leave this device',
  text: 'This browser sends what you say to its maker, who turns it into text. Lookglass never gets the recording.',
  agree: 'Listen Anyway',
  refuse: 'Type Instead',
  /** Where the browser could understand speech by itself once it has downloaded the language. */
  download: 'Download Speech for This Device',
  downloading: 'Your browser downloads what it needs to understand you on this device…',
  notDownloaded: 'Your browser couldn’t download speech for this device.',
} as const;
