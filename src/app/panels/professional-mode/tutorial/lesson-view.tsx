import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PLAYING_WORDS, RECORDING_WORDS, STEP_KEYS } from '#content/panels/tutorial-words.ts';
import { lookChanges } from '#domain/makeup/look-changes.ts';
import type { StepCommand } from '#domain/voice/step-command.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio } from '#app/look/studio-context.tsx';
import { LookDifferences } from '#app/panels/professional-mode/parts/look-differences.tsx';
import { takenOff } from '#studio/commands/removal.ts';
import { HandsFree } from './hands-free.tsx';
import { endLesson, nextStep, stepBack, type Lesson } from './lesson.ts';
import { RecordingStrip } from './recording-strip.tsx';
import { useStepKeys } from './use-step-keys.ts';

/** A tutorial that is followed on one's own face. */
export function LessonView({ lesson }: { lesson: Lesson }) {
  const studio = useStudio();
  const { kept, place } = lesson;
  const { tutorial } = kept;
  const { steps } = tutorial;
  const isFinished = place >= steps.length;
  const step = steps[Math.min(place, steps.length - 1)];
  const command = (given: StepCommand): void => {
    if (given === 'next') nextStep(studio);
    else if (given === 'back') stepBack(studio);
    else endLesson();
  };
  useStepKeys(command);
  if (step === undefined) return null;
  const before = steps[place - 1]?.makeupState ?? takenOff(step.makeupState);
  const changes = isFinished ? [] : lookChanges(before, step.makeupState);
  return (
    <>
      <section aria-live="polite">
        <p className="caps tnum text-fg-3">
          {fillIn(PLAYING_WORDS.place, {
            place: Math.min(place + 1, steps.length),
            count: steps.length,
          })}
        </p>
        <h3 className="display mt-1 text-2xl">{isFinished ? tutorial.title : step.title}</h3>
        <p className="mt-1.5 text-md text-fg-2">
          {isFinished ? PLAYING_WORDS.finished : step.description}
        </p>
      </section>
      {isFinished ? null : changes.length === 0 ? (
        <p className="text-sm text-fg-2">{PLAYING_WORDS.unchanged}</p>
      ) : (
        <LookDifferences
          before={before}
          after={step.makeupState}
          changes={changes}
          heads={{
            title: PLAYING_WORDS.change,
            before: RECORDING_WORDS.before,
            after: RECORDING_WORDS.now,
          }}
          fromTo={RECORDING_WORDS.fromTo}
        />
      )}
      {kept.origin === 'imported' ? (
        <p className="text-xs text-fg-3">{PLAYING_WORDS.ownFoundation}</p>
      ) : null}
      <HandsFree onCommand={command} />
      <p className="key-hint text-xs text-fg-3">
        {fillIn(PLAYING_WORDS.keys, {
          next: STEP_KEYS.next.shortcut.replaceAll('+', ' '),
          back: STEP_KEYS.back.shortcut.replaceAll('+', ' '),
        })}
      </p>
      <IntoMirrorPlace name="strip">
        <RecordingStrip
          tutorial={tutorial}
          lookAtStart={null}
          elapsed={tutorial.totalDuration}
          current={place}
        />
      </IntoMirrorPlace>
      <div className="panel-actions">
        {isFinished ? (
          <button type="button" className="button-primary" onClick={endLesson}>
            <Check size={17} strokeWidth={1.6} aria-hidden="true" />
            {PLAYING_WORDS.finish}
          </button>
        ) : (
          <button
            type="button"
            className="button-primary"
            aria-keyshortcuts={STEP_KEYS.next.shortcut}
            onClick={() => {
              command('next');
            }}
          >
            {PLAYING_WORDS.next}
            <ArrowRight size={17} strokeWidth={1.6} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className="button-secondary"
          aria-keyshortcuts={STEP_KEYS.back.shortcut}
          disabled={place === 0}
          onClick={() => {
            command('back');
          }}
        >
          <ArrowLeft size={17} strokeWidth={1.6} aria-hidden="true" />
          {PLAYING_WORDS.back}
        </button>
        {isFinished ? null : (
          <button type="button" className="button-secondary" onClick={endLesson}>
            {PLAYING_WORDS.end}
          </button>
        )}
      </div>
    </>
  );
}
