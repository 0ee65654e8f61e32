import { useState } from 'react';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { AdminKeyDialog } from './admin-key-dialog.tsx';
import { isWrongAdminKey, toggle } from './current-maintenance.ts';
import { problemWords } from '#app/kit/api/problem-words.ts';

interface ToggleDialogProps {
  /** Whether maintenance is on now, and would be turned off. */
  readonly isOn: boolean;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before the app goes away or comes back for everyone, and for the service's key if it
 * has one.
 */
export function ToggleDialog({ isOn, onClose }: ToggleDialogProps) {
  const [step, setStep] = useState<'asking' | 'busy' | 'key'>('asking');
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    setStep('busy');
    setProblem(null);
    try {
      await toggle();
      onClose();
    } catch (thrown) {
      if (isWrongAdminKey(thrown)) {
        setStep('key');
        return;
      }
      setStep('asking');
      setProblem(problemWords(thrown, MAINTENANCE_WORDS.failed));
    }
  }

  if (step === 'key') {
    return (
      <AdminKeyDialog
        title={isOn ? MAINTENANCE_WORDS.toggleOff : MAINTENANCE_WORDS.toggleOn}
        send={toggle}
        failure="maintenanceNotSwitched"
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={isOn ? MAINTENANCE_WORDS.askOff : MAINTENANCE_WORDS.askOn}
      description={isOn ? MAINTENANCE_WORDS.askOffDetail : MAINTENANCE_WORDS.askOnDetail}
      close={MAINTENANCE_WORDS.close}
      onClose={onClose}
    >
      {problem === null ? null : (
        <p role="alert" className="form-problem mt-4">
          {problem}
        </p>
      )}
      <div className="dialog-actions">
        <button
          type="button"
          className={isOn ? 'button-primary' : 'button-carmine'}
          disabled={step === 'busy'}
          onClick={() => void confirm()}
        >
          {isOn ? MAINTENANCE_WORDS.turnOff : MAINTENANCE_WORDS.turnOn}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {MAINTENANCE_WORDS.cancel}
        </button>
      </div>
    </Dialog>
  );
}
