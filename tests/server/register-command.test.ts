import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ingredientHash } from '#domain/register/ingredients.ts';
import { readEntry } from '#domain/register/product-entry.ts';
import { readRegisterKey } from '#server/config/read-register-key.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { createAudit } from '#server/services/audit/audit.ts';
import {
  obeyRegisterCommand,
  readRegisterCommand,
} from '#server/services/operators/register-command.ts';
import { createProductRegister } from '#server/services/register/product-register.ts';
import { sha256 } from '#server/services/register/register-tree.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookglass-register-'));
});
afterEach(() => rm(folder, { recursive: true }));

const PRODUCT = {
  name: 'Velvet Lip Cream',
  brand: 'Maison Orée',
  batchNumber: 'L2611-04',
  manufacturingDate: '2026-11-02',
  ingredients: 'Aqua, Glycerin',
};

function register() {
  const { connection, dataFolder } = platform();
  const now = () => new Date();
  return createProductRegister({
    database: connection.database,
    audit: createAudit(now),
    now,
    readKey: () => readRegisterKey({ registerKey: undefined, dataFolder }),
  });
}

/** What the command line says to a file with this in it. */
async function add(content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(folder, 'products.json'), text);
  const command = await readRegisterCommand(['register', 'add', 'products.json'], folder);
  if (command === undefined) throw new Error('These words are no command.');
  return obeyRegisterCommand(command, register());
}

describe('npm run operator -- register', () => {
  it('adds the products of a file, with the fingerprint of each list, and tells their codes', async () => {
    const { text, succeeded } = await add([PRODUCT, { ...PRODUCT, batchNumber: 'L2611-05' }]);
    expect(succeeded).toBe(true);
    expect(text).toMatch(/^2 of 2 products are new/);
    const entries = (await register().readFrom(0)).map((stored) => readEntry(stored.text));
    expect(entries).toMatchObject([
      {
        batchNumber: 'L2611-04',
        ingredientHash: await ingredientHash(sha256, PRODUCT.ingredients),
      },
      { batchNumber: 'L2611-05', retailer: '', certifications: [] },
    ]);
    for (const entry of entries) expect(text).toContain(entry?.id);
    const noted = await platform().connection.database.select().from(auditEntries);
    expect(noted.map(({ actor, action }) => [actor, action])).toEqual([
      ['console', 'product_registered'],
      ['console', 'product_registered'],
    ]);
  });

  it('adds nothing twice, in one file or when it is entered again', async () => {
    await add([PRODUCT, PRODUCT]);
    const again = await add([PRODUCT, { ...PRODUCT, batchNumber: 'L2611-05' }]);
    expect(again.text).toMatch(/^1 of 2 products are new/);
    expect(await register().readFrom(0)).toHaveLength(2);
  });

  it.each([
    ['is no JSON', '{', 'not a list in JSON'],
    ['is no list', { name: 'x' }, 'not a list in JSON'],
    ['is empty', [], 'has from 1 to 500 products. This one has 0.'],
    ['has too many', Array.from({ length: 501 }, () => PRODUCT), 'This one has 501.'],
    [
      'misses a field',
      [PRODUCT, { ...PRODUCT, brand: undefined }],
      'Product 2 cannot be entered: "brand"',
    ],
    ['names a wrong day', [{ ...PRODUCT, manufacturingDate: 'soon' }], '"manufacturingDate"'],
  ])('takes nothing of a file that %s', async (_, content, sentence) => {
    await expect(add(content)).rejects.toThrow(sentence);
    expect(await register().readFrom(0)).toEqual([]);
  });

  it('takes nothing of a file with a day that has not begun', async () => {
    const answer = await add([PRODUCT, { ...PRODUCT, manufacturingDate: '2100-01-01' }]);
    expect(answer.succeeded).toBe(false);
    expect(await register().readFrom(0)).toEqual([]);
  });

  it('says how long the register is, and by which key it is known', async () => {
    await add([PRODUCT]);
    const answer = await obeyRegisterCommand({ verb: 'register', act: 'status' }, register());
    expect(answer.text).toMatch(/^Entries in the register: 1\. .* [\da-f]{4}\.$/);
  });

  it('leaves other words to other commands', async () => {
    expect(await readRegisterCommand(['register', 'add'], folder)).toBeUndefined();
    expect(await readRegisterCommand(['register', 'delete', 'x'], folder)).toBeUndefined();
    await expect(readRegisterCommand(['register', 'add', 'missing'], folder)).rejects.toThrow(
      'cannot be read',
    );
  });
});
