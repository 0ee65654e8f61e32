import { DIFFICULTY_LABELS, partWords } from '#content/challenges/brief-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_CHALLENGES_WORDS as WORDS } from '#content/operator-challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';

interface ChallengeRowProps {
  readonly challenge: Challenge;
  readonly onChange: () => void;
  readonly onEnd: () => void;
}

/** One challenge, and what can still be done with it. */
export function ChallengeRow({ challenge, onChange, onEnd }: ChallengeRowProps) {
  const { title, about, prize, difficulty, state, setter, parts, startsAt, endsAt } = challenge;
  const times = fillIn(WORDS.from, {
    from: formatDayAndTime(startsAt) ?? '',
    to: formatDayAndTime(endsAt) ?? '',
  });
  return (
    <>
      <div className="operator-row">
        <div className="min-w-0">
          <h2 className="operator-row-title">
            {title}
            <span className="operator-badge-pill">{WORDS.states[state]}</span>
          </h2>
          <p className="operator-row-detail">
            {setter === 'lookglass' ? <span>{WORDS.ours}</span> : null}
            <span>{times}</span>
          </p>
        </div>
        <div className="operator-buttons challenge-buttons">
          {state === 'planned' ? (
            <button
              type="button"
              className="button-secondary"
              aria-label={fillIn(WORDS.changeNamed, { title })}
              onClick={onChange}
            >
              {WORDS.change}
            </button>
          ) : null}
          {state === 'ended' ? null : (
            <button
              type="button"
              className="button-secondary"
              aria-label={fillIn(state === 'planned' ? WORDS.removeNamed : WORDS.endNamed, {
                title,
              })}
              onClick={onEnd}
            >
              {state === 'planned' ? WORDS.remove : WORDS.end}
            </button>
          )}
        </div>
      </div>
      <p className="challenge-idea">{about}</p>
      <ul className="challenge-chips" aria-label={WORDS.parts}>
        {parts.map((part) => (
          <li key={partWords(part)}>{partWords(part)}</li>
        ))}
      </ul>
      <p className="operator-row-detail">
        <span>{DIFFICULTY_LABELS[difficulty]}</span>
        <span>{prize}</span>
        <span>{saidOf(challenge)}</span>
      </p>
    </>
  );
}

function saidOf({ state, participants, entries, result }: Challenge): string {
  if (state !== 'ended') return fillIn(WORDS.counts, { participants, entries });
  const names = (result?.winners ?? []).map(({ name }) => name).join(', ');
  return names === '' ? WORDS.noWinner : fillIn(WORDS.winner, { names });
}
