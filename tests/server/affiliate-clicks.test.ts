import { describe, expect, it } from 'vitest';
import { exportAccount } from '#contracts/account-data.ts';
import { trackAffiliateClick } from '#contracts/affiliate-clicks.ts';
import { SAMPLE_ARTISTS } from '#content/sample-artists.ts';
import { affiliateClicks } from '#server/db/schema/affiliate-clicks.ts';
import { joinAs } from './support/account.ts';
import { startPlatform, usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();

const CLICK = {
  type: 'consultation_booking',
  artistId: 'odile-marchetti',
  artistName: 'A Famous Artist',
  platform: 'evil.example',
  commission: 1_000_000,
  affiliateUrl: 'https://evil.example/',
};

function click(visitor: Visitor, differences: Readonly<Record<string, unknown>> = {}) {
  return visitor.call(trackAffiliateClick, { body: { ...CLICK, ...differences } });
}

function stored() {
  return platform().connection.database.select().from(affiliateClicks);
}

describe('a click on a booking', () => {
  it('is recorded with what our own pages say of the artist, and 15% of the price', async () => {
    const reply = await click(platform().visitor());
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({ success: true });
    expect(await stored()).toMatchObject([
      {
        userId: null,
        type: 'consultation_booking',
        artistId: 'odile-marchetti',
        artistName: 'Odile Marchetti',
        platform: 'Web search',
        priceInCents: 15_000,
        commissionInCents: 2250,
        affiliateUrl: expect.stringMatching(/^https:\/\/duckduckgo\.com\//),
      },
    ]);
  });

  it.each([
    [120, 18],
    [150, 22.5],
    [95, 14.25],
  ])('at $%s a session earns $%s', async (price, commission) => {
    const artist = SAMPLE_ARTISTS.find(({ priceInCents }) => priceInCents === price * 100);
    await click(platform().visitor(), { artistId: artist?.id });
    expect((await stored())[0]?.commissionInCents).toBe(commission * 100);
  });

  it('counts for the signed-in person, whatever the page sends', async () => {
    const [one, other] = [await joinAs(platform()), await joinAs(platform())];
    await click(one.visitor, { userId: other.id });
    expect((await stored()).map(({ userId }) => userId)).toEqual([one.id]);
    expect((await one.visitor.call(exportAccount)).json().affiliateClicks).toHaveLength(1);
  });

  it('needs no more than the artist', async () => {
    const { type, artistId } = CLICK;
    const reply = await platform()
      .visitor()
      .call(trackAffiliateClick, { body: { type, artistId } });
    expect(reply.statusCode).toBe(202);
  });

  it.each([
    ['an artist that there is none of', { artistId: 'nobody-known' }, 'not_found'],
    ['another type', { type: 'purchase' }, 'invalid_input'],
    ['an artist that is no name', { artistId: '../../x' }, 'invalid_input'],
  ])('is refused with %s', async (_, wrong, error) => {
    expect((await click(platform().visitor(), wrong)).json().error).toBe(error);
    expect(await stored()).toEqual([]);
  });

  it('is throttled by address', async () => {
    const own = await startPlatform();
    try {
      const visitor = own.visitor();
      const [{ times }] = trackAffiliateClick.limits;
      const replies = await Promise.all(Array.from({ length: times + 1 }, () => click(visitor)));
      const refused = replies.filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
    } finally {
      await own.stop();
    }
  });
});
