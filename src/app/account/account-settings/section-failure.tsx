import { ACCOUNT_SETTINGS_WORDS } from '#content/account-settings-words.ts';

interface SectionFailureProps {
  /** Whether loading failed; otherwise it is still under way. */
  readonly failed: boolean;
  readonly waiting: string;
  readonly onRetry: () => void;
}

/** Stands in for a section's content while it loads, or after it failed to load. */
export function SectionFailure({ failed, waiting, onRetry }: SectionFailureProps) {
  if (!failed) {
    return (
      <p role="status" className="text-fg-2">
        {waiting}
      </p>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-fg-2">
        {ACCOUNT_SETTINGS_WORDS.failed}
        <br />
        {ACCOUNT_SETTINGS_WORDS.failedAdvice}
      </p>
      <button type="button" className="button-secondary" onClick={onRetry}>
        {ACCOUNT_SETTINGS_WORDS.tryAgain}
      </button>
    </div>
  );
}
