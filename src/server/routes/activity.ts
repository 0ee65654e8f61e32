import type { FastifyInstance } from 'fastify';
import { readActivity, reportCapture } from '#contracts/activity.ts';
import type { Services } from '#server/services/services.ts';
import { serveSignedIn } from './serve-contract.ts';

export function addActivityRoutes(
  app: FastifyInstance,
  { activities, throttles }: Pick<Services, 'activities' | 'throttles'>,
): void {
  serveSignedIn(app, readActivity, async ({ caller }) => {
    const { entries, totals } = await activities.read(caller.user.id);
    return {
      entries: entries.map(({ happenedAt, ...entry }) => ({
        ...entry,
        happenedAt: happenedAt.toISOString(),
      })),
      totals,
    };
  });
  serveSignedIn(app, reportCapture, async ({ caller, body }) => {
    await throttles.take('captures', caller.user.id);
    await activities.addCapture(caller.user.id, body.id);
    return { success: true as const };
  });
}
