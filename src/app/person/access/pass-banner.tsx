import './access.css';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { PASS_WORDS } from '#content/access-words.ts';
import { clearPass } from '#contracts/access.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { PassTime } from './pass-time.tsx';
import { announceProStatus } from './pro-status-updated.ts';
import { useAccess, usePassUntil } from './use-access.ts';

/** Says that a pass is running, and for how long; draws nothing without one. */
export function PassBanner() {
  const until = usePassUntil();
  const { isTestMode } = useAccess();
  if (until === null) return null;
  return (
    <div className="pass-banner">
      <Clock size={18} strokeWidth={1.6} className="shrink-0 text-pro" aria-hidden="true" />
      <p>
        <span className="block text-md font-medium">{PASS_WORDS.title}</span>
        <PassTime until={until} />
      </p>
      {isTestMode ? <ClearButton /> : null}
    </div>
  );
}

/** Ends the pass, so that buying one can be tried again. Only where payments are simulated. */
function ClearButton() {
  const [isClearing, setIsClearing] = useState(false);
  const clear = async (): Promise<void> => {
    setIsClearing(true);
    try {
      await callApi(clearPass);
      announceProStatus();
    } catch {
      toast('passNotCleared');
      setIsClearing(false);
    }
  };
  return (
    <button
      type="button"
      className="quiet-button px-3 text-sm"
      aria-disabled={isClearing}
      onClick={() => {
        if (!isClearing) void clear();
      }}
    >
      {isClearing ? PASS_WORDS.clearing : PASS_WORDS.clear}
    </button>
  );
}
