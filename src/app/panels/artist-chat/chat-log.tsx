import './chat-log.css';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { AiArtist } from '#content/ai-artists.ts';
import { ARTIST_VOICES } from '#content/artist-cards/artist-voices.ts';
import { fillIn } from '#content/fill-in.ts';
import { ARTIST_CHAT_WORDS } from '#content/panels/artist-chat-words.ts';
import type { ArtistConversation, ChatProblem, Exchange } from './conversation.ts';
import { firstNameOf } from './first-name.ts';
import { Suggestion } from './suggestion.tsx';

interface ChatLogProps {
  readonly artist: AiArtist;
  readonly conversation: ArtistConversation;
}

const PROBLEMS: Readonly<Record<ChatProblem, string>> = {
  trouble: ARTIST_CHAT_WORDS.trouble,
  ended: ARTIST_CHAT_WORDS.trouble,
  offline: ARTIST_CHAT_WORDS.offline,
  'too-many': ARTIST_CHAT_WORDS.tooMany,
};

/** Everything that was said, the newest in view. What is new is read out once, when it is whole. */
export function ChatLog({ artist, conversation }: ChatLogProps) {
  const exchanges = useStore(conversation.store, (state) => state.exchanges);
  const last = exchanges.at(-1);
  const name = firstNameOf(artist);
  return (
    <>
      <div
        role="log"
        aria-live="off"
        aria-label={fillIn(ARTIST_CHAT_WORDS.conversation, { name: artist.name })}
        className="artist-chat-log"
      >
        <p className="artist-chat-message" data-from="artist">
          <Speaker name={name} />
          {ARTIST_VOICES[artist.id]?.greeting}
        </p>
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.id}
            exchange={exchange}
            name={name}
            conversation={conversation}
            isLast={exchange === last}
          />
        ))}
        <Newest key={last === undefined ? '' : stateOf(last)} />
      </div>
      <p role="status" className="sr-only">
        {last === undefined ? '' : spokenOf(last, name)}
      </p>
    </>
  );
}

/** Differs whenever something of an exchange is new. */
function stateOf({ id, sofar, reply, problem, before }: Exchange): string {
  return [id, sofar.length, reply === null, problem, before === null].join(' ');
}

/** Marks the end of the conversation. Mounted again for each change, so that it scrolls the change into view. */
function Newest() {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, []);
  return <div ref={end} />;
}

/** What a screen reader is told of the last message. */
function spokenOf({ reply, problem }: Exchange, name: string): string {
  if (reply !== null) return `${name}: ${reply.response}`;
  return problem === null ? fillIn(ARTIST_CHAT_WORDS.typing, { name }) : PROBLEMS[problem];
}

function Speaker({ name }: { name: string }) {
  return <span className="sr-only">{`${name}: `}</span>;
}

interface ExchangeViewProps {
  readonly exchange: Exchange;
  readonly name: string;
  readonly conversation: ArtistConversation;
  readonly isLast: boolean;
}

function ExchangeView({ exchange, name, conversation, isLast }: ExchangeViewProps) {
  const { message, sofar, reply, problem } = exchange;
  const said = reply?.response ?? sofar;
  return (
    <>
      <p className="artist-chat-message" data-from="person">
        <Speaker name={ARTIST_CHAT_WORDS.you} />
        {message}
      </p>
      {problem !== null ? (
        <div className="artist-chat-message" data-from="artist" data-failed="true">
          <p>
            <Speaker name={name} />
            {PROBLEMS[problem]}
          </p>
          {isLast ? (
            <button
              type="button"
              className="artist-chat-again"
              onClick={() => void conversation.retry()}
            >
              <RotateCcw size={15} strokeWidth={1.7} aria-hidden="true" />
              {ARTIST_CHAT_WORDS.again}
            </button>
          ) : null}
        </div>
      ) : said === '' ? (
        <Typing name={name} />
      ) : (
        <p className="artist-chat-message" data-from="artist">
          <Speaker name={name} />
          {said}
          {reply?.emoji === undefined ? null : (
            <span
              className="artist-chat-emoji"
              data-animation={reply.emojiAnimation}
              aria-hidden="true"
            >
              {reply.emoji}
            </span>
          )}
        </p>
      )}
      {reply?.cardTitle === undefined ? null : (
        <p className="artist-chat-card">
          {fillIn(ARTIST_CHAT_WORDS.fromCard, { title: reply.cardTitle })}
        </p>
      )}
      {reply?.suggestion === undefined ? null : (
        <Suggestion
          name={name}
          patch={reply.suggestion}
          before={exchange.before}
          onTriedOn={(before) => {
            conversation.noteTriedOn(exchange.id, before);
          }}
        />
      )}
    </>
  );
}

function Typing({ name }: { name: string }) {
  return (
    <div className="artist-chat-message artist-chat-typing" data-from="artist">
      <span className="sr-only">{fillIn(ARTIST_CHAT_WORDS.typing, { name })}</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  );
}
