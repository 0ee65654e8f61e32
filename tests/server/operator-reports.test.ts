import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  decideReport,
  liftRestriction,
  listReports,
  listRestrictions,
  restrictPerson,
} from '#contracts/operator-reports.ts';
import { applaudLiveStream, writeInLiveStream } from '#contracts/live-chat.ts';
import {
  announceLiveStream,
  listLiveStreams,
  readLiveStream,
  startLiveStream,
} from '#contracts/live-streams.ts';
import { likeLook, listLooks, readLook, saveLook, updateLook } from '#contracts/makeup-looks.ts';
import { users } from '#server/db/schema/accounts.ts';
import { reportCases } from '#server/db/schema/decency.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { confirmAddress, joinAs, type Member } from './support/account.ts';
import { LIVE_BODY, liveRoomsOf } from './support/live-rooms.ts';
import { mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';
import { casesOf, decide, REASON, report, restrict } from './support/reporting.ts';
import { keep, newLook } from './support/saved-looks.ts';

const platform = usePlatform();
const { joinPro, goLive, listen } = liveRoomsOf(platform);

let owner: Member;
let operator: Member;
beforeEach(async () => {
  owner = await joinAs(platform());
  operator = await joinAs(platform(), 'operator');
});

/** A public look that was reported. */
async function reportedLook(name = 'Rude name') {
  const look = await keep(owner, { name, isPublic: true });
  await report(platform().visitor(), { kind: 'look', id: look.id });
  const found = (await casesOf(operator)).find(({ subject }) => subject === look.id);
  return { id: look.id, params: { id: look.id }, caseId: found?.id ?? '' };
}

async function actionsOf(subject: string): Promise<readonly string[]> {
  const rows = await platform()
    .connection.database.select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, subject));
  return rows.map(({ action }) => action);
}

describe('the operators’ queue', () => {
  it('has what is about children first, then what most people reported', async () => {
    const names = ['Once', 'Twice', 'Urgent'];
    for (const name of names) await reportedLook(name);
    const found = await casesOf(operator);
    const idOf = (name: string) =>
      found.find(({ evidence: [each] }) => each?.text === name)!.subject;
    await report((await joinAs(platform())).visitor, { kind: 'look', id: idOf('Twice') });
    const reason = 'child' as const;
    await report(
      (await joinAs(platform())).visitor,
      { kind: 'look', id: idOf('Urgent') },
      { reason },
    );
    await report((await joinAs(platform())).visitor, { kind: 'look', id: idOf('Twice') });
    const order = (await casesOf(operator)).map(({ evidence: [each] }) => each?.text);
    expect(order).toEqual(['Urgent', 'Twice', 'Once']);
  });

  it('is read part by part', async () => {
    const rows = Array.from({ length: 31 }, (_, place) => ({
      kind: 'look' as const,
      subject: String(place),
      userId: owner.id,
      evidence: [],
      reports: place,
      firstAt: new Date(),
      lastAt: new Date(),
    }));
    await platform().connection.database.insert(reportCases).values(rows);
    const read = async (query: Readonly<Record<string, string>>) =>
      listReports.reply.parse((await operator.visitor.call(listReports, { query })).json());
    const first = await read({});
    expect(first.cases.map(({ reports }) => reports)).toEqual(
      Array.from({ length: 30 }, (_, place) => 30 - place),
    );
    const second = await read({ before: first.cases.at(-1)?.id ?? '' });
    expect(second.cases.map(({ reports }) => reports)).toEqual([0]);
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
  });

  it('is for operators alone, and says in the record who read it', async () => {
    await casesOf(operator);
    const rows = await platform().connection.database.select().from(auditEntries);
    expect(rows).toMatchObject([{ action: 'reports_read', actor: operator.id }]);
    for (const contract of [listReports, listRestrictions, decideReport, restrictPerson]) {
      expect((await owner.visitor.call(contract, { params: { id: owner.id } })).statusCode).toBe(
        403,
      );
    }
  });
});

