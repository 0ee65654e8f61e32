import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '#server/config/config.ts';
import { makeRoot, makeSigner } from './certificates.ts';
import { writeSigner } from './signer-file.ts';
import { createSigners } from './signers.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const DAY_MS = 86_400_000;
const root = makeRoot(NOW);
const [first, second] = [makeSigner(root, NOW), makeSigner(root, NOW)];

let folder = '';
let file = '';
let now = NOW;
let lines: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookglass-signers-'));
  file = join(folder, 'signer.pem');
  [now, lines] = [NOW, []];
});
afterEach(async () => rm(folder, { recursive: true }));

async function put(text: string, changedAt: number): Promise<void> {
  await writeFile(file, text);
  // In seconds. Two writes within a tick of the disk's clock would look like one.
  await utimes(file, changedAt, changedAt);
}

const textOf = ({ certificate, key }: typeof first) =>
  writeSigner([certificate, root.certificate], key);

function signers(mode: 'development' | 'production', pictureSignerFile?: string) {
  const { log } = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  return createSigners({
    config: { pictureSignerFile, dataFolder: folder, mode },
    now: () => now,
    log,
  });
}

const serial = async (from: ReturnType<typeof signers>) =>
  (await from.current())?.chain[0]?.serialNumber;

describe('who signs', () => {
  it('is made if nobody was named, except in production', async () => {
    expect(await serial(signers('development'))).toBeDefined();
    expect(await serial(signers('production'))).toBeUndefined();
  });

  it('is the one in the file, and then the next one in it without a restart', async () => {
    await put(textOf(first), 1);
    const running = signers('production', file);
    expect(await serial(running)).toBe(first.certificate.serialNumber);
    await put(textOf(second), 2);
    expect(await serial(running)).toBe(second.certificate.serialNumber);
  });

  it('stays who it was while the file cannot be used, and the log says so without its content', async () => {
    await put(textOf(first), 1);
    const running = signers('production', file);
    await serial(running);
    await put('half of a file', 2);
    expect(await serial(running)).toBe(first.certificate.serialNumber);
    expect(lines.join('')).toContain('PICTURE_SIGNER_FILE cannot be read');
    expect(lines.join('')).not.toContain('half of a file');
  });

  it('is nobody once the certificate has ended, of which the log has warned', async () => {
    await put(textOf(first), 1);
    const running = signers('production', file);
    const ends = Date.parse(first.certificate.validTo);
    now = new Date(ends - 59 * DAY_MS);
    await serial(running);
    await serial(running);
    expect(lines.filter((line) => line.includes('ends soon'))).toHaveLength(1);
    now = new Date(ends + 1000);
    expect(await serial(running)).toBeUndefined();
  });

  it('is judged when the server starts', async () => {
    await put('nothing of use', 1);
    const judging = signers('production', file).check();
    await expect(judging).rejects.toThrow(ConfigError);
    await expect(judging).rejects.toThrow(`PICTURE_SIGNER_FILE is ${file}, which holds fewer than`);
  });
});
