/** What to say of speech that could not be heard or spoken: the same in every part of the studio. */

import { SPEECH_PROBLEMS, type SpeechProblem } from '#content/speech-words.ts';
import { SpeechFailure } from './speech-failure.ts';

/** What is wrong, and what one can do. */
export function speechSentences(problem: SpeechProblem): string {
  const { message, advice } = SPEECH_PROBLEMS[problem];
  return `${message}. ${advice}`;
}

/** The sentences for a failure; null where the person stopped it. */
export function speechNote(failure: unknown): string | null {
  const problem = failure instanceof SpeechFailure ? failure.problem : 'not-supported';
  return problem === 'stopped' ? null : speechSentences(problem);
}
