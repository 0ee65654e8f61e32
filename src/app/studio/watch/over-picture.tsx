import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import { Link } from '#app/kit/router/link.tsx';
import { ChatLog } from '#app/look/live/chat-log.tsx';
import type { RoomState } from '#app/look/live/followed-room.ts';
import { ChatEntry } from '#app/look/live/live-chat.tsx';
import { ReportSession, SessionHead } from './session-head.tsx';
import { nameOfLook, WornStrip } from './worn-strip.tsx';

interface OverPictureProps {
  readonly known: RoomState;
  readonly room: LiveRoom;
  /** The host's first name. */
  readonly name: string;
  /** The address for signing in; null for a person who is signed in. */
  readonly signIn: string | null;
  readonly applaud: ReactNode;
  readonly onFollow: () => void;
}

/** What stands over the picture on a phone: the chat below the lips, what is worn, and what a viewer can do. */
export function OverPicture({ known, room, name, signIn, applaud, onFollow }: OverPictureProps) {
  const { worn, messages, isHost, standing } = known;
  const kicker =
    worn === null
      ? WATCH_WORDS.kicker
      : fillIn(WATCH_WORDS.wearingNamed, { look: nameOfLook(worn) });
  return (
    <>
      {isHost ? null : <ReportSession room={room} isOverPicture />}
      <Link to="/" className="watch-round watch-close" aria-label={WATCH_WORDS.mirror}>
        <X size={19} strokeWidth={1.6} aria-hidden="true" />
      </Link>
      <div className="watch-over">
        <ChatLog room={room} messages={messages} worn={worn} isHost={isHost} />
        <SessionHead known={known} room={room} kicker={kicker} isOverPicture />
        <WornStrip worn={worn} name={name} way="watch" isPhone />
        <div className="watch-two">
          <button type="button" className="button-carmine" onClick={onFollow}>
            {WATCH_WORDS.wear}
          </button>
          <button type="button" className="button-secondary" onClick={onFollow}>
            {WATCH_WORDS.follow}
          </button>
        </div>
        <div className="watch-say">
          <div className="min-w-0 flex-1">
            <ChatEntry room={room} standing={standing} isHost={isHost} canWrite={signIn === null} />
            {signIn === null ? null : (
              <a href={signIn} className="button-secondary w-full">
                {WATCH_WORDS.signInToChat}
              </a>
            )}
          </div>
          {applaud}
        </div>
      </div>
    </>
  );
}
