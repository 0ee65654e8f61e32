import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { bytesOfText, type Bytes, sha256With, toHex } from './hashing.ts';
import {
  consistencyRanges,
  foldSubtrees,
  growTree,
  hasGrownFrom,
  hashLeaf,
  hashOfNothing,
  type HashedSubtree,
  inclusionRanges,
  isIncluded,
  type LeafRange,
  subtreesOf,
} from './merkle-tree.ts';

const sha256 = sha256With(crypto.subtle);

/** A tree with all of its leaves, and every hash that was ever made of it. */
class Tree {
  readonly leaves: Bytes[] = [];
  private readonly hashes = new Map<string, Uint8Array>();
  private edge: readonly HashedSubtree[] = [];

  async add(entry: Uint8Array): Promise<void> {
    const leaf = await hashLeaf(sha256, entry);
    const grown = await growTree(sha256, this.leaves.length, this.edge, leaf);
    for (const { level, place, hash } of grown.made) this.hashes.set(`${level} ${place}`, hash);
    this.edge = grown.edge;
    this.leaves.push(leaf);
  }

  hashOf(range: LeafRange): Promise<Uint8Array> {
    const hashes = subtreesOf(range).map(({ level, place }) =>
      this.hashes.get(`${level} ${place}`),
    );
    return foldSubtrees(
      sha256,
      hashes.filter((hash) => hash !== undefined),
    );
  }

  rootOf(size: number): Promise<Uint8Array> {
    return size === 0 ? hashOfNothing(sha256) : this.hashOf({ start: 0, end: size });
  }

  inclusion(index: number, size: number): Promise<Uint8Array[]> {
    return Promise.all(inclusionRanges(index, size).map((range) => this.hashOf(range)));
  }

  consistency(earlier: number, size: number): Promise<Uint8Array[]> {
    return Promise.all(consistencyRanges(earlier, size).map((range) => this.hashOf(range)));
  }
}

async function treeOf(entries: readonly Uint8Array[]): Promise<Tree> {
  const tree = new Tree();
  for (const entry of entries) await tree.add(entry);
  return tree;
}

const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/**
 * The reference data of certificate-transparency's own tests (merkletree/merkle_tree_test.cc), which its
 * libraries in other languages share.
 */
const PUBLISHED_ENTRIES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map(fromHex);
const PUBLISHED_ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const LEAF_1 = '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7';
const LEAVES_2_3 = '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e';
const LEAVES_4_7 = '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4';
const LEAF_4 = 'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b';
const LEAVES_4_5 = '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a';
const LEAVES_6_7 = 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0';
const [, ONE = '', TWO = '', , FOUR = ''] = PUBLISHED_ROOTS;

describe('the tree of the published entries', () => {
  let tree = new Tree();
  beforeAll(async () => {
    tree = await treeOf(PUBLISHED_ENTRIES);
  });

  it.each(PUBLISHED_ROOTS.map((root, size) => ({ size, root })))(
    'has the published root at $size entries',
    async ({ size, root }) => {
      expect(toHex(await tree.rootOf(size))).toBe(root);
    },
  );

  // The published paths number leaves from 1.
  it.each([
    { leaf: 1, size: 1, path: [] },
    { leaf: 1, size: 8, path: [LEAF_1, LEAVES_2_3, LEAVES_4_7] },
    { leaf: 6, size: 8, path: [LEAF_4, LEAVES_6_7, FOUR] },
    { leaf: 3, size: 3, path: [TWO] },
    { leaf: 2, size: 5, path: [ONE, LEAVES_2_3, LEAF_4] },
  ])('has the published path of leaf $leaf of $size', async ({ leaf, size, path }) => {
    expect((await tree.inclusion(leaf - 1, size)).map(toHex)).toEqual(path);
  });

  it.each([
    { from: 1, to: 1, path: [] },
    { from: 1, to: 8, path: [LEAF_1, LEAVES_2_3, LEAVES_4_7] },
    { from: 6, to: 8, path: [LEAVES_4_5, LEAVES_6_7, FOUR] },
    { from: 2, to: 5, path: [LEAVES_2_3, LEAF_4] },
  ])('has the published proof that it grew from $from to $to', async ({ from, to, path }) => {
    expect((await tree.consistency(from, to)).map(toHex)).toEqual(path);
  });
});

/** Up to this size every pair is gone through; up to `MOST`, every size. */
const EVERY_PAIR = 34;
const MOST = 300;

