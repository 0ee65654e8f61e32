import { RECORDING_WORDS } from '#content/panels/tutorial-words.ts';
import { lookChanges } from '#domain/makeup/look-changes.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { Tutorial } from '#domain/tutorial/tutorial.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { shadeColours } from '#studio/state/worn-shades.ts';

/** Share of the line that stands for what has passed; the rest is ahead. */
const PASSED = 0.92;

interface RecordingStripProps {
  readonly tutorial: Tutorial;
  readonly lookAtStart: Look | null;
  /** Milliseconds; the part of the line that has passed ends there. */
  readonly elapsed: number;
  /** Place of the step that is worn, in a tutorial that is followed; the line is brass up to it. */
  readonly current?: number;
}

/** The steps on a line of time, beneath the mirror. For the eye alone: the panel lists the same. */
export function RecordingStrip(props: RecordingStripProps) {
  const { tutorial, lookAtStart, elapsed, current } = props;
  const { title, steps } = tutorial;
  const shareOf = (timestamp: number): number =>
    elapsed <= 0 ? 0 : Math.min(1, timestamp / elapsed) * PASSED;
  const reached = current === undefined ? PASSED : shareOf(steps[current]?.timestamp ?? elapsed);
  return (
    <section className="recording-strip">
      <div className="recording-strip-title">
        <p className="caps text-fg-3">{RECORDING_WORDS.tutorial}</p>
        <p className="recording-strip-name display truncate">{title}</p>
      </div>
      <div className="time-line" style={{ '--passed': `${reached * 100}%` }} aria-hidden="true">
        {steps.map(({ id, timestamp, makeupState }, place) => {
          const before = steps[place - 1]?.makeupState ?? lookAtStart;
          const product =
            before === null
              ? 'lipstick'
              : (lookChanges(before, makeupState)[0]?.product ?? 'lipstick');
          return (
            <span
              key={id}
              className="time-mark"
              data-ahead={current !== undefined && place > current}
              style={{ '--at': `${shareOf(timestamp) * 100}%` }}
            >
              <Pan colours={shadeColours(makeupState, product)} />
              <span className="tnum">{place + 1}</span>
            </span>
          );
        })}
      </div>
    </section>
  );
}
