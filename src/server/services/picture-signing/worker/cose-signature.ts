import { type KeyObject, sign } from 'node:crypto';
import { encode } from 'cborg';

/** Labels of headers and the number of ES256: RFC 9052 and 9053; of the certificates: RFC 9360. */
const ALGORITHM = 1;
const ES256 = -7;
const X5_CHAIN = 33;
/** Tag 18, which says that a COSE_Sign1 follows (RFC 9052, section 2). */
const COSE_SIGN1 = 0xd2;
const LONGEST_LENGTH_FIELD = 9;
/**
 * Some sizes cannot be reached with one padding, since one more byte can need a longer length field. Then
 * a second padding helps (C2PA's chapter "Digital Signatures").
 */
const SECOND_PADDINGS = [null, 0, 1] as const;

/**
 * A COSE_Sign1 over a detached claim (C2PA's chapter "Digital Signatures"), padded to exactly `size`
 * bytes.
 *
 * @param chain certificates in DER, the signer's first, without the root
 * @throws {RangeError} where the signature does not fit into `size`
 */
export function signClaim(
  claim: Uint8Array,
  chain: readonly Uint8Array[],
  key: KeyObject,
  size: number,
): Uint8Array<ArrayBuffer> {
  const header = encode(
    new Map<number, unknown>([
      [ALGORITHM, ES256],
      [X5_CHAIN, chain.length === 1 ? chain[0] : chain],
    ]),
  );
  const signed = encode(['Signature1', header, new Uint8Array(), claim]);
  const signature = new Uint8Array(sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }));
  for (const more of SECOND_PADDINGS) {
    const bare = write(header, signature, 0, more).length;
    // The longer the padding is, the more bytes its length field takes.
    for (let taken = 0; taken < LONGEST_LENGTH_FIELD && size - bare - taken >= 0; taken += 1) {
      const written = write(header, signature, size - bare - taken, more);
      if (written.length === size) return written;
    }
  }
  throw new RangeError('the signature does not fit into the place that was kept for it');
}

function write(
  header: Uint8Array,
  signature: Uint8Array,
  padding: number,
  more: number | null,
): Uint8Array<ArrayBuffer> {
  const filling = new Map([['pad', new Uint8Array(padding)]]);
  if (more !== null) filling.set('pad2', new Uint8Array(more));
  const body = encode([header, filling, null, signature]);
  return new Uint8Array([COSE_SIGN1, ...body]);
}
