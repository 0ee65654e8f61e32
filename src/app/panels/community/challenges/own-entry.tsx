import { useQuery } from '@tanstack/react-query';
import { fillIn } from '#content/fill-in.ts';
import { ENTRY_WORDS as WORDS } from '#content/panels/challenges-words.ts';
import type { Challenge, ChallengeEntry } from '#contracts/challenges.ts';
import type { SavedLook } from '#contracts/makeup-looks.ts';
import { meetsBrief } from '#domain/challenges/check-brief.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { changeLook, savedLooksQuery } from '#app/person/saved-looks/saved-looks.ts';
import { sayFailure, useAct } from './challenges-query.ts';
import { useMinute } from './use-minute.ts';
import { WornEntry } from './worn-entry.tsx';

/** The look that one has entered, or the ways to enter one. */
export function OwnEntry({ challenge }: { challenge: Challenge }) {
  const { ownEntry, entriesUntil } = challenge;
  const isClosed = useMinute() >= Date.parse(entriesUntil);
  return (
    <section aria-label={WORDS.title} className="own-entry">
      <h4 className="caps text-fg-3">{WORDS.title}</h4>
      {ownEntry !== null ? (
        <Entered challenge={challenge} entry={ownEntry} />
      ) : isClosed ? (
        <p className="text-sm text-fg-2">{WORDS.closed}</p>
      ) : (
        <>
          <p className="text-sm text-fg-2">{WORDS.about}</p>
          <WornEntry challenge={challenge} />
          <SavedLooks challenge={challenge} />
          <p className="text-xs text-fg-3">
            {fillIn(WORDS.until, { moment: formatDayAndTime(entriesUntil) ?? '' })}
          </p>
        </>
      )}
    </section>
  );
}

function Entered({ challenge, entry }: { challenge: Challenge; entry: ChallengeEntry }) {
  const { user } = useCurrentUser();
  const act = useAct(challenge);
  return (
    <div className="community-card entered">
      <LookPortrait look={entry.look} className="entered-portrait" />
      <div className="min-w-0">
        <p className="caps text-fg-3">{WORDS.entered}</p>
        <p className="challenge-look-name display text-2xl italic">{entry.name}</p>
        {entry.isShown ? null : <p className="mt-1 text-sm text-fg-2">{WORDS.hidden}</p>}
        <button
          type="button"
          className="button-secondary card-button mt-3"
          disabled={act.isPending}
          onClick={() => {
            act.mutate({ kind: 'withdraw' });
          }}
        >
          {WORDS.withdraw}
        </button>
        <p className="mt-2 text-xs text-fg-3">{WORDS.withdrawAbout}</p>
        {user?.emailVerified === false ? (
          <p className="mt-2 text-xs text-fg-3">{WORDS.confirmFirst}</p>
        ) : null}
      </div>
    </div>
  );
}

/** One's saved looks that meet the brief. */
function SavedLooks({ challenge }: { challenge: Challenge }) {
  const { data = [] } = useQuery(savedLooksQuery);
  const fitting = data.filter(({ look }) => meetsBrief(look, challenge.parts));
  if (data.length === 0) return null;
  if (fitting.length === 0) {
    return <p className="text-sm text-fg-2">{fillIn(WORDS.noneFits, { count: data.length })}</p>;
  }
  return (
    <>
      <h5 className="text-md font-medium">{WORDS.saved}</h5>
      <ul className="fitting-looks">
        {fitting.map((look) => (
          <FittingLook key={look.id} challenge={challenge} look={look} />
        ))}
      </ul>
    </>
  );
}

function FittingLook({ challenge, look }: { challenge: Challenge; look: SavedLook }) {
  const act = useAct(challenge);
  const { id: lookId, name, isPublic } = look;
  async function enter(): Promise<void> {
    try {
      if (!isPublic) await changeLook(look, { isPublic: true });
    } catch (problem) {
      sayFailure(problem);
      return;
    }
    act.mutate({ kind: 'enter', lookId, name });
  }
  return (
    <li>
      <LookPortrait look={look.look} className="fitting-portrait" />
      <span className="challenge-look-name text-md">{name}</span>
      <button
        type="button"
        className="button-secondary card-button"
        aria-label={fillIn(isPublic ? WORDS.enterNamed : WORDS.makePublicNamed, { name })}
        disabled={act.isPending}
        onClick={() => void enter()}
      >
        {isPublic ? WORDS.enter : WORDS.makePublic}
      </button>
    </li>
  );
}
