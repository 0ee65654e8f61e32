import { useQuery } from '@tanstack/react-query';
import { SESSIONS_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { SectionFailure } from './section-failure.tsx';
import { endOtherSessions, endSession, sessionsQuery, type ListedSession } from './sessions.ts';
import { SettingsRow } from './settings-row.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Every place where the account is signed in, and the end of each. */
export function SessionsSection() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  return (
    <SettingsSection title={SESSIONS_WORDS.title} description={SESSIONS_WORDS.description}>
      {data === undefined ? (
        <SectionFailure
          failed={error !== null}
          waiting={SESSIONS_WORDS.loading}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <ul>
            {data.map((session) => (
              <li key={session.id}>
                <SessionRow session={session} />
              </li>
            ))}
          </ul>
          {data.length > 1 ? (
            <button
              type="button"
              className="button-secondary mt-5"
              onClick={() => void endOtherSessions()}
            >
              {SESSIONS_WORDS.endOthers}
            </button>
          ) : null}
        </>
      )}
    </SettingsSection>
  );
}

function SessionRow({ session }: { session: ListedSession }) {
  const { device, current, lastSeenAt, createdAt } = session;
  const detail = current
    ? fillIn(SESSIONS_WORDS.signedIn, { date: formatDayAndTime(createdAt) ?? '' })
    : fillIn(SESSIONS_WORDS.lastSeen, { date: formatDayAndTime(lastSeenAt) ?? '' });
  const title = (
    <>
      {device}
      {current ? <span className="settings-badge">{SESSIONS_WORDS.current}</span> : null}
    </>
  );
  return (
    <SettingsRow title={title} detail={detail}>
      {current ? null : (
        <button
          type="button"
          className="quiet-button settings-quiet px-4"
          aria-label={fillIn(SESSIONS_WORDS.endNamed, { device })}
          onClick={() => void endSession(session)}
        >
          {SESSIONS_WORDS.end}
        </button>
      )}
    </SettingsRow>
  );
}
