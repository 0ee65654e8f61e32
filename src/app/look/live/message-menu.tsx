import './message-menu.css';
import { Ellipsis, MessageSquareOff, UserX, X } from 'lucide-react';
import { useId, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { HOST_WORDS } from '#content/panels/live-host-words.ts';
import type { LiveMessage } from '#contracts/live-room.ts';
import { ReportButton } from '#app/person/reports/report-button.tsx';
import { removeMessage, restrain } from './keep-decent.ts';

interface MessageMenuProps {
  readonly roomId: string;
  readonly message: LiveMessage;
  /** Called before an action that may remove the message, and with it the button that has the focus. */
  readonly onAct: () => void;
}

const ICON = { size: 15, strokeWidth: 1.7, 'aria-hidden': true } as const;

/** What the host can do about a message of another person: a row below it, opened by a button beside it. */
export function MessageMenu({ roomId, message, onAct }: MessageMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useId();
  const { place, author: name, text } = message;
  const act = (work: () => Promise<void>): void => {
    setIsOpen(false);
    onAct();
    void work();
  };
  const meant = { roomId, place, name };
  return (
    <>
      <button
        type="button"
        className="quiet-button live-message-more"
        aria-expanded={isOpen}
        aria-controls={menu}
        aria-label={fillIn(HOST_WORDS.menu, { text, name })}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <Ellipsis {...ICON} size={17} />
      </button>
      {isOpen ? (
        <div id={menu} className="live-message-menu">
          <button type="button" onClick={() => act(() => removeMessage(meant))}>
            <X {...ICON} />
            {HOST_WORDS.remove}
          </button>
          <button type="button" onClick={() => act(() => restrain(meant, 'muted'))}>
            <MessageSquareOff {...ICON} />
            {fillIn(HOST_WORDS.mute, { name })}
          </button>
          <button type="button" onClick={() => act(() => restrain(meant, 'blocked'))}>
            <UserX {...ICON} />
            {fillIn(HOST_WORDS.block, { name })}
          </button>
          <ReportButton
            reported={{ kind: 'message', id: roomId, place, text, by: name }}
            className="live-message-report"
          />
        </div>
      ) : null}
    </>
  );
}
