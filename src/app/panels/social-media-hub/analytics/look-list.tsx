import { fillIn } from '#content/fill-in.ts';
import { LOOK_FIGURES_WORDS } from '#content/panels/social-analytics-words.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { countWords, numberWords } from './count-words.ts';
import type { LookFigures } from './look-figures.ts';

type CountedLook = LookFigures['looks'][number];

interface LookListProps {
  readonly looks: readonly CountedLook[];
  /** The look whose figures stand above; null for all of them. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** The person's public looks, the most used first; each shows its own figures when it is pressed. */
export function LookList({ looks, chosen, onChoose }: LookListProps) {
  return (
    <section aria-labelledby="figure-looks">
      <h3 id="figure-looks" className="caps text-fg-3">
        {LOOK_FIGURES_WORDS.looks}
      </h3>
      <ul className="figure-looks">
        <li>
          <button
            type="button"
            className="figure-look"
            aria-pressed={chosen === null}
            onClick={() => {
              onChoose(null);
            }}
          >
            <span className="text-md font-medium">{LOOK_FIGURES_WORDS.allLooks}</span>
          </button>
        </li>
        {looks.map((look) => (
          <li key={look.id}>
            <button
              type="button"
              className="figure-look"
              aria-pressed={chosen === look.id}
              onClick={() => {
                onChoose(look.id);
              }}
            >
              <span className="figure-portrait">
                <LookPortrait look={look.look} className="size-full" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate text-md font-medium">{look.name}</span>
                  <span className="shrink-0 text-xs text-fg-3">{whereShown(look)}</span>
                </span>
                <span className="tnum mt-0.5 block text-sm text-fg-2">
                  {fillIn(LOOK_FIGURES_WORDS.facts, {
                    visits: countWords(look.visits, LOOK_FIGURES_WORDS.visits),
                    applies: numberWords(look.applies),
                    likes: countWords(look.likes, LOOK_FIGURES_WORDS.likes),
                  })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whereShown({ isPublic, isListed }: CountedLook): string {
  if (!isPublic) return LOOK_FIGURES_WORDS.private;
  return isListed ? LOOK_FIGURES_WORDS.listed : LOOK_FIGURES_WORDS.link;
}
