import { vi } from 'vitest';

/** Ample for what happens soon after an answer, even on a busy machine. */
const LATEST_MS = 20_000;

/** Resolves with what `check` returns, once it passes. Rejects with its last failure. */
export async function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: LATEST_MS, interval: 40 });
}
