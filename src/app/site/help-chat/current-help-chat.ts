/** The page's own help chat. */

import { HELP_CHAT_WORDS } from '#content/help-chat/help-chat-words.ts';
import { schedule } from '#studio/browser/timers.ts';
import { createHelpChat, type Reply } from './help-chat.ts';

async function answer(question: string): Promise<Reply> {
  try {
    const { answerQuestion } = await import('./answer-question.ts');
    return answerQuestion(question);
  } catch {
    return { answer: HELP_CHAT_WORDS.unreachable };
  }
}

export const helpChat = createHelpChat({
  clock: { schedule },
  random: Math.random,
  now: () => new Date(),
  answer,
});

export function openHelpChat(): void {
  helpChat.show('open');
}
