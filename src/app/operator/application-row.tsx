import {
  APPLICATION_MOVES,
  APPLICATION_STATE_WORDS,
  APPLICATIONS_WORDS as WORDS,
} from '#content/operator-correspondence-words.ts';
import {
  decideAffiliateApplication,
  listAffiliateApplications,
} from '#contracts/operator-correspondence.ts';
import { APPLICATION_STATES } from '#domain/affiliate/application.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import type { Application } from './correspondence.ts';
import { StateMoves } from './state-moves.tsx';

function replyAddress(email: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(WORDS.replySubject)}`;
}

/** One application: who it is from, and all of it once it is opened. */
export function ApplicationRow({ application }: { application: Application }) {
  const { id, createdAt, state, name, email, website, socialFollowing, contentType, message } =
    application;
  const facts = [
    [WORDS.website, website],
    [WORDS.following, socialFollowing],
    [WORDS.content, contentType],
  ] as const;
  return (
    <details className="operator-ticket">
      <summary>
        <span className="operator-row-title">{name}</span>
        <span className="operator-row-detail">
          {email}
          <span>{formatDayAndTime(createdAt)}</span>
        </span>
      </summary>
      <dl className="operator-facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text === '' ? WORDS.notSaid : text}</dd>
          </div>
        ))}
      </dl>
      {message === '' ? null : <p className="operator-message">{message}</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={replyAddress(email)} className="button-primary">
          {WORDS.reply}
        </a>
        <StateMoves
          name={name}
          state={state}
          states={APPLICATION_STATES}
          words={APPLICATION_STATE_WORDS}
          moves={APPLICATION_MOVES}
          send={(moved) =>
            callApi(decideAffiliateApplication, { params: { id }, body: { state: moved } })
          }
          path={listAffiliateApplications.path}
        />
      </p>
    </details>
  );
}
