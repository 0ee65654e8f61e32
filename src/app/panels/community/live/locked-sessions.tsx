import { COMMUNITY_LIVE_WORDS, SAMPLE_SESSIONS } from '#content/panels/community-live-words.ts';
import { LockedOverlay } from '#app/panels/community/locked/locked-overlay.tsx';

/** What people without access see: samples, behind a button that leads to Pro. */
export function LockedSessions() {
  return (
    <div className="locked">
      <ul className="locked-samples" inert aria-hidden="true">
        {SAMPLE_SESSIONS.map(({ title }) => (
          <li key={title} className="locked-sample">
            <span>{title}</span>
            <span className="caps">{COMMUNITY_LIVE_WORDS.sample}</span>
          </li>
        ))}
      </ul>
      <LockedOverlay about={COMMUNITY_LIVE_WORDS.aboutPro} />
    </div>
  );
}
