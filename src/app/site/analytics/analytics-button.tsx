import { ChartNoAxesColumn } from 'lucide-react';
import { useCallback, useState } from 'react';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';

const load = () => import('./analytics-dialog.tsx').then((code) => code.AnalyticsDialog);

/** Opens the figures over the mirror; for operators alone. */
export function AnalyticsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  return (
    <>
      <button
        type="button"
        className="operator-button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <span className="operator-button-mark">
          <ChartNoAxesColumn size={17} strokeWidth={1.6} aria-hidden="true" />
        </span>
        {MAINTENANCE_WORDS.analytics}
      </button>
      {isOpen ? <OnDemand load={load} props={{ onClose: close }} onFailed={close} /> : null}
    </>
  );
}
