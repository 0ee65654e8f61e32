import { LISTS_WORDS as WORDS } from '#content/panels/shopping-lists-words.ts';

/** Says that the products of a list could not be read. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="py-6">
      <p className="font-medium">{WORDS.failed}</p>
      <p className="mt-1 text-sm text-fg-2">{WORDS.failedAdvice}</p>
      <button type="button" className="button-secondary mt-4" onClick={onRetry}>
        {WORDS.retry}
      </button>
    </div>
  );
}
