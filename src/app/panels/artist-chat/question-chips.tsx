import { useStore } from 'zustand';
import type { AiArtist } from '#content/ai-artists.ts';
import { ARTIST_CHAT_WORDS } from '#content/panels/artist-chat-words.ts';
import type { ArtistConversation } from './conversation.ts';

interface QuestionChipsProps {
  readonly artist: AiArtist;
  readonly conversation: ArtistConversation;
  /** While a reply is under way. */
  readonly isBusy: boolean;
}

/** Questions that one press asks: what follows from the last answer, then what the artist is asked most. */
export function QuestionChips({ artist, conversation, isBusy }: QuestionChipsProps) {
  const exchanges = useStore(conversation.store, (state) => state.exchanges);
  const asked = new Set(exchanges.map(({ message }) => message));
  const followUps = exchanges.at(-1)?.reply?.followUps ?? [];
  const questions = [
    ...followUps.map((question) => ({ label: question, question })),
    ...artist.quickQuestions,
  ].filter(({ question }) => !asked.has(question));
  return (
    <ul className="artist-chat-questions noscroll" aria-label={ARTIST_CHAT_WORDS.questions}>
      {questions.map(({ label, question }) => (
        <li key={question}>
          <button
            type="button"
            className="choice"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void conversation.send(question);
            }}
          >
            <span>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