describe('a look that an operator hides', () => {
  it('is not found by others, and its owner sees it as hidden and is written why', async () => {
    await confirmAddress(platform(), owner);
    const { id, params, caseId } = await reportedLook();
    expect((await decide(operator, caseId, 'hide')).statusCode).toBe(200);
    const { visitor } = await joinAs(platform());
    expect((await visitor.call(readLook, { params })).statusCode).toBe(404);
    expect((await visitor.call(likeLook, { params })).statusCode).toBe(404);
    expect((await owner.visitor.call(readLook, { params })).json()).toMatchObject({
      isHidden: true,
      isPublic: false,
    });
    expect((await owner.visitor.call(listLooks)).json()).toMatchObject([{ id, isHidden: true }]);
    const mail = await mailTo(platform(), owner.email, 'A decision about your account');
    expect(mail.text).toContain('we have hidden it from others');
    expect(mail.text).toContain(REASON);
    expect(await actionsOf(owner.id)).toContain('content_hidden');
  });

  it('cannot be made public by its owner', async () => {
    const { params, caseId } = await reportedLook();
    await decide(operator, caseId, 'hide');
    const body = { isPublic: true };
    const reply = await owner.visitor.call(updateLook, { params, body });
    expect(reply.json()).toMatchObject({ error: 'hidden' });
  });

  it('is public again once it is shown', async () => {
    const { params, caseId } = await reportedLook();
    await decide(operator, caseId, 'hide');
    await decide(operator, caseId, 'show');
    expect((await platform().visitor().call(readLook, { params })).statusCode).toBe(200);
  });
});

describe('a decision', () => {
  it('is made once, however often it is sent', async () => {
    const { caseId } = await reportedLook();
    const actionId = randomUUID();
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await decide(operator, caseId, 'hide', actionId)).statusCode).toBe(200);
    }
    expect(
      (await actionsOf(owner.id)).filter((action) => action === 'content_hidden'),
    ).toHaveLength(1);
  });

  it('that was made already is refused', async () => {
    const { caseId } = await reportedLook();
    await decide(operator, caseId, 'hide');
    expect((await decide(operator, caseId, 'hide')).json()).toMatchObject({
      error: 'already_used',
    });
  });

  it('to dismiss leaves the thing as it is, and takes the case from the queue until it is reported again', async () => {
    const { id, params, caseId } = await reportedLook();
    await decide(operator, caseId, 'dismiss');
    expect(await casesOf(operator)).toEqual([]);
    expect(await casesOf(operator, 'decided')).toMatchObject([{ decision: 'dismissed' }]);
    expect((await platform().visitor().call(readLook, { params })).statusCode).toBe(200);
    await report((await joinAs(platform())).visitor, { kind: 'look', id });
    expect(await casesOf(operator)).toMatchObject([{ reports: 2, decision: 'dismissed' }]);
  });
});

describe('what an operator decides about a live session', () => {
  it('ends it for everybody', async () => {
    const { host, room, params } = await goLive();
    const heard = await listen(platform().visitor(), room.id);
    await report(platform().visitor(), { kind: 'session', id: room.id });
    const [found] = await casesOf(operator);
    await decide(operator, found?.id ?? '', 'end');
    await expect.poll(() => heard.isOver).toBe(true);
    expect((await host.visitor.call(readLiveStream, { params })).json()).toMatchObject({
      room: { endedBecause: 'operator' },
    });
    expect(await actionsOf(host.id)).toEqual(['live_stream_ended']);
  });

  it('hides a message from everybody who listens', async () => {
    const { room, params } = await goLive();
    const heard = await listen(platform().visitor(), room.id);
    const body = { text: 'Rude words' };
    const { place } = (await owner.visitor.call(writeInLiveStream, { params, body })).json();
    await report(platform().visitor(), { kind: 'message', id: room.id, place });
    const [found] = await casesOf(operator);
    await decide(operator, found?.id ?? '', 'hide');
    await expect.poll(() => heard.text).toContain(`{"kind":"removed","place":${place}}`);
  });

  it('hides a name wherever it is shown, until it is changed', async () => {
    const { host, room, params } = await goLive();
    await report(platform().visitor(), { kind: 'name', of: 'session', id: room.id });
    const [found] = await casesOf(operator);
    await decide(operator, found?.id ?? '', 'hide');
    const hostName = async () =>
      (await platform().visitor().call(readLiveStream, { params })).json().room.hostName;
    expect(await hostName()).toBe('Member');
    const { database } = platform().connection;
    await database.update(users).set({ name: 'Ann Lee' }).where(eq(users.id, host.id));
    expect(await hostName()).toBe('Ann Lee');
  });
});

