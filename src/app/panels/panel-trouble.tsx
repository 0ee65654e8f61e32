import { ROOMS_WORDS } from '#content/rooms.ts';

interface PanelTroubleProps {
  readonly title: string;
  readonly advice: string;
  readonly onRetry: () => void;
}

/** Says inside a panel that it cannot be shown, and offers to try again. */
export function PanelTrouble({ title, advice, onRetry }: PanelTroubleProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 py-6">
      <h3 className="display text-2xl">{title}</h3>
      <p className="text-md text-fg-2">{advice}</p>
      <button type="button" className="button-secondary mt-3" onClick={onRetry}>
        {ROOMS_WORDS.tryAgain}
      </button>
    </div>
  );
}
