/** The help chat's state: closed, open or minimized, and the conversation, which lasts as long as the page. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HelpLink } from '#content/help-chat/help-answer.ts';

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

export interface HelpChat {
  readonly store: StoreApi<HelpChatState>;
  readonly show: (view: HelpChatView) => void;
  readonly write: (draft: string) => void;
}

export function createHelpChat(): HelpChat {
  const store = createStore<HelpChatState>(() => ({
    view: 'closed',
    messages: [],
    isPending: false,
    draft: '',
  }));
  return {
    store,
    show(view) {
      store.setState({ view });
    },
    write(draft) {
      store.setState({ draft });
    },
  };
}
