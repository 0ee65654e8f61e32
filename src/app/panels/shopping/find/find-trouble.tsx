import { MATCH_WORDS } from '#content/panels/shopping-match-words.ts';
import { useIsOnline } from '#app/kit/ui/use-is-online.ts';

/** The shop could not be reached; it can be tried again. */
export function FindTrouble({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline();
  return (
    <div role="alert" className="find-trouble">
      <p className="font-medium">{MATCH_WORDS.failed}</p>
      <p className="mt-1 text-fg-2">{isOnline ? MATCH_WORDS.failedAdvice : MATCH_WORDS.offline}</p>
      <button type="button" className="button-secondary mt-4" onClick={onRetry}>
        {MATCH_WORDS.tryAgain}
      </button>
    </div>
  );
}
