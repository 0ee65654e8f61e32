/** How the help chat answers; it loads with the chat's window, since nobody asks before. */

import type { HelpLink } from '#content/help-chat/help-answer.ts';
import { typingDelay } from '#domain/help-chat/typing-delay.ts';
import type { RunClock } from '#domain/pause.ts';
import { runStaged } from '#domain/staged-run.ts';
import type { HelpChat, HelpMessage } from './help-chat.ts';

/** What an answer consists of. */
export interface Reply {
  readonly answer: string;
  readonly link?: HelpLink;
}

/** What the help chat takes from the world, so that tests control its clock and its randomness. */
export interface HelpChatEnvironment {
  readonly clock: RunClock;
  /** In [0, 1). */
  readonly random: () => number;
  readonly now: () => Date;
  /** Answers a question. May load what it knows first. */
  readonly answer: (question: string) => Promise<Reply>;
}

/**
 * Returns a function that sends the draft of a chat, unless it is blank or a reply is pending, and resolves
 * when the reply is there.
 */
export function answerChat(
  { store }: Pick<HelpChat, 'store'>,
  environment: HelpChatEnvironment,
): () => Promise<void> {
  function say(message: Pick<HelpMessage, 'type' | 'content' | 'link'>): void {
    const { messages } = store.getState();
    const said = { ...message, id: messages.length + 1, timestamp: environment.now() };
    store.setState({ messages: [...messages, said] });
  }

  return async () => {
    const { draft, isPending } = store.getState();
    const question = draft.trim();
    if (question === '' || isPending) return;
    say({ type: 'user', content: question });
    store.setState({ draft: '', isPending: true });
    const replied = await runStaged({
      steps: [{ milliseconds: typingDelay(environment.random()) }],
      work: () => environment.answer(question),
      clock: environment.clock,
    });
    if (replied.ok) {
      const { answer, link } = replied.value;
      say({ type: 'assistant', content: answer, ...(link === undefined ? {} : { link }) });
    }
    store.setState({ isPending: false });
  };
}
