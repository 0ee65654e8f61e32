import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';
import type { HashingQueue } from './hashing-queue.ts';

const atOnce: HashingQueue = (work) => work();

const COMPOSED = 'Caf\u00E9-au-lait-7';
const DECOMPOSED = 'Cafe\u0301-au-lait-7';

describe('a password', () => {
  it('is hashed with argon2id', async () => {
    expect(await createPasswords(atOnce).hash(COMPOSED)).toMatch(/^\$argon2id\$/);
  });

  it('is the same however its accents were typed', async () => {
    const { hash, verify } = createPasswords(atOnce);
    expect(COMPOSED).not.toBe(DECOMPOSED);
    expect(await verify(await hash(COMPOSED), DECOMPOSED)).toBe(true);
  });

  it('is a different one if a single letter differs', async () => {
    const { hash, verify } = createPasswords(atOnce);
    expect(await verify(await hash(COMPOSED), 'Cafe-au-lait-7')).toBe(false);
  });
});
