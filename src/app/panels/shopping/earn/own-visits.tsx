import { useQuery } from '@tanstack/react-query';
import { fillIn } from '#content/fill-in.ts';
import { EARN_WORDS as WORDS } from '#content/panels/shopping-earn-words.ts';
import { readShopVisits } from '#contracts/shop-visits.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';

/** How often the person went on to which store: their own figures, beside a sample that is nobody's. */
export function OwnVisits() {
  const { user } = useCurrentUser();
  return (
    <section>
      <h4 className="caps text-fg-3">{WORDS.own}</h4>
      {user === null ? (
        <p className="mt-2 text-sm text-fg-2">{WORDS.ownSignedOut}</p>
      ) : (
        <Visits owner={user.id} />
      )}
    </section>
  );
}

function Visits({ owner }: { owner: string }) {
  const { data, isError } = useQuery({
    queryKey: [readShopVisits.path, owner],
    queryFn: ({ signal }) => callApi(readShopVisits, { signal }),
  });
  if (isError) return <p className="mt-2 text-sm text-fg-2">{WORDS.ownFailed}</p>;
  if (data === undefined || data.length === 0) {
    return (
      <p className="mt-2 text-sm text-fg-2">
        {data === undefined ? WORDS.ownAbout : WORDS.ownNone}
      </p>
    );
  }
  return (
    <>
      <p className="mt-1 text-sm text-fg-2">{WORDS.ownAbout}</p>
      <ul className="earn-visits">
        {data.map(({ shop, visits }) => (
          <li key={shop}>
            <span>{shop}</span>
            <span className="tnum">
              {visits === 1 ? WORDS.visit : fillIn(WORDS.visits, { count: visits })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
