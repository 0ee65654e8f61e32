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
  return database.select().from(analyticsEvents).orderBy(asc(analyticsEvents.id));
}

describe('an event of a page', () => {
  it('is stored when it is answered', async () => {
    const eventId = uuidv7();
    const eventData = {
      shade: 'Rosewood \u{1F484} "x" {1}',
      opacity: 0.7,
      undone: false,
      by: null,
    };
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
    expect(Math.abs(row!.receivedAt.getTime() - Date.now())).toBeLessThan(5000);
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

  it('gets an id where the page made none', async () => {
    await Promise.all([track(), track()]);
    const ids = (await stored()).map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(2);
  });

  it('is stored with all that come at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 700 }, (_, place) => track({ eventData: { place } })),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    const places = (await stored()).map(({ eventData }) => eventData);
    expect(places).toEqual(Array.from({ length: 700 }, (_, place) => ({ place })));
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
    ['data that is nested', { eventData: { face: { x: 1 } } }],
    ['data that is a list', { eventData: [1] }],
    ['long data', { eventData: { text: 'x'.repeat(201) } }],
    [
      'many fields',
      { eventData: Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`x${n}`, 1])) },
    ],
    ['a field with a strange name', { eventData: { __proto: 1, 'a-b': 1 } }],
    ['a null byte in its data', { eventData: { text: 'a\u0000b' } }],
    ['half a character in its data', { eventData: { text: '\uD83D' } }],
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
