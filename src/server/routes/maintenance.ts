import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  disableMaintenance,
  enableMaintenance,
  readMaintenance,
  toggleMaintenance,
} from '#contracts/maintenance.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';

import { createAdminKey } from '#server/services/maintenance/admin-key.ts';

export const addRoutes: AddRoutes = (app, { config, maintenance, throttles }) => {
  const adminKey = createAdminKey(config.adminKey, throttles);
  serveContract(app, readMaintenance, async () => ({ maintenance: await maintenance.isOn() }));
  serveSignedIn(app, toggleMaintenance, async ({ caller, body }) => {
    await adminKey.require(caller.user.id, body?.adminKey);
    return { maintenance: await maintenance.toggle(caller.user.id) };
  });
  serveSignedIn(app, enableMaintenance, async ({ caller, body }) => {
    await adminKey.require(caller.user.id, body.adminKey);
    return { maintenance: await maintenance.set(true, caller.user.id) };
  });
  serveSignedIn(app, disableMaintenance, async ({ caller, body }) => {
    await adminKey.require(caller.user.id, body.adminKey);
    return { maintenance: await maintenance.set(false, caller.user.id) };
  });
};
