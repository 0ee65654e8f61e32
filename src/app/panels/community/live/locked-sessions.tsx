import { COMMUNITY_LIVE_WORDS, SAMPLE_SESSIONS } from '#content/panels/community-live-words.ts';
import { useWayToPro } from '#app/person/access/use-way-to-pro.ts';

/** What those see who have no access: samples, behind the way to what Pro is. */
export function LockedSessions() {
  const goOn = useWayToPro();
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
      <button
        type="button"
        className="locked-overlay"
        aria-label={`${COMMUNITY_LIVE_WORDS.pro}. ${COMMUNITY_LIVE_WORDS.seePro}`}
        onClick={() => {
          goOn(COMMUNITY_LIVE_WORDS.aboutPro);
        }}
      >
        <span className="locked-badge caps">{COMMUNITY_LIVE_WORDS.pro}</span>
      </button>
    </div>
  );
}
