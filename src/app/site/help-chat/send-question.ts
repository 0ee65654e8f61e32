/** How the page's own help chat answers. */

import { HELP_CHAT_WORDS } from '#content/help-chat/help-chat-words.ts';
import { schedule } from '#studio/browser/timers.ts';
import { answerChat, type Reply } from './answered-chat.ts';
import { helpChat } from './current-help-chat.ts';

async function answer(question: string): Promise<Reply> {
  try {
    const { answerQuestion } = await import('./answer-question.ts');
    return answerQuestion(question);
  } catch {
    return { answer: HELP_CHAT_WORDS.unreachable };
  }
}

/** Sends what is written in the help chat; see `answerChat`. */
export const sendQuestion = answerChat(helpChat, {
  clock: { schedule },
  random: Math.random,
  now: () => new Date(),
  answer,
});
