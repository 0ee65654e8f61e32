import './live-chat.css';
import { ArrowUp, UserX, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { LIVE_TOASTS, WATCH_WORDS } from '#content/panels/live-words.ts';
import {
  type LiveMessage,
  removeFromLiveStream,
  writeInLiveStream,
} from '#contracts/live-streams.ts';
import { type ChatMode, LONGEST_MESSAGE } from '#domain/live/live-room.ts';
import { initials } from '#domain/account/initials.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';

interface LiveChatProps {
  readonly roomId: string;
  readonly messages: readonly LiveMessage[];
  readonly mode: ChatMode;
  readonly isHost: boolean;
  readonly canWrite: boolean;
}

/** What is said in a session, and where one says something. */
export function LiveChat({ roomId, messages, mode, isHost, canWrite }: LiveChatProps) {
  return (
    <div className="live-chat">
      {messages.length === 0 ? (
        <p className="live-chat-empty">{WATCH_WORDS.empty}</p>
      ) : (
        <div role="log" className="live-messages" aria-label={WATCH_WORDS.chat}>
          {messages.map((message) => (
            <Message key={message.place} roomId={roomId} message={message} canRemove={isHost} />
          ))}
          <Newest key={messages.at(-1)?.place} />
        </div>
      )}
      {mode === 'off' && !isHost ? <p className="live-chat-note">{WATCH_WORDS.chatOff}</p> : null}
      {canWrite && (mode !== 'off' || isHost) ? <ChatForm roomId={roomId} /> : null}
    </div>
  );
}

/** The end of the list; another one comes with each message, and brings it into view. */
function Newest() {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { parentElement } = end.current ?? {};
    parentElement?.scrollTo({ top: parentElement.scrollHeight });
  }, []);
  return <div ref={end} />;
}

interface MessageProps {
  readonly roomId: string;
  readonly message: LiveMessage;
  readonly canRemove: boolean;
}

function Message({ roomId, message, canRemove }: MessageProps) {
  const { place, author, isHost, text } = message;
  const remove = (keepsOut: boolean): void => {
    callApi(removeFromLiveStream, {
      params: { id: roomId, place: String(place) },
      query: keepsOut ? { author: 'out' } : {},
    }).catch(() => undefined);
  };
  return (
    <div className="live-message">
      <span className="live-initials" aria-hidden="true">
        {initials(author, '')}
      </span>
      <div className="min-w-0 flex-1">
        <p className="live-author">
          {author}
          {isHost ? <span className="live-host-badge">{WATCH_WORDS.host}</span> : null}
        </p>
        <p className="live-text">{text}</p>
      </div>
      {canRemove && !isHost ? (
        <span className="live-message-actions">
          <button
            type="button"
            className="quiet-button"
            aria-label={WATCH_WORDS.removeMessage}
            data-tip={WATCH_WORDS.removeMessage}
            onClick={() => remove(false)}
          >
            <X size={16} strokeWidth={1.6} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="quiet-button"
            aria-label={fillIn(WATCH_WORDS.removeAuthor, { name: author })}
            data-tip={fillIn(WATCH_WORDS.removeAuthor, { name: author })}
            onClick={() => remove(true)}
          >
            <UserX size={16} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </span>
      ) : null}
    </div>
  );
}

function ChatForm({ roomId }: { roomId: string }) {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '' || isSending) return;
    setSending(true);
    try {
      await callApi(writeInLiveStream, { params: { id: roomId }, body: { text: said } });
      setText('');
    } catch (problem) {
      const reason =
        problem instanceof ApiProblem && problem.message !== ''
          ? problem.message
          : LIVE_TOASTS.notStarted.description;
      toast(LIVE_TOASTS.notSent, { reason });
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className="live-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        aria-label={WATCH_WORDS.sayKind}
        placeholder={WATCH_WORDS.sayKind}
        maxLength={LONGEST_MESSAGE}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <button type="submit" aria-label={WATCH_WORDS.send} aria-busy={isSending}>
        <ArrowUp size={18} strokeWidth={1.8} aria-hidden="true" />
      </button>
    </form>
  );
}
