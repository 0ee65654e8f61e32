/** The conversations of this page, one for each artist: a reply arrives even while the window is closed. */

import { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { createStore } from 'zustand/vanilla';
import { AI_ARTISTS, type AiArtist } from '#content/ai-artists.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callInPieces } from '#app/kit/api/call-in-pieces.ts';
import { currentAccess } from '#app/person/access/current-access.ts';
import { LONGEST_MESSAGE } from '#domain/artist-chat/artist-chat.ts';
import type { Look } from '#domain/makeup/look.ts';
import { sentLook } from '#app/look/sent-look.ts';
import { wait } from '#studio/browser/timers.ts';
import { tabStorage } from '#studio/storage/browser-storage.ts';
import {
  createConversation,
  EMPTY,
  type ArtistConversation,
  type ChatProblem,
} from './conversation.ts';
import { sentFeatures } from './sharing.ts';
import { keptConversation } from './kept-conversation.ts';

const conversations = new Map<string, ArtistConversation>();

/** What can be sent of a text: no control characters, and no half of a character. */
function sendable(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, ' ')
    .slice(0, LONGEST_MESSAGE)
    .replace(/\p{Cs}$/u, '');
}

function problemOf(failure: unknown): ChatProblem {
  if (!(failure instanceof ApiProblem)) return 'trouble';
  const { code } = failure;
  if (code === 'offline') return navigator.onLine ? 'trouble' : 'offline';
  if (code === 'too_many_requests') return 'too-many';
  if (code !== 'signed_out' && code !== 'pro_required') return 'trouble';
  // Reads again what the person may use; the chat then closes itself, and says why.
  void currentAccess.refresh();
  return 'ended';
}

/** The ids of the artists to whom something was said or written in this tab. */
export const begunStore = createStore<ReadonlySet<string>>(() => new Set());

/** Reads again with whom a conversation has begun. */
export function readBegun(): void {
  const begun = AI_ARTISTS.filter(({ id }) => {
    const kept = keptConversation(id).read(tabStorage());
    return kept !== null && (kept.exchanges.length > 0 || kept.draft.trim() !== '');
  });
  begunStore.setState(new Set(begun.map(({ id }) => id)), true);
}

/** @param wornLook what the person wears when a message is sent */
export function conversationWith(
  { id, name, bio, expertise }: AiArtist,
  wornLook: () => Look,
): ArtistConversation {
  const storage = tabStorage();
  const kept = keptConversation(id);
  const known = conversations.get(id);
  const stored = kept.read(storage);
  // Signing out clears what is kept: then nothing of it may stay in memory, either.
  if (known !== undefined && (stored !== null || known.store.getState() === EMPTY)) return known;
  const made = createConversation(stored ?? EMPTY, {
    ask: (message, history, onPiece) =>
      callInPieces(
        chatWithArtist,
        {
          body: {
            artistId: id,
            message: sendable(message),
            artistName: name,
            artistBio: bio,
            expertise: [...expertise],
            history: history.map((turn) => ({ ...turn, message: sendable(turn.message) })),
            currentMakeup: sentLook(wornLook()),
            ...sentFeatures(),
          },
        },
        ({ text }) => {
          onPiece(text);
        },
      ),
    problemOf,
    wait,
    keep: (conversation) => {
      kept.write(storage, conversation);
    },
  });
  conversations.set(id, made);
  return made;
}
