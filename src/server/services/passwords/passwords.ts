import { type Options, hash, verify } from '@node-rs/argon2';
import { ApiFailure } from '#server/api-failure.ts';

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

/** Hashing takes a core whole: one at a time leaves the others to everything else. */
const AT_A_TIME = 1;
/** About two seconds of waiting; whoever comes later is better told to come back. */
const LONGEST_QUEUE = 60;
const RETRY_AFTER_S = 3;

/**
 * One form for what looks the same: systems compose an accented letter differently. NFKC, as in
 * NIST SP 800-63B section 5.1.1.2.
 */
function asTyped(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes with argon2id, one password at a time, so that a rush of sign-ins slows nothing else. */
export function createPasswords(longestQueue = LONGEST_QUEUE): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= AT_A_TIME) {
      if (waiting.length >= longestQueue) {
        throw new ApiFailure('overloaded', { retryAfter: RETRY_AFTER_S });
      }
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The turn is handed on, so that nobody can slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(asTyped(password), ARGON2_OPTIONS)),
    verify: (hashed, password) => inTurn(() => verify(hashed, asTyped(password))),
  };
}
