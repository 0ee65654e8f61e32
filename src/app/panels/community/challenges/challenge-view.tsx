import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DIFFICULTY_LABELS } from '#content/challenges/brief-words.ts';
import { CHALLENGES_WORDS as WORDS, SETTER_LABELS } from '#content/panels/challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { BriefParts } from './brief-parts.tsx';
import { useAct } from './challenges-query.ts';
import { Entries } from './entries.tsx';
import { OwnEntry } from './own-entry.tsx';
import { Result } from './result.tsx';
import { timeLeft } from './time-left.ts';
import { useMinute } from './use-minute.ts';

interface ChallengeViewProps {
  readonly challenge: Challenge;
  readonly onBack: () => void;
}

/** One challenge in full: its brief, one's own entry, and the looks to vote for or the result. */
export function ChallengeView({ challenge, onBack }: ChallengeViewProps) {
  const { title, about, setter, parts, state, isJoined, ownEntry } = challenge;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isRunning = state === 'running';
  return (
    <article className="challenge-page">
      <button type="button" className="quiet-button challenge-back" onClick={onBack}>
        <ArrowLeft size={16} strokeWidth={1.7} aria-hidden="true" />
        {WORDS.back}
      </button>
      <header>
        <p className="caps text-fg-3">{SETTER_LABELS[setter]}</p>
        <h3 ref={heading} tabIndex={-1} className="challenge-title display text-2xl">
          {title}
        </h3>
        <p className="mt-1.5 text-md text-fg-2">{about}</p>
      </header>
      {state === 'ended' ? <Result challenge={challenge} /> : null}
      <Facts challenge={challenge} />
      <BriefParts parts={parts} isOpen={isRunning} />
      {isRunning ? <Joining challenge={challenge} /> : null}
      {isRunning && (isJoined || ownEntry !== null) ? <OwnEntry challenge={challenge} /> : null}
      {state === 'planned' ? null : <Entries challenge={challenge} />}
    </article>
  );
}

function Facts({ challenge }: { challenge: Challenge }) {
  const { state, startsAt, endsAt, prize, difficulty, participants } = challenge;
  const now = useMinute();
  const moment = formatDayAndTime(endsAt) ?? '';
  const facts = [
    [WORDS.deadline, state === 'running' ? `${moment}\n${timeLeft(endsAt, now)}` : moment],
    ...(state === 'planned' ? [[WORDS.starts, formatDayAndTime(startsAt) ?? ''] as const] : []),
    [WORDS.prize, prize],
    [WORDS.difficulty, DIFFICULTY_LABELS[difficulty]],
    [WORDS.taking, String(participants)],
  ] as const;
  return (
    <dl className="challenge-about">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Joining({ challenge }: { challenge: Challenge }) {
  const act = useAct(challenge);
  if (!challenge.isJoined) {
    return (
      <div>
        <button
          type="button"
          className="button-primary w-full"
          disabled={act.isPending}
          onClick={() => {
            act.mutate({ kind: 'join' });
          }}
        >
          {WORDS.join}
        </button>
        <p className="mt-2.5 text-xs text-fg-3">{WORDS.oneAtATime}</p>
      </div>
    );
  }
  return (
    <div className="challenge-joining">
      <span className="challenge-joined">
        <Check size={15} strokeWidth={2} aria-hidden="true" />
        {WORDS.joined}
      </span>
      <button
        type="button"
        className="quiet-button"
        disabled={act.isPending}
        onClick={() => {
          act.mutate({ kind: 'leave' });
        }}
      >
        {WORDS.leave}
      </button>
    </div>
  );
}
