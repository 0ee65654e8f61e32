import { type Options, hash, verify } from '@node-rs/argon2';
import type { HashingQueue } from './hashing-queue.ts';

/** Hashes passwords, and compares them with their hashes. */
export interface Passwords {
  /** Rejects with `overloaded` when too many wait already. */
  readonly hash: (password: string) => Promise<string>;
  /** Rejects with `overloaded` when too many wait already. */
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
}

/**
 * The OWASP Password Storage Cheat Sheet's parameters for argon2id, which is the library's default
 * algorithm. Memory is in KiB: 19 MiB.
 */
const ARGON2_OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One form for what looks the same: systems compose accented letters in different ways. NFKC, as in NIST
 * SP 800-63B section 5.1.1.2.
 */
function asTyped(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Hashes with argon2id. A rush of sign-ins must slow nothing else: hashing takes a whole core, and each
 * sign-in queries the database a dozen times. So passwords are hashed one at a time, and give way to
 * others.
 */
export function createPasswords(inTurn: HashingQueue): Passwords {
  return {
    hash: (password) => inTurn(() => hash(asTyped(password), ARGON2_OPTIONS)),
    verify: (hashed, password) => inTurn(() => verify(hashed, asTyped(password))),
  };
}
