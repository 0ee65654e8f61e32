import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { MIRROR_WORDS, PERFORMANCE_WORDS } from '#content/mirror-words.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { showsStill, type StudioState } from '#studio/state/state.ts';
import { MIRROR_TITLE_ID } from './mirror-title.tsx';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';

const loadDetails = () =>
  import('./performance-details.tsx').then((code) => code.PerformanceDetails);

function statusWord({ source, status }: StudioState): string {
  if (source === 'photo') return MIRROR_WORDS.photo;
  if (source === 'drawn-model') return MIRROR_WORDS.drawnModel;
  if (status === 'starting') return MIRROR_WORDS.starting;
  return status === 'active' ? MIRROR_WORDS.live : MIRROR_WORDS.stopped;
}

/** Live or stopped, how many frames a second, and the details behind that number. */
export function StatusBadge() {
  const [open, setOpen] = useState(false);
  const details = useId();
  const word = useStudioState(statusWord);
  const still = useStudioState(showsStill);
  const live = useStudioState((state) => state.status === 'active' && state.source === 'camera');
  const framesPerSecond = useStudioState((state) =>
    state.statistics === null ? null : Math.round(state.statistics.framesPerSecond),
  );
  return (
    <div className="relative z-1">
      <div className="glass flex h-11 items-center rounded-full text-sm">
        <span className="flex items-center gap-2.5 pr-3 pl-4">
          <span className="live-dot" data-live={live} />
          {still ? <h2 id={MIRROR_TITLE_ID}>{word}</h2> : <span>{word}</span>}
          {live ? (
            <span className="tnum text-white/75">
              {framesPerSecond === null
                ? PERFORMANCE_WORDS.pending
                : fillIn(PERFORMANCE_WORDS.framesPerSecond, { count: framesPerSecond })}
            </span>
          ) : null}
        </span>
        {live ? (
          <button
            type="button"
            className="status-details-button"
            aria-expanded={open}
            aria-controls={details}
            onClick={() => {
              setOpen(!open);
            }}
          >
            {PERFORMANCE_WORDS.details}
            <ChevronDown
              size={14}
              strokeWidth={1.7}
              aria-hidden="true"
              className={open ? 'rotate-180' : ''}
            />
          </button>
        ) : null}
      </div>
      {live && open ? (
        <OnDemand
          load={loadDetails}
          props={{ id: details }}
          onFailed={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
