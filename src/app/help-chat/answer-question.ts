import { HELP_ANSWERS, HELP_DEFAULT, HELP_FALLBACKS } from '#content/help-chat/help-answers.ts';
import type { HelpAnswer } from '#content/help-chat/help-answer.ts';
import { findAnswer } from '#domain/help-chat/find-answer.ts';

const ROWS = [...HELP_ANSWERS, ...HELP_FALLBACKS];

/** What the help chat knows about a question. It is all written by us, and nothing is sent anywhere. */
export function answerQuestion(question: string): HelpAnswer {
  return findAnswer(ROWS, question, HELP_DEFAULT);
}
