/**
 * A register of products in memory, signed with a key of its own: the answers
 * of a server, genuine or forged.
 */

import type { RegisterAnswer } from '#domain/register/check-answer.ts';
import { bytesOfText, sha256With, toBase64 } from '#domain/register/hashing.ts';
import {
  consistencyRanges,
  foldSubtrees,
  growTree,
  hashLeaf,
  type HashedSubtree,
  inclusionRanges,
  type LeafRange,
  subtreesOf,
} from '#domain/register/merkle-tree.ts';
import { entryText, type ProductEntry, readEntry } from '#domain/register/product-entry.ts';
import { KEY_ALGORITHM, SIGNATURE_ALGORITHM, signedBytes } from '#domain/register/register-head.ts';

export const SIGNED_AT = '2026-11-23T12:00:00.000Z';

const sha256 = sha256With(crypto.subtle);

/** A key for signing a register. */
export function makeKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(KEY_ALGORITHM, true, ['sign', 'verify']);
}

/** The text of an entry of which only `different` matters. */
export function textOf(different: Partial<ProductEntry>): string {
  return entryText({
    id: '7QK2-M0XD-9F3T',
    name: 'Velvet Lip Cream',
    brand: 'Maison Orée',
    batchNumber: 'L2611-04',
    manufacturingDate: '2026-11-02',
    ingredientHash: null,
    certifications: [],
    retailer: '',
    enteredAt: SIGNED_AT,
    corrects: null,
    reason: '',
    previous: '',
    ...different,
  });
}

export interface MemoryRegister {
  /** The answer for some entries, to a device that has seen `since` of them. */
  readonly answer: (indexes: readonly number[], since?: number) => Promise<RegisterAnswer>;
  /** The answer for a code. */
  readonly lookUp: (code: string, since: number) => Promise<RegisterAnswer>;
}

/** A register with these entries. */
export async function memoryRegister(
  texts: readonly string[],
  pair: CryptoKeyPair,
): Promise<MemoryRegister> {
  const hashes = new Map<string, Uint8Array>();
  let edge: readonly HashedSubtree[] = [];
  for (const [index, text] of texts.entries()) {
    const grown = await growTree(sha256, index, edge, await hashLeaf(sha256, bytesOfText(text)));
    for (const { level, place, hash } of grown.made) hashes.set(`${level} ${place}`, hash);
    edge = grown.edge;
  }

  async function hashOf(range: LeafRange): Promise<string> {
    const parts = subtreesOf(range).flatMap(
      ({ level, place }) => hashes.get(`${level} ${place}`) ?? [],
    );
    return toBase64(await foldSubtrees(sha256, parts));
  }
  const listOf = (ranges: readonly LeafRange[]) => Promise.all(ranges.map(hashOf));
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));

  async function answer(indexes: readonly number[], since = 0): Promise<RegisterAnswer> {
    const size = texts.length;
    const facts = { size, root: await hashOf({ start: 0, end: size }), time: SIGNED_AT };
    const signed = await crypto.subtle.sign(
      SIGNATURE_ALGORITHM,
      pair.privateKey,
      signedBytes(facts),
    );
    return {
      head: { ...facts, key: toBase64(spki), signature: toBase64(new Uint8Array(signed)) },
      consistency: since < size ? await listOf(consistencyRanges(since, size)) : [],
      entries: await Promise.all(
        indexes.map(async (index) => ({
          index,
          text: texts[index] ?? '',
          proof: await listOf(inclusionRanges(index, size)),
        })),
      ),
    };
  }

  return {
    answer,
    lookUp: (code, since) =>
      answer(
        [...texts.keys()]
          .filter((index) => readEntry(texts[index] ?? '')?.id === code)
          .toReversed(),
        since,
      ),
  };
}
