import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LIST_WORDS } from '#content/operator-ticket-words.ts';
import { FailureNote } from '#app/kit/ui/failure-note.tsx';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { needsTotp, TotpNeeded } from './operators-only.tsx';

interface PagedListProps {
  readonly reading: Pick<
    UseInfiniteQueryResult,
    'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetching'
  >;
  readonly words: {
    readonly none: string;
    readonly noneAdvice: string;
    readonly failed: string;
    readonly older: string;
  };
  /** The rows as list items; undefined until they are read. */
  readonly children: readonly ReactNode[] | undefined;
}

/**
 * A list that is read page by page, or what stands in for it while it loads or when it could not be read.
 */
export function PagedList({ reading, words, children }: PagedListProps) {
  const { error, refetch, hasNextPage, fetchNextPage, isFetching } = reading;
  if (error !== null) {
    if (needsTotp(error)) return <TotpNeeded />;
    return (
      <FailureNote
        title={words.failed}
        advice={LIST_WORDS.failedAdvice}
        retry={LIST_WORDS.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (children === undefined) return <LoadingNote>{LIST_WORDS.loading}</LoadingNote>;
  return (
    <>
      {children.length === 0 ? (
        <p className="operator-nobody">
          <strong>{words.none}</strong>
          {words.noneAdvice}
        </p>
      ) : (
        <ul className="operator-tickets">{children}</ul>
      )}
      {hasNextPage ? (
        <button
          type="button"
          className="button-secondary mt-6"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {words.older}
        </button>
      ) : null}
    </>
  );
}
