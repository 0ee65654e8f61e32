import {
  enterChallenge,
  joinChallenge,
  leaveChallenge,
  listChallengeEntries,
  listChallenges,
  voteInChallenge,
  withdrawFromChallenge,
} from '#contracts/challenges.ts';
import { addRepeatedWork } from '#server/services/jobs/add-repeated-work.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';
import { createChallenges } from '#server/services/challenges/challenges.ts';
import { createSettling } from '#server/services/challenges/settle-challenges.ts';

/** A result is there about this long after its challenge ended, even if nobody asks for it. */
const SETTLED_EVERY_MS = 30_000;

export const addRoutes: AddRoutes = (app, needs) => {
  const { database, mails, config, restrictions, log, now } = needs;
  const settle = createSettling({ database, mails, origin: config.origin, now });
  const challenges = createChallenges({ database, log, now, settle });
  addRepeatedWork(app, {
    work: settle,
    everyMs: SETTLED_EVERY_MS,
    failure: 'challenges that are over could not be settled',
  });

  serveContract(app, listChallenges, async ({ who }) =>
    challenges.list((await who.caller())?.user.id),
  );
  serveSignedIn(app, listChallengeEntries, async ({ caller, params }) => ({
    entries: await challenges.entries(caller.user.id, params.id),
  }));
  serveSignedIn(app, joinChallenge, async ({ caller, body }) => {
    await restrictions.need(caller.user.id, 'community');
    return challenges.join(caller.user.id, body.challengeId);
  });
  serveSignedIn(app, leaveChallenge, ({ caller, body }) =>
    challenges.leave(caller.user.id, body.challengeId),
  );
  serveSignedIn(app, enterChallenge, async ({ caller, body }) => {
    await restrictions.need(caller.user.id, 'community');
    return challenges.enter(caller.user.id, body.challengeId, body.lookId);
  });
  serveSignedIn(app, withdrawFromChallenge, ({ caller, body }) =>
    challenges.withdraw(caller.user.id, body.challengeId),
  );
  serveSignedIn(app, voteInChallenge, async ({ caller, body }) => {
    await restrictions.need(caller.user.id, 'community');
    return challenges.vote(caller.user.id, body.challengeId, body.entryId);
  });
};
