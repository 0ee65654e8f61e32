import type { ComponentType } from 'react';
import { PANEL_TAB_WORDS } from '#content/panel-tab-words.ts';
import { useLoaded } from '#app/kit/ui/use-loaded.ts';

interface LoadedPartProps {
  /** Loads its code; has to be the same function for as long as the same part is wanted. */
  readonly load: () => Promise<ComponentType>;
}

/** A part of a panel whose code is loaded when it is first shown. Loading that failed can be retried. */
export function LoadedPart({ load }: LoadedPartProps) {
  const part = useLoaded(load);
  if (part.status === 'loading') {
    return (
      <p role="status" className="py-8 text-fg-2">
        {PANEL_TAB_WORDS.waiting}
      </p>
    );
  }
  if (part.status === 'failed') {
    return (
      <div role="alert" className="py-6">
        <p className="font-medium">{PANEL_TAB_WORDS.failed}</p>
        <p className="mt-1 text-fg-2">{PANEL_TAB_WORDS.failedAdvice}</p>
        <button type="button" className="button-secondary mt-4" onClick={part.retry}>
          {PANEL_TAB_WORDS.tryAgain}
        </button>
      </div>
    );
  }
  const Part = part.value;
  return <Part />;
}
