import { mkdtemp, readdir, rm, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMAIL_PROTECTION } from './certificates.ts';
import { makeNextSigner, RENEWED_BEFORE_MS, signerIn } from './signer-folder.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const YEAR_MS = 365 * 86_400_000;

let above = '';
let folder = '';
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'lookglass-signer-'));
  folder = join(above, 'picture-signing');
});
afterEach(async () => rm(above, { recursive: true }));

async function serialOf(now: Date): Promise<string> {
  const { chain } = await signerIn(folder, now);
  return chain[0]!.serialNumber;
}

describe('the signer in a folder', () => {
  it('is made with its root when it is first wanted, and stays', async () => {
    const first = await serialOf(NOW);
    expect(await readdir(folder)).toEqual(['root.pem', 'signer-1.pem']);
    expect(await serialOf(later(1000))).toBe(first);
  });

  it('has a certificate as content credentials require it', async () => {
    const { chain, root } = await signerIn(folder, NOW);
    const [leaf, ...more] = chain;
    expect(more).toEqual([]);
    expect(leaf).toMatchObject({ ca: false, keyUsage: [EMAIL_PROTECTION] });
    expect(leaf!.subject).toBe('O=Lookglass\nCN=Lookglass pictures: signer');
    expect(leaf!.checkIssued(root)).toBe(true);
    expect(root).toMatchObject({ ca: true, issuer: root.subject });
  });

  it('can be read by nobody else', async () => {
    await signerIn(folder, NOW);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const file of await readdir(folder)) {
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    }
  });

  it('is one for all processes that ask at the same time', async () => {
    const serials = await Promise.all(Array.from({ length: 8 }, () => serialOf(NOW)));
    expect(new Set(serials).size).toBe(1);
    expect(await readdir(folder)).toEqual(['root.pem', 'signer-1.pem']);
  });

  it('is replaced below the same root while it could still sign for years', async () => {
    const before = await signerIn(folder, NOW);
    const ends = Date.parse(before.chain[0]!.validTo);
    const due = new Date(ends - RENEWED_BEFORE_MS + 1000);
    const after = await signerIn(folder, due);
    expect(after.chain[0]!.serialNumber).not.toBe(before.chain[0]!.serialNumber);
    expect(after.root.fingerprint256).toBe(before.root.fingerprint256);
    expect(await readdir(folder)).toEqual(['root.pem', 'signer-1.pem', 'signer-2.pem']);
    expect(await serialOf(later(due.getTime() - NOW.getTime() + 1000))).toBe(
      after.chain[0]!.serialNumber,
    );
  });

  it('leaves every picture at least five years in which it can be checked', async () => {
    let now = NOW;
    for (let quarters = 0; quarters < 24; quarters += 1) {
      const { chain } = await signerIn(folder, now);
      expect(Date.parse(chain[0]!.validTo) - now.getTime()).toBeGreaterThan(4.99 * YEAR_MS);
      now = new Date(now.getTime() + YEAR_MS / 4);
    }
  });

  it('ends with its root, and is not made again and again before that', async () => {
    const { root } = await signerIn(folder, NOW);
    const last = later(Date.parse(root.validTo) - NOW.getTime() - YEAR_MS);
    const { chain } = await signerIn(folder, last);
    expect(chain[0]!.validTo).toBe(root.validTo);
    await signerIn(folder, last);
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('needs no root while there is a signer: it can be kept elsewhere', async () => {
    await makeNextSigner(folder, NOW);
    await unlink(join(folder, 'root.pem'));
    await expect(signerIn(folder, later(1000))).resolves.toBeDefined();
  });

  it('can be made before it is due, by an operator', async () => {
    await makeNextSigner(folder, NOW);
    const { file } = await makeNextSigner(folder, NOW);
    expect(file).toBe(join(folder, 'signer-2.pem'));
  });
});
