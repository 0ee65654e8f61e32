import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { CHECK_WORDS, FILE_PROBLEMS, type FileProblem } from '#content/panels/verify-words.ts';
import { useIsOnline } from '#app/kit/ui/use-is-online.ts';
import type { CheckState, PictureCheck } from './check.ts';
import { Loading, Steps } from './check-progress.tsx';
import { CheckResult } from './check-result.tsx';
import { DropPlace } from './drop-place.tsx';
import { LARGEST_FILE_BYTES } from './inspect-file.ts';
import { inMegabytes, READER_BYTES } from './reader-file.ts';

const MEGABYTES = { megabytes: Math.round(LARGEST_FILE_BYTES / 1_000_000) };

interface CheckSectionProps {
  readonly check: PictureCheck;
  /** Where the focus goes when a check begins elsewhere. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Checks a picture of this device. */
export function CheckSection({ check, heading }: CheckSectionProps) {
  const state = useStore(check.state);
  return (
    <section className="verify-section" aria-labelledby="verify-check">
      <h3 id="verify-check" ref={heading} tabIndex={-1} className="display scroll-mt-4 text-2xl">
        {CHECK_WORDS.title}
      </h3>
      <p className="mt-1.5 text-md text-fg-2">{fillIn(CHECK_WORDS.about, MEGABYTES)}</p>
      <DropPlace
        onFile={(file) => {
          void check.choose(file);
        }}
        hasFile={state.kind !== 'idle'}
        picture={'chosen' in state ? state.chosen : null}
      />
      <div role="status" className="verify-news">
        {state.kind === 'checking' ? <Steps step={state.step} /> : null}
        {state.kind === 'loading' ? <Loading loaded={state.loaded} /> : null}
        {state.kind === 'checked' ? <CheckResult checked={state.checked} /> : null}
      </div>
      <Next state={state} check={check} />
    </section>
  );
}

interface NextProps {
  readonly state: CheckState;
  readonly check: PictureCheck;
}

/** What is asked of the person, or went wrong. */
function Next({ state, check }: NextProps) {
  const isOnline = useIsOnline();
  const goOn = (): void => void check.goOn();
  switch (state.kind) {
    case 'needs-reader':
      return (
        <Question title={CHECK_WORDS.readerTitle} about={readerAbout(isOnline)}>
          <button type="button" className="button-primary" disabled={!isOnline} onClick={goOn}>
            {fillIn(CHECK_WORDS.loadReader, { megabytes: inMegabytes(READER_BYTES) })}
          </button>
          <button type="button" className="button-secondary" onClick={check.cancel}>
            {CHECK_WORDS.cancel}
          </button>
        </Question>
      );
    case 'loading':
    case 'checking':
      return (
        <button type="button" className="verify-quiet" onClick={check.cancel}>
          {CHECK_WORDS.cancel}
        </button>
      );
    case 'not-loaded':
      return (
        <Trouble
          message={CHECK_WORDS.readerFailed}
          advice={CHECK_WORDS.readerFailedAdvice}
          onRetry={goOn}
        />
      );
    case 'broke':
      return <Trouble message={CHECK_WORDS.readerBroke} onRetry={goOn} />;
    case 'problem':
      return <Trouble {...wordsOf(state.problem)} />;
    case 'idle':
    case 'checked':
      return null;
  }
}

function readerAbout(isOnline: boolean): string {
  if (!isOnline) return CHECK_WORDS.readerOffline;
  return fillIn(CHECK_WORDS.readerAbout, { megabytes: inMegabytes(READER_BYTES) });
}

function wordsOf(problem: FileProblem) {
  const { message, advice } = FILE_PROBLEMS[problem];
  return { message, advice: fillIn(advice, MEGABYTES) };
}

interface QuestionProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Question({ title, about, children }: QuestionProps) {
  return (
    <div className="verify-card">
      <h4 className="font-medium">{title}</h4>
      <p className="text-sm text-fg-2">{about}</p>
      <div className="verify-actions">{children}</div>
    </div>
  );
}

interface TroubleProps {
  readonly message: string;
  readonly advice?: string;
  readonly onRetry?: () => void;
}

function Trouble({ message, advice, onRetry }: TroubleProps) {
  return (
    <div role="alert" className="verify-card">
      <p className="font-medium">{message}</p>
      {advice === undefined ? null : <p className="text-sm text-fg-2">{advice}</p>}
      {onRetry === undefined ? null : (
        <div className="verify-actions">
          <button type="button" className="button-secondary" onClick={onRetry}>
            {CHECK_WORDS.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}
