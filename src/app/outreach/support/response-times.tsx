import { RESPONSE_TIMES } from '#content/response-times.ts';
import { SUPPORT_WORDS } from '#content/support-words.ts';

/** How soon messages are answered, by subject. */
export function ResponseTimes() {
  return (
    <section aria-labelledby="response-times">
      <h2 id="response-times" className="caps text-fg-3">
        {SUPPORT_WORDS.responseTimes}
      </h2>
      <dl className="response-times">
        {RESPONSE_TIMES.map(({ subject, hours, words }) => (
          <div key={subject} data-first={hours === null}>
            <dt>{subject}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
