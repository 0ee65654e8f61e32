import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  chooseLiveReminder,
  openStopLiveReminders,
  readLiveReminders,
  stopLiveReminders,
} from '#contracts/live-reminders.ts';
import { setStandingInLiveStream, writeInLiveStream } from '#contracts/live-chat.ts';
import {
  announceLiveStream,
  endLiveStream,
  listLiveStreams,
  readOwnLiveStreams,
  startLiveStream,
} from '#contracts/live-streams.ts';
import { MOST_PLANS, PLAN_LATE_MS, REMIND_BEFORE_MS } from '#domain/live/live-plan.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import { createStoredJobs } from '#server/services/jobs/stored-jobs.ts';
import { createLiveReminders } from '#server/services/live/live-reminders.ts';
import { createMailCarrier } from '#server/services/mail/create-mail-carrier.ts';
import { createMails } from '#server/services/mail/mails.ts';
import { confirmAddress, joinAs, type Member } from './support/account.ts';
import { LIVE_BODY, liveRoomsOf } from './support/live-rooms.ts';
import { linksIn, mailsTo } from './support/outbox.ts';
import { ORIGIN, SECRET, usePlatform } from './support/platform.ts';

const platform = usePlatform();
const { joinPro, goLive, read, listen } = liveRoomsOf(platform);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const soon = (milliseconds = HOUR_MS): string => new Date(Date.now() + milliseconds).toISOString();

async function announce(host: Member, settings: object = {}) {
  const body = { title: 'Tonight', startsAt: soon(), ...settings };
  const reply = await host.visitor.call(announceLiveStream, { body });
  return announceLiveStream.reply.parse(reply.json());
}

/** Signed in, with an address that is verified. */
async function joinVerified(): Promise<Member> {
  const member = await joinAs(platform());
  await confirmAddress(platform(), member);
  return member;
}

function ask({ visitor }: Member, id: string, wanted = true) {
  return visitor.call(chooseLiveReminder, { params: { id }, body: { wanted } });
}

async function remindedOf({ visitor }: Member): Promise<readonly string[]> {
  return readLiveReminders.reply.parse((await visitor.call(readLiveReminders)).json()).rooms;
}

/**
 * Another process of the same server, `later` milliseconds from now, which looks for reminders that are
 * due.
 */
async function sendReminders(later: number): Promise<void> {
  const { app, dataFolder, connection } = platform();
  const { database } = connection;
  const now = (): Date => new Date(Date.now() + later);
  const jobs = createStoredJobs({ database, secret: SECRET, log: app.log, now });
  const config = { smtpUrl: undefined, mailFrom: 'mirror@example.com', dataFolder };
  const carrier = createMailCarrier({ config, secret: SECRET, log: app.log, now });
  const mails = createMails(jobs, carrier, now);
  const paymentNow = () => Promise.resolve(now());
  await createLiveReminders({ database, mails, origin: ORIGIN, now, paymentNow }).send();
  await jobs.settled();
}

const textsTo = async ({ email }: Member) =>
  (await mailsTo(platform(), email)).map(({ text = '' }) => text);

describe('an announced session', () => {
  it('is listed if its host wants that, and begins as it was announced', async () => {
    const host = await joinPro();
    const startsAt = soon();
    const plan = await announce(host, { startsAt, isListed: true });
    const heard = await listen(platform().visitor(), plan.id);
    expect((await (await joinPro()).visitor.call(listLiveStreams)).json()).toMatchObject({
      live: [],
      planned: [{ id: plan.id, startsAt }],
    });
    const reply = await host.visitor.call(startLiveStream, {
      body: { ...LIVE_BODY, planId: plan.id },
    });
    expect(reply.json()).toMatchObject({ room: { id: plan.id, state: 'live' } });
    await expect.poll(() => heard.text).toContain('"state":"live"');
  });

  it('is seen by its host and by those who have its link, if it is not listed', async () => {
    const host = await joinPro();
    const plan = await announce(host);
    expect((await read(platform().visitor(), plan.id)).room.title).toBe('Tonight');
    expect((await host.visitor.call(readOwnLiveStreams)).json()).toMatchObject({
      planned: [{ id: plan.id }],
    });
    expect((await host.visitor.call(listLiveStreams)).json()).toEqual({ live: [], planned: [] });
  });

  it.each([
    ['has passed', -1000],
    ['is too far ahead', 61 * DAY_MS],
  ])('is refused for a time that %s', async (_which, ahead) => {
    const { visitor } = await joinPro();
    const reply = await visitor.call(announceLiveStream, {
      body: { title: 'Tonight', startsAt: soon(ahead) },
    });
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field: 'startsAt' });
  });

  it('is one of ten at most, even if several are announced at once', async () => {
    const host = await joinPro();
    const body = { title: 'Tonight', startsAt: soon() };
    const replies = await Promise.all(
      Array.from({ length: MOST_PLANS + 3 }, () => host.visitor.call(announceLiveStream, { body })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_PLANS);
  });

  it('is called off by its host alone', async () => {
    const host = await joinPro();
    const { id } = await announce(host, { isListed: true });
    const other = await joinPro();
    expect((await other.visitor.call(endLiveStream, { params: { id } })).statusCode).toBe(404);
    await host.visitor.call(endLiveStream, { params: { id } });
    expect((await other.visitor.call(listLiveStreams)).json()).toEqual({ live: [], planned: [] });
    expect((await read(other.visitor, id)).room).toMatchObject({ state: 'ended', startedAt: null });
  });

  it('is no longer listed when its host is no longer Pro', async () => {
    const host = await joinPro();
    await announce(host, { isListed: true });
    const { database } = platform().connection;
    await database
      .update(entitlements)
      .set({ revokedAt: new Date() })
      .where(eq(entitlements.userId, host.id));
    const other = await joinPro();
    expect((await other.visitor.call(listLiveStreams)).json()).toEqual({ live: [], planned: [] });
  });
});

