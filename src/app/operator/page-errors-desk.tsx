import { useMutation, useQuery } from '@tanstack/react-query';
import { fillIn } from '#content/fill-in.ts';
import { PAGE_ERRORS_WORDS as WORDS } from '#content/operator-correspondence-words.ts';
import { LIST_WORDS } from '#content/operator-ticket-words.ts';
import { forgetPageError } from '#contracts/operator-correspondence.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { FailureNote } from '#app/kit/ui/failure-note.tsx';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { pageErrorsQuery, type PageError } from './correspondence.ts';
import { needsTotp, TotpNeeded } from './operators-only.tsx';

function PageErrorRow({ error }: { error: PageError }) {
  const { fingerprint, message, stack, page, version, times, firstAt, lastAt } = error;
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(forgetPageError, { body: { fingerprint } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pageErrorsQuery.queryKey }),
    onError: () => {
      toast('pageErrorNotForgotten');
    },
  });
  return (
    <details className="operator-ticket">
      <summary>
        <span className="operator-row-title">
          {message}
          <span className="operator-badge-pill" data-tone={times > 1 ? 'failed' : 'once'}>
            {times === 1 ? WORDS.once : fillIn(WORDS.times, { count: times })}
          </span>
        </span>
        <span className="operator-row-detail">
          <span className="operator-id">{page}</span>
          <span>{fillIn(WORDS.last, { day: formatDayAndTime(lastAt) ?? '' })}</span>
        </span>
      </summary>
      <p className="operator-row-detail">
        {fillIn(WORDS.first, { day: formatDayAndTime(firstAt) ?? '' })}
        <span>{fillIn(WORDS.version, { version })}</span>
      </p>
      <pre className="operator-stack">{stack}</pre>
      <p className="mt-4">
        <button
          type="button"
          className="button-secondary"
          disabled={isPending}
          onClick={() => {
            mutate();
          }}
        >
          {WORDS.forget}
        </button>
      </p>
    </details>
  );
}

/** In what ways pages broke, and how often. */
export function PageErrorsDesk() {
  const { data, error, refetch } = useQuery(pageErrorsQuery);
  if (error !== null) {
    if (needsTotp(error)) return <TotpNeeded />;
    return (
      <FailureNote
        title={WORDS.failed}
        advice={LIST_WORDS.failedAdvice}
        retry={LIST_WORDS.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <LoadingNote>{LIST_WORDS.loading}</LoadingNote>;
  return (
    <section aria-label={WORDS.title}>
      <p className="mb-5 text-md text-fg-2">{WORDS.lead}</p>
      {data.errors.length === 0 ? (
        <p className="operator-nobody">
          <strong>{WORDS.none}</strong>
          {WORDS.noneAdvice}
        </p>
      ) : (
        <ul className="operator-tickets">
          {data.errors.map((each) => (
            <li key={each.fingerprint}>
              <PageErrorRow error={each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
