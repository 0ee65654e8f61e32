import { fillIn } from '#content/fill-in.ts';
import {
  HEAD_WORDS as WORDS,
  REGISTER_PROBLEM_WORDS,
  TRUST_WORDS,
} from '#content/panels/blockchain-words.ts';
import type { RegisterProblem, SeenHead } from '#domain/register/check-answer.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { formatCount } from './format-count.ts';
import type { Distrust, HeadReading } from './register-reader.ts';

/** The state of the register: how long it is, when it was signed and by which key. */
export function HeadCard({
  reading,
  keyName,
}: {
  readonly reading: HeadReading | null;
  readonly keyName: string;
}) {
  if (reading?.kind === 'problem') return null;
  const head = headOf(reading);
  return (
    <section className="register-head" aria-label={WORDS.title}>
      <h4 className="caps text-fg-3">{WORDS.title}</h4>
      <p role="status" className="text-sm text-fg-2">
        {noteOf(reading)}
      </p>
      {head === null ? null : (
        <dl className="register-facts">
          <div>
            <dt>{WORDS.entries}</dt>
            <dd className="tnum">{formatCount(head.size)}</dd>
          </div>
          <div>
            <dt>{WORDS.signed}</dt>
            <dd>{formatDayAndTime(head.time)}</dd>
          </div>
          <div>
            <dt>{WORDS.key}</dt>
            <dd className="register-hash">{keyName}</dd>
          </div>
          <div>
            <dt>{WORDS.root}</dt>
            <dd className="register-hash">{head.root}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function headOf(reading: HeadReading | null): SeenHead | null {
  return reading?.kind === 'head' || reading?.kind === 'offline' ? reading.head : null;
}

function noteOf(reading: HeadReading | null): string {
  if (reading === null) return WORDS.reading;
  if (reading.kind === 'failed') return WORDS.failed;
  if (reading.kind !== 'offline') return '';
  return reading.head === null ? WORDS.none : WORDS.offline;
}

interface RegisterProblemNoteProps {
  readonly distrust: Distrust;
  readonly onStartAgain: () => void;
}

/** Problems that end when the device forgets what it saw. */
const OF_MEMORY: readonly RegisterProblem[] = ['other-key', 'turned-back', 'rewritten'];

/** Says that the register is not to be relied on, and why. */
export function RegisterProblemNote({ distrust, onStartAgain }: RegisterProblemNoteProps) {
  const { problem, size, seen } = distrust;
  const words = REGISTER_PROBLEM_WORDS[problem];
  const counts = { size: formatCount(size), seen: formatCount(seen?.size ?? 0) };
  return (
    <div role="alert" className="register-problem">
      <p className="font-medium">{words.title}</p>
      <p className="mt-1">{fillIn(words.about, counts)}</p>
      {seen !== null && OF_MEMORY.includes(problem) ? (
        <>
          <p className="mt-3 text-sm">
            {fillIn(TRUST_WORDS.about, { ...counts, day: formatDayAndTime(seen.time) ?? '' })}
          </p>
          <button type="button" className="button-secondary mt-3" onClick={onStartAgain}>
            {TRUST_WORDS.startAgain}
          </button>
          <p className="mt-2 text-xs">{TRUST_WORDS.note}</p>
        </>
      ) : null}
    </div>
  );
}
