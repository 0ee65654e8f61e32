/** Which questions no card is to answer: about the chat itself, illness, real people, other subjects. */

import {
  BRAND_QUESTIONS,
  DESPAIR,
  FIGURES_OF_SPEECH,
  GREETINGS,
  MEDICAL_QUESTIONS,
  NAMED_QUESTIONS,
  OFF_SUBJECTS,
  PEOPLE_WORDS,
  SECRET_QUESTIONS,
  SIGHT_QUESTIONS,
  THANKS,
  UNHAPPY,
} from '#content/artist-cards/beyond-cards.ts';
import { asksWhetherAi } from './asks-whether-ai.ts';

export type BeyondCards =
  | 'secret'
  | 'ai'
  | 'real-people'
  | 'medical'
  | 'despair'
  | 'unhappy'
  | 'sight'
  | 'brands';

function fits(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

/** Whether a question asks about a person by name: by words that no card knows. */
function namesPerson(text: string, knows: (word: string) => boolean): boolean {
  return NAMED_QUESTIONS.some((pattern) => {
    const name = pattern.exec(text)?.[1]?.split(' ') ?? [];
    return name[0] !== undefined && !name.slice(0, 2).some(knows);
  });
}

/**
 * What a question is about that must not be answered from a card; undefined where a card may.
 *
 * @param text as `plainMessage` gives it
 * @param knows whether the cards speak of a word
 */
export function beyondCards(
  text: string,
  knows: (word: string) => boolean,
): BeyondCards | undefined {
  if (DESPAIR.test(text)) return 'despair';
  if (fits(SECRET_QUESTIONS, text)) return 'secret';
  if (asksWhetherAi(text)) return 'ai';
  if (SIGHT_QUESTIONS.test(text)) return 'sight';
  if (UNHAPPY.test(text)) return 'unhappy';
  if (BRAND_QUESTIONS.test(text)) return 'brands';
  if (PEOPLE_WORDS.test(text) || namesPerson(text, knows)) return 'real-people';
  return fits(MEDICAL_QUESTIONS, text.replaceAll(FIGURES_OF_SPEECH, ' ')) ? 'medical' : undefined;
}

export function isOffSubject(text: string): boolean {
  return fits(OFF_SUBJECTS, text);
}

export function isThanks(text: string): boolean {
  return THANKS.test(text);
}

export function isGreeting(text: string): boolean {
  return GREETINGS.test(text);
}
