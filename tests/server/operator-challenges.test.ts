import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeChallenge,
  createChallenge,
  endChallenge,
  listOperatorChallenges,
} from '#contracts/operator-challenges.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { confirmAddress, joinAs, type Member } from './support/account.ts';
import { joinEntrant, readList, RED_LIPS, vote } from './support/challenge-world.ts';
import { mailTo } from './support/outbox.ts';
import { inDays, REASON } from './support/operator-desk.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

let operator: Member;
beforeEach(async () => {
  operator = await joinAs(platform(), 'operator');
});

function settings(differences: object = {}) {
  return {
    title: 'Red, and nothing else',
    about: 'A red mouth.',
    prize: 'A lipstick of your choice',
    difficulty: 'easy',
    startsAt: inDays(0),
    endsAt: inDays(7),
    parts: RED_LIPS,
    ...differences,
  };
}

function create(body: object = settings(), actionId: string = randomUUID()) {
  return operator.visitor.call(createChallenge, { body: { actionId, settings: body } });
}

async function created(differences: object = {}) {
  return createChallenge.reply.parse((await create(settings(differences))).json());
}

function change(id: string, differences: object) {
  const body = { actionId: randomUUID(), settings: settings(differences) };
  return operator.visitor.call(changeChallenge, { params: { id }, body });
}

function end(id: string) {
  const body = { actionId: randomUUID(), reason: REASON };
  return operator.visitor.call(endChallenge, { params: { id }, body });
}

const actions = async () => {
  const rows = await platform().connection.database.select().from(auditEntries);
  return rows.filter(({ action }) => action.startsWith('challenge_'));
};

const list = () => readList({ visitor: platform().visitor() });

describe('an operator', () => {
  it('sets a challenge, which everyone sees and the audit notes', async () => {
    const { id } = await created();
    expect((await list()).running[0]).toMatchObject({ id, setter: 'operator', parts: RED_LIPS });
    expect(await actions()).toMatchObject([
      { action: 'challenge_created', actor: operator.id, subject: id },
    ]);
  });

  it('sets it once, however often it is sent', async () => {
    const [body, actionId] = [settings(), randomUUID()];
    for (const reply of [await create(body, actionId), await create(body, actionId)]) {
      expect(reply.json()).toMatchObject({ id: actionId });
    }
    const other = await create({ ...body, title: 'Blue' }, actionId);
    expect(other.json()).toMatchObject({ error: 'already_used' });
    expect(await actions()).toHaveLength(1);
  });

  it.each([
    [{ startsAt: inDays(-2) }, 'startsAt'],
    [{ endsAt: inDays(1) }, 'endsAt'],
    [{ endsAt: inDays(120) }, 'endsAt'],
    [{ parts: [] }, 'settings'],
    [{ title: ' ' }, 'settings'],
  ])('is told what is wrong with %j', async (differences, field) => {
    const reply = await create(settings(differences));
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field });
  });

  it('changes one before its start, and not after', async () => {
    const planned = await created({ startsAt: inDays(2), endsAt: inDays(9) });
    const changed = await change(planned.id, {
      title: 'Blue',
      startsAt: inDays(3),
      endsAt: inDays(9),
    });
    expect(changed.json()).toMatchObject({ title: 'Blue', state: 'planned' });
    const running = await created();
    expect((await change(running.id, { title: 'Blue' })).json()).toMatchObject({
      error: 'forbidden',
    });
    expect((await actions()).map(({ action }) => action)).toContain('challenge_changed');
  });

  it('ends one early, with its result and the mails about it', async () => {
    const { id } = await created();
    const entrant = await joinEntrant(platform(), id, { name: 'Wine' });
    await confirmAddress(platform(), entrant);
    const voter = await joinEntrant(platform(), id, { strength: 50 });
    await vote(voter, id, entrant.entryId);
    expect((await end(id)).json()).toMatchObject({
      ended: { state: 'ended', result: { votes: 1, winners: [{ name: 'Wine' }] } },
    });
    await mailTo(platform(), entrant.email, /^Your look won/);
    expect((await actions()).at(-1)).toMatchObject({
      action: 'challenge_ended',
      subject: id,
      detail: { reason: REASON },
    });
  });

  it('deletes one that has not begun', async () => {
    const { id } = await created({ startsAt: inDays(2), endsAt: inDays(9) });
    expect((await end(id)).json()).toEqual({ ended: null });
    expect((await list()).planned).toEqual([]);
  });

  it('ends one of ours too, and sees all that there are', async () => {
    const [ours] = (await list()).running;
    expect((await end(ours!.id)).json()).toMatchObject({ ended: { id: ours!.id } });
    expect((await list()).running).toHaveLength(2);
    const reply = await operator.visitor.call(listOperatorChallenges);
    const { challenges } = listOperatorChallenges.reply.parse(reply.json());
    expect(challenges.map(({ state }) => state).toSorted()).toEqual([
      'ended',
      'running',
      'running',
    ]);
  });
});
