import { ChartNoAxesColumn } from 'lucide-react';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';

const load = () => import('./analytics-dialog.tsx').then((code) => code.AnalyticsDialog);

/** Opens the figures over the mirror; for operators alone. */
export function AnalyticsButton() {
  const { isOpen, close, handlers } = useLazyOpener(load);
  return (
    <>
      <button type="button" className="operator-button" aria-haspopup="dialog" {...handlers}>
        <span className="operator-button-mark">
          <ChartNoAxesColumn size={17} strokeWidth={1.6} aria-hidden="true" />
        </span>
        {MAINTENANCE_WORDS.analytics}
      </button>
      {isOpen ? <OnDemand load={load} props={{ onClose: close }} onFailed={close} /> : null}
    </>
  );
}
