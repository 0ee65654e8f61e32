/** The page's own knowledge of maintenance, and the operators' switches. */

import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { onRefusal } from '#app/kit/api/refusals.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import {
  BYPASS_COOKIE,
  disableMaintenance,
  readMaintenance,
  toggleMaintenance,
} from '#contracts/maintenance.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { createMaintenance } from './maintenance.ts';

export const maintenance = createMaintenance({
  storage: browserStorage(),
  clock: { schedule },
  read: async () => (await callApi(readMaintenance)).maintenance,
  onOver: () => void queryClient.invalidateQueries(),
});

/**
 * A year, in seconds, which is about as long as browsers keep a cookie: the bypass holds until it is taken
 * back.
 */
const COOKIE_LIFE_S = 365 * 24 * 60 * 60;

/** Tells the server which view was chosen, since it is the server that makes the documents for visitors. */
function tellServer(isAdminBypass: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = isAdminBypass ? COOKIE_LIFE_S : 0;
  document.cookie = `${BYPASS_COOKIE.name}=${BYPASS_COOKIE.on}; Path=/; SameSite=Lax; Max-Age=${life}${secure}`;
}

/**
 * Asks at once, and again whenever a call is refused because of maintenance that this page does not know of.
 */
export function followMaintenance(): void {
  if (maintenance.store.getState().isAdminBypass) tellServer(true);
  maintenance.store.subscribe(({ isAdminBypass }, before) => {
    if (isAdminBypass !== before.isAdminBypass) tellServer(isAdminBypass);
  });
  void maintenance.check();
  onRefusal('maintenance', () => {
    if (!maintenance.store.getState().isMaintenanceMode) void maintenance.check();
  });
}

/**
 * The service's key as an operator entered it: kept until the page is left, and used only for that operator.
 */
let given: { readonly owner: string; readonly adminKey: string } | null = null;

function currentUserId(): string | undefined {
  return queryClient.getQueryData(currentUserQuery.queryKey)?.id;
}

async function press(
  control: typeof toggleMaintenance | typeof disableMaintenance,
  newKey: string | undefined,
): Promise<void> {
  const owner = currentUserId();
  const adminKey = newKey ?? (given?.owner === owner ? given?.adminKey : undefined);
  try {
    const body = adminKey === undefined ? {} : { adminKey };
    const { maintenance: isOn } = await callApi(control, { body });
    if (adminKey !== undefined && owner !== undefined) given = { owner, adminKey };
    maintenance.learn(isOn);
  } catch (problem) {
    if (isWrongAdminKey(problem)) given = null;
    throw problem;
  }
}

/** Whether the service wants its key, or was given a wrong one. */
export function isWrongAdminKey(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.code === 'wrong_admin_key';
}

/** Switches maintenance on or off. Rejects with ApiProblem: `wrong_admin_key` where a key is asked for. */
export function toggle(adminKey?: string): Promise<void> {
  return press(toggleMaintenance, adminKey);
}

/** Ends maintenance. Rejects with ApiProblem: `wrong_admin_key` where a key is asked for. */
export function exitMaintenance(adminKey?: string): Promise<void> {
  return press(disableMaintenance, adminKey);
}
