import { useInfiniteQuery } from '@tanstack/react-query';
import { fillIn } from '#content/fill-in.ts';
import { SUBSCRIBERS_WORDS as WORDS } from '#content/operator-correspondence-words.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { subscribersQuery, type Subscriber } from './correspondence.ts';
import { PagedList } from './paged-list.tsx';

const COUNT = new Intl.NumberFormat('en-US');

function SubscriberRow({ email, source, confirmedAt }: Subscriber) {
  return (
    <div className="operator-subscriber">
      <span className="operator-row-title">{email}</span>
      <span className="operator-row-detail">
        {formatDay(confirmedAt)}
        <span>{fillIn(WORDS.from, { source })}</span>
      </span>
    </div>
  );
}

/** Who gets the newsletter, how many subscribers there are, and where they subscribed. */
export function SubscribersDesk() {
  const reading = useInfiniteQuery(subscribersQuery);
  const counts = reading.data?.pages[0];
  return (
    <section aria-label={WORDS.title}>
      <p className="mb-5 text-md text-fg-2">{WORDS.lead}</p>
      {counts === undefined ? null : (
        <div className="operator-card mb-6">
          <dl className="operator-facts">
            <div>
              <dt>{WORDS.confirmed}</dt>
              <dd>{COUNT.format(counts.confirmed)}</dd>
            </div>
            <div>
              <dt>{WORDS.pending}</dt>
              <dd>{COUNT.format(counts.pending)}</dd>
            </div>
            {counts.sources.length === 0 ? null : (
              <div>
                <dt>{WORDS.sources}</dt>
                {counts.sources.map(({ source, subscribers }) => (
                  <dd key={source}>
                    {source} {COUNT.format(subscribers)}
                  </dd>
                ))}
              </div>
            )}
          </dl>
        </div>
      )}
      <PagedList reading={reading} words={WORDS}>
        {reading.data?.pages.flatMap(({ subscribers }) =>
          subscribers.map((subscriber) => (
            <li key={subscriber.id}>
              <SubscriberRow {...subscriber} />
            </li>
          )),
        )}
      </PagedList>
    </section>
  );
}
