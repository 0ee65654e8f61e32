import { Check, ChevronRight } from 'lucide-react';
import { DIFFICULTY_LABELS } from '#content/challenges/brief-words.ts';
import { fillIn } from '#content/fill-in.ts';
import {
  CHALLENGES_WORDS as WORDS,
  RESULT_WORDS,
  SETTER_LABELS,
} from '#content/panels/challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { BriefMeter } from './brief-meter.tsx';
import { useAct } from './challenges-query.ts';
import { timeLeft } from './time-left.ts';

interface ChallengeCardProps {
  readonly challenge: Challenge;
  readonly now: number;
  readonly onOpen: () => void;
}

/** One challenge in the list. */
export function ChallengeCard({ challenge, now, onOpen }: ChallengeCardProps) {
  const { id, title, about, setter, difficulty, isJoined, state } = challenge;
  return (
    <li className="challenge-card" data-joined={isJoined}>
      <button type="button" className="challenge-open" data-challenge={id} onClick={onOpen}>
        <span className="challenge-kicker">
          <span className="caps">{SETTER_LABELS[setter]}</span>
          <span className="caps">{DIFFICULTY_LABELS[difficulty]}</span>
        </span>
        <span className="challenge-name display text-2xl">
          {title}
          <ChevronRight size={18} strokeWidth={1.6} aria-hidden="true" />
        </span>
        <span className="text-sm text-fg-2">{about}</span>
        <span className="challenge-facts">
          <span>{timeWords(challenge, now)}</span>
          <span>{peopleWords(challenge)}</span>
        </span>
      </button>
      {state === 'running' ? <CardFoot challenge={challenge} /> : null}
    </li>
  );
}

function CardFoot({ challenge }: { challenge: Challenge }) {
  const { title, isJoined, parts } = challenge;
  const act = useAct(challenge);
  return (
    <div className="challenge-foot">
      <BriefMeter parts={parts} />
      {isJoined ? (
        <span className="challenge-joined">
          <Check size={15} strokeWidth={2} aria-hidden="true" />
          {WORDS.joined}
        </span>
      ) : (
        <button
          type="button"
          className="button-secondary card-button"
          aria-label={fillIn(WORDS.joinNamed, { title })}
          disabled={act.isPending}
          onClick={() => {
            act.mutate({ kind: 'join' });
          }}
        >
          {WORDS.join}
        </button>
      )}
    </div>
  );
}

function timeWords({ state, startsAt, endsAt, result }: Challenge, now: number): string {
  if (state === 'planned') return fillIn(WORDS.startsOn, { day: formatDay(startsAt) ?? '' });
  if (state === 'running') return timeLeft(endsAt, now);
  const [winner] = result?.winners ?? [];
  if (winner === undefined) return result === null ? RESULT_WORDS.counting : WORDS.over;
  return `${RESULT_WORDS.winner}: ${winner.name}`;
}

function peopleWords({ participants, state }: Challenge): string {
  if (participants > 0) return fillIn(WORDS.participants, { count: participants });
  return state === 'running' ? WORDS.noParticipants : '';
}
