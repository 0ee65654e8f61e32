import { beforeAll, describe, expect, it } from 'vitest';
import { makeKey, memoryRegister, textOf } from '#tests/support/memory-register.ts';
import { checkAnswer, type RegisterAnswer, type SeenHead } from './check-answer.ts';
import { type Bytes, fromBase64, sha256With, toBase64 } from './hashing.ts';
import { verifyWith } from './register-head.ts';

const { subtle } = crypto;
const NEEDS = { sha256: sha256With(subtle), verifySignature: verifyWith(subtle) };
const CODE = '7QK2-M0XD-9F3T';
const OTHER_CODE = '0000-0000-0000';

describe('an answer of the register', () => {
  const texts = Array.from({ length: 7 }, (_, index) => textOf({ name: `Product ${index}` }));
  const later = [...texts, textOf({ name: 'Product 7', corrects: 4, reason: 'Misread' })];
  let pair: CryptoKeyPair;
  let before: RegisterAnswer;
  let answer: RegisterAnswer;
  let seen: SeenHead;
  beforeAll(async () => {
    pair = await makeKey();
    before = await (await memoryRegister(texts, pair)).answer([]);
    answer = await (await memoryRegister(later, pair)).answer([7, 4], texts.length);
    seen = before.head;
  });

  const check = (given: RegisterAnswer, known: SeenHead | null = seen) =>
    checkAnswer(given, CODE, known, NEEDS);

  it('is believed when it is signed, has grown from what was seen, and proves its entries', async () => {
    const checked = await check(answer);
    expect(checked.ok && checked.value.map(({ index, entry }) => [index, entry.name])).toEqual([
      [7, 'Product 7'],
      [4, 'Product 4'],
    ]);
  });

  it('is believed by a device that has seen nothing yet, and without entries', async () => {
    expect((await check(answer, null)).ok).toBe(true);
    expect(await check({ ...answer, entries: [] })).toEqual({ ok: true, value: [] });
  });

  it('says that the register was rolled back when it has fewer entries than were seen', async () => {
    expect(await check(before, answer.head)).toEqual({ ok: false, failure: 'turned-back' });
  });

  it('says that the register was rewritten when other entries stand where some were seen', async () => {
    const rewritten = [textOf({ id: OTHER_CODE }), ...later.slice(1)];
    const forged = await (await memoryRegister(rewritten, pair)).answer([], texts.length);
    expect(await check(forged)).toEqual({ ok: false, failure: 'rewritten' });
    const short = await memoryRegister(rewritten.slice(0, texts.length), pair);
    const sameSize = await short.answer([], texts.length);
    expect(await check(sameSize)).toEqual({ ok: false, failure: 'rewritten' });
  });

  it('says that another key signs, and that a signature is wrong', async () => {
    const other = await memoryRegister(later, await makeKey());
    const foreign = await other.answer([7, 4], texts.length);
    expect(await check(foreign)).toEqual({ ok: false, failure: 'other-key' });
    const head = { ...answer.head, size: answer.head.size + 1 };
    expect(await check({ ...answer, head })).toEqual({ ok: false, failure: 'wrong-signature' });
    const broken = { ...answer.head, key: 'AAAA' };
    expect(await check({ ...answer, head: broken })).toEqual({
      ok: false,
      failure: 'wrong-signature',
    });
  });

  it('is not believed about an entry that was changed by one letter', async () => {
    const entries = answer.entries.map((entry) => ({
      ...entry,
      text: entry.text.replace('Product', 'product'),
    }));
    expect(await check({ ...answer, entries })).toEqual({ ok: false, failure: 'not-included' });
  });

  it('is not believed with entries of another product, or with a correction left out', async () => {
    expect(await checkAnswer(answer, OTHER_CODE, seen, NEEDS)).toEqual({
      ok: false,
      failure: 'wrong-entry',
    });
    const [newest] = answer.entries;
    const entries = newest === undefined ? [] : [newest];
    expect(await check({ ...answer, entries })).toEqual({ ok: false, failure: 'wrong-entry' });
  });
});

describe('hashing in bytes', () => {
  it('reads what it writes', () => {
    const bytes: Bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  });
});
