import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  enterChallenge,
  joinChallenge,
  leaveChallenge,
  listChallengeEntries,
  withdrawFromChallenge,
} from '#contracts/challenges.ts';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import { deleteLook, updateLook } from '#contracts/makeup-looks.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import { challengeVotes } from '#server/db/schema/challenges.ts';
import { confirmAddress, joinAs, PASSWORD } from './support/account.ts';
import {
  joinEntrant,
  joinPro,
  readChallenge,
  readEntries,
  readList,
  redLips,
  setChallenge,
  vote,
} from './support/challenge-world.ts';
import { eventually } from './support/eventually.ts';
import { mailsTo, mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';
import { keep } from './support/saved-looks.ts';

const platform = usePlatform();
const DAY_MS = 86_400_000;

describe('the list of challenges', () => {
  it('has three of ours on the first day, each with a deadline ahead', async () => {
    const { running, planned, ended } = await readList({ visitor: platform().visitor() });
    expect(running.map(({ setter }) => setter)).toEqual(['lookglass', 'lookglass', 'lookglass']);
    for (const { endsAt, parts } of running) {
      expect(Date.parse(endsAt)).toBeGreaterThan(Date.now());
      expect(parts.length).toBeGreaterThan(1);
    }
    expect([planned, ended]).toEqual([[], []]);
  });

  it('has operators’ own before ours, and lists upcoming ones separately', async () => {
    const [now, later] = [
      await setChallenge(platform()),
      await setChallenge(platform(), { began: -3 }),
    ];
    const { running, planned } = await readList({ visitor: platform().visitor() });
    expect(running[0]?.id).toBe(now);
    expect(running).toHaveLength(4);
    expect(planned.map(({ id }) => id)).toEqual([later]);
  });
});

describe('joining', () => {
  it('is for Pro', async () => {
    const challengeId = await setChallenge(platform());
    const { visitor } = await joinAs(platform());
    const reply = await visitor.call(joinChallenge, { body: { challengeId } });
    expect(reply.json()).toMatchObject({ error: 'pro_required' });
  });

  it('is for one at a time, including ours', async () => {
    const member = await joinPro(platform());
    const challengeId = await setChallenge(platform());
    const ours = (await readList(member)).running.find(({ setter }) => setter === 'lookglass')!;
    for (const id of [challengeId, ours.id]) {
      const reply = await member.visitor.call(joinChallenge, { body: { challengeId: id } });
      expect(reply.json()).toMatchObject({ id, isJoined: true, participants: 1 });
    }
    const { running } = await readList(member);
    expect(running.filter(({ isJoined }) => isJoined).map(({ id }) => id)).toEqual([ours.id]);
  });

  it('ends with leaving, for which nobody needs Pro', async () => {
    const member = await joinPro(platform());
    const body = { challengeId: await setChallenge(platform()) };
    await member.visitor.call(joinChallenge, { body });
    await platform().connection.database.delete(entitlements);
    const reply = await member.visitor.call(leaveChallenge, { body });
    expect(reply.json()).toMatchObject({ isJoined: false, participants: 0 });
  });

  it.each([-3, 8])('is refused %i days from the start', async (began) => {
    const challengeId = await setChallenge(platform(), { began });
    const { visitor } = await joinPro(platform());
    const reply = await visitor.call(joinChallenge, { body: { challengeId } });
    expect(reply.json()).toMatchObject({ error: 'not_found' });
  });
});

describe('a look', () => {
  async function enter(differences: Parameters<typeof keep>[1], began = 1) {
    const member = await joinPro(platform());
    const challengeId = await setChallenge(platform(), { began });
    const { id: lookId } = await keep(member, differences);
    const reply = await member.visitor.call(enterChallenge, { body: { challengeId, lookId } });
    return { member, challengeId, lookId, reply };
  }

  it('is entered, and joins its maker', async () => {
    const { reply, lookId } = await enter({ isPublic: true, look: redLips() });
    expect(reply.json()).toMatchObject({
      isJoined: true,
      entries: 1,
      participants: 1,
      ownEntry: { lookId, name: 'Rosewood', isOwn: true, isShown: true, votes: null, place: null },
    });
  });

  it('that is private is refused, with what to do about it', async () => {
    const { reply } = await enter({ isPublic: false, look: redLips() });
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field: 'lookId' });
    expect(reply.json().details).toContain('Only a public look');
  });

  it('that misses the brief is refused, with each reason', async () => {
    const { reply } = await enter({ isPublic: true });
    expect(reply.json()).toMatchObject({
      error: 'invalid_input',
      details:
        'Your lipstick is pink, not red. Your lipstick is satin, not matte. Leave out the blush.',
    });
  });

  it('is refused on the last day, which is for votes', async () => {
    const { reply } = await enter({ isPublic: true, look: redLips() }, 6.5);
    expect(reply.json()).toMatchObject({ error: 'forbidden' });
  });

  it('of another person is not found', async () => {
    const challengeId = await setChallenge(platform());
    const { lookId } = await joinEntrant(platform(), challengeId);
    const { visitor } = await joinPro(platform());
    const reply = await visitor.call(enterChallenge, { body: { challengeId, lookId } });
    expect(reply.json()).toMatchObject({ error: 'not_found' });
  });

  it('is one for each account, however often it is sent', async () => {
    const { member, challengeId, lookId } = await enter({ isPublic: true, look: redLips() });
    const body = { challengeId, lookId };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => member.visitor.call(enterChallenge, { body })),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const other = await keep(member, { isPublic: true, look: redLips(70) });
    const refused = await member.visitor.call(enterChallenge, {
      body: { challengeId, lookId: other.id },
    });
    expect(refused.json()).toMatchObject({ error: 'already_used' });
    expect(await readEntries(member, challengeId)).toHaveLength(1);
  });

  it('cannot be entered by another who has copied it onto their own skin', async () => {
    const { challengeId } = await enter({ isPublic: true, look: redLips() });
    const copier = await joinPro(platform());
    const look = { ...redLips(), foundation: { color: '#5b3929', opacity: 20 } };
    const { id: lookId } = await keep(copier, { isPublic: true, look });
    const reply = await copier.visitor.call(enterChallenge, { body: { challengeId, lookId } });
    expect(reply.json()).toMatchObject({ error: 'already_used' });
    expect(reply.json().details).toContain('already');
  });

  it('drops out as soon as it is private or deleted, and its owner is told', async () => {
    const challengeId = await setChallenge(platform());
    const entrant = await joinEntrant(platform(), challengeId);
    const voter = await joinPro(platform());
    const params = { id: entrant.lookId };
    await entrant.visitor.call(updateLook, { params, body: { isPublic: false } });
    expect(await readEntries(voter, challengeId)).toEqual([]);
    expect((await vote(voter, challengeId, entrant.entryId)).json().error).toBe('not_found');
    expect(await readChallenge(entrant, challengeId)).toMatchObject({
      entries: 0,
      ownEntry: { isShown: false },
    });
    await entrant.visitor.call(updateLook, { params, body: { isPublic: true } });
    expect(await readEntries(voter, challengeId)).toHaveLength(1);
    await entrant.visitor.call(deleteLook, { params });
    expect(await readEntries(voter, challengeId)).toEqual([]);
  });

  it('is withdrawn with the votes for it, and another can be entered', async () => {
    const challengeId = await setChallenge(platform());
    const entrant = await joinEntrant(platform(), challengeId);
    const voter = await joinPro(platform());
    await vote(voter, challengeId, entrant.entryId);
    const reply = await entrant.visitor.call(withdrawFromChallenge, { body: { challengeId } });
    expect(reply.json()).toMatchObject({ entries: 0, ownEntry: null, isJoined: true });
    expect(await readChallenge(voter, challengeId)).toMatchObject({ votedFor: null });
    const { id: lookId } = await keep(entrant, { isPublic: true, look: redLips(60) });
    const again = await entrant.visitor.call(enterChallenge, { body: { challengeId, lookId } });
    expect(again.json()).toMatchObject({ ownEntry: { lookId } });
  });
});

