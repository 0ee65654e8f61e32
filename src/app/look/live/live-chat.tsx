import './live-chat.css';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { HOST_WORDS } from '#content/panels/live-host-words.ts';
import { LIVE_TOASTS, WATCH_WORDS } from '#content/panels/live-words.ts';
import { writeInLiveStream } from '#contracts/live-chat.ts';
import { type LiveMessage, type LiveRoom, type WornLook } from '#contracts/live-room.ts';
import { LONGEST_MESSAGE, type Standing } from '#domain/live/live-room.ts';
import { refusalWords } from '#app/kit/api/refusal-words.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { ChatLog } from './chat-log.tsx';

interface LiveChatProps {
  readonly room: LiveRoom;
  readonly messages: readonly LiveMessage[];
  readonly worn: WornLook | null;
  readonly standing: Standing;
  readonly isHost: boolean;
  readonly canWrite: boolean;
}

/** The messages of a session, and the field to write one. */
export function LiveChat({ room, messages, worn, standing, isHost, canWrite }: LiveChatProps) {
  return (
    <div className="live-chat">
      <ChatLog room={room} messages={messages} worn={worn} isHost={isHost} />
      <ChatEntry room={room} standing={standing} isHost={isHost} canWrite={canWrite} />
    </div>
  );
}

/** The field to write a message, or the reason why one cannot. */
export function ChatEntry(props: Omit<LiveChatProps, 'messages' | 'worn'>) {
  const { room, standing, isHost, canWrite } = props;
  const isMuted = standing === 'muted';
  const isOff = room.chat === 'off' && !isHost;
  return (
    <>
      <div role="status">
        {isMuted ? <p className="live-chat-note">{HOST_WORDS.mutedNote}</p> : null}
        {isOff && !isMuted ? <p className="live-chat-note">{WATCH_WORDS.chatOff}</p> : null}
      </div>
      {canWrite && !isMuted && !isOff ? <ChatForm roomId={room.id} /> : null}
    </>
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
