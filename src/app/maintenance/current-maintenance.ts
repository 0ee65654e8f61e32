/** The page's own knowledge of maintenance, and the operators' switches. */

import { callApi } from '#app/api/call-api.ts';
import { onRefusal } from '#app/api/refusals.ts';
import { queryClient } from '#app/api/query-client.ts';
import { disableMaintenance, readMaintenance, toggleMaintenance } from '#contracts/maintenance.ts';
import { browserStorage } from '#studio/browser/storage.ts';
import { createMaintenance } from './maintenance.ts';

export const maintenance = createMaintenance({
  storage: browserStorage(),
  clock: {
    schedule(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
  },
  read: async () => (await callApi(readMaintenance)).maintenance,
  onOver: () => void queryClient.invalidateQueries(),
});

/** Asks at once, and again whenever a call is refused for maintenance that this page knows nothing of. */
export function followMaintenance(): void {
  void maintenance.check();
  onRefusal('maintenance', () => {
    if (!maintenance.store.getState().isMaintenanceMode) void maintenance.check();
  });
}

/** Switches maintenance on or off. Rejects with ApiProblem. */
export async function toggle(): Promise<void> {
  maintenance.learn((await callApi(toggleMaintenance)).maintenance);
}

/** Ends maintenance. Rejects with ApiProblem: `wrong_admin_key` where a key is asked for. */
export async function exitMaintenance(adminKey?: string): Promise<void> {
  const body = adminKey === undefined ? {} : { adminKey };
  maintenance.learn((await callApi(disableMaintenance, { body })).maintenance);
}
