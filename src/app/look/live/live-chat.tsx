import './live-chat.css';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HOST_WORDS } from '#content/panels/live-host-words.ts';
import { LIVE_TOASTS, WATCH_WORDS } from '#content/panels/live-words.ts';
import { type LiveMessage, writeInLiveStream } from '#contracts/live-streams.ts';
import { type ChatMode, LONGEST_MESSAGE, type Standing } from '#domain/live/live-room.ts';
import { initials } from '#domain/account/initials.ts';
import { refusalWords } from '#app/kit/api/refusal-words.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { ReportButton } from '#app/person/reports/report-button.tsx';
import { MessageMenu } from './message-menu.tsx';

interface LiveChatProps {
  readonly roomId: string;
  readonly messages: readonly LiveMessage[];
  readonly mode: ChatMode;
  readonly standing: Standing;
  readonly isHost: boolean;
  readonly canWrite: boolean;
}

/** What is said in a session, and where one says something. */
export function LiveChat(props: LiveChatProps) {
  const { roomId, messages, mode, standing, isHost, canWrite } = props;
  const isMuted = standing === 'muted';
  return (
    <div className="live-chat">
      {messages.length === 0 ? (
        <p className="live-chat-empty">{WATCH_WORDS.empty}</p>
      ) : (
        <div role="log" className="live-messages" aria-label={WATCH_WORDS.chat} tabIndex={-1}>
          {messages.map((message) => (
            <Message key={message.place} roomId={roomId} message={message} isForHost={isHost} />
          ))}
          <Newest key={messages.at(-1)?.place} />
        </div>
      )}
      <div role="status">
        {isMuted ? <p className="live-chat-note">{HOST_WORDS.mutedNote}</p> : null}
        {mode === 'off' && !isHost && !isMuted ? (
          <p className="live-chat-note">{WATCH_WORDS.chatOff}</p>
        ) : null}
      </div>
      {canWrite && !isMuted && (mode !== 'off' || isHost) ? <ChatForm roomId={roomId} /> : null}
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
  /** Whether the person here is the host. */
  readonly isForHost: boolean;
}

function Message({ roomId, message, isForHost }: MessageProps) {
  const row = useRef<HTMLDivElement>(null);
  const { place, author, isHost, text } = message;
  return (
    <div ref={row} className="live-message">
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
      {isForHost && !isHost ? (
        <MessageMenu
          roomId={roomId}
          message={message}
          onAct={() => {
            // The row may go, and its button with it: the keyboard stays in the chat.
            row.current?.parentElement?.focus();
          }}
        />
      ) : null}
      {isForHost ? null : (
        <ReportButton reported={{ kind: 'message', id: roomId, place, text, by: author }} isIcon />
      )}
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
      const reason = refusalWords(problem);
      toast(LIVE_TOASTS.notSent, {
        reason: reason === '' ? LIVE_TOASTS.notStarted.description : reason,
      });
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
