import { END_WORDS, LIVE_WORDS } from '#content/panels/live-words.ts';
import type { EndReason } from '#domain/live/live-room.ts';
import type { SessionFigures } from './broadcast.ts';
import { FiguresOfSession } from './session-figures.tsx';

interface SessionOverProps {
  readonly endedBecause: EndReason | null;
  readonly figures: SessionFigures | null;
}

/** What is said once a session is over, and what came of it. */
export function SessionOver({ endedBecause, figures }: SessionOverProps) {
  return (
    <div className="live-card live-over">
      <div role="status">
        <p className="text-md font-medium">{LIVE_WORDS.after}</p>
        {endedBecause === 'host' || endedBecause === null ? null : (
          <p className="mt-1 text-sm text-fg-2">{END_WORDS[endedBecause]}</p>
        )}
      </div>
      {figures === null ? null : <FiguresOfSession figures={figures} isOver />}
    </div>
  );
}
