import { fillIn } from '#content/fill-in.ts';
import { HISTORY_QUESTIONS } from '#content/panels/skin-history-words.ts';
import type { HistoryPlace } from '#domain/skin-history/kept-history.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';

interface AgreeDialogProps {
  /** How many analyses are on this device. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onAgree: (carry: boolean) => Promise<void>;
}

/** Says exactly what an account keeps, and asks whether what is on this device goes along. */
export function AgreeDialog({ count, onClose, onAgree }: AgreeDialogProps) {
  const words = HISTORY_QUESTIONS.agree;
  return (
    <Dialog
      title={words.title}
      description={words.about}
      close={HISTORY_QUESTIONS.cancel}
      onClose={onClose}
      wantsAnswer
    >
      <p className="mt-3 text-sm text-fg-2">{words.promise}</p>
      {count === 0 ? null : (
        <p className="mt-4 text-md">
          {count === 1 ? words.carryOne : fillIn(words.carry, { count })}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button-primary" onClick={() => void onAgree(count > 0)}>
          {count === 0 ? words.yes : count === 1 ? words.yesOne : words.yesAll}
        </button>
        {count === 0 ? null : (
          <button type="button" className="button-secondary" onClick={() => void onAgree(false)}>
            {words.yesNew}
          </button>
        )}
        <button type="button" className="button-secondary" onClick={onClose}>
          {HISTORY_QUESTIONS.cancel}
        </button>
      </div>
    </Dialog>
  );
}

interface LeaveDialogProps {
  /** Whether the numbers can be moved to this device, which is to keep them from then on. */
  readonly canBring: boolean;
  readonly onClose: () => void;
  readonly onLeave: (bring: boolean) => Promise<void>;
}

/** What becomes of the numbers that an account keeps, when it is to keep none any more. */
export function LeaveDialog({ canBring, onClose, onLeave }: LeaveDialogProps) {
  const words = HISTORY_QUESTIONS.leave;
  return (
    <Dialog
      title={words.title}
      description={words.about}
      close={HISTORY_QUESTIONS.cancel}
      onClose={onClose}
      wantsAnswer
    >
      <div className="dialog-actions">
        {canBring ? (
          <button type="button" className="button-primary" onClick={() => void onLeave(true)}>
            {words.bring}
          </button>
        ) : null}
        <button type="button" className="button-carmine" onClick={() => void onLeave(false)}>
          {words.remove}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {HISTORY_QUESTIONS.cancel}
        </button>
      </div>
    </Dialog>
  );
}

interface EraseDialogProps {
  readonly choice: HistoryPlace;
  readonly onClose: () => void;
  readonly onErase: () => void | Promise<void>;
}

/** Asks before all numbers are removed. */
export function EraseDialog({ choice, onClose, onErase }: EraseDialogProps) {
  const words = HISTORY_QUESTIONS.erase;
  return (
    <Dialog title={words.title} description={words[choice]} close={words.no} onClose={onClose}>
      <div className="dialog-actions">
        <button type="button" className="button-carmine" onClick={() => void onErase()}>
          {words.yes}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {words.no}
        </button>
      </div>
    </Dialog>
  );
}
