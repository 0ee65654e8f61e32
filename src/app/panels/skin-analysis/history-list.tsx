import { ChevronDown, Trash2 } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { HISTORY_WORDS } from '#content/panels/skin-history-words.ts';
import { skinHistory } from '#app/person/skin-history/skin-history.ts';
import { textOf } from './history-chart.tsx';
import { momentWords } from './history-days.ts';
import type { ShownEntry } from './shown-history.ts';

/** How many are listed at first. */
const FIRST = 10;

interface HistoryListProps {
  readonly entries: readonly ShownEntry[];
  readonly isBusy: boolean;
}

/** Each analysis that is kept, the newest first, to be deleted by itself. */
export function HistoryList({ entries, isBusy }: HistoryListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const newest = entries.toReversed();
  const listed = showsAll ? newest : newest.slice(0, FIRST);
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className="quiet-button history-more">
        {HISTORY_WORDS.list}
        <ChevronDown size={15} strokeWidth={1.7} aria-hidden="true" />
      </Collapsible.Trigger>
      <Collapsible.Content>
        <ul className="history-list">
          {listed.map((entry) => (
            <li key={entry.id}>
              <div>
                <p className="text-sm tnum">{momentWords(entry.measuredAt)}</p>
                <p className="text-xs text-fg-2 tnum">{aboutOf(entry)}</p>
              </div>
              <button
                type="button"
                className="quiet-button history-delete"
                aria-label={fillIn(HISTORY_WORDS.deleteNamed, {
                  moment: momentWords(entry.measuredAt),
                })}
                data-tip={HISTORY_WORDS.delete}
                disabled={isBusy}
                onClick={() => void skinHistory.remove(entry)}
              >
                <Trash2 size={17} strokeWidth={1.6} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        {listed.length === newest.length ? null : (
          <button
            type="button"
            className="quiet-button"
            onClick={() => {
              setShowsAll(true);
            }}
          >
            {fillIn(HISTORY_WORDS.listMore, { count: newest.length })}
          </button>
        )}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

function aboutOf({ score, light, isHere }: ShownEntry): string {
  const parts = [
    score === null
      ? HISTORY_WORDS.listNoScore
      : fillIn(HISTORY_WORDS.listScore, { score: textOf('score', score) }),
    fillIn(HISTORY_WORDS.listLight, { light: Math.round(light) }),
    ...(isHere ? [HISTORY_WORDS.legendHere.toLowerCase()] : []),
  ];
  return parts.join(', ');
}
