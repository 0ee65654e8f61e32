/** The help chat's state: closed, open or minimized, and the conversation, which lasts as long as the page. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HelpLink } from '#content/help-chat/help-answer.ts';
import { typingDelay } from '#domain/help-chat/typing-delay.ts';
import { runStaged, type RunClock } from '#domain/staged-run.ts';

export type HelpChatView = 'closed' | 'open' | 'minimized';

export interface HelpMessage {
  readonly id: number;
  readonly type: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: Date;
  readonly link?: HelpLink;
}

export interface HelpChatState {
  readonly view: HelpChatView;
  /** What was said, after the greeting. */
  readonly messages: readonly HelpMessage[];
  /** Whether a reply is being typed; until it is there, nothing can be sent. */
  readonly isPending: boolean;
  readonly draft: string;
}

/** What an answer consists of. */
export interface Reply {
  readonly answer: string;
  readonly link?: HelpLink;
}

/** What the help chat takes from the world: tests own its clock and its chance. */
export interface HelpChatEnvironment {
  readonly clock: RunClock;
  /** In [0, 1). */
  readonly random: () => number;
  readonly now: () => Date;
  /** Answers a question. May load what it knows first. */
  readonly answer: (question: string) => Promise<Reply>;
}

export interface HelpChat {
  readonly store: StoreApi<HelpChatState>;
  readonly show: (view: HelpChatView) => void;
  readonly write: (draft: string) => void;
  /** Sends what is written, unless it is blank or a reply is pending. Resolves with the reply there. */
  readonly send: () => Promise<void>;
}

export function createHelpChat(environment: HelpChatEnvironment): HelpChat {
  const store = createStore<HelpChatState>(() => ({
    view: 'closed',
    messages: [],
    isPending: false,
    draft: '',
  }));

  function say(message: Pick<HelpMessage, 'type' | 'content' | 'link'>): void {
    const { messages } = store.getState();
    const said = { ...message, id: messages.length + 1, timestamp: environment.now() };
    store.setState({ messages: [...messages, said] });
  }

  return {
    store,
    show(view) {
      store.setState({ view });
    },
    write(draft) {
      store.setState({ draft });
    },
    async send() {
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
    },
  };
}
