import { Check } from 'lucide-react';
import { useState } from 'react';
import { AVOIDED_QUESTIONS } from '#content/panels/wellness-safety-words.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';

interface AgreeDialogProps {
  readonly onClose: () => void;
  readonly onAgree: () => Promise<void>;
}

/**
 * Says exactly what an account keeps. Nothing is sent before the person checks the box, which is never
 * checked beforehand.
 */
export function AgreeDialog({ onClose, onAgree }: AgreeDialogProps) {
  const words = AVOIDED_QUESTIONS.agree;
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <Dialog
      title={words.title}
      description={words.about}
      close={AVOIDED_QUESTIONS.cancel}
      onClose={onClose}
      wantsAnswer
    >
      <p className="mt-3 text-sm text-fg-2">{words.promise}</p>
      <label className="check mt-4">
        <span className="check-box">
          <input
            type="checkbox"
            checked={isAgreed}
            onChange={(event) => {
              setIsAgreed(event.currentTarget.checked);
            }}
          />
          <Check size={14} strokeWidth={2.6} aria-hidden="true" />
        </span>
        <span>{words.consent}</span>
      </label>
      <div className="dialog-actions">
        <button
          type="button"
          className="button-primary"
          disabled={!isAgreed}
          onClick={() => void onAgree()}
        >
          {words.yes}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {AVOIDED_QUESTIONS.cancel}
        </button>
      </div>
    </Dialog>
  );
}

interface LeaveDialogProps {
  readonly onClose: () => void;
  readonly onLeave: (stays: boolean) => Promise<void>;
}

/** What becomes of the list when the agreement ends. */
export function LeaveDialog({ onClose, onLeave }: LeaveDialogProps) {
  const words = AVOIDED_QUESTIONS.leave;
  return (
    <Dialog
      title={words.title}
      description={words.about}
      close={AVOIDED_QUESTIONS.cancel}
      onClose={onClose}
      wantsAnswer
    >
      <div className="dialog-actions">
        <button type="button" className="button-primary" onClick={() => void onLeave(true)}>
          {words.bring}
        </button>
        <button type="button" className="button-carmine" onClick={() => void onLeave(false)}>
          {words.remove}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {AVOIDED_QUESTIONS.cancel}
        </button>
      </div>
    </Dialog>
  );
}
