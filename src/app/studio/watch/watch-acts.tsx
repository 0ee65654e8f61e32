import { Pause, Play, Video } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';

/** How a viewer takes part: watching the host's picture, or with the host's look in their own mirror. */
export type Way = 'watch' | 'follow';

interface WatchActsProps {
  /** The host's first name. */
  readonly name: string;
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** What a viewer can do about what the host wears. */
export function WatchActs({ name, way, onWay, isPaused, onPause }: WatchActsProps) {
  if (way === 'watch') {
    return (
      <button type="button" className="button-carmine" onClick={() => onWay('follow')}>
        {WATCH_WORDS.wear}
      </button>
    );
  }
  return (
    <>
      <button type="button" className="button-secondary" onClick={() => onPause(!isPaused)}>
        {isPaused ? <Play {...ICON} /> : <Pause {...ICON} />}
        {isPaused ? WATCH_WORDS.goOn : WATCH_WORDS.pause}
      </button>
      <button type="button" className="button-primary" onClick={() => onWay('watch')}>
        <Video {...ICON} />
        {fillIn(WATCH_WORDS.watch, { name })}
      </button>
    </>
  );
}
