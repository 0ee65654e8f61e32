/** The browser's own speech recognition, as far as we use it. Chromium and Safari have it; Firefox does not. */

export interface HeardAlternative {
  readonly transcript: string;
  /** From 0 to 1; some browsers always say 0. */
  readonly confidence: number;
}

export interface RecognitionResults {
  readonly results: ArrayLike<ArrayLike<HeardAlternative> & { readonly isFinal: boolean }>;
}

export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /**
   * Where a browser supports it, no audio leaves the device. An older one ignores it and sends the audio.
   */
  processLocally?: boolean;
  onstart: (() => void) | null;
  onresult: ((event: RecognitionResults) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  readonly start: () => void;
  readonly abort: () => void;
}

export interface RecognitionMaker {
  new (): Recognition;
  /** Missing in engines that always send the audio elsewhere. */
  readonly available?: (options: {
    readonly langs: readonly string[];
    readonly processLocally: boolean;
  }) => Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>;
  /**
   * Makes the browser download what it needs; resolves with false where it does not. Missing where
   * `available` is.
   */
  readonly install?: (options: {
    readonly langs: readonly string[];
    readonly processLocally: boolean;
  }) => Promise<boolean>;
}

function isMaker(value: unknown): value is RecognitionMaker {
  return typeof value === 'function';
}

/** The recognition of this browser; null where it has none. */
export function browserRecognition(): RecognitionMaker | null {
  // Safari has it under a prefix.
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    const found: unknown = Reflect.get(globalThis, name);
    if (isMaker(found)) return found;
  }
  return null;
}
