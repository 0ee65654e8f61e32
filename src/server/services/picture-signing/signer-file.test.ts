import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeRoot, makeSigner } from './certificates.ts';
import { readSigner, SignerFileError, writeSigner } from './signer-file.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const root = makeRoot(NOW);
const signer = makeSigner(root, NOW);
const other = makeRoot(NOW, 'Another');
const good = writeSigner([signer.certificate, root.certificate], signer.key);

describe('a signer in one file', () => {
  it('is read as it was written', () => {
    const read = readSigner(good, NOW);
    expect(read.chain.map(String)).toEqual([String(signer.certificate)]);
    expect(String(read.root)).toBe(String(root.certificate));
    expect(read.key.equals(signer.key)).toBe(true);
  });

  it.each([
    ['is empty', '', 'fewer than two certificates'],
    ['has no root', writeSigner([signer.certificate], signer.key), 'fewer than two'],
    ['has no key', String(signer.certificate) + String(root.certificate), 'no private key'],
    [
      'has the key of another',
      writeSigner([signer.certificate, root.certificate], other.key),
      'not the first certificate’s',
    ],
    [
      'has the root of another',
      writeSigner([signer.certificate, other.certificate], signer.key),
      'not given by the next one',
    ],
    [
      'signs as an authority',
      writeSigner([root.certificate, root.certificate], root.key),
      'not for signing',
    ],
    [
      'is damaged',
      good.replace(/BEGIN CERTIFICATE-----\n.{8}/, 'BEGIN CERTIFICATE-----\nAAAAAAAA'),
      'cannot be read',
    ],
  ])('is refused with a sentence where it %s', (_, text, why) => {
    expect(() => readSigner(text, NOW)).toThrow(SignerFileError);
    expect(() => readSigner(text, NOW)).toThrow(why);
  });

  it('is refused when its time is over', () => {
    expect(() => readSigner(good, new Date('2040-01-01'))).toThrow('ended on');
  });

  it('never quotes a key that it cannot read', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    const broken = pem.replace(/\n.{10}/, '\nAAAAAAAAAA');
    const text = String(signer.certificate) + String(root.certificate) + broken;
    expect(() => readSigner(text, NOW)).toThrow('holds a private key that cannot be read');
  });
});
