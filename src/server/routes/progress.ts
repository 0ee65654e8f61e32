import type { FastifyInstance } from 'fastify';
import { addAwards, readProgress } from '#contracts/progress.ts';
import { standingOf } from '#domain/gamification/standing.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Services } from '#server/services/services.ts';
import { serveSignedIn } from './serve-contract.ts';

export function addProgressRoutes(
  app: FastifyInstance,
  { progress, throttles }: Pick<Services, 'progress' | 'throttles'>,
): void {
  serveSignedIn(app, readProgress, async ({ caller }) => {
    const awards = await progress.read(caller.user.id);
    return { userId: caller.user.id, xp: standingOf(awards).xp, awards: [...awards] };
  });
  serveSignedIn(app, addAwards, async ({ caller, body }) => {
    const { userId = caller.user.id } = body;
    if (userId !== caller.user.id) throw new ApiFailure('forbidden');
    await throttles.take('awards', caller.user.id);
    const kept = await progress.add(caller.user.id, body.awards);
    return { success: true as const, kept: [...kept] };
  });
}
