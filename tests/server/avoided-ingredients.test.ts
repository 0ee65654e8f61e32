import { describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import {
  agreeToAvoidedIngredients,
  changeAvoidedIngredients,
  MOST_CHANGES_AT_ONCE,
  readAvoidedIngredients,
  withdrawAvoidedIngredients,
} from '#contracts/avoided-ingredients.ts';
import { LONGEST_AVOIDED_NAME, MOST_AVOIDED } from '#domain/wellness/ingredients/avoided.ts';
import {
  avoidedIngredientConsents,
  avoidedIngredients,
} from '#server/db/schema/avoided-ingredients.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

const LINALOOL = { name: 'Linalool', kind: 'allergen' } as const;
const TALC = { name: 'Talc', kind: 'dislike' } as const;
const put = (item: { name: string; kind: string }) => ({ ...item, isRemoved: false });
const take = (item: { name: string; kind: string }) => ({ ...item, isRemoved: true });

/** A person who, by default, agreed to keep the list with the account. */
async function join(agrees = true): Promise<Member> {
  const member = await joinAs(platform());
  if (agrees) await agree(member);
  return member;
}

async function agree({ visitor }: Member) {
  const reply = await visitor.call(agreeToAvoidedIngredients, { body: { agreed: true } });
  return agreeToAvoidedIngredients.reply.parse(reply.json());
}

function change({ visitor }: Member, changes: readonly unknown[], userId?: string) {
  const body = { changes, ...(userId && { userId }) };
  return visitor.call(changeAvoidedIngredients, { body });
}

async function read({ visitor }: Member) {
  return readAvoidedIngredients.reply.parse((await visitor.call(readAvoidedIngredients)).json());
}

describe('the allergens and dislikes of an account', () => {
  it('are not agreed to at first, and none are taken before', async () => {
    const zoe = await join(false);
    expect(await read(zoe)).toEqual({ userId: zoe.id, agreedAt: null, items: [] });
    const reply = await change(zoe, [put(LINALOOL)]);
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'not_agreed']);
    await agree(zoe);
    expect((await read(zoe)).items).toEqual([]);
  });

  it('remember when the person first agreed', async () => {
    const zoe = await join(false);
    const { agreedAt } = await agree(zoe);
    platform().advance(60_000);
    expect(await agree(zoe)).toEqual({ agreedAt });
  });

  it('are put on and taken off in their order, each once', async () => {
    const zoe = await join();
    const reply = await change(zoe, [
      put(LINALOOL),
      put(TALC),
      put({ name: 'LINALOOL', kind: 'dislike' }),
      take({ name: ' talc ', kind: 'allergen' }),
    ]);
    const left = [{ name: 'LINALOOL', kind: 'dislike' }];
    expect(reply.json()).toEqual({ success: true, items: left });
    expect((await read(zoe)).items).toEqual(left);
    expect((await change(zoe, [take(LINALOOL)])).json().items).toEqual([]);
  });

  it('are all kept when two devices send some at the same moment', async () => {
    const zoe = await join();
    await Promise.all([change(zoe, [put(LINALOOL)]), change(zoe, [put(TALC)])]);
    expect((await read(zoe)).items.map(({ name }) => name).toSorted()).toEqual([
      'Linalool',
      'Talc',
    ]);
  });

  it('are no more than a list holds', async () => {
    const zoe = await join();
    for (let from = 0; from <= MOST_AVOIDED; from += MOST_CHANGES_AT_ONCE) {
      const names = Array.from({ length: MOST_CHANGES_AT_ONCE }, (_, at) => `Thing ${from + at}`);
      await change(
        zoe,
        names.map((name) => put({ name, kind: 'dislike' })),
      );
    }
    expect((await read(zoe)).items).toHaveLength(MOST_AVOIDED);
  });

  it('are deleted when the consent is withdrawn, and none are taken from then on', async () => {
    const zoe = await join();
    await change(zoe, [put(LINALOOL), put(TALC)]);
    const reply = await zoe.visitor.call(withdrawAvoidedIngredients);
    expect(reply.json()).toEqual({ success: true, deleted: 2 });
    expect(await read(zoe)).toMatchObject({ agreedAt: null, items: [] });
    expect((await change(zoe, [put(TALC)])).json().error).toBe('not_agreed');
    await agree(zoe);
    expect((await read(zoe)).items).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const [zoe, ada] = [await join(), await join()];
    await change(zoe, [put(LINALOOL)]);
    expect((await read(ada)).items).toEqual([]);
    await change(ada, [take(LINALOOL)]);
    await ada.visitor.call(withdrawAvoidedIngredients);
    expect((await read(zoe)).items).toEqual([LINALOOL]);
  });

  it('do nothing that was meant for another account', async () => {
    const [zoe, ada] = [await join(), await join()];
    await change(ada, [put(LINALOOL)]);
    const query = { userId: zoe.id };
    const replies = [
      await change(ada, [put(TALC)], zoe.id),
      await ada.visitor.call(agreeToAvoidedIngredients, { body: { agreed: true, ...query } }),
      await ada.visitor.call(withdrawAvoidedIngredients, { query }),
    ];
    expect(replies.map((reply) => reply.json().error)).toEqual(replies.map(() => 'forbidden'));
    expect((await read(ada)).items).toEqual([LINALOOL]);
    expect((await read(zoe)).items).toEqual([]);
  });

  it('are in the export', async () => {
    const zoe = await join();
    await change(zoe, [put(TALC), put(LINALOOL)]);
    const exported = (await zoe.visitor.call(exportAccount)).json();
    expect(exported.avoidedIngredientsConsent).toEqual([{ agreedAt: expect.any(String) }]);
    expect(exported.avoidedIngredients).toEqual([TALC, LINALOOL]);
  });

  it('are erased with the account', async () => {
    const zoe = await join();
    await change(zoe, [put(LINALOOL)]);
    const body = { password: PASSWORD };
    expect((await zoe.visitor.call(deleteAccount, { body })).statusCode).toBe(200);
    const { database } = platform().connection;
    expect(await database.select().from(avoidedIngredients)).toEqual([]);
    expect(await database.select().from(avoidedIngredientConsents)).toEqual([]);
  });

  it('are for those who are signed in', async () => {
    const visitor = platform().visitor();
    expect((await visitor.call(readAvoidedIngredients)).statusCode).toBe(401);
    const body = { changes: [put(LINALOOL)] };
    expect((await visitor.call(changeAvoidedIngredients, { body })).statusCode).toBe(401);
  });

  it.each([
    ['nothing', []],
    [
      'more than fit into a call',
      Array.from({ length: MOST_CHANGES_AT_ONCE + 1 }, (_, at) =>
        put({ name: `Thing ${at}`, kind: 'dislike' }),
      ),
    ],
    ['a name of nothing', [put({ name: ' ** ', kind: 'dislike' })]],
    ['a name that is too long', [put({ ...TALC, name: 'x'.repeat(LONGEST_AVOIDED_NAME + 1) })]],
    ['a kind that is none', [put({ ...TALC, kind: 'poison' })]],
  ])('refuse %s', async (_what, changes) => {
    const zoe = await join();
    const reply = await change(zoe, changes);
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_input']);
    expect((await read(zoe)).items).toEqual([]);
  });

  it('are throttled', async () => {
    const zoe = await join();
    const statuses = new Set<number>();
    for (let time = 0; time < 60; time += 1) {
      statuses.add((await change(zoe, [take(TALC)])).statusCode);
    }
    // The consent counted, too.
    expect([...statuses]).toEqual([200, 429]);
  });
});
