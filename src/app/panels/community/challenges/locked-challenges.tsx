import { CHALLENGES_WORDS as WORDS, SETTER_LABELS } from '#content/panels/challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { LockedOverlay } from '#app/panels/community/locked/locked-overlay.tsx';

/** The challenges that are open, behind a button that leads to Pro. */
export function LockedChallenges({ challenges }: { challenges: readonly Challenge[] }) {
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
        <LockedOverlay about={WORDS.aboutPro} />
      </div>
    </section>
  );
}
