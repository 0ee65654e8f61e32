import { Plus, Square } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import {
  RECORDING_WORDS,
  TUTORIAL_TOASTS,
  TUTORIAL_WORDS,
} from '#content/panels/tutorial-words.ts';
import { lookChanges } from '#domain/makeup/look-changes.ts';
import {
  lastTimestamp,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  MOST_STEPS,
} from '#domain/tutorial/tutorial.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { LookDifferences } from '#app/panels/professional-mode/parts/look-differences.tsx';
import { currentLook } from '#studio/state/state.ts';
import type { Recorded } from './recorded.ts';
import type { Recording } from './recording.ts';
import { RecordingStrip } from './recording-strip.tsx';
import { StepList } from './step-list.tsx';
import { stepsWords, timeWords } from './time-words.ts';
import { useElapsed } from './use-elapsed.ts';

interface RecordingViewProps {
  readonly recording: Recording;
  readonly onStopped: (id: string) => void;
}

/** A recording that is under way. */
export function RecordingView({ recording, onStopped }: RecordingViewProps) {
  const state = useStore(recording.store);
  if (state.phase !== 'recording') {
    return (
      <p role="status" className="py-8 text-fg-2">
        {TUTORIAL_WORDS.stopping}
      </p>
    );
  }
  return <UnderWay recording={recording} recorded={state} onStopped={onStopped} />;
}

function UnderWay({ recording, recorded, onStopped }: RecordingViewProps & { recorded: Recorded }) {
  const elapsed = useElapsed(recording);
  const [name, setName] = useState('');
  const [how, setHow] = useState('');
  const look = useStudioState(currentLook);
  const { tutorial, lookAtStart } = recorded;
  const { steps } = tutorial;
  const before = steps.at(-1)?.makeupState ?? lookAtStart;
  const changes = lookChanges(before, look);
  const isPaused = recorded.watch.since === null;
  const isLongest = steps.length >= MOST_STEPS;

  const add = (): void => {
    const title = name.trim();
    const fallback = fillIn(RECORDING_WORDS.stepName, { count: steps.length + 1 });
    const count = recording.addStep(title === '' ? fallback : title, how.trim());
    if (count === null) return;
    setName('');
    setHow('');
    toast(TUTORIAL_TOASTS.stepAdded, { count });
  };
  const stop = async (): Promise<void> => {
    const kept = await recording.stop();
    if (kept === null) return;
    const { title } = kept.tutorial;
    toast(TUTORIAL_TOASTS.complete, { title, steps: stepsWords(kept.tutorial.steps.length) });
    onStopped(kept.id);
  };

  return (
    <>
      <section className="recording-head">
        <span className="recording-dot" data-paused={isPaused} />
        <p className="recording-time display tnum">
          <span className="sr-only">
            {isPaused ? RECORDING_WORDS.paused : RECORDING_WORDS.recording}{' '}
          </span>
          {timeWords(elapsed)}
        </p>
        <p className="text-right text-sm text-fg-2">
          {fillIn(RECORDING_WORDS.stepsKept[Math.min(2, steps.length)] ?? '', {
            count: steps.length,
          })}
        </p>
      </section>
      <Trouble recorded={recorded} />
      <form
        id="next-step"
        className="professional-note since"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <header className="flex justify-between gap-3">
          <h3 className="caps text-fg-3">
            {steps.length === 0
              ? RECORDING_WORDS.sinceStart
              : fillIn(RECORDING_WORDS.since, { count: steps.length })}
          </h3>
          <span className="tnum text-sm text-fg-2">
            {fillIn(RECORDING_WORDS.soFar, { time: timeWords(elapsed - lastTimestamp(tutorial)) })}
          </span>
        </header>
        {changes.length === 0 ? (
          <p className="my-2 text-sm text-fg-2">{RECORDING_WORDS.unchanged}</p>
        ) : (
          <LookDifferences
            before={before}
            after={look}
            changes={changes}
            heads={{
              title: RECORDING_WORDS.what,
              before: RECORDING_WORDS.before,
              after: RECORDING_WORDS.now,
            }}
            fromTo={RECORDING_WORDS.fromTo}
          />
        )}
        <input
          className="professional-field"
          aria-label={RECORDING_WORDS.name}
          placeholder={RECORDING_WORDS.name}
          maxLength={LONGEST_TITLE}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <input
          className="professional-field"
          aria-label={RECORDING_WORDS.how}
          placeholder={RECORDING_WORDS.how}
          maxLength={LONGEST_DESCRIPTION}
          value={how}
          onChange={({ target }) => {
            setHow(target.value);
          }}
        />
      </form>
      {isLongest ? <p className="text-sm text-fg-2">{RECORDING_WORDS.mostSteps}</p> : null}
      <StepList steps={steps} lookAtStart={lookAtStart} newestFirst />
      <IntoMirrorPlace name="strip">
        <RecordingStrip tutorial={tutorial} lookAtStart={lookAtStart} elapsed={elapsed} />
      </IntoMirrorPlace>
      <div className="panel-actions">
        <button type="submit" form="next-step" className="button-primary" disabled={isLongest}>
          <Plus size={18} strokeWidth={1.6} aria-hidden="true" />
          {RECORDING_WORDS.add}
        </button>
        <button type="button" className="button-secondary" onClick={() => void stop()}>
          <Square size={16} strokeWidth={1.6} aria-hidden="true" />
          {RECORDING_WORDS.stop}
        </button>
      </div>
    </>
  );
}

/** What went wrong meanwhile, and what that means. */
function Trouble({ recorded: { watch, film, sound, isFull } }: { recorded: Recorded }) {
  const said = [
    watch.since === null ? RECORDING_WORDS.pausedAbout : null,
    isFull ? RECORDING_WORDS.full : null,
    film === 'full' ? RECORDING_WORDS.filmFull : null,
    film === 'failed' ? RECORDING_WORDS.filmFailed : null,
    sound === 'ended' && film === 'running' ? RECORDING_WORDS.soundEnded : null,
  ].filter((words) => words !== null);
  return (
    <div role="status" className="recording-trouble">
      {said.map((words) => (
        <p key={words} className="professional-note text-sm">
          {words}
        </p>
      ))}
    </div>
  );
}
