import type { FastifyInstance } from 'fastify';
import {
  disableMaintenance,
  enableMaintenance,
  readMaintenance,
  toggleMaintenance,
} from '#contracts/maintenance.ts';
import type { Services } from '#server/services/services.ts';
import { serveContract, serveSignedIn } from './serve-contract.ts';

export function addMaintenanceRoutes(
  app: FastifyInstance,
  { maintenance, adminKey }: Pick<Services, 'maintenance' | 'adminKey'>,
): void {
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
}
