import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logout } from '#contracts/session.ts';
import { readSigningRoot, signPicture } from '#contracts/signed-pictures.ts';
import { joinAs, type Member } from '#tests/server/support/account.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { dataUrl, emptyPixels, jpegOf, withComment } from '#tests/server/support/pictures.ts';
import { startPlatform, usePlatform } from '#tests/server/support/platform.ts';
import { readCredentials, signAsOther } from '#tests/support/credentials.ts';
import { makeRoot, makeSigner } from '#server/services/picture-signing/certificates.ts';
import { writeSigner } from '#server/services/picture-signing/signer-file.ts';

const lines: string[] = [];
const platform = usePlatform(
  { LOG_LEVEL: 'trace' },
  { log: { write: (line) => lines.push(line) } },
);
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await jpegOf(emptyPixels(640, 360));
});

let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
  await givePro(platform().connection, zoe.id);
});

function bodyOf(bytes: Uint8Array) {
  return {
    image: dataUrl(bytes),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    consent: true,
  };
}

async function ask(body: unknown) {
  const reply = await zoe.visitor.call(signPicture, { body });
  return { status: reply.statusCode, ...reply.json() };
}

async function signed(bytes: Uint8Array): Promise<{ picture: Buffer; signedAt: string }> {
  const { status, image, signedAt } = await ask(bodyOf(bytes));
  expect(status).toBe(200);
  return { picture: Buffer.from(image.split(',')[1], 'base64'), signedAt };
}

async function root(): Promise<string> {
  const reply = await platform().visitor().call(readSigningRoot);
  return readSigningRoot.reply.parse(reply.json()).root!.certificate;
}

describe('a picture that was signed', () => {
  it('is the same picture, with credentials that hold under the root that is published', async () => {
    const { picture } = await signed(jpeg);
    expect(picture.length - jpeg.length).toBeLessThan(7000);
    const read = await readCredentials(picture, await root());
    expect(read.validation_state).toBe('Trusted');
  });

  it('claims one action, the file that came and the time, and nothing more', async () => {
    const { picture, signedAt } = await signed(jpeg);
    const { active_manifest, manifests } = await readCredentials(picture, await root());
    expect(Object.keys(manifests)).toEqual([active_manifest]);
    const { assertions, claim_generator_info, ingredients, thumbnail, title } =
      manifests[active_manifest]!;
    expect({ ingredients, thumbnail, title }).toEqual({});
    expect(claim_generator_info).toMatchObject([{ name: 'Lookglass', version: '1.2.3' }]);
    expect(assertions).toMatchObject([
      {
        label: 'c2pa.actions.v2',
        data: {
          actions: [
            {
              action: 'c2pa.created',
              when: signedAt,
              description: 'virtual makeup applied, by Lookglass',
            },
          ],
        },
      },
      {
        label: 'app.lookglass.picture',
        data: { sha256: bodyOf(jpeg).sha256, size: jpeg.length },
      },
    ]);
    expect(picture.includes(zoe.id)).toBe(false);
    expect(picture.includes(zoe.email)).toBe(false);
  });

  it('holds no second picture', async () => {
    const { picture } = await signed(jpeg);
    const starts = picture.toString('latin1').split('\u00ff\u00d8\u00ff').length - 1;
    expect(starts).toBe(1);
  });

  it('is no longer what was signed once a single byte differs', async () => {
    const { picture } = await signed(jpeg);
    const last = picture.length - 40;
    picture[last] = picture[last]! ^ 1;
    const { validation_state, validation_results } = await readCredentials(picture, await root());
    expect(validation_state).toBe('Invalid');
    expect(JSON.stringify(validation_results)).toContain('assertion.dataHash.mismatch');
  });

  it('is trusted by nobody who was not given our root', async () => {
    const { picture } = await signed(jpeg);
    const read = await readCredentials(
      picture,
      String(makeRoot(new Date(), 'Another').certificate),
    );
    expect(read.validation_state).toBe('Valid');
    expect(JSON.stringify(read.validation_results)).toContain('signingCredential.untrusted');
  });

  it('leaves nothing of itself in the data folder or the log', async () => {
    lines.length = 0;
    await signed(jpeg);
    const kept = await readdir(platform().dataFolder, { recursive: true });
    expect(kept.filter((name) => /jpe?g|picture\./i.test(name))).toEqual([]);
    const { image, sha256 } = bodyOf(jpeg);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).not.toContain(sha256);
      expect(line).not.toContain(image.slice(40, 80));
    }
  });
});

