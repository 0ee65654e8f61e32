import { Hand } from 'lucide-react';
import { useRef, useState } from 'react';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import { applaudLiveStream } from '#contracts/live-chat.ts';
import { type LiveRoom } from '#contracts/live-room.ts';
import { MOST_CLAPS } from '#domain/live/live-room.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { schedule } from '#studio/browser/timers.ts';

interface ApplaudButtonProps {
  readonly room: Pick<LiveRoom, 'id' | 'applause'>;
  readonly canApplaud: boolean;
  /** An icon alone, where there is no room for the word. */
  readonly isRound: boolean;
}

/** Claps are sent together, this long after the first, in milliseconds. */
const TOLD_AFTER_MS = 600;

/** Applauds, and says how much there was. */
export function ApplaudButton({ room, canApplaud, isRound }: ApplaudButtonProps) {
  const { id, applause } = room;
  const claps = useRef(0);
  const [own, setOwn] = useState(0);
  const applaud = (): void => {
    claps.current += 1;
    setOwn((count) => count + 1);
    if (claps.current > 1) return;
    schedule(() => {
      const told = Math.min(MOST_CLAPS, claps.current);
      claps.current = 0;
      callApi(applaudLiveStream, { params: { id }, body: { claps: told } })
        .catch(() => undefined)
        .finally(() => setOwn((count) => Math.max(0, count - told)));
    }, TOLD_AFTER_MS);
  };
  const count = (applause + own).toLocaleString('en-US');
  return (
    <button
      type="button"
      className={isRound ? 'watch-clap' : 'button-secondary'}
      aria-label={isRound ? `${WATCH_WORDS.applaud} ${count}` : undefined}
      disabled={!canApplaud}
      onClick={applaud}
    >
      <Hand size={isRound ? 19 : 16} strokeWidth={1.6} aria-hidden="true" />
      {isRound ? null : (
        <>
          {WATCH_WORDS.applaud}
          <span className="tnum text-fg-3">{count}</span>
        </>
      )}
    </button>
  );
}
