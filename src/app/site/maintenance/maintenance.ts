/** Whether the service is under maintenance, and whether an operator looks past the screen that says so. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '#studio/state/environment.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';

export interface MaintenanceState {
  /** True until the first check has an answer, or has taken too long for one. */
  readonly isLoading: boolean;
  readonly isMaintenanceMode: boolean;
  /** Chooses the view and nothing else: the server asks for the role of the caller. */
  readonly isAdminBypass: boolean;
}

export interface MaintenanceEnvironment {
  readonly storage: KeyValueStorage;
  readonly clock: Pick<Clock, 'schedule'>;
  /** Asks the server. */
  readonly read: () => Promise<boolean>;
  /** Called when maintenance is over: what failed meanwhile can be read again. */
  readonly onOver: () => void;
}

export interface Maintenance {
  readonly store: StoreApi<MaintenanceState>;
  /** Asks the server. Resolves when the state is known, or when the last known one is used instead. */
  readonly check: () => Promise<void>;
  /** Takes note of what the server said. */
  readonly learn: (isMaintenanceMode: boolean) => void;
  readonly setBypass: (isAdminBypass: boolean) => void;
}

/**
 * How long a check may take before the last known state is used, in milliseconds; from the specification.
 */
export const PATIENCE = 2000;

/** The specification's notation is `true` and `false`. */
function asBoolean(stored: unknown): boolean | null {
  return typeof stored === 'boolean' ? stored : null;
}

const lastKnown = keptValue(KEPT.maintenance, asBoolean);
const bypass = keptValue(KEPT.adminBypass, asBoolean);

export function createMaintenance(environment: MaintenanceEnvironment): Maintenance {
  const { storage, clock, read, onOver } = environment;
  const store = createStore<MaintenanceState>(() => ({
    isLoading: true,
    isMaintenanceMode: lastKnown.read(storage) === true,
    isAdminBypass: bypass.read(storage) === true,
  }));
  let checks = 0;

  function setBypass(isAdminBypass: boolean): void {
    bypass.write(storage, isAdminBypass);
    store.setState({ isAdminBypass });
  }

  function learn(isMaintenanceMode: boolean): void {
    // Makes earlier checks that are still under way outdated.
    checks += 1;
    const isOver = store.getState().isMaintenanceMode && !isMaintenanceMode;
    lastKnown.write(storage, isMaintenanceMode);
    store.setState({ isLoading: false, isMaintenanceMode });
    if (!isOver) return;
    setBypass(false);
    onOver();
  }

  async function ask(): Promise<void> {
    checks += 1;
    const check = checks;
    try {
      const isMaintenanceMode = await read();
      if (check === checks) learn(isMaintenanceMode);
    } catch {
      // The last known state is kept.
    }
  }

  return {
    store,
    async check() {
      let stopWaiting = (): void => undefined;
      const tooLong = new Promise<void>((resolve) => {
        stopWaiting = clock.schedule(resolve, PATIENCE);
      });
      await Promise.race([ask(), tooLong]);
      stopWaiting();
      store.setState({ isLoading: false });
    },
    learn,
    setBypass,
  };
}
