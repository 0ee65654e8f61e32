import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addProduct, correctProduct, listRegister } from '#contracts/operator-register.ts';
import {
  lookUpProduct,
  readRegisterEntries,
  readRegisterHead,
} from '#contracts/product-register.ts';
import { checkAnswer, type SeenHead } from '#domain/register/check-answer.ts';
import { bytesOfText, sha256With, toBase64 } from '#domain/register/hashing.ts';
import { hashLeaf } from '#domain/register/merkle-tree.ts';
import { MOST_ENTRIES_OF_CODE, readEntry } from '#domain/register/product-entry.ts';
import { verifyWith } from '#domain/register/register-head.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

/** Look-ups are limited by network address, so each one here comes from another address. */
const platform = usePlatform({ TRUST_PROXY: 'loopback' });
let addresses = 0;
function elsewhere() {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.${addresses >> 8}.${addresses & 255}` };
}

let operator: Member;
beforeEach(async () => {
  operator = await joinAs(platform(), 'operator');
});

const { subtle } = crypto;
const sha256 = sha256With(subtle);
const NEEDS = { sha256, verifySignature: verifyWith(subtle) };

const PRODUCT = {
  name: 'Velvet Lip Cream',
  brand: 'Maison Orée',
  batchNumber: 'L2611-04',
  manufacturingDate: '2026-11-02',
  ingredientHash: 'a'.repeat(64),
  certifications: ['COSMOS Organic'],
  retailer: 'Orée Berlin',
};

/** Adds a product as the operator's page does; resolves with its code and number. */
async function add(product: object = PRODUCT, actionId: string = randomUUID()) {
  const reply = await operator.visitor.call(addProduct, { body: { actionId, product } });
  expect(reply.statusCode).toBe(201);
  return addProduct.reply.parse(reply.json());
}

function correct(code: string, product: object, actionId: string = randomUUID()) {
  const body = { actionId, product, reason: 'The batch number was misread' };
  return operator.visitor.call(correctProduct, { params: { code }, body });
}

async function lookUp(code: string, since = 0) {
  const query = { since: String(since) };
  const reply = await platform()
    .visitor()
    .call(lookUpProduct, { params: { code }, query, headers: elsewhere() });
  expect(reply.statusCode).toBe(200);
  return lookUpProduct.reply.parse(reply.json());
}

/** What a device that has seen `seen` believes of what it is told about a code. */
async function check(code: string, seen: SeenHead | null = null) {
  return checkAnswer(await lookUp(code, seen?.size), code, seen, NEEDS);
}

async function readHead(since = 0) {
  const query = { since: String(since) };
  const reply = await platform().visitor().call(readRegisterHead, { query, headers: elsewhere() });
  return readRegisterHead.reply.parse(reply.json()).head;
}

/** What the database itself says to a statement, beneath everything that wraps its error. */
async function answerTo(statement: string): Promise<string> {
  try {
    await platform().connection.execute(statement);
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('the register of products', () => {
  it('is signed while it is empty, and has nothing in it', async () => {
    expect(await check('0000-0000-0000')).toEqual({ ok: true, value: [] });
    expect(await readHead()).toMatchObject({
      size: 0,
      root: toBase64(await sha256(bytesOfText(''))),
    });
  });

  it('proves an entry to whoever asks, as it was entered', async () => {
    const { code, index } = await add();
    const checked = await check(code);
    expect(checked.ok && checked.value).toMatchObject([
      { index, entry: { ...PRODUCT, id: code, corrects: null, reason: '' } },
    ]);
  });

  it('proves at every size that it has grown from every size before', async () => {
    const heads: SeenHead[] = [await readHead()];
    const codes: string[] = [];
    for (let size = 1; size <= 5; size += 1) {
      codes.push((await add({ ...PRODUCT, batchNumber: `L${size}` })).code);
      heads.push(await readHead());
    }
    for (const seen of heads) {
      for (const code of codes) expect((await check(code, seen)).ok).toBe(true);
    }
  });

  it('says that a code is not in it, with a head that can be checked', async () => {
    await add();
    const seen = await readHead();
    expect(await check('0000-0000-0000', seen)).toEqual({ ok: true, value: [] });
  });

  it('is read whole by anyone: each entry names the hash of the one before it', async () => {
    for (let index = 0; index < 5; index += 1) await add({ ...PRODUCT, batchNumber: `L${index}` });
    const read = async (start: number) => {
      const reply = await platform()
        .visitor()
        .call(readRegisterEntries, { query: { start: String(start) } });
      return readRegisterEntries.reply.parse(reply.json()).entries;
    };
    const entries = await read(0);
    expect(entries.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    let before = '';
    for (const { text } of entries) {
      expect(readEntry(text)?.previous).toBe(before);
      before = toBase64(await hashLeaf(sha256, bytesOfText(text)));
    }
    expect(await read(3)).toEqual(entries.slice(3));
    expect(await read(999_999_999)).toEqual([]);
  });

  it('keeps one order when many are entered at once', async () => {
    const many = Array.from({ length: 12 }, (_, place) =>
      add({ ...PRODUCT, batchNumber: `L${place}` }),
    );
    const added = await Promise.all(many);
    expect(added.map(({ index }) => index).toSorted((one, other) => one - other)).toEqual(
      added.map((_, place) => place),
    );
    for (const { code } of added) expect((await check(code)).ok).toBe(true);
  });

  it.each([
    `update register_entries set text = '{}'`,
    `update register_entries set index = index`,
    `delete from register_entries`,
    `truncate register_entries`,
    `update register_hashes set hash = ''`,
    `delete from register_hashes where level = 0`,
    `truncate register_hashes`,
    `set session_replication_role = 'replica'; delete from register_entries`,
  ])('is not changed by the database: %s', async (statement) => {
    const { code } = await add();
    expect(await answerTo(statement)).toMatch(/can only be added to|permission/);
    await answerTo(`set session_replication_role = 'origin'`);
    expect((await check(code)).ok).toBe(true);
  });

  it('cannot be looked up without limit from one place', async () => {
    const headers = elsewhere();
    const visitor = platform().visitor();
    const ask = () => visitor.call(lookUpProduct, { params: { code: '0000-0000-0000' }, headers });
    for (let asked = 0; asked < 60; asked += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });

  it('does not take a number or a code for anything else', async () => {
    const visitor = platform().visitor();
    const heads = ['-1', '1.5', '99999999999', 'x'].map((since) =>
      visitor.call(readRegisterHead, { query: { since } }),
    );
    for (const reply of await Promise.all(heads)) expect(reply.statusCode).toBe(400);
    const lower = await visitor.call(lookUpProduct, { params: { code: 'abcd-abcd-abcd' } });
    expect(lower.statusCode).toBe(400);
  });
});

describe('a product', () => {
  it('is entered once, however often the page sends it', async () => {
    const id = randomUUID();
    const first = await add(PRODUCT, id);
    expect(await add(PRODUCT, id)).toEqual(first);
    expect(await readHead()).toMatchObject({ size: 1 });
    const other = { actionId: id, product: { ...PRODUCT, name: 'Other' } };
    const reply = await operator.visitor.call(addProduct, { body: other });
    expect(reply.json().error).toBe('already_used');
  });

  it('is corrected by an entry that names the one before, which stays', async () => {
    const { code } = await add();
    await add({ ...PRODUCT, batchNumber: 'L9' });
    const corrected = { ...PRODUCT, batchNumber: 'L2611-40' };
    expect((await correct(code, corrected)).json()).toEqual({ code, index: 2 });
    const checked = await check(code);
    expect(checked.ok && checked.value).toMatchObject([
      {
        index: 2,
        entry: { batchNumber: 'L2611-40', corrects: 0, reason: 'The batch number was misread' },
      },
      { index: 0, entry: { batchNumber: 'L2611-04', corrects: null } },
    ]);
  });

  it('is corrected once for each action, and not without limit', async () => {
    const { code } = await add();
    const id = randomUUID();
    expect((await correct(code, PRODUCT, id)).json()).toEqual({ code, index: 1 });
    expect((await correct(code, PRODUCT, id)).json()).toEqual({ code, index: 1 });
    for (let entries = 2; entries < MOST_ENTRIES_OF_CODE; entries += 1) {
      expect((await correct(code, PRODUCT)).statusCode).toBe(201);
    }
    expect((await correct(code, PRODUCT)).json().error).toBe('limit_reached');
    expect((await correct('0000-0000-0000', PRODUCT)).json().error).toBe('not_found');
  });

  it('is refused with a day that has not begun anywhere', async () => {
    const product = { ...PRODUCT, manufacturingDate: '2100-01-01' };
    const body = { actionId: randomUUID(), product };
    const reply = await operator.visitor.call(addProduct, { body });
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field: 'manufacturingDate' });
  });

  it('keeps hostile text as the text that it is', async () => {
    const name = `<script>alert(1)</script>'; drop table register_entries; --`;
    const { code } = await add({ ...PRODUCT, name });
    const checked = await check(code);
    expect(checked.ok && checked.value[0]?.entry.name).toBe(name);
  });

  it('is entered by operators alone, and the record says by whom', async () => {
    const member = await joinAs(platform());
    const body = { actionId: randomUUID(), product: PRODUCT };
    expect((await member.visitor.call(addProduct, { body })).statusCode).toBe(403);
    const { code } = await add();
    await correct(code, PRODUCT);
    const noted = await platform().connection.database.select().from(auditEntries);
    expect(noted.filter(({ action }) => action.startsWith('product_'))).toMatchObject([
      { action: 'product_registered', actor: operator.id, detail: { code, index: 0 } },
      { action: 'product_corrected', actor: operator.id, detail: { code, index: 1 } },
    ]);
    const text = (await lookUp(code)).entries.map((entry) => entry.text).join('');
    expect(text).not.toContain(operator.id);
  });
});

describe('the operators’ list of the register', () => {
  it('has 50 entries at a time, the newest first, and says which were corrected', async () => {
    const { code } = await add();
    await correct(code, { ...PRODUCT, name: 'Velvet' });
    for (let index = 2; index < 52; index += 1) await add({ ...PRODUCT, batchNumber: `L${index}` });
    const list = async (query: Readonly<Record<string, string>> = {}) => {
      const reply = await operator.visitor.call(listRegister, { query });
      return listRegister.reply.parse(reply.json());
    };
    const first = await list();
    expect(first).toMatchObject({ size: 52, hasMore: true });
    expect(first.keyName).toMatch(/^(?:[\da-f]{4} ){3}[\da-f]{4}$/);
    const rest = await list({ before: String(first.entries.at(-1)?.index) });
    expect(rest.entries.map(({ index, isNewest }) => [index, isNewest])).toEqual([
      [1, true],
      [0, false],
    ]);
  });
});
