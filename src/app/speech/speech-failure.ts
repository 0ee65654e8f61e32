import type { SpeechProblem } from '#content/speech-words.ts';

/** Why speech was not understood or not spoken; its words are in `SPEECH_PROBLEMS`. */
export class SpeechFailure extends Error {
  readonly problem: SpeechProblem;

  constructor(problem: SpeechProblem) {
    super(problem);
    this.name = 'SpeechFailure';
    this.problem = problem;
  }
}

/** What the error codes of the Web Speech API stand for. */
const PROBLEMS: Readonly<Record<string, SpeechProblem>> = {
  'not-allowed': 'permission-refused',
  'service-not-allowed': 'permission-refused',
  'audio-capture': 'no-microphone',
  'no-speech': 'no-speech',
  network: 'network',
  'language-not-supported': 'not-supported',
  aborted: 'stopped',
};

export function problemOf(code: string): SpeechProblem {
  return PROBLEMS[code] ?? 'not-supported';
}
