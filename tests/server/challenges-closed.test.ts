import { describe, expect, it } from 'vitest';
import {
  enterChallenge,
  joinChallenge,
  leaveChallenge,
  withdrawFromChallenge,
} from '#contracts/challenges.ts';
import { joinAs } from './support/account.ts';
import {
  joinEntrant,
  joinPro,
  readChallenge,
  redLips,
  setChallenge,
  vote,
} from './support/challenge-world.ts';
import { inDays } from './support/operator-desk.ts';
import { usePlatform } from './support/platform.ts';
import { REASON, restrict } from './support/reporting.ts';
import { keep } from './support/saved-looks.ts';

const platform = usePlatform();
const DAY_MS = 86_400_000;

describe('an account to which the community is closed', () => {
  it('can neither join, enter nor vote, is told why, and can still take its own back', async () => {
    const operator = await joinAs(platform(), 'operator');
    const challengeId = await setChallenge(platform());
    const closed = await joinEntrant(platform(), challengeId, { strength: 80 });
    const other = await joinEntrant(platform(), challengeId, { strength: 60 });
    await vote(closed, challengeId, other.entryId);
    const { id: lookId } = await keep(closed, { isPublic: true, look: redLips(70) });
    await restrict(operator, closed.id, { areas: ['community'] });
    const body = { challengeId };
    const refused = [
      await closed.visitor.call(joinChallenge, { body }),
      await closed.visitor.call(enterChallenge, { body: { challengeId, lookId } }),
      await vote(closed, challengeId, other.entryId),
      await vote(closed, challengeId, null),
    ];
    for (const reply of refused) {
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ error: 'banned' });
      expect(reply.json().details).toContain('take part in challenges');
      expect(reply.json().details).toContain(REASON);
    }
    expect(await readChallenge(closed, challengeId)).toMatchObject({ votedFor: other.entryId });
    const withdrawn = await closed.visitor.call(withdrawFromChallenge, { body });
    expect(withdrawn.json()).toMatchObject({ ownEntry: null });
    const left = await closed.visitor.call(leaveChallenge, { body });
    expect(left.json()).toMatchObject({ isJoined: false });
  });

  it('does both again once that is over', async () => {
    const operator = await joinAs(platform(), 'operator');
    const challengeId = await setChallenge(platform());
    const entrant = await joinEntrant(platform(), challengeId);
    const closed = await joinPro(platform());
    await restrict(operator, closed.id, { areas: ['community'], until: inDays(1) });
    const voting = () => vote(closed, challengeId, entrant.entryId);
    expect((await voting()).json()).toMatchObject({ error: 'banned' });
    platform().advance(DAY_MS + 1000);
    expect((await voting()).json()).toMatchObject({ votedFor: entrant.entryId });
  });
});
