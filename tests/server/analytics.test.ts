import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { trackEvent } from '#contracts/analytics.ts';
import { ANALYTICS_EVENTS } from '#domain/analytics/events.ts';
import { analyticsEvents } from '#server/db/schema/analytics.ts';
import { joinAs } from './support/account.ts';
import { startPlatform, usePlatform } from './support/platform.ts';

const platform = usePlatform();

const SESSION_ID = 'session_1772366400000_k3j9x2';

function event(differences: Readonly<Record<string, unknown>> = {}) {
  return { event: 'visit', page: '/', sessionId: SESSION_ID, ...differences };
}

function track(differences: Readonly<Record<string, unknown>> = {}) {
  return platform()
    .visitor()
    .call(trackEvent, { body: event(differences) });
}

function stored() {
  const { database } = platform().connection;
  return database.select().from(analyticsEvents).orderBy(asc(analyticsEvents.eventId));
}

describe('an event of a page', () => {
  it('is stored by the time that it is answered', async () => {
    const eventId = uuidv7();
    const eventData = { makeupType: 'lipstick', shade: 'Soft Rose' };
    const reply = await track({ event: 'makeup_apply', page: '/app', eventData, eventId });
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({ success: true });
    const [row] = await stored();
    expect(row).toMatchObject({
      event: 'makeup_apply',
      page: '/app',
      eventData,
      sessionId: SESSION_ID,
      eventId,
    });
    expect(Math.abs(row!.happenedAt.getTime() - Date.now())).toBeLessThan(5000);
  });

  it.each(ANALYTICS_EVENTS)('may be %s', async (name) => {
    expect((await track({ event: name })).statusCode).toBe(202);
  });

  it('is stored once when it comes twice, at once or later', async () => {
    const eventId = uuidv7();
    const replies = await Promise.all([track({ eventId }), track({ eventId })]);
    replies.push(await track({ eventId }));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(await stored()).toHaveLength(1);
  });

  it('gets an id if the page made none', async () => {
    await Promise.all([track(), track()]);
    const ids = (await stored()).map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(2);
  });

  it('is stored with all that come at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 700 }, (_, place) => track({ page: `/page-${place}` })),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    const pages = (await stored()).map(({ page }) => page);
    expect(pages).toEqual(Array.from({ length: 700 }, (_, place) => `/page-${place}`));
  });

  it('says nothing of whom it happened to', async () => {
    const { id, email, visitor } = await joinAs(platform());
    await visitor.call(trackEvent, {
      body: event({ userId: id, email }),
      headers: { 'user-agent': 'Curious/1.0' },
    });
    const text = JSON.stringify(await stored());
    for (const trace of [id, email, 'Curious', '127.0.0.1']) expect(text).not.toContain(trace);
  });

  it.each([
    ['an event that there is none of', { event: 'mind_read' }],
    ['a page with a query', { page: '/?look=1' }],
    ['a page of another site', { page: 'https://example.com/' }],
    ['a session id that is none', { sessionId: 'zoe@example.com' }],
    ['an event id that is none', { eventId: '7' }],
    ['an event id without a time', { eventId: randomUUID() }],
    ['an age of more than a week', { ageMs: 7 * 24 * 60 * 60 * 1000 + 1 }],
    ['an age that is still to come', { ageMs: -1 }],
    ['data that is nested', { event: 'makeup_apply', eventData: { shade: { x: 1 } } }],
    ['data that is a list', { eventData: [1] }],
    ['a long name', { event: 'look_save', eventData: { lookName: 'x'.repeat(41) } }],
    ['a device that there is none of', { event: 'mirror_speed', eventData: { device: 'mirror' } }],
    ['a parameter of another event', { event: 'visit', eventData: { shade: 'Berry' } }],
    ['a null byte in its data', { event: 'feature_usage', eventData: { feature: 'a\u0000b' } }],
    ['half a character in its data', { event: 'look_save', eventData: { lookName: '\uD83D' } }],
  ])('is refused with %s', async (_, difference) => {
    const reply = await track(difference);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('invalid_input');
    expect(await stored()).toEqual([]);
  });
});

describe('a server that stops', () => {
  it('stores what it took first', async () => {
    const stopping = await startPlatform();
    const { app, connection } = stopping;
    const calls = Array.from({ length: 20 }, () =>
      stopping.visitor().call(trackEvent, { body: event() }),
    );
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await app.close();
    const taken = (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 202);
    expect(await connection.database.$count(analyticsEvents)).toBe(taken.length);
    await stopping.stop();
  });
});
