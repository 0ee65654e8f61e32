import { CHALLENGES_WORDS as WORDS, SETTER_LABELS } from '#content/panels/challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { useWayToPro } from '#app/person/access/use-way-to-pro.ts';

/** The challenges that are open, behind the way to what Pro is. */
export function LockedChallenges({ challenges }: { challenges: readonly Challenge[] }) {
  const goOn = useWayToPro();
  return (
    <section>
      <h3 className="display text-2xl">{WORDS.title}</h3>
      <p className="mt-1.5 text-sm text-fg-2">{WORDS.about}</p>
      <div className="locked locked-challenges">
        <ul className="locked-samples" inert aria-hidden="true">
          {challenges.slice(0, 3).map(({ id, title, setter }) => (
            <li key={id} className="locked-sample">
              <span>{title}</span>
              <span className="caps">{SETTER_LABELS[setter]}</span>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="locked-overlay"
          aria-label={`${WORDS.pro}. ${WORDS.seePro}`}
          onClick={() => {
            goOn(WORDS.seeProAbout);
          }}
        >
          <span className="locked-badge">
            <span className="caps">{WORDS.pro}</span>
          </span>
        </button>
      </div>
    </section>
  );
}
