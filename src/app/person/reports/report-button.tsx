import { Flag } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { REPORT_WORDS } from '#content/report-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';
import type { Reported } from './reported.ts';

const load = () => import('./report-dialog.tsx').then((code) => code.ReportDialog);

interface ReportButtonProps {
  readonly reported: Reported;
  /** An icon of 44 px, where a card has no room for the word. */
  readonly isIcon?: boolean;
  readonly className?: string;
}

/**
 * Lets a person, signed in or not, report something of another person's. Do not draw it beside their own
 * things.
 */
export function ReportButton({ reported, isIcon = false, className }: ReportButtonProps) {
  const { isOpen, close, handlers } = useLazyOpener(load);
  const label = fillIn(REPORT_WORDS.reportNamed, { name: reported.text });
  return (
    <>
      <button
        type="button"
        className={className ?? (isIcon ? 'quiet-button' : 'button-secondary')}
        aria-label={label}
        {...(isIcon ? { 'data-tip': REPORT_WORDS.report } : {})}
        {...handlers}
      >
        <Flag size={isIcon ? 17 : 15} strokeWidth={1.6} aria-hidden="true" />
        {isIcon ? null : REPORT_WORDS.report}
      </button>
      {isOpen ? (
        <OnDemand load={load} props={{ reported, onClose: close }} onFailed={close} />
      ) : null}
    </>
  );
}
