import { verify } from 'node:crypto';
import { decode, encode } from 'cborg';
import { describe, expect, it } from 'vitest';
import { makeRoot, makeSigner } from '#server/services/picture-signing/certificates.ts';
import { signClaim } from './cose-signature.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const { certificate, key } = makeSigner(makeRoot(NOW), NOW);
const chain = [new Uint8Array(certificate.raw)];
const claim = new TextEncoder().encode('what is claimed');

/** The parts of a COSE_Sign1, whose tag the decoder does not know. */
function partsOf(signed: Uint8Array) {
  expect(signed[0]).toBe(0xd2);
  const [header, unprotectedHeader, payload, signature] = decode(signed.subarray(1), {
    useMaps: true,
  });
  return { header, unprotectedHeader, payload, signature };
}

describe('the signature of a claim', () => {
  it('can be verified with the certificate in it, over a detached claim', () => {
    const { header, payload, signature } = partsOf(signClaim(claim, chain, key, 2048));
    expect(payload).toBeNull();
    expect(decode(header, { useMaps: true })).toEqual(
      new Map<number, unknown>([
        [1, -7],
        [33, chain[0]],
      ]),
    );
    const signed = encode(['Signature1', header, new Uint8Array(), claim]);
    const publicKey = { key: certificate.publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, publicKey, signature)).toBe(true);
  });

  it('fills every size exactly', () => {
    for (let size = 800; size < 1300; size += 1) {
      expect(signClaim(claim, chain, key, size)).toHaveLength(size);
    }
    expect(signClaim(claim, chain, key, 70_000)).toHaveLength(70_000);
  });

  it('does not fit into less than it needs', () => {
    expect(() => signClaim(claim, chain, key, 300)).toThrow(RangeError);
  });
});
