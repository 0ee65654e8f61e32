import { RESULT_WORDS as WORDS } from '#content/panels/challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { votesWords } from './votes-words.ts';

/** Which look came first; several where they are level. */
export function Result({ challenge }: { challenge: Challenge }) {
  const { result } = challenge;
  if (result === null) return <p className="text-md text-fg-2">{WORDS.counting}</p>;
  const { winners } = result;
  return (
    <section aria-label={WORDS.title} className="challenge-result">
      {winners.length === 0 ? <p className="text-md text-fg-2">{WORDS.nobody}</p> : null}
      {winners.map((winner) => (
        <figure key={winner.id} className="winner">
          <LookPortrait look={winner.look} className="winner-portrait" />
          <figcaption>
            <span className="caps text-fg-3">
              {winners.length > 1 ? WORDS.level : WORDS.winner}
            </span>
            <span className="challenge-look-name display text-2xl italic">{winner.name}</span>
            <span className="text-sm text-fg-2">{votesWords(winner, challenge)}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
