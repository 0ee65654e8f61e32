import './challenges.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CHALLENGES_WORDS as WORDS } from '#content/panels/challenges-words.ts';
import { useFeature } from '#app/person/access/use-access.ts';
import { ChallengeList } from './challenge-list.tsx';
import { ChallengeView } from './challenge-view.tsx';
import { challengesQuery } from './challenges-query.ts';
import { LockedChallenges } from './locked-challenges.tsx';

/** The challenges of the community: those that are open, one of them in full, and how the last ones ended. */
export function ChallengesTab() {
  const gate = useFeature('community-challenges');
  const { data, isError, refetch } = useQuery(challengesQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  /** The challenge that was just closed, so that the list gives it the focus again. */
  const [leftId, setLeftId] = useState<string | null>(null);
  if (gate !== 'open') return <LockedChallenges challenges={data?.running ?? []} />;
  if (data === undefined) {
    return isError ? (
      <div role="alert">
        <p className="text-md text-fg-2">{WORDS.failed}</p>
        <button type="button" className="button-secondary mt-4" onClick={() => void refetch()}>
          {WORDS.tryAgain}
        </button>
      </div>
    ) : (
      <p role="status" className="py-8 text-fg-2">
        {WORDS.loading}
      </p>
    );
  }
  const all = [...data.running, ...data.planned, ...data.ended];
  const open = all.find(({ id }) => id === openId);
  if (open !== undefined) {
    return (
      <ChallengeView
        key={open.id}
        challenge={open}
        onBack={() => {
          setLeftId(open.id);
          setOpenId(null);
        }}
      />
    );
  }
  return <ChallengeList listed={data} focusOn={leftId} onOpen={setOpenId} />;
}
