import type { Rate } from '#contracts/limit.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Throttles } from './throttles.ts';

/**
 * Counts something that may count only once. Resolves with whether it was already counted within the time
 * of the rate.
 */
export async function isRepeated(
  throttles: Pick<Throttles, 'take'>,
  rate: Rate,
  key: string,
): Promise<boolean> {
  try {
    await throttles.take(rate, key);
    return false;
  } catch (problem) {
    if (problem instanceof ApiFailure && problem.code === 'too_many_requests') return true;
    throw problem;
  }
}
