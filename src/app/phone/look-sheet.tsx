import { useCallback, useState, type ReactNode } from 'react';
import { OnDemand } from '#app/ui/on-demand.tsx';

const load = () => import('./open-look-sheet.tsx').then((code) => code.OpenLookSheet);

/**
 * Opens the whole look in a sheet, whose code is loaded when somebody reaches for it. `children` are
 * what the button shows.
 */
export function LookSheet({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  const reach = (): void => {
    // Only ahead of need: whoever opens it is told when it cannot be loaded.
    load().catch(() => undefined);
  };
  return (
    <>
      <button
        type="button"
        id="look"
        className="glass flex h-11 min-w-0 items-center gap-2.5 rounded-full px-4.5"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen ? <OnDemand load={load} props={{ onClose: close }} onFailed={close} /> : null}
    </>
  );
}