it('the list shows nobody a room that they are kept out of', async () => {
  const { host, params } = await goLive({ isListed: true });
  const other = await joinPro();
  const written = await other.visitor.call(writeInLiveStream, { params, body: { text: 'Rude' } });
  const { place } = writeInLiveStream.reply.parse(written.json());
  await host.visitor.call(setStandingInLiveStream, {
    params: { ...params, place: String(place) },
    body: { standing: 'blocked' },
  });
  expect((await other.visitor.call(listLiveStreams)).json()).toMatchObject({ live: [] });
});

describe('a reminder', () => {
  it('comes once, a quarter of an hour before the session begins', async () => {
    const plan = await announce(await joinPro());
    const zoe = await joinVerified();
    expect((await ask(zoe, plan.id)).json()).toEqual({ wanted: true });
    await ask(zoe, plan.id);
    expect(await remindedOf(zoe)).toEqual([plan.id]);
    await sendReminders(HOUR_MS - REMIND_BEFORE_MS - 60_000);
    expect(await textsTo(zoe)).toEqual([]);
    await sendReminders(HOUR_MS - REMIND_BEFORE_MS + 1000);
    await sendReminders(HOUR_MS - REMIND_BEFORE_MS + 2000);
    const [text = '', ...others] = await textsTo(zoe);
    expect(others).toEqual([]);
    expect(text).toContain('Zoe Ray goes live in 15 minutes: “Tonight”.');
    expect(text).toContain(`${ORIGIN}/live/${plan.id}`);
  });

  it('says that the host is live if they began early', async () => {
    const host = await joinPro();
    const plan = await announce(host);
    const zoe = await joinVerified();
    await ask(zoe, plan.id);
    await host.visitor.call(startLiveStream, { body: { ...LIVE_BODY, planId: plan.id } });
    await sendReminders(0);
    expect(await textsTo(zoe)).toEqual([
      expect.stringContaining('Zoe Ray is live now: “A wine lip that lasts dinner”.'),
    ]);
  });

  it('comes to nobody who took it back, and of no session that was called off', async () => {
    const host = await joinPro();
    const [plan, called] = [await announce(host), await announce(host)];
    const zoe = await joinVerified();
    await ask(zoe, plan.id);
    await ask(zoe, plan.id, false);
    await ask(zoe, called.id);
    await host.visitor.call(endLiveStream, { params: { id: called.id } });
    await sendReminders(HOUR_MS - 1000);
    expect(await textsTo(zoe)).toEqual([]);
  });

  it('goes to a verified address alone', async () => {
    const plan = await announce(await joinPro());
    const ada = await joinAs(platform());
    expect((await ask(ada, plan.id)).json().error).toBe('not_available');
    expect(await remindedOf(ada)).toEqual([]);
  });

  it('is of no session that has begun, or that one may not watch', async () => {
    const { host, room } = await goLive();
    const zoe = await joinVerified();
    expect((await ask(zoe, room.id)).json().error).toBe('not_found');
    await host.visitor.call(endLiveStream, { params: { id: room.id } });
    expect((await ask(zoe, room.id)).json().error).toBe('not_found');
  });
});

describe('the link in a reminder', () => {
  async function reminded() {
    const host = await joinPro();
    const [plan, later] = [await announce(host), await announce(host, { startsAt: soon(DAY_MS) })];
    const zoe = await joinVerified();
    await ask(zoe, plan.id);
    await ask(zoe, later.id);
    await sendReminders(HOUR_MS - REMIND_BEFORE_MS + 1000);
    const [mail] = await mailsTo(platform(), zoe.email);
    if (mail === undefined) throw new Error('No mail came.');
    const token = linksIn(mail, stopLiveReminders.path)[0]?.searchParams.get('token') ?? '';
    return { zoe, later, token };
  }

  it('leads to a page that asks, and ends nothing when it is only followed', async () => {
    const { zoe, later, token } = await reminded();
    const reply = await platform().visitor().call(openStopLiveReminders, { query: { token } });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      `/newsletter-unsubscribe?token=live.${token}`,
    ]);
    expect(await remindedOf(zoe)).toContain(later.id);
  });

  it('ends all reminders without a sign-in, by the one click of a mail program, and works twice', async () => {
    const { zoe, token } = await reminded();
    for (let click = 0; click < 2; click += 1) {
      const reply = await platform().app.inject({
        method: 'POST',
        url: `${stopLiveReminders.path}?token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(reply.statusCode).toBe(200);
    }
    expect(await remindedOf(zoe)).toEqual([]);
  });

  it('works for nobody who changed it', async () => {
    const { zoe, later, token } = await reminded();
    const forged = token.slice(0, -3) + (token.endsWith('AAA') ? 'BBB' : 'AAA');
    for (const wrong of [forged, 'x'.repeat(75)]) {
      const reply = await platform()
        .visitor()
        .call(stopLiveReminders, { query: { token: wrong } });
      expect(reply.json().error).toBe('link_expired');
    }
    expect(await remindedOf(zoe)).toContain(later.id);
  });
});

// Last in this file, since it moves the server's clock on, which does not go back.
it('an announced session is taken back when it has not begun an hour after its time', async () => {
  const host = await joinPro();
  const { id } = await announce(host);
  // While a session is live, the server checks each second.
  await goLive();
  platform().advance(HOUR_MS + PLAN_LATE_MS + 1000);
  await expect.poll(async () => (await read(host.visitor, id)).room.state).toBe('ended');
});