describe('what is not signed', () => {
  it('is a picture that nobody agreed to send', async () => {
    const { consent, ...rest } = bodyOf(jpeg);
    expect(consent).toBe(true);
    expect(await ask(rest)).toMatchObject({ status: 400, error: 'invalid_input' });
    expect(await ask({ ...rest, consent: false })).toMatchObject({ status: 400 });
  });

  it.each(['claim', 'title', 'description', 'when', 'assertions', 'author'])(
    'is any text of someone else’s: %s',
    async (field) => {
      expect(await ask({ ...bodyOf(jpeg), [field]: 'I say so' })).toMatchObject({
        status: 400,
        error: 'invalid_input',
      });
    },
  );

  it('is a file with words in it', async () => {
    expect(await ask(bodyOf(withComment(jpeg, 'signed by the mayor')))).toMatchObject({
      status: 400,
      error: 'not_a_jpeg',
      details: expect.stringContaining('nothing else'),
    });
  });

  it('is a file with credentials of others, or of our own', async () => {
    const { picture } = await signed(jpeg);
    expect(await ask(bodyOf(picture))).toMatchObject({ status: 400, error: 'not_a_jpeg' });
    expect(await ask(bodyOf(await signAsOther(jpeg)))).toMatchObject({ error: 'not_a_jpeg' });
  });

  it('is a file that is not a whole picture', async () => {
    for (const bytes of [jpeg.subarray(0, 900), Buffer.from('not a picture')]) {
      expect(await ask(bodyOf(bytes))).toMatchObject({ status: 400, error: 'broken_picture' });
    }
  });

  it('is another file than the one that was named', async () => {
    const other = await jpegOf(emptyPixels(64, 64));
    const named = { ...bodyOf(jpeg), image: dataUrl(other) };
    expect(await ask(named)).toMatchObject({ status: 400, error: 'broken_picture' });
    expect(await ask({ ...bodyOf(jpeg), size: jpeg.length + 1 })).toMatchObject({ status: 400 });
  });
});

describe('who may have a picture signed', () => {
  it('is who is signed in, and nobody after a sign-out', async () => {
    const visitor = platform().visitor();
    const body = bodyOf(jpeg);
    expect((await visitor.call(signPicture, { body })).statusCode).toBe(401);
    await zoe.visitor.call(logout);
    expect((await zoe.visitor.call(signPicture, { body })).statusCode).toBe(401);
  });

  it('is who has Pro', async () => {
    const { visitor } = await joinAs(platform());
    const reply = await visitor.call(signPicture, { body: bodyOf(jpeg) });
    expect(reply.json()).toMatchObject({ error: 'pro_required' });
  });

  it('is an account ten times in ten minutes', async () => {
    const wrong = { ...bodyOf(jpeg), size: 1 };
    for (let time = 0; time < 10; time += 1) expect((await ask(wrong)).status).toBe(400);
    expect(await ask(bodyOf(jpeg))).toMatchObject({ status: 429, error: 'too_many_requests' });
  });
});

describe('the root', () => {
  it('is told to everybody, without its key', async () => {
    const reply = await platform().visitor().call(readSigningRoot);
    expect(await root()).toMatch(/^-----BEGIN CERTIFICATE-----/);
    expect(reply.body).not.toContain('PRIVATE');
  });
});

describe('in production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    AUTH_SECRET: 'mirror-of-brass-with-a-long-enough-secret-42',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  };

  async function rootTold(environment: Readonly<Record<string, string>>) {
    const server = await startPlatform({ ...PRODUCTION, ...environment });
    const reply = await server.visitor().call(readSigningRoot);
    await server.stop();
    return reply.json().root;
  }

  it('nothing is signed where the operator named no signer', async () => {
    expect(await rootTold({})).toBeNull();
  });

  it('the operator’s signer signs', async () => {
    const authority = makeRoot(new Date(), 'House of Rosewood');
    const signer = makeSigner(authority, new Date(), 'House of Rosewood');
    const file = join(platform().dataFolder, 'signer.pem');
    await writeFile(file, writeSigner([signer.certificate, authority.certificate], signer.key));
    const told = await rootTold({ PICTURE_SIGNER_FILE: file });
    expect(told.certificate).toBe(String(authority.certificate));
  });

  it('a file that cannot be used is refused when the server starts, with a sentence', async () => {
    const file = join(platform().dataFolder, 'nothing.pem');
    await expect(startPlatform({ ...PRODUCTION, PICTURE_SIGNER_FILE: file })).rejects.toThrow(
      `PICTURE_SIGNER_FILE is ${file}, which cannot be read (ENOENT).`,
    );
  });
});
