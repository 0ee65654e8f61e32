import { v4 as uuidv4 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contracts/account-data.ts';
import { readActivity } from '#contracts/activity.ts';
import { likeLook, listLooks, readLook, unlikeLook, updateLook } from '#contracts/makeup-looks.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import { keep } from './support/saved-looks.ts';
import { tablesWith } from './support/traces.ts';

const platform = usePlatform();
let zoe: Member;
let ana: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
  ana = await joinAs(platform());
});

/** The names of the liked looks, from the person's own activity. */
async function likesOf({ visitor }: Member): Promise<(string | null)[]> {
  const { entries, totals } = readActivity.reply.parse((await visitor.call(readActivity)).json());
  const names = entries.filter(({ kind }) => kind === 'look_liked').map(({ subject }) => subject);
  expect(totals.likesGiven).toBe(names.length);
  return names;
}

describe('liking a look', () => {
  it('counts once for each account', async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    expect((await ana.visitor.call(likeLook, { params })).json()).toEqual({
      likes: 1,
      isLiked: true,
    });
    expect((await ana.visitor.call(likeLook, { params })).json().likes).toBe(1);
    expect((await zoe.visitor.call(likeLook, { params })).json().likes).toBe(2);
  });

  it('is seen by the owner, by people who liked it and by strangers', async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    await ana.visitor.call(likeLook, { params });
    expect((await zoe.visitor.call(listLooks)).json()).toMatchObject([{ likes: 1 }]);
    const [hers, own, stranger] = [
      await ana.visitor.call(readLook, { params }),
      await zoe.visitor.call(readLook, { params }),
      await platform().visitor().call(readLook, { params }),
    ];
    expect(hers.json()).toMatchObject({ likes: 1, isLiked: true, isOwn: false });
    expect(own.json()).toMatchObject({ likes: 1, isLiked: false, isOwn: true });
    expect(stranger.json()).toMatchObject({ likes: 1, isLiked: false, isOwn: false });
  });

  it('counts once when it comes several times at once', async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => ana.visitor.call(likeLook, { params })),
    );
    expect(replies.map((reply) => reply.json())).toEqual(
      Array.from({ length: 8 }, () => ({ likes: 1, isLiked: true })),
    );
    expect(await likesOf(ana)).toEqual(['Rosewood']);
  });

  it('is noted without a copy of the name, which goes with the look or its owner', async () => {
    const params = { id: (await keep(zoe, { isPublic: true, name: 'Zoe of Plumtown' })).id };
    await ana.visitor.call(likeLook, { params });
    expect(await likesOf(ana)).toEqual(['Zoe of Plumtown']);
    await zoe.visitor.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await likesOf(ana)).toEqual([null]);
    expect(await tablesWith(platform().connection, 'Plumtown')).toEqual([]);
  });

  it('no longer says the name of a look that is no longer public', async () => {
    const params = { id: (await keep(zoe, { isPublic: true, name: 'Plum' })).id };
    await ana.visitor.call(likeLook, { params });
    await zoe.visitor.call(updateLook, { params, body: { isPublic: false } });
    expect(await likesOf(ana)).toEqual([null]);
  });

  it('is noted with the name that the look has, once', async () => {
    const params = { id: (await keep(zoe, { isPublic: true, name: 'Plum' })).id };
    await ana.visitor.call(likeLook, { params });
    await zoe.visitor.call(updateLook, { params, body: { name: 'Fig' } });
    await ana.visitor.call(likeLook, { params });
    expect(await likesOf(ana)).toEqual(['Fig']);
    expect(await likesOf(zoe)).toEqual([]);
  });

  it.each(['a private look', 'one that does not exist'])('is not for %s', async (which) => {
    const { id } = await keep(zoe);
    const params = { id: which === 'a private look' ? id : uuidv4() };
    const reply = await ana.visitor.call(likeLook, { params });
    expect(reply.statusCode).toBe(404);
    expect(await likesOf(ana)).toEqual([]);
  });

  it('asks for a sign-in', async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    expect((await platform().visitor().call(likeLook, { params })).statusCode).toBe(401);
    expect((await platform().visitor().call(unlikeLook, { params })).statusCode).toBe(401);
  });

  it('has a limit, beyond what anybody likes by hand', async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    const replies = await Promise.all(
      Array.from({ length: likeLook.limits[0].times + 1 }, () =>
        ana.visitor.call(unlikeLook, { params }),
      ),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('taking a like back', () => {
  it('takes back what was noted of it, too', async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    await ana.visitor.call(likeLook, { params });
    const reply = await ana.visitor.call(unlikeLook, { params });
    expect(reply.json()).toEqual({ likes: 0, isLiked: false });
    expect(await likesOf(ana)).toEqual([]);
  });

  it("leaves everybody else's", async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    await ana.visitor.call(likeLook, { params });
    const reply = await zoe.visitor.call(unlikeLook, { params });
    expect(reply.json()).toEqual({ likes: 1, isLiked: false });
    expect(await likesOf(ana)).toEqual(['Rosewood']);
  });

  it('ends as it began, however likes and their withdrawals overlap', async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        ana.visitor.call(turn % 2 === 0 ? likeLook : unlikeLook, { params }),
      ),
    );
    const { isLiked } = (await ana.visitor.call(readLook, { params })).json();
    expect(await likesOf(ana)).toHaveLength(isLiked ? 1 : 0);
  });
});
