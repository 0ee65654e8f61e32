import { useEffect, useRef } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import type { LiveMessage, LiveRoom, WornLook } from '#contracts/live-room.ts';
import type { LiveStep } from '#domain/live/live-steps.ts';
import { initials } from '#domain/account/initials.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { ReportButton } from '#app/person/reports/report-button.tsx';
import { shadeColours, shadeName } from '#studio/state/worn-shades.ts';
import { chatLines } from './chat-lines.ts';
import { MessageMenu } from './message-menu.tsx';

interface ChatLogProps {
  readonly room: Pick<LiveRoom, 'id' | 'hostName' | 'startedAt'>;
  readonly messages: readonly LiveMessage[];
  readonly worn: WornLook | null;
  /** Whether the person here is the host. */
  readonly isHost: boolean;
}

/** What is said in a session, and what the host changes meanwhile. */
export function ChatLog({ room, messages, worn, isHost }: ChatLogProps) {
  const lines = chatLines(messages, worn?.steps ?? [], room.startedAt);
  const [host = room.hostName] = room.hostName.split(' ');
  if (lines.length === 0) return <p className="live-chat-empty">{WATCH_WORDS.empty}</p>;
  return (
    <div role="log" className="live-messages" aria-label={WATCH_WORDS.chat} tabIndex={-1}>
      {lines.map((line) =>
        line.kind === 'message' ? (
          <Message key={line.key} roomId={room.id} message={line.message} isForHost={isHost} />
        ) : (
          <Change key={line.key} step={line.step} host={host} />
        ),
      )}
      <Newest key={lines.at(-1)?.key} />
    </div>
  );
}

/** The end of the list; each new line mounts a new one, which scrolls it into view. */
function Newest() {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { parentElement } = end.current ?? {};
    parentElement?.scrollTo({ top: parentElement.scrollHeight });
  }, []);
  return <div ref={end} />;
}

interface ChangeProps {
  readonly step: LiveStep;
  /** The first name of the host. */
  readonly host: string;
}

/** What the host changed. It is not read out: a slider that is dragged changes it many times. */
function Change({ step: { product, look }, host }: ChangeProps) {
  const places = { name: host, product: PRODUCT_WORDS[product].place.toLowerCase() };
  return (
    <p className="live-change" aria-live="off">
      <Pan colours={shadeColours(look, product)} className="size-[18px]" />
      <span>
        {fillIn(WATCH_WORDS.changed, places)} <b>{shadeName(look, product)}</b>{' '}
        <span className="tnum">{Math.round(look[product].opacity)}</span>
      </span>
    </p>
  );
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
            // The row may go, and its button with it: keep the focus in the chat.
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
