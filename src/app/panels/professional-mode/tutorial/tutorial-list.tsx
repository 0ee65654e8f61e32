import { ChevronRight } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { TUTORIAL_WORDS } from '#content/panels/tutorial-words.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { stepsWords, timeWords } from './time-words.ts';
import type { KeptTutorial } from './tutorials.ts';

interface TutorialListProps {
  readonly tutorials: readonly KeptTutorial[];
  readonly onOpen: (id: string) => void;
}

/** The tutorials of this device, the newest first. */
export function TutorialList({ tutorials, onOpen }: TutorialListProps) {
  return (
    <section aria-labelledby="tutorials-title">
      <h3 id="tutorials-title" className="caps text-fg-3">
        {TUTORIAL_WORDS.list}
      </h3>
      {tutorials.length === 0 ? (
        <p className="mt-2 text-sm text-fg-2">{TUTORIAL_WORDS.listEmpty}</p>
      ) : (
        <ul className="tutorial-list">
          {tutorials.map(({ id, tutorial, origin, state }) => (
            <li key={id}>
              <button
                type="button"
                className="tutorial-row"
                onClick={() => {
                  onOpen(id);
                }}
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-md font-medium">{tutorial.title}</span>
                  <span className="tnum block text-xs text-fg-3">
                    {[
                      fillIn(TUTORIAL_WORDS.row, {
                        steps: stepsWords(tutorial.steps.length),
                        duration: timeWords(tutorial.totalDuration),
                      }),
                      formatDay(tutorial.createdAt),
                      origin === 'imported' ? TUTORIAL_WORDS.imported : null,
                      state === 'cut-short' ? TUTORIAL_WORDS.cutShort : null,
                    ]
                      .filter((part) => part !== null)
                      .join(' · ')}
                  </span>
                </span>
                <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
