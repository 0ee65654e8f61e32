/** A conversation with one artist: what was said, what is being written, and what waits for an answer. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReplyOf } from '#contracts/contract.ts';
import type { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { TURNS_READ, type Turn } from '#domain/artist-chat/artist-chat.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

export type ArtistReply = ReplyOf<typeof chatWithArtist>;

/** Why a message has no answer. `ended` means that one may no longer chat. */
export type ChatProblem = 'trouble' | 'offline' | 'too-many' | 'ended';

/** One message and what came of it. */
export interface Exchange {
  readonly id: number;
  readonly message: string;
  /** What has come of the reply so far; empty while the artist is still typing. */
  readonly sofar: string;
  readonly reply: ArtistReply | null;
  readonly problem: ChatProblem | null;
  /** What takes the suggestion off again, once it was tried on. */
  readonly before: LookPatch | null;
}

export interface Conversation {
  readonly exchanges: readonly Exchange[];
  readonly draft: string;
}

export interface ConversationNeeds {
  /** Asks the artist; rejects where there is no answer. */
  readonly ask: (
    message: string,
    history: readonly Turn[],
    onPiece: (text: string) => void,
  ) => Promise<ArtistReply>;
  readonly problemOf: (failure: unknown) => ChatProblem;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly keep: (conversation: Conversation) => void;
}

export interface ArtistConversation {
  readonly store: StoreApi<Conversation>;
  readonly write: (draft: string) => void;
  /** Sends a text, or else what is written; nothing while it is blank or a reply is pending. */
  readonly send: (text?: string) => Promise<void>;
  /** Sends the last message again, which has no answer. */
  readonly retry: () => Promise<void>;
  readonly noteTriedOn: (id: number, before: LookPatch | null) => void;
}

/** The least time for which the artist is seen to type, in milliseconds: a reply that is there at once startles. */
export const TYPING_MS = 600;

/** More than these are not kept. */
const MOST_EXCHANGES = 60;

export const EMPTY: Conversation = { exchanges: [], draft: '' };

export function isPending({ exchanges }: Conversation): boolean {
  const last = exchanges.at(-1);
  return last !== undefined && last.reply === null && last.problem === null;
}

/** The turns that are sent to an artist: the last ones among those that were answered. */
export function historyOf(exchanges: readonly Exchange[]): readonly Turn[] {
  return exchanges
    .flatMap(({ message, reply }) =>
      reply === null
        ? []
        : [
            {
              message,
              response: reply.response,
              ...(reply.restsOnFeatures === true && { restsOnFeatures: true }),
            },
          ],
    )
    .slice(-TURNS_READ);
}

/**
 * A kept conversation as it goes on: a reply that was under way when the page was left counts as failed.
 */
export function resumed(kept: Conversation): Conversation {
  return {
    ...kept,
    exchanges: kept.exchanges.map((exchange) =>
      exchange.reply === null && exchange.problem === null
        ? { ...exchange, sofar: '', problem: 'trouble' as const }
        : exchange,
    ),
  };
}

export function createConversation(
  kept: Conversation,
  { ask, problemOf, wait, keep }: ConversationNeeds,
): ArtistConversation {
  const store = createStore<Conversation>(() => resumed(kept));
  store.subscribe(keep);

  function update(id: number, change: Partial<Exchange>): void {
    const { exchanges } = store.getState();
    store.setState({
      exchanges: exchanges.map((each) => (each.id === id ? { ...each, ...change } : each)),
    });
  }

  async function answer(id: number, message: string): Promise<void> {
    const history = historyOf(store.getState().exchanges.filter((each) => each.id < id));
    let sofar = '';
    let isShown = false;
    const show = (): void => {
      if (isShown && sofar !== '') update(id, { sofar });
    };
    const typed = wait(TYPING_MS).then(() => {
      isShown = true;
      show();
    });
    try {
      const reply = await ask(message, history, (text) => {
        sofar += text;
        show();
      });
      await typed;
      update(id, { reply, sofar: '' });
    } catch (failure) {
      await typed;
      fail(id, message, problemOf(failure));
    }
  }

  function fail(id: number, message: string, problem: ChatProblem): void {
    const { draft, exchanges } = store.getState();
    if (problem !== 'ended') {
      update(id, { problem, sofar: '' });
      return;
    }
    // The message goes back into the draft, and is there when the chat opens again.
    store.setState({
      draft: [message, draft].filter((text) => text.trim() !== '').join('\n'),
      exchanges: exchanges.filter((each) => each.id !== id),
    });
  }

  return {
    store,
    write(draft) {
      store.setState({ draft });
    },
    async send(text) {
      const { draft, exchanges } = store.getState();
      const message = (text ?? draft).trim();
      if (message === '' || isPending(store.getState())) return;
      const id = (exchanges.at(-1)?.id ?? 0) + 1;
      const exchange = { id, message, sofar: '', reply: null, problem: null, before: null };
      store.setState({
        exchanges: [...exchanges, exchange].slice(-MOST_EXCHANGES),
        draft: text === undefined ? '' : draft,
      });
      await answer(id, message);
    },
    async retry() {
      const last = store.getState().exchanges.at(-1);
      if (last === undefined || last.problem === null) return;
      update(last.id, { problem: null });
      await answer(last.id, last.message);
    },
    noteTriedOn(id, before) {
      update(id, { before });
    },
  };
}
