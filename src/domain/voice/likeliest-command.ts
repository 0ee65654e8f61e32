/** Which of the alternatives that a recognizer offers was said. */

import type { VoiceAnswer } from './voice-answer.ts';

export interface HeardCommand {
  readonly transcript: string;
  /** From 0 to 1; some browsers always say 0, for which nothing is known. */
  readonly confidence: number;
}

/**
 * The likeliest alternative of which everything makes sense to the grammar; the likeliest of all where none does.
 * Undefined where nothing was heard.
 *
 * @param heard the likeliest first
 * @param answerOf what the grammar makes of a command; it changes nothing
 */
export function likeliestCommand<Heard extends HeardCommand>(
  heard: readonly Heard[],
  answerOf: (command: string) => Pick<VoiceAnswer, 'notUnderstood' | 'replies'>,
): Heard | undefined {
  const said = heard.filter(({ transcript }) => transcript.trim() !== '');
  return said.find(({ transcript }) => makesSense(answerOf(transcript))) ?? said[0];
}

const SENSELESS: ReadonlySet<string> = new Set([
  'not-understood',
  'nothing-heard',
  'too-long',
  'nothing-asked',
]);

function makesSense({
  notUnderstood,
  replies,
}: Pick<VoiceAnswer, 'notUnderstood' | 'replies'>): boolean {
  return notUnderstood.length === 0 && !replies.some(({ key }) => SENSELESS.has(key));
}

/** How a confidence is shown. */
export type ConfidenceGrade = 'high' | 'medium' | 'low';

/** The specification's limits: above 0.8 green, above 0.6 yellow, else red. Null where nothing is known. */
export function confidenceGrade(confidence: number): ConfidenceGrade | null {
  if (confidence <= 0) return null;
  if (confidence > 0.8) return 'high';
  return confidence > 0.6 ? 'medium' : 'low';
}
