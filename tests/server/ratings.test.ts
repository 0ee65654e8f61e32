import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import { rateLook, readLookRating } from '#contracts/look-ratings.ts';
import { saveLook } from '#contracts/makeup-looks.ts';
import { login } from '#contracts/session.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { MOST_RATINGS } from '#domain/community/rating.ts';
import { lookRatings } from '#server/db/schema/ratings.ts';
import { joinAs, PASSWORD } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();

function rate(visitor: Visitor, stars: unknown, lookId = 'romantic') {
  return visitor.call(rateLook, { params: { lookId }, body: { stars } });
}

async function read(visitor: Visitor, lookId = 'romantic') {
  return (await visitor.call(readLookRating, { params: { lookId } })).json();
}

describe('a rating', () => {
  it('is told with the average and the count of all', async () => {
    const [one, other] = [await joinAs(platform()), await joinAs(platform())];
    expect(await read(one.visitor)).toEqual({ average: null, count: 0, own: null });
    expect((await rate(one.visitor, 5)).json()).toEqual({ average: 5, count: 1, own: 5 });
    expect((await rate(other.visitor, 2)).json()).toEqual({ average: 3.5, count: 2, own: 2 });
    const anybody = platform().visitor();
    expect(await read(anybody)).toEqual({ average: 3.5, count: 2, own: null });
    expect(await read(anybody, 'bold')).toEqual({ average: null, count: 0, own: null });
  });

  it('replaces the one before of the same person', async () => {
    const { visitor } = await joinAs(platform());
    await rate(visitor, 1);
    expect((await rate(visitor, 4)).json()).toEqual({ average: 4, count: 1, own: 4 });
  });

  it('is one, even when it is given twice at the same moment', async () => {
    const { visitor } = await joinAs(platform());
    const replies = await Promise.all([1, 2, 3, 4, 5].map((stars) => rate(visitor, stars)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await read(visitor)).toMatchObject({ count: 1 });
  });

  it.each([0, 6, 2.5, '5', null])('is not %j stars', async (stars) => {
    const reply = await rate(platform().visitor(), stars);
    expect(reply.statusCode).toBe(400);
    expect(await read(platform().visitor())).toMatchObject({ count: 0 });
  });

  it('may be of a public look', async () => {
    const owner = await joinAs(platform());
    const id = uuidv7();
    const body = { id, name: 'Evening', isPublic: true, look: DEFAULT_LOOK };
    await owner.visitor.call(saveLook, { body });
    expect((await rate(platform().visitor(), 3, id)).json()).toMatchObject({ average: 3 });
  });

  it('refuses another person’s private look, and one that does not exist', async () => {
    const owner = await joinAs(platform());
    const id = uuidv7();
    await owner.visitor.call(saveLook, { body: { id, name: 'Mine', look: DEFAULT_LOOK } });
    const visitor = platform().visitor();
    for (const lookId of [id, uuidv7(), 'gothic']) {
      expect((await rate(visitor, 3, lookId)).json().error).toBe('not_found');
      const reply = await visitor.call(readLookRating, { params: { lookId } });
      expect(reply.json().error).toBe('not_found');
    }
  });

  it('is refused beyond the limit', async () => {
    const { id: userId, visitor } = await joinAs(platform());
    await platform()
      .connection.database.insert(lookRatings)
      .values(
        Array.from({ length: MOST_RATINGS }, () => ({
          userId,
          look: uuidv7(),
          stars: 3,
          ratedAt: new Date(),
        })),
      );
    expect((await rate(visitor, 5)).json().error).toBe('limit_reached');
  });

  it('is in the export, and goes with the account', async () => {
    const { visitor } = await joinAs(platform());
    await rate(visitor, 4);
    const exported = (await visitor.call(exportAccount)).json();
    expect(exported.ratings).toMatchObject([{ look: 'romantic', stars: 4 }]);
    await visitor.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await read(platform().visitor())).toMatchObject({ count: 0 });
  });
});

describe('a guest’s rating', () => {
  it('is one for each browser', async () => {
    const [one, other] = [platform().visitor(), platform().visitor()];
    await rate(one, 5);
    await rate(one, 4);
    expect((await rate(other, 2)).json()).toEqual({ average: 3, count: 2, own: 2 });
    expect(await read(one)).toEqual({ average: 3, count: 2, own: 4 });
  });

  it('is the account’s from the sign-in on', async () => {
    const { email } = await joinAs(platform());
    const visitor = platform().visitor();
    await rate(visitor, 5);
    await signIn(visitor, email);
    expect(await read(visitor)).toEqual({ average: 5, count: 1, own: 5 });
    expect((await rate(visitor, 3)).json()).toEqual({ average: 3, count: 1, own: 3 });
    expect((await visitor.call(exportAccount)).json().ratings).toHaveLength(1);
  });

  it('replaces the account’s if it is the later one, and only then', async () => {
    const { email, visitor: home } = await joinAs(platform());
    await rate(home, 1, 'bold');
    const visitor = platform().visitor();
    await rate(visitor, 5, 'bold');
    await rate(visitor, 2);
    await rate(home, 4);
    await signIn(visitor, email);
    expect(await read(visitor, 'bold')).toEqual({ average: 5, count: 1, own: 5 });
    expect(await read(visitor)).toEqual({ average: 4, count: 1, own: 4 });
  });
});

async function signIn(visitor: Visitor, email: string): Promise<void> {
  const reply = await visitor.call(login, { body: { email, password: PASSWORD } });
  expect(reply.statusCode).toBe(200);
}
