import { FAQ, type FaqEntry } from '#content/faq.ts';
import { QUESTIONS } from '#content/landing-words.ts';

const ENTRIES = FAQ.flatMap(({ entries }) => entries);

/** The questions that the landing page answers, in its order. */
export const ASKED: readonly FaqEntry[] = QUESTIONS.flatMap((asked) =>
  ENTRIES.filter(({ question }) => question === asked),
);
