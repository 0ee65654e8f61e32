import './analytics.css';
import { LoaderCircle } from 'lucide-react';
import { ANALYTICS_WORDS as WORDS } from '#content/analytics-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { momentText } from './figure-format.ts';

/** A spinner while the figures load. */
export function AnalyticsLoading() {
  return (
    <p role="status" className="analytics-loading">
      <LoaderCircle size={28} strokeWidth={1.4} aria-hidden="true" className="analytics-spinner" />
      <span className="sr-only">{WORDS.loading}</span>
    </p>
  );
}

interface AnalyticsUnavailableProps {
  readonly heading: 'h2' | 'h3';
  /** Asks the server again; null where the answer would be the same. */
  readonly retry: (() => void) | null;
}

/**
 * Says that there are no figures: to anyone who is not an operator, and to operators when they cannot be
 * read.
 */
export function AnalyticsUnavailable({ heading: Heading, retry }: AnalyticsUnavailableProps) {
  return (
    <div role="alert" className="analytics-unavailable">
      <Heading className="display text-3xl text-balance">{WORDS.unavailable}</Heading>
      <p className="max-w-[42ch] text-balance text-fg-2">{WORDS.unavailableAdvice}</p>
      {retry === null ? null : (
        <button type="button" className="button-secondary mt-4" onClick={retry}>
          {WORDS.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Says when the figures were read, where they could not be refreshed. */
export function NotRefreshed({ readAt }: { readAt: number }) {
  return (
    <p role="status" className="analytics-stale">
      {fillIn(WORDS.notRefreshed, { moment: momentText(readAt) })}
    </p>
  );
}
