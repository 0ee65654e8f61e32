import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxCarrier } from './outbox-carrier.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-22T08:00:00Z');

let dataFolder: string;
let time: Date;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-outbox-'));
  time = START;
});
afterEach(() => rm(dataFolder, { recursive: true }));

function carrier() {
  const config = { smtpUrl: undefined, mailFrom: 'Lookglass <no-reply@localhost>', dataFolder };
  const log = pino({ level: 'silent' });
  return createOutboxCarrier({ config, secret: 'only for tests', log, now: () => time });
}

function mail(to: string, userId?: string) {
  return { to, subject: 'Hello', text: '', html: '', ...(userId === undefined ? {} : { userId }) };
}

/** The addresses of the mails that are there. */
async function addressees(): Promise<readonly string[]> {
  const names = await readdir(join(dataFolder, 'outbox'));
  const texts = await Promise.all(
    names.toSorted().map((name) => readFile(join(dataFolder, 'outbox', name), 'utf8')),
  );
  return texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim() ?? '');
}

describe('the folder of mails', () => {
  it('forgets those about an account, whatever address they went to, and no others', async () => {
    const { carry, forget } = carrier();
    await carry(mail('n@gmail.com', 'zoe'));
    await carry(mail('new-n@gmail.com', 'zoe'));
    await carry(mail('n@gmail.com'));
    await carry(mail('an@gmail.com', 'ana'));
    time = new Date(START.getTime() + 1);
    await forget(['zoe'], time);
    expect((await addressees()).toSorted()).toEqual(['an@gmail.com', 'n@gmail.com']);
    await forget(['N@gmail.com'.toLowerCase()], time);
    expect(await addressees()).toEqual(['an@gmail.com']);
  });

  it('keeps what is written after the moment, such as a goodbye', async () => {
    const { carry, forget } = carrier();
    const before = new Date(START.getTime() - 1);
    await carry(mail('n@gmail.com', 'zoe'));
    await forget(['zoe'], before);
    expect(await addressees()).toEqual(['n@gmail.com']);
  });

  it('forgets what is older than a moment', async () => {
    const { carry, forgetBefore } = carrier();
    await carry(mail('old@gmail.com'));
    time = new Date(START.getTime() + DAY_MS);
    await carry(mail('new@gmail.com'));
    await forgetBefore(time);
    expect(await addressees()).toEqual(['new@gmail.com']);
  });

  it('has nothing to forget if nothing was ever written', async () => {
    await expect(carrier().forget(['zoe'], START)).resolves.toBeUndefined();
  });

  it('tells nobody by the name of a file whose mail it is', async () => {
    await carrier().carry(mail('n@gmail.com', 'zoe'));
    expect((await readdir(join(dataFolder, 'outbox'))).join()).not.toMatch(/zoe|gmail/);
  });
});