describe('the entries', () => {
  it('come in an order of each viewer’s own that does not change, without votes', async () => {
    const challengeId = await setChallenge(platform());
    for (const strength of [40, 50, 60, 70, 80, 90]) {
      await joinEntrant(platform(), challengeId, { strength });
    }
    const viewers = [];
    for (let viewer = 0; viewer < 4; viewer += 1) viewers.push(await joinPro(platform()));
    const orders = [];
    for (const viewer of viewers) {
      const entries = await readEntries(viewer, challengeId);
      await vote(viewer, challengeId, entries[0]!.id);
      const again = await readEntries(viewer, challengeId);
      expect(again).toEqual(entries);
      expect(again.every(({ votes, place }) => votes === null && place === null)).toBe(true);
      orders.push(entries.map(({ id }) => id).join(' '));
    }
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('say nothing of who made them', async () => {
    const challengeId = await setChallenge(platform());
    const entrant = await joinEntrant(platform(), challengeId);
    const viewer = await joinPro(platform());
    const reply = await viewer.visitor.call(listChallengeEntries, { params: { id: challengeId } });
    for (const word of [entrant.id, entrant.email, 'Zoe', 'Ray']) {
      expect(reply.body).not.toContain(word);
    }
  });

  it('of a challenge that does not exist are not found', async () => {
    const { visitor } = await joinPro(platform());
    const reply = await visitor.call(listChallengeEntries, { params: { id: uuidv7() } });
    expect(reply.json()).toMatchObject({ error: 'not_found' });
  });
});

describe('a vote', () => {
  it('counts once when it is sent twenty times at once', async () => {
    const challengeId = await setChallenge(platform());
    const first = await joinEntrant(platform(), challengeId, { strength: 80 });
    const second = await joinEntrant(platform(), challengeId, { strength: 60 });
    const voter = await joinPro(platform());
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        vote(voter, challengeId, turn % 2 === 0 ? first.entryId : second.entryId),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { database } = platform().connection;
    const cast = await database.select().from(challengeVotes);
    expect(cast).toHaveLength(1);
    expect(await readChallenge(voter, challengeId)).toMatchObject({ votedFor: cast[0]?.entryId });
  });

  it('can be changed and taken back while it runs', async () => {
    const challengeId = await setChallenge(platform());
    const first = await joinEntrant(platform(), challengeId, { strength: 80 });
    const second = await joinEntrant(platform(), challengeId, { strength: 60 });
    for (const [voter, chosen] of [
      [first, second.entryId],
      [second, first.entryId],
    ] as const) {
      expect((await vote(voter, challengeId, chosen)).json()).toMatchObject({ votedFor: chosen });
      expect((await vote(voter, challengeId, null)).json()).toMatchObject({ votedFor: null });
    }
  });

  it('is refused for one’s own look, in another challenge, and without Pro', async () => {
    const [challengeId, other] = [await setChallenge(platform()), await setChallenge(platform())];
    const entrant = await joinEntrant(platform(), challengeId);
    expect((await vote(entrant, challengeId, entrant.entryId)).json()).toMatchObject({
      error: 'forbidden',
      details: 'You can’t vote for your own look.',
    });
    const voter = await joinPro(platform());
    expect((await vote(voter, other, entrant.entryId)).json().error).toBe('not_found');
    const free = await joinAs(platform());
    expect((await vote(free, challengeId, entrant.entryId)).json().error).toBe('pro_required');
  });
});

describe('an account that is deleted', () => {
  it('takes its entry and its vote along, and had them in its export', async () => {
    const challengeId = await setChallenge(platform());
    const leaving = await joinEntrant(platform(), challengeId, { strength: 80 });
    const staying = await joinEntrant(platform(), challengeId, { strength: 60 });
    await vote(leaving, challengeId, staying.entryId);
    await vote(staying, challengeId, leaving.entryId);
    const exported = (await leaving.visitor.call(exportAccount)).json();
    expect(exported).toMatchObject({
      challengeJoined: [{ title: 'Red, and nothing else' }],
      challengeEntries: [{ lookId: leaving.lookId }],
      challengeVotes: [{ entry: staying.entryId }],
    });
    await leaving.visitor.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await readChallenge(staying, challengeId)).toMatchObject({ entries: 1, votedFor: null });
    expect(await platform().connection.database.select().from(challengeVotes)).toEqual([]);
  });
});

// Last in this file, since it moves the clock on.
describe('the end', () => {
  it('comes by the clock, keeps the result, and writes once to each confirmed address', async () => {
    const challengeId = await setChallenge(platform());
    const won = await joinEntrant(platform(), challengeId, { name: 'Wine', strength: 80 });
    const lost = await joinEntrant(platform(), challengeId, { name: 'Brick', strength: 60 });
    const unconfirmed = await joinEntrant(platform(), challengeId, { name: 'Rust', strength: 50 });
    for (const entrant of [won, lost]) await confirmAddress(platform(), entrant);
    const voters = [
      await joinPro(platform()),
      await joinPro(platform()),
      await joinPro(platform()),
    ];
    for (const voter of voters.slice(1)) await vote(voter, challengeId, won.entryId);
    await vote(voters[0]!, challengeId, lost.entryId);
    platform().advance(7 * DAY_MS);
    // Several people read the list at the same moment.
    await Promise.all(voters.map((voter) => readList(voter)));
    expect(await readChallenge(voters[0]!, challengeId)).toMatchObject({
      state: 'ended',
      result: { votes: 3, winners: [{ name: 'Wine', place: 1, votes: 2 }] },
    });
    const placed = await readEntries(voters[0]!, challengeId);
    expect(placed.map(({ name, place, votes }) => [name, place, votes])).toEqual([
      ['Wine', 1, 2],
      ['Brick', 2, 1],
      ['Rust', 3, 0],
    ]);
    const toWinner = await mailTo(platform(), won.email, 'Your look won “Red, and nothing else”');
    expect(toWinner.text).toContain('“Wine” came first, with 2 of 3 votes.');
    expect(toWinner.text).toContain('The prize: A lipstick of your choice');
    const toOther = await mailTo(platform(), lost.email, 'The result of “Red, and nothing else”');
    expect(toOther.text).toContain('at place 2 of 3, with 1 of 3 votes');
    await eventually(async () => {
      const { rows } = await platform().connection.execute('select name from jobs');
      if (rows.length > 0) throw new Error(`${rows.length} jobs are left to do.`);
    });
    for (const { email } of [won, lost]) expect(await mailsTo(platform(), email)).toHaveLength(1);
    expect(await mailsTo(platform(), unconfirmed.email)).toEqual([]);
    expect((await vote(voters[0]!, challengeId, won.entryId)).json().error).toBe('forbidden');
  });
});