describe('a tree of any size', () => {
  let tree = new Tree();
  beforeAll(async () => {
    tree = await treeOf(Array.from({ length: MOST }, (_, index) => bytesOfText(`entry ${index}`)));
  });

  async function includes(index: number, size: number, leaf = tree.leaves[index]) {
    if (leaf === undefined) throw new Error('There is no such leaf.');
    const [root, proof] = [await tree.rootOf(size), await tree.inclusion(index, size)];
    return isIncluded(sha256, { leaf, index, size, root, proof });
  }

  async function grew(earlier: number, size: number, proof?: readonly Uint8Array[]) {
    return hasGrownFrom(
      sha256,
      { size: earlier, root: await tree.rootOf(earlier) },
      { size, root: await tree.rootOf(size) },
      proof ?? (await tree.consistency(earlier, size)),
    );
  }

  it('proves every one of its leaves', async () => {
    for (let size = 1; size <= EVERY_PAIR; size += 1) {
      for (let index = 0; index < size; index += 1) expect(await includes(index, size)).toBe(true);
    }
  });

  it('proves that it grew from every size before', async () => {
    for (let size = 0; size <= EVERY_PAIR; size += 1) {
      for (let earlier = 0; earlier <= size; earlier += 1) {
        expect(await grew(earlier, size)).toBe(true);
      }
    }
  });

  it('proves a leaf, and that it grew, at every size', async () => {
    for (let size = 1; size <= MOST; size += 1) {
      const anywhere = (7919 * 13) % size;
      expect(await includes(anywhere, size)).toBe(true);
      expect(await includes(size - 1, size)).toBe(true);
      expect(await grew(anywhere, size)).toBe(true);
      expect(await grew(size - 1, size)).toBe(true);
    }
  });

  const place = fc
    .integer({ min: 2, max: MOST })
    .chain((size) => fc.record({ size: fc.constant(size), index: fc.nat({ max: size - 1 }) }));

  it('does not prove a leaf at another place, in another size, or another leaf', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.nat({ max: MOST - 1 }), async ({ size, index }, other) => {
        fc.pre(other !== index);
        expect(await includes(index, size)).toBe(true);
        expect(await includes(index, size, tree.leaves[other])).toBe(false);
        const leaf = tree.leaves[index] ?? new Uint8Array();
        const [root, proof] = [await tree.rootOf(size), await tree.inclusion(index, size)];
        const claim = { leaf, index, size, root, proof };
        expect(await isIncluded(sha256, { ...claim, index: other })).toBe(false);
        expect(await isIncluded(sha256, { ...claim, proof: proof.slice(1) })).toBe(false);
        expect(await isIncluded(sha256, { ...claim, proof: [...proof, root] })).toBe(false);
        expect(await isIncluded(sha256, { ...claim, root: leaf })).toBe(false);
      }),
    );
  });

  it('does not prove that it grew from a tree with one other entry', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.nat(), async ({ size, index: earlier }, which) => {
        fc.pre(earlier > 0);
        const changed = await treeOf(
          Array.from({ length: earlier }, (_, index) =>
            bytesOfText(index === which % earlier ? 'another entry' : `entry ${index}`),
          ),
        );
        const proof = await tree.consistency(earlier, size);
        const later = { size, root: await tree.rootOf(size) };
        const before = { size: earlier, root: await changed.rootOf(earlier) };
        expect(await hasGrownFrom(sha256, before, later, proof)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('does not prove growth with a hash too many, one too few or one that was changed', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.nat(), async ({ size, index: earlier }, which) => {
        fc.pre(earlier > 0);
        const proof = await tree.consistency(earlier, size);
        const place0 = which % proof.length;
        const changed = proof.map((hash, at) =>
          at === place0 ? hash.map((byte, first) => (first === 0 ? byte ^ 1 : byte)) : hash,
        );
        expect(await grew(earlier, size, proof)).toBe(true);
        expect(await grew(earlier, size, changed)).toBe(false);
        expect(await grew(earlier, size, proof.slice(0, -1))).toBe(false);
        expect(await grew(earlier, size, [...proof, await tree.rootOf(size)])).toBe(false);
      }),
    );
  });

  it('never grew into a smaller one, nor into another of the same size', async () => {
    expect(await grew(9, 5, [])).toBe(false);
    const other = { size: 5, root: await tree.rootOf(4) };
    const own = { size: 5, root: await tree.rootOf(5) };
    expect(await hasGrownFrom(sha256, own, own, [])).toBe(true);
    expect(await hasGrownFrom(sha256, other, own, [])).toBe(false);
  });

  it('needs no more than about two hashes for each doubling of its size', () => {
    const million = 1_000_000;
    expect(inclusionRanges(123_456, million).length).toBeLessThanOrEqual(20);
    expect(inclusionRanges(123_456, million).flatMap(subtreesOf).length).toBeLessThanOrEqual(40);
    expect(consistencyRanges(777_777, million).flatMap(subtreesOf).length).toBeLessThanOrEqual(40);
  });
});

describe('a leaf', () => {
  it('is never taken for an inner node: what was hashed differs in its first byte', async () => {
    const tree = await treeOf([bytesOfText('one'), bytesOfText('two')]);
    const [one = new Uint8Array(), two = new Uint8Array()] = tree.leaves;
    const forged = await hashLeaf(sha256, new Uint8Array([...one, ...two]));
    expect(toHex(forged)).not.toBe(toHex(await tree.rootOf(2)));
  });
});
