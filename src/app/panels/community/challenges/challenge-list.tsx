import { useEffect, useRef } from 'react';
import { CHALLENGES_WORDS as WORDS } from '#content/panels/challenges-words.ts';
import type { Challenge, listChallenges } from '#contracts/challenges.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { useMinute } from './use-minute.ts';

interface ChallengeListProps {
  readonly listed: ReplyOf<typeof listChallenges>;
  /** The challenge from which the person comes back; null for none. */
  readonly focusOn: string | null;
  readonly onOpen: (id: string) => void;
}

/** The challenges that are open, those to come, and the results. */
export function ChallengeList({ listed, focusOn, onOpen }: ChallengeListProps) {
  const { running, planned, ended } = listed;
  const now = useMinute();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn === null) return;
    place.current?.querySelector<HTMLElement>(`[data-challenge="${focusOn}"]`)?.focus();
  }, [focusOn]);
  const card = (challenge: Challenge) => (
    <ChallengeCard
      key={challenge.id}
      challenge={challenge}
      now={now}
      onOpen={() => {
        onOpen(challenge.id);
      }}
    />
  );
  return (
    <div ref={place} className="challenge-list">
      <p className="text-sm text-fg-2">{WORDS.about}</p>
      <Part title={WORDS.running}>
        {running.length === 0 ? <li className="text-md text-fg-2">{WORDS.none}</li> : null}
        {running.map(card)}
      </Part>
      {planned.length === 0 ? null : <Part title={WORDS.planned}>{planned.map(card)}</Part>}
      {ended.length === 0 ? null : <Part title={WORDS.ended}>{ended.map(card)}</Part>}
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="caps text-fg-3">{title}</h3>
      <ul className="challenge-cards">{children}</ul>
    </section>
  );
}
