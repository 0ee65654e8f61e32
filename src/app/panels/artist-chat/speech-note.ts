/** What to say of speech that could not be heard or spoken. */

import { SPEECH_PROBLEMS } from '#content/speech-words.ts';
import { SpeechFailure } from '#app/speech/speech-failure.ts';

/** One sentence or two; null where the person stopped it. */
export function speechNote(failure: unknown): string | null {
  const problem = failure instanceof SpeechFailure ? failure.problem : 'not-supported';
  if (problem === 'stopped') return null;
  const { message, advice } = SPEECH_PROBLEMS[problem];
  return `${message}. ${advice}`;
}
