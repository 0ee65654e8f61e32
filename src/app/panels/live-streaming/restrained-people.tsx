import { useQuery } from '@tanstack/react-query';
import { fillIn } from '#content/fill-in.ts';
import { HOST_WORDS } from '#content/panels/live-host-words.ts';
import { listRestrained } from '#contracts/live-chat.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { release, restrainedKey } from '#app/look/live/keep-decent.ts';

/** Whom the host has muted or blocked in this session, and the way back for each. */
export function RestrainedPeople({ roomId }: { roomId: string }) {
  const { data = [] } = useQuery({
    queryKey: restrainedKey(roomId),
    queryFn: ({ signal }) => callApi(listRestrained, { params: { id: roomId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <section aria-label={HOST_WORDS.restrained}>
      <p className="live-choice-label text-sm">{HOST_WORDS.restrained}</p>
      {data.length === 0 ? (
        <p className="mt-2 text-sm text-fg-3">{HOST_WORDS.nobody}</p>
      ) : (
        <ul className="live-list mt-1">
          {data.map(({ place, name, standing }) =>
            standing === 'welcome' ? null : (
              <li key={place} className="live-row">
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="text-sm text-fg-3">{HOST_WORDS.restraints[standing]}</span>
                <button
                  type="button"
                  className="button-secondary"
                  aria-label={fillIn(HOST_WORDS.releaseNamed, {
                    release: HOST_WORDS.release[standing],
                    name,
                  })}
                  onClick={() => void release({ roomId, place, name })}
                >
                  {HOST_WORDS.release[standing]}
                </button>
              </li>
            ),
          )}
        </ul>
      )}
      <p className="mt-3 text-sm text-fg-3">{HOST_WORDS.limits}</p>
    </section>
  );
}
