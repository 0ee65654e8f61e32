import './challenges-desk.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { OPERATOR_CHALLENGES_WORDS as WORDS } from '#content/operator-challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { ChallengeRow } from './challenge-row.tsx';
import { challengesQuery } from './challenges-query.ts';
import { EndChallengeDialog } from './end-challenge-dialog.tsx';
import { PagedList } from './paged-list.tsx';

/** What is being done: nothing, setting a challenge (`changed` is null for a new one), or ending one. */
type Doing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set'; readonly changed: Challenge | null }
  | { readonly kind: 'end'; readonly challenge: Challenge };

const NOTHING: Doing = { kind: 'nothing' };

/** The challenges of the community, and what came of them. */
export function ChallengesDesk() {
  const reading = useInfiniteQuery(challengesQuery);
  const [doing, setDoing] = useState<Doing>(NOTHING);
  const close = (): void => {
    setDoing(NOTHING);
  };
  return (
    <section aria-label={WORDS.title}>
      <p className="mb-5 max-w-[70ch] text-md text-fg-2">{WORDS.lead}</p>
      <button
        type="button"
        className="button-primary mb-6"
        onClick={() => {
          setDoing({ kind: 'set', changed: null });
        }}
      >
        <Plus size={17} strokeWidth={1.8} aria-hidden="true" />
        {WORDS.add}
      </button>
      <PagedList reading={reading} words={WORDS}>
        {reading.data?.pages.flatMap(({ challenges }) =>
          challenges.map((challenge) => (
            <li key={challenge.id} className="operator-card">
              <ChallengeRow
                challenge={challenge}
                onChange={() => {
                  setDoing({ kind: 'set', changed: challenge });
                }}
                onEnd={() => {
                  setDoing({ kind: 'end', challenge });
                }}
              />
            </li>
          )),
        )}
      </PagedList>
      {doing.kind === 'set' ? <ChallengeDialog changed={doing.changed} onClose={close} /> : null}
      {doing.kind === 'end' ? (
        <EndChallengeDialog challenge={doing.challenge} onClose={close} />
      ) : null}
    </section>
  );
}
