import { fillIn } from '#content/fill-in.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import type { RoomState } from '#app/look/live/followed-room.ts';
import { useNow } from '#app/kit/clock/use-now.ts';
import { elapsedWords } from '#app/look/live/clock-words.ts';
import { ReportButton } from '#app/person/reports/report-button.tsx';

interface SessionHeadProps {
  readonly known: Pick<RoomState, 'status' | 'isHost'>;
  readonly room: LiveRoom;
  readonly kicker: string;
  /** Whether the host's name and the report button are over the picture, and not here. */
  readonly isOverPicture?: boolean;
}

/** What the session is called, whose it is, and since when; and the way to report it. */
export function SessionHead({ known, room, kicker, isOverPicture = false }: SessionHeadProps) {
  return (
    <div>
      <p className="caps text-fg-3">{kicker}</p>
      <h1 className="display watch-title">{room.title}</h1>
      {isOverPicture ? null : (
        <>
          <HostAndTime room={room} />
          {known.isHost ? null : <ReportSession room={room} />}
        </>
      )}
      {known.status === 'lost' ? (
        <p role="status" className="mt-2 text-sm text-fg-2">
          {WATCH_WORDS.lost}
        </p>
      ) : null}
    </div>
  );
}

function HostAndTime({ room: { hostName, startedAt } }: { room: LiveRoom }) {
  const now = useNow();
  return (
    <p className="text-sm text-fg-2">
      {fillIn(WATCH_WORDS.byAt, { name: hostName, time: elapsedWords(startedAt, now) })}
    </p>
  );
}

interface ReportSessionProps {
  readonly room: LiveRoom;
  readonly isOverPicture?: boolean;
}

export function ReportSession({ room, isOverPicture = false }: ReportSessionProps) {
  const { id, title: text, hostName: by } = room;
  return (
    <ReportButton
      reported={{ kind: 'session', id, text, by }}
      isIcon={isOverPicture}
      className={isOverPicture ? 'watch-round watch-flag' : 'watch-report'}
    />
  );
}
