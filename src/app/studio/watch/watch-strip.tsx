import { Hand, Pause, Play, Video } from 'lucide-react';
import { useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import { applaudLiveStream, type LiveRoom, type WornLook } from '#contracts/live-streams.ts';
import { MOST_CLAPS } from '#domain/live/live-room.ts';
import type { Product } from '#domain/makeup/look.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { ourLookName, shadeColours, shadeName } from '#studio/state/worn-shades.ts';
import { schedule } from '#studio/browser/timers.ts';
import type { Way } from './watch-room.tsx';

interface WatchStripProps {
  readonly id: string;
  readonly room: LiveRoom;
  readonly worn: WornLook | null;
  readonly name: string;
  readonly way: Way;
  readonly canApplaud: boolean;
  readonly onWay: (way: Way) => void;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

const SHOWN: readonly Product[] = ['lipstick', 'blush', 'eyeshadow', 'eyeliner', 'foundation'];
const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;
/** Claps are told together, this long after the first. */
const TOLD_AFTER_MS = 600;

/** What the host wears, and what a viewer can do about it. */
export function WatchStrip(props: WatchStripProps) {
  const { id, room, worn, name, way, canApplaud, onWay, isPaused, onPause } = props;
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
  return (
    <div className="watch-strip">
      {worn === null ? null : (
        <>
          <div className="watch-wearing">
            <p className="caps text-fg-3">
              {way === 'watch' ? WATCH_WORDS.wearing : fillIn(WATCH_WORDS.onYou, { name })}
            </p>
            <p className="display text-xl">
              {ourLookName(worn.look) ?? shadeName(worn.look, 'lipstick')}
            </p>
          </div>
          <ul className="watch-pans">
            {SHOWN.map((product) => (
              <li key={product} data-tip={shadeName(worn.look, product)}>
                <Pan colours={shadeColours(worn.look, product)} className="size-11" />
                <span>{PRODUCT_WORDS[product].place}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="watch-acts">
        <button type="button" className="button-secondary" disabled={!canApplaud} onClick={applaud}>
          <Hand size={16} strokeWidth={1.6} aria-hidden="true" />
          {WATCH_WORDS.applaud}
          <span className="tnum text-fg-3">{(room.applause + own).toLocaleString('en-US')}</span>
        </button>
        {way === 'watch' ? (
          <button type="button" className="button-carmine" onClick={() => onWay('follow')}>
            {WATCH_WORDS.wear}
          </button>
        ) : (
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
        )}
      </div>
    </div>
  );
}