describe('a part of the service that is closed to a person', () => {
  it('of the chat is refused with a date and a reason, and only to them', async () => {
    const { params } = await goLive();
    const until = '2099-01-31T12:00:00Z';
    const tooLong = await restrict(operator, owner.id, { until });
    expect(tooLong.json()).toMatchObject({ error: 'invalid_input', field: 'until' });
    await restrict(operator, owner.id);
    const body = { text: 'Hello' };
    const refused = await owner.visitor.call(writeInLiveStream, { params, body });
    expect(refused.json()).toMatchObject({
      error: 'banned',
      details: `You can’t write or applaud in live sessions until we lift this. The reason: ${REASON}`,
    });
    const claps = { claps: 1 };
    const applause = await owner.visitor.call(applaudLiveStream, { params, body: claps });
    expect(applause.statusCode).toBe(403);
    const other = await joinAs(platform());
    expect((await other.visitor.call(writeInLiveStream, { params, body })).statusCode).toBe(201);
  });

  it('of going live ends what they are live with and have announced', async () => {
    const { host, room, params } = await goLive();
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    const plan = { title: 'Tonight', startsAt, isListed: true };
    await host.visitor.call(announceLiveStream, { body: plan });
    const heard = await listen(platform().visitor(), room.id);
    await restrict(operator, host.id, { areas: ['live'] });
    await expect.poll(() => heard.isOver).toBe(true);
    expect((await host.visitor.call(readLiveStream, { params })).json()).toMatchObject({
      room: { endedBecause: 'operator' },
    });
    const viewer = await joinPro();
    expect((await viewer.visitor.call(listLiveStreams)).json()).toMatchObject({ planned: [] });
    const again = await host.visitor.call(startLiveStream, { body: LIVE_BODY });
    expect(again.json()).toMatchObject({ error: 'banned' });
    const announced = await host.visitor.call(announceLiveStream, { body: plan });
    expect(announced.json()).toMatchObject({ error: 'banned' });
  });

  it('of the community keeps their looks private, and out of the gallery', async () => {
    const { id: listedId } = await keep(owner, { isPublic: true });
    const list = { params: { id: listedId }, body: { isListed: true } };
    expect((await owner.visitor.call(updateLook, list)).json()).toMatchObject({ isListed: true });
    await restrict(operator, owner.id, { areas: ['community'] });
    expect((await owner.visitor.call(updateLook, list)).json()).toMatchObject({ error: 'banned' });
    expect((await owner.visitor.call(listLooks)).json()).toMatchObject([{ isListed: false }]);
    const shown = newLook({ isPublic: true });
    expect((await owner.visitor.call(saveLook, { body: shown })).json()).toMatchObject({
      error: 'banned',
    });
    const { id } = await keep(owner);
    const body = { isPublic: true };
    const reply = await owner.visitor.call(updateLook, { params: { id }, body });
    expect(reply.json()).toMatchObject({ error: 'banned' });
  });

  it('opens again when its time is over', async () => {
    const host = await joinPro();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await restrict(operator, host.id, { areas: ['live'], until });
    const start = () => host.visitor.call(startLiveStream, { body: LIVE_BODY });
    expect((await start()).statusCode).toBe(403);
    platform().advance(3_601_000);
    expect((await start()).statusCode).toBe(201);
  });

  it('is told by mail, listed, and lifted, each in the record', async () => {
    await confirmAddress(platform(), owner);
    await restrict(operator, owner.id, { areas: ['chat', 'community'] });
    const mail = await mailTo(platform(), owner.email, 'A decision about your account');
    expect(mail.text).toContain('You can’t write or applaud in live sessions');
    const listed = listRestrictions.reply.parse(
      (await operator.visitor.call(listRestrictions)).json(),
    );
    expect(listed.restrictions.map(({ area }) => area)).toEqual(['community', 'chat']);
    const chat = listed.restrictions[1]!;
    const body = { actionId: randomUUID(), reason: 'It was a mistake' };
    await operator.visitor.call(liftRestriction, { params: { id: chat.id }, body });
    const left = (await operator.visitor.call(listRestrictions)).json();
    expect(left.restrictions).toMatchObject([{ area: 'community' }]);
    expect(await actionsOf(owner.id)).toEqual(['person_restricted', 'restriction_lifted']);
    const { params } = await goLive();
    const hello = { text: 'Hello' };
    expect((await owner.visitor.call(writeInLiveStream, { params, body: hello })).statusCode).toBe(
      201,
    );
  });

  it('is seen beside what they are reported for', async () => {
    await reportedLook();
    await restrict(operator, owner.id);
    expect(await casesOf(operator)).toMatchObject([{ restricted: ['chat'] }]);
  });
});
