import { fillIn } from '#content/fill-in.ts';
import { PLAYING_WORDS } from '#content/panels/tutorial-words.ts';
import { lookChanges } from '#domain/makeup/look-changes.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { TutorialStep } from '#domain/tutorial/tutorial.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { finishOf } from '#app/panels/professional-mode/parts/worn-list.tsx';
import { takenOff } from '#studio/commands/removal.ts';
import { shadeColours, shadeName } from '#studio/state/worn-shades.ts';
import { timeWords } from './time-words.ts';

/** How many shades of a step are named. */
const MOST_NAMED = 3;

interface StepListProps {
  readonly steps: readonly TutorialStep[];
  /** What was worn before the first; null where that is not known. */
  readonly lookAtStart: Look | null;
  readonly newestFirst?: boolean;
}

/** The steps, each with what it added and when. */
export function StepList({ steps, lookAtStart, newestFirst = false }: StepListProps) {
  const rows = steps.map((step, place) => ({
    step,
    place,
    before: steps[place - 1]?.makeupState ?? lookAtStart,
  }));
  return (
    <ol className="step-list" reversed={newestFirst}>
      {(newestFirst ? rows.toReversed() : rows).map(({ step, place, before }) => (
        <li key={step.id}>
          <span className="step-number tnum" aria-hidden="true">
            {place + 1}
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-sm font-medium">{step.title}</p>
            {step.description === '' ? null : (
              <p className="text-xs text-fg-2">{step.description}</p>
            )}
            <StepShades look={step.makeupState} before={before} />
          </div>
          <span className="tnum text-sm text-fg-3">{timeWords(step.timestamp)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What a step put on, changed or took off. */
function StepShades({ look, before }: { look: Look; before: Look | null }) {
  const library = useStudioState((state) => state.libraryNames);
  const changes = lookChanges(before ?? takenOff(look), look);
  if (changes.length === 0) {
    return <p className="text-xs text-fg-3">{PLAYING_WORDS.unchanged}</p>;
  }
  return (
    <p className="step-shades">
      {changes.slice(0, MOST_NAMED).map(({ product }) => (
        <span key={product}>
          <Pan colours={shadeColours(look, product)} {...finishOf(look, product)} />
          {fillIn('{name} {opacity}', {
            name: shadeName(look, product, library),
            opacity: Math.round(look[product].opacity),
          })}
        </span>
      ))}
      {changes.length > MOST_NAMED ? <span>{`+${changes.length - MOST_NAMED}`}</span> : null}
    </p>
  );
}
