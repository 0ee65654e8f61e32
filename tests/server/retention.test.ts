import { describe, expect, it } from 'vitest';
import {
  affiliateApplications,
  clientErrors,
  newsletterSubscribers,
  supportTickets,
} from '#server/db/schema/correspondence.ts';
import { reportCases, restrictions } from '#server/db/schema/decency.ts';
import { liveRooms } from '#server/db/schema/live.ts';
import { paymentEvents } from '#server/db/schema/payment-events.ts';
import { forgetOld } from '#server/services/retention/forget-old.ts';
import { joinAs } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2030-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** What is left of things of different ages, by their age in days, once the old ones are forgotten. */
async function agesLeft(
  ages: readonly number[],
  add: (age: number) => Promise<unknown>,
  read: () => Promise<readonly { readonly age: Date | null }[]>,
): Promise<readonly number[]> {
  for (const age of ages) await add(age);
  await forgetOld(platform().connection.database, NOW);
  return (await read())
    .map(({ age }) => (NOW.getTime() - (age?.getTime() ?? 0)) / DAY_MS)
    .toSorted((one, other) => one - other);
}

function subscribers(status: 'pending' | 'confirmed') {
  const { database } = platform().connection;
  return [
    (age: number) =>
      database.insert(newsletterSubscribers).values({
        email: `${age}@example.com`,
        linkKey: '',
        status,
        source: 'blog',
        askedAt: daysAgo(age),
      }),
    () => database.select({ age: newsletterSubscribers.askedAt }).from(newsletterSubscribers),
  ] as const;
}

const LETTER = { name: 'Zoe', email: 'zoe@example.com', message: '' };

describe('what is kept', () => {
  it('of an address that nobody confirmed, is kept for a week', async () => {
    expect(await agesLeft([6, 8], ...subscribers('pending'))).toEqual([6]);
  });

  it('of a subscriber, is kept until the subscription ends', async () => {
    expect(await agesLeft([6, 5000], ...subscribers('confirmed'))).toEqual([6, 5000]);
  });

  it('of a live room, is kept for 30 days after it ended, or was to begin and did not', async () => {
    const { database } = platform().connection;
    const host = await joinAs(platform());
    const room = {
      hostId: host.id,
      title: 'A wine lip',
      audience: 'link',
      isListed: false,
      quality: '720p',
      chat: 'on',
      hasPicture: true,
    } as const;
    const left = await agesLeft(
      [-2, 29, 31],
      async (age) => {
        const at = daysAgo(age);
        await database
          .insert(liveRooms)
          .values([
            { ...room, state: 'planned', createdAt: at, startsAt: at },
            ...(age > 0 ? [{ ...room, state: 'ended' as const, createdAt: at, endedAt: at }] : []),
          ]);
      },
      () => database.select({ age: liveRooms.createdAt }).from(liveRooms),
    );
    expect(left).toEqual([-2, 29, 29]);
  });

  it('of a message to support, is kept for two years', async () => {
    const { database } = platform().connection;
    const left = await agesLeft(
      [729, 731],
      (age) =>
        database.insert(supportTickets).values({
          ...LETTER,
          number: String(age),
          category: 'other',
          subject: '',
          priority: 'low',
          createdAt: daysAgo(age),
        }),
      () => database.select({ age: supportTickets.createdAt }).from(supportTickets),
    );
    expect(left).toEqual([729]);
  });

  it('of an application, is kept for two years', async () => {
    const { database } = platform().connection;
    const left = await agesLeft(
      [729, 731],
      (age) =>
        database.insert(affiliateApplications).values({
          ...LETTER,
          website: '',
          socialFollowing: '',
          contentType: '',
          createdAt: daysAgo(age),
        }),
      () => database.select({ age: affiliateApplications.createdAt }).from(affiliateApplications),
    );
    expect(left).toEqual([729]);
  });

  it('of an error that is not seen any more, is kept for 30 days', async () => {
    const { database } = platform().connection;
    const left = await agesLeft(
      [29, 31],
      (age) =>
        database.insert(clientErrors).values({
          fingerprint: String(age),
          message: '',
          stack: '',
          page: '/',
          version: '1',
          times: 1,
          firstAt: daysAgo(100),
          lastAt: daysAgo(age),
        }),
      () => database.select({ age: clientErrors.lastAt }).from(clientErrors),
    );
    expect(left).toEqual([29]);
  });

  it('of what was reported, is kept for 180 days since it was decided', async () => {
    const { database } = platform().connection;
    const { id: userId } = await joinAs(platform());
    const left = await agesLeft(
      [179, 181],
      (age) =>
        database.insert(reportCases).values({
          kind: 'look',
          subject: String(age),
          userId,
          evidence: [],
          state: 'decided',
          firstAt: daysAgo(500),
          lastAt: daysAgo(500),
          decidedAt: daysAgo(age),
        }),
      () => database.select({ age: reportCases.decidedAt }).from(reportCases),
    );
    expect(left).toEqual([179]);
  });

  it('of a part of the service that was closed, is kept for a year since it ended', async () => {
    const { database } = platform().connection;
    const { id: userId } = await joinAs(platform());
    const left = await agesLeft(
      [364, 366],
      (age) =>
        database.insert(restrictions).values({
          userId,
          area: 'chat',
          reason: '',
          since: daysAgo(600),
          until: daysAgo(age),
        }),
      () => database.select({ age: restrictions.until }).from(restrictions),
    );
    expect(left).toEqual([364]);
  });

  it('of the payment provider’s announcements, is kept for 90 days', async () => {
    const { database } = platform().connection;
    const left = await agesLeft(
      [89, 91],
      (age) =>
        database
          .insert(paymentEvents)
          .values({ id: `evt_${age}`, type: 'charge.refunded', receivedAt: daysAgo(age) }),
      () => database.select({ age: paymentEvents.receivedAt }).from(paymentEvents),
    );
    expect(left).toEqual([89]);
  });
});
