import './maintenance.css';
import { Construction, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { maintenance, toggle } from './current-maintenance.ts';

const ICON = { size: 19, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Two floating buttons for operators, and the reminder that everybody else sees another page. */
export function OperatorControls() {
  const { isMaintenanceMode, isAdminBypass } = useStore(maintenance.store);
  const [busy, setBusy] = useState(false);

  async function press(): Promise<void> {
    setBusy(true);
    try {
      await toggle();
    } catch {
      // The button goes on showing what is.
    } finally {
      setBusy(false);
    }
  }

  const toggleLabel = isMaintenanceMode ? MAINTENANCE_WORDS.toggleOff : MAINTENANCE_WORDS.toggleOn;
  const bypassLabel = isAdminBypass ? MAINTENANCE_WORDS.bypassOff : MAINTENANCE_WORDS.bypassOn;
  const BypassIcon = isAdminBypass ? EyeOff : Eye;
  return (
    <>
      <div className="operator-controls">
        <button
          type="button"
          className="operator-button"
          aria-pressed={isMaintenanceMode}
          aria-label={toggleLabel}
          data-tip={toggleLabel}
          disabled={busy}
          onClick={() => void press()}
        >
          <Construction {...ICON} />
        </button>
        {isMaintenanceMode ? (
          <button
            type="button"
            className="operator-button"
            aria-pressed={isAdminBypass}
            aria-label={bypassLabel}
            data-tip={bypassLabel}
            onClick={() => {
              maintenance.setBypass(!isAdminBypass);
            }}
          >
            <BypassIcon {...ICON} />
          </button>
        ) : null}
      </div>
      {isMaintenanceMode && isAdminBypass ? (
        <p role="status" className="operator-badge">
          {MAINTENANCE_WORDS.badge}
        </p>
      ) : null}
    </>
  );
}
