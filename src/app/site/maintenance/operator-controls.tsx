import './maintenance.css';
import { Construction, Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { onShow } from '#app/kit/router/router.ts';
import { AnalyticsButton } from '#app/site/analytics/analytics-button.tsx';
import { maintenance } from './current-maintenance.ts';
import { ToggleDialog } from './toggle-dialog.tsx';

/** The addresses of the mirror. */
const MAIN_PAGE: readonly string[] = ['/', '/app'];

/**
 * The operators' two switches, in a strip above the page, the way to the figures on the main page, and the reminder
 * that others see another page.
 */
export function OperatorControls() {
  const { isMaintenanceMode, isAdminBypass } = useStore(maintenance.store);
  const isMainPage = useStore(onShow, ({ path }) => MAIN_PAGE.includes(path));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <section className="operator-strip" aria-label={MAINTENANCE_WORDS.controls}>
        <OperatorSwitch
          icon={Construction}
          label={isMaintenanceMode ? MAINTENANCE_WORDS.toggleOff : MAINTENANCE_WORDS.toggleOn}
          isOn={isMaintenanceMode}
          onPress={() => {
            setIsAsking(true);
          }}
        />
        {isMaintenanceMode ? (
          <OperatorSwitch
            icon={isAdminBypass ? EyeOff : Eye}
            label={isAdminBypass ? MAINTENANCE_WORDS.bypassOff : MAINTENANCE_WORDS.bypassOn}
            isOn={isAdminBypass}
            onPress={() => {
              maintenance.setBypass(!isAdminBypass);
            }}
          />
        ) : null}
        {isMainPage ? <AnalyticsButton /> : null}
        {isMaintenanceMode && isAdminBypass ? (
          <p role="status" className="operator-badge">
            {MAINTENANCE_WORDS.badge}
          </p>
        ) : null}
      </section>
      {isAsking ? (
        <ToggleDialog
          isOn={isMaintenanceMode}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      ) : null}
    </>
  );
}

interface OperatorSwitchProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function OperatorSwitch({ icon: Icon, label, isOn, onPress }: OperatorSwitchProps) {
  return (
    <button type="button" className="operator-button" data-on={isOn} onClick={onPress}>
      <span className="operator-button-mark">
        <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
      </span>
      {label}
    </button>
  );
}
