import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  CHALLENGES_WORDS,
  RESULT_WORDS,
  VOTE_WORDS as WORDS,
} from '#content/panels/challenges-words.ts';
import type { Challenge, ChallengeEntry } from '#contracts/challenges.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { useStudio } from '#app/look/studio-context.tsx';
import { ReportButton } from '#app/person/reports/report-button.tsx';
import { entriesQuery, useAct } from './challenges-query.ts';
import { votesWords } from './votes-words.ts';

/** Portraits shown at a time: each of them is drawn as a picture of its own. */
const AT_ONCE = 12;

/** The looks in a challenge: to vote for while it runs, in their places after it. */
export function Entries({ challenge }: { challenge: Challenge }) {
  const isRunning = challenge.state === 'running';
  return (
    <section aria-label={isRunning ? WORDS.title : RESULT_WORDS.all} className="entries">
      <h4 className="caps text-fg-3">{isRunning ? WORDS.title : RESULT_WORDS.all}</h4>
      {isRunning ? (
        <p className="text-sm text-fg-2">
          {`${fillIn(WORDS.oneVote, { moment: formatDayAndTime(challenge.endsAt) ?? '' })} ${WORDS.about}`}
        </p>
      ) : null}
      <EntryGrid challenge={challenge} />
    </section>
  );
}

function EntryGrid({ challenge }: { challenge: Challenge }) {
  const { data, isError, refetch } = useQuery(entriesQuery(challenge.id));
  const [shown, setShown] = useState(AT_ONCE);
  if (data === undefined) {
    return isError ? (
      <div role="alert">
        <p className="text-sm text-fg-2">{WORDS.failed}</p>
        <button type="button" className="button-secondary mt-3" onClick={() => void refetch()}>
          {CHALLENGES_WORDS.tryAgain}
        </button>
      </div>
    ) : (
      <p role="status" className="text-sm text-fg-2">
        {WORDS.loading}
      </p>
    );
  }
  const { entries } = data;
  if (entries.length === 0) return <p className="text-sm text-fg-2">{WORDS.none}</p>;
  return (
    <>
      <ul className="entry-grid">
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.id} challenge={challenge} entry={entry} />
        ))}
      </ul>
      {entries.length > shown ? (
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            setShown(shown + AT_ONCE);
          }}
        >
          {WORDS.more}
        </button>
      ) : null}
    </>
  );
}

interface EntryProps {
  readonly challenge: Challenge;
  readonly entry: ChallengeEntry;
}

function Entry({ challenge, entry }: EntryProps) {
  const studio = useStudio();
  const { name, look, place, isOwn } = entry;
  return (
    <li className="entry">
      <LookPortrait look={look} className="entry-portrait" />
      <p className="challenge-look-name text-md">
        {place === null ? name : fillIn(RESULT_WORDS.place, { place, name })}
      </p>
      {challenge.state === 'ended' ? (
        <p className="text-sm text-fg-2">{votesWords(entry, challenge)}</p>
      ) : isOwn ? (
        <p className="entry-own text-sm text-fg-2">{WORDS.yours}</p>
      ) : (
        <VoteButton challenge={challenge} entry={entry} />
      )}
      <div className="entry-more">
        <button
          type="button"
          className="quiet-button entry-try"
          aria-label={fillIn(WORDS.tryOnNamed, { name })}
          onClick={() => {
            studio.look.wear(look);
          }}
        >
          {WORDS.tryOn}
        </button>
        {isOwn ? null : (
          <ReportButton reported={{ kind: 'look', id: entry.lookId, text: name }} isIcon />
        )}
      </div>
    </li>
  );
}

function VoteButton({ challenge, entry: { id, name } }: EntryProps) {
  const act = useAct(challenge);
  const isChosen = challenge.votedFor === id;
  return (
    <button
      type="button"
      className="vote-button"
      aria-pressed={isChosen}
      aria-label={fillIn(isChosen ? WORDS.votedNamed : WORDS.voteNamed, { name })}
      disabled={act.isPending}
      onClick={() => {
        act.mutate({ kind: 'vote', entryId: isChosen ? null : id });
      }}
    >
      {isChosen ? <Check size={15} strokeWidth={2} aria-hidden="true" /> : null}
      {isChosen ? WORDS.voted : WORDS.vote}
    </button>
  );
}
